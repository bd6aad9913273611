/** One field that a person can mend. */
export interface FieldError {
  /** Name of the field in the request, such as `slug` or `nodes/a1/props/text`. */
  readonly path: string
  readonly message: string
}

/** An error the host turns into a reply: status, code and a sentence for the person who can act on it. */
export class AshlarError extends Error {
  override readonly name = 'AshlarError'
  readonly code: string
  readonly status: number
  readonly errors: readonly FieldError[]
  /** Further members of the reply's body, such as both versions of a document on 409. */
  readonly details: Readonly<Record<string, unknown>>

  constructor(
    code: string,
    status: number,
    message: string,
    more: { errors?: readonly FieldError[]; details?: Readonly<Record<string, unknown>>; cause?: unknown } = {},
  ) {
    super(message, { cause: more.cause })
    this.code = code
    this.status = status
    this.errors = more.errors ?? []
    this.details = more.details ?? {}
  }

  /** The same error naming the fields at fault. */
  at(...errors: readonly FieldError[]): AshlarError {
    return new AshlarError(this.code, this.status, this.message, { errors, details: this.details, cause: this.cause })
  }

  /** The same error with further members for the reply's body. */
  with(details: Readonly<Record<string, unknown>>): AshlarError {
    return new AshlarError(this.code, this.status, this.message, { errors: this.errors, details, cause: this.cause })
  }

  /** The same error keeping what brought it about, for the log. */
  causedBy(cause: unknown): AshlarError {
    return new AshlarError(this.code, this.status, this.message, { errors: this.errors, details: this.details, cause })
  }
}

type ErrorTable = Readonly<Record<string, readonly [status: number, message: (...args: never[]) => string]>>
type ErrorFactories<Table extends ErrorTable> = {
  readonly [K in keyof Table]: (...args: Parameters<Table[K][1]>) => AshlarError
}

/**
 * Declare every error a module can raise, in one table. Codes are `<PREFIX>_<KEY>`; core's own prefix is empty.
 *
 * @example defineErrors('INVOICING', { ALREADY_ISSUED: [409, (n: string) => `Invoice ${n} has already been issued.`] })
 */
export function defineErrors<const Table extends ErrorTable>(
  prefix: Uppercase<string>,
  table: Table,
): ErrorFactories<Table> {
  const factories = Object.entries(table).map(([key, [status, message]]) => [
    key,
    (...args: never[]) => new AshlarError(prefix === '' ? key : `${prefix}_${key}`, status, message(...args)),
  ])
  return Object.freeze(Object.fromEntries(factories)) as ErrorFactories<Table>
}
