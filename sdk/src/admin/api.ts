import Type, { type Static, type TSchema } from 'typebox'
import { Check } from 'typebox/value'
import { ApiError, offline } from './api-error.ts'
import { sendWithProgress } from './send-with-progress.ts'
import { withSession } from './session-renewal.ts'

export { ApiError, type FieldError } from './api-error.ts'
export { onSignedOut } from './session-renewal.ts'

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
  delete: <Reply extends TSchema>(
    path: string,
    { body, ...options }: CallOptions<Reply> & { readonly body?: unknown },
  ) => call('DELETE', path, body, options),
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
