import Type, { type Static, type TSchema } from 'typebox'
import { Check } from 'typebox/value'
import { texts } from '../texts/texts.ts'
import { sendWithProgress } from './send-with-progress.ts'

const t = texts('admin')

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
    super(known?.error ?? t('The server gave an answer that could not be read.'))
    this.status = status
    this.code = known?.code ?? 'UNREADABLE'
    this.errors = known?.errors ?? []
    this.requestId = known?.requestId
    this.body = body
  }
}

const offline = () => ({
  error: t('The server did not answer. Check your connection and try again; nothing was changed.'),
  code: 'OFFLINE',
})

type QueryValue = string | number | boolean | undefined
export interface CallOptions<Reply extends TSchema> {
  /** Parameters of the address; undefined ones are left out. */
  readonly query?: Readonly<Record<string, QueryValue>>
  /** What the reply must look like; any other reply is an error. */
  readonly reply: Reply
  readonly signal?: AbortSignal
  /** Milliseconds until a call without an answer is given up; 30,000 without it. */
  readonly patience?: number
}
export interface UploadOptions<Reply extends TSchema> {
  readonly reply: Reply
  readonly contentType: string
  /** Told how much of the file has left, from 0 to 1. */
  readonly onProgress?: (share: number) => void
  readonly signal?: AbortSignal
}

let renew = async (): Promise<boolean> => false
let renewing: Promise<boolean> | undefined

/**
 * How to have a session again when it has ended (401); set once by the shell. Calls that are refused meanwhile wait
 * for it together, and are repeated when it says true.
 */
export function onSignedOut(action: () => Promise<boolean>): void {
  renew = action
}

const isSignedOut = (error: unknown) => error instanceof ApiError && error.code === 'NOT_SIGNED_IN'

async function withSession<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (!isSignedOut(error)) throw error
    renewing ??= renew().finally(() => {
      renewing = undefined
    })
    if (!(await renewing)) throw error
    return ask()
  }
}

/** Milliseconds. */
const usualPatience = 30_000

async function call<Reply extends TSchema>(
  method: string,
  path: string,
  body: unknown,
  { query = {}, reply, signal, patience = usualPatience }: CallOptions<Reply>,
): Promise<Static<Reply>> {
  return withSession(async () => {
    const timeout = AbortSignal.timeout(patience)
    const response = await fetch(address(path, query), {
      method,
      credentials: 'same-origin',
      headers: { accept: 'application/json', ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    }).catch((cause: unknown) => {
      if (signal?.aborted) throw cause
      throw new ApiError(0, offline())
    })
    return accepted(response.status, await response.json().catch(() => undefined), reply)
  })
}

/** A file as the body. No limit of time: a slow line is not a failure, and the person sees how far it is. */
async function upload<Reply extends TSchema>(
  path: string,
  file: Blob,
  { reply, ...how }: UploadOptions<Reply>,
): Promise<Static<Reply>> {
  return withSession(async () => {
    const { status, answer } = await sendWithProgress(path, file, how).catch((cause: unknown) => {
      if (how.signal?.aborted) throw cause
      throw new ApiError(0, offline())
    })
    return accepted(status, answer, reply)
  })
}

function accepted<Reply extends TSchema>(status: number, answer: unknown, reply: Reply): Static<Reply> {
  if (status < 200 || status > 299 || !Check(reply, answer)) throw new ApiError(status, answer)
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
  upload,
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
