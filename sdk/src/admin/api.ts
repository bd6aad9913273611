import Type, { type Static, type TSchema } from 'typebox'
import { Check } from 'typebox/value'

const ErrorBody = Type.Object({
  error: Type.String(),
  code: Type.String(),
  errors: Type.Optional(Type.Array(Type.Object({ path: Type.String(), message: Type.String() }))),
  requestId: Type.Optional(Type.String()),
})

/** One field that the server refused. */
export interface FieldError {
  readonly path: string
  readonly message: string
}

/** A call that did not succeed. `message` is a sentence for the person at the screen. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** HTTP status; 0 when no answer came. */
  readonly status: number
  /** Such as `INVALID_FIELDS`; `OFFLINE` when no answer came, `UNREADABLE` when it was not understood. */
  readonly code: string
  readonly errors: readonly FieldError[]
  /** What to look for in the server's log. */
  readonly requestId: string | undefined
  /** The reply's body, for members of single errors such as both versions on 409. */
  readonly body: unknown

  constructor(status: number, body: unknown) {
    const known = Check(ErrorBody, body) ? body : undefined
    super(known?.error ?? 'The server gave an answer that could not be read.')
    this.status = status
    this.code = known?.code ?? 'UNREADABLE'
    this.errors = known?.errors ?? []
    this.requestId = known?.requestId
    this.body = body
  }
}

const offline = {
  error: 'The server did not answer. Check your connection and try again; nothing was changed.',
  code: 'OFFLINE',
}

type QueryValue = string | number | boolean | undefined
export interface CallOptions<Reply extends TSchema> {
  /** Parameters of the address; undefined ones are left out. */
  readonly query?: Readonly<Record<string, QueryValue>>
  /** What the reply must look like; any other reply is an error. */
  readonly reply: Reply
  readonly signal?: AbortSignal
}

let askToSignIn = (): void => {}

/** What to do when the session has ended (401); set once by the shell. */
export function onSignedOut(action: () => void): void {
  askToSignIn = action
}

/** Milliseconds until a call without an answer is given up. */
const patience = 30_000

async function call<Reply extends TSchema>(
  method: string,
  path: string,
  body: unknown,
  { query = {}, reply, signal }: CallOptions<Reply>,
): Promise<Static<Reply>> {
  const timeout = AbortSignal.timeout(patience)
  const response = await fetch(address(path, query), {
    method,
    credentials: 'same-origin',
    headers: { accept: 'application/json', ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  }).catch((cause: unknown) => {
    if (signal?.aborted) throw cause
    throw new ApiError(0, offline)
  })
  const answer: unknown = await response.json().catch(() => undefined)
  if (response.status === 401) askToSignIn()
  if (!response.ok || !Check(reply, answer)) throw new ApiError(response.status, answer)
  return answer
}

function address(path: string, query: Readonly<Record<string, QueryValue>>): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) parameters.set(name, String(value))
  const text = parameters.toString()
  return text === '' ? path : `${path}?${text}`
}

/** Calls of the product's API with the session's cookie. Each throws an `ApiError` unless the reply fits its schema. */
export const api = {
  get: <Reply extends TSchema>(path: string, options: CallOptions<Reply>) => call('GET', path, undefined, options),
  post: <Reply extends TSchema>(path: string, body: unknown, options: CallOptions<Reply>) =>
    call('POST', path, body, options),
  put: <Reply extends TSchema>(path: string, body: unknown, options: CallOptions<Reply>) =>
    call('PUT', path, body, options),
  delete: <Reply extends TSchema>(path: string, options: CallOptions<Reply>) =>
    call('DELETE', path, undefined, options),
}

/** The least a successful reply says. */
export const Done = Type.Object({ success: Type.Literal(true) })

/** Reply of a list call. */
export function Rows<Row extends TSchema>(row: Row) {
  return Type.Object({
    success: Type.Literal(true),
    results: Type.Object({
      rows: Type.Array(row),
      total: Type.Integer(),
      truncated: Type.Optional(Type.Boolean()),
    }),
  })
}
