import type { Static, TSchema } from 'typebox'
import { Check } from 'typebox/value'
import { ApiError } from './api-error.ts'
import { lostOnTheWay, sendJson } from './send-json.ts'
import { withSession } from './session-renewal.ts'

export { ApiError, type FieldError } from './api-error.ts'

type QueryValue = string | number | boolean | undefined
export interface GetOptions<Reply extends TSchema> {
  /** Parameters of the address; undefined ones are left out. */
  readonly query?: Readonly<Record<string, QueryValue>>
  /** What the reply must look like; any other reply is an error. */
  readonly reply: Reply
  readonly signal?: AbortSignal
}

/**
 * For an address that another module declares as data, such as the list behind a widget. Everything else is a call:
 * see `call` and `useCall`.
 */
export const api = {
  /** @throws ApiError unless the reply fits its schema */
  get: <Reply extends TSchema>(
    path: string,
    { query = {}, reply, signal }: GetOptions<Reply>,
  ): Promise<Static<Reply>> =>
    withSession(async () => {
      const sent = await sendJson('GET', address(path, query), undefined, { signal }).catch((cause: unknown) =>
        lostOnTheWay(cause, signal),
      )
      const { status, answer } = sent
      if (status < 200 || status > 299 || !Check(reply, answer)) throw new ApiError(status, answer)
      return answer
    }),
}

function address(path: string, query: Readonly<Record<string, QueryValue>>): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) parameters.set(name, String(value))
  const text = parameters.toString()
  return text === '' ? path : `${path}?${text}`
}
