/** One field that was refused. */
export interface FieldError {
  /** Where it stands in what was sent: `address/city`. */
  readonly path: string
  /** For a person. */
  readonly message: string
}

/** The server refused a call; `message` is its sentence for a person. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  /** Tells programs what was wrong, such as `INVALID_FIELDS`; `UNKNOWN` where the answer was not the API's. */
  readonly code: string
  readonly errors: readonly FieldError[]
  /** Under which the server's log has it. */
  readonly requestId: string | undefined

  constructor(status: number, body: unknown) {
    const { error, code, errors, requestId } = toldIn(body)
    super(error ?? `The server answered ${status}.`)
    this.status = status
    this.code = code ?? 'UNKNOWN'
    this.errors = errors
    this.requestId = requestId
  }
}

/** No answer came, however often it was asked for; `cause` says why. */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError'
}

function toldIn(body: unknown) {
  const { error, code, errors, requestId } = membersOf(body)
  return {
    error: textOf(error),
    code: textOf(code),
    errors: Array.isArray(errors) ? errors.flatMap(fieldErrorOf) : [],
    requestId: textOf(requestId),
  }
}

function fieldErrorOf(value: unknown): FieldError[] {
  const { path, message } = membersOf(value)
  return typeof path === 'string' && typeof message === 'string' ? [{ path, message }] : []
}

const membersOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)
