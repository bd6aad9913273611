import { ApiError, offline } from './api-error.ts'
import type { Sent } from './send-with-progress.ts'

export interface SendJsonOptions {
  readonly signal?: AbortSignal | undefined
  /** Milliseconds until a call without an answer is given up; 30,000 without it. */
  readonly patience?: number | undefined
  readonly idempotencyKey?: string | undefined
}

/** Milliseconds. */
const usualPatience = 30_000

/** Send with the session's cookie, and read the answer as JSON. */
export async function sendJson(
  method: string,
  address: string,
  body: unknown,
  { signal, patience = usualPatience, idempotencyKey }: SendJsonOptions,
): Promise<Sent> {
  const timeout = AbortSignal.timeout(patience)
  const response = await fetch(address, {
    method,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  })
  return { status: response.status, answer: await response.json().catch(() => undefined) }
}

/** An error of ours for what broke on the way; what the caller called off stays as it is. */
export function lostOnTheWay(cause: unknown, signal: AbortSignal | undefined): never {
  if (signal?.aborted) throw cause
  throw new ApiError(0, offline())
}
