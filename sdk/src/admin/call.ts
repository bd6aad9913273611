import type { TSchema } from 'typebox'
import { Check } from 'typebox/value'
import { type BodyOf, type Call, isMediaType, type MediaType, type ReplyOf } from '../definition/call.ts'
import { type AddressInput, addressWith, type Given, type Optionally } from '../definition/call-address.ts'
import { ApiError } from './api-error.ts'
import { lostOnTheWay, sendJson } from './send-json.ts'
import { type Sent, sendWithProgress } from './send-with-progress.ts'
import { withSession } from './session-renewal.ts'

/** A call whose reply is JSON; of any other the address is asked (`addressOf`). */
export type JsonCall = Call & { readonly envelope: TSchema }

type BodyInput<C extends Call> = C['body'] extends MediaType
  ? { readonly body: Blob | FormData }
  : C['body'] extends TSchema
    ? { readonly body: Given<BodyOf<C>> }
    : Record<never, never>

/** What a call takes: `params`, `query` and `body`, as far as it has them. */
export type CallInput<C extends Call> = AddressInput<C> & BodyInput<C>

export interface CallOptions {
  readonly signal?: AbortSignal
  /** Milliseconds until a call without an answer is given up; 30,000 without it, and no limit for a file. */
  readonly patience?: number
  /** Told how much of a file has left, from 0 to 1. */
  readonly onProgress?: (share: number) => void
  /** A POST that is sent again with the same key is done once; 1 to 200 visible characters, such as a random UUID. */
  readonly idempotencyKey?: string
}

/** An argument that may be left out where nothing has to be given. */
export type CallArguments<C extends Call> = Optionally<CallInput<C> & CallOptions>

/**
 * Make a call with the session's cookie.
 *
 * @example const { list } = await call(saveList, { params: { id }, body })
 * @throws ApiError when it is refused, when no answer comes, and when the answer does not fit the call's schema
 */
export function call<C extends JsonCall>(made: C, ...[input]: CallArguments<C>): Promise<ReplyOf<C>> {
  return send(made, input ?? {})
}

/** What is sent with a call, its types forgotten. */
export interface Sending extends CallOptions {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
}

/** The same for code that holds calls of any kind. */
export function send<C extends JsonCall>(made: C, sending: Sending): Promise<ReplyOf<C>> {
  const address = addressWith(made, sending)
  return withSession(async () => {
    const { status, answer } = await sent(made, address, sending).catch((cause: unknown) =>
      lostOnTheWay(cause, sending.signal),
    )
    if (status < 200 || status > 299 || !fits(made, answer)) throw new ApiError(status, answer)
    return answer
  })
}

const fits = <C extends JsonCall>({ envelope }: C, answer: unknown): answer is ReplyOf<C> =>
  envelope !== undefined && Check(envelope, answer)

function sent({ method, body: type }: Call, address: string, { body, ...options }: Sending): Promise<Sent> {
  if (!isMediaType(type)) return sendJson(method, address, body, options)
  if (!(body instanceof Blob || body instanceof FormData)) throw new Error(`${address} takes a file or a form.`)
  return sendWithProgress(address, body, { ...options, contentType: type.contentType })
}
