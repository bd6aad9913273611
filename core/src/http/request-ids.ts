import type { IsProxy } from './proxies.ts'

/** What a log can be searched for and a person can quote. */
const wellFormed = /^[A-Za-z0-9._:=+/-]{1,80}$/

interface Incoming {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly socket: { readonly remoteAddress?: string | undefined }
}

/** Gives the id of a request: a trusted proxy's `X-Request-Id`, otherwise one that no other process gives. */
export function requestIds(isProxy: IsProxy): (request: Incoming) => string {
  const process = Math.floor(Math.random() * 0xffffffff).toString(36)
  let count = 0
  return ({ headers, socket }) => {
    const given = headers['x-request-id']
    if (typeof given === 'string' && wellFormed.test(given) && isProxy(socket.remoteAddress)) return given
    return `${process}-${(count++).toString(36)}`
  }
}
