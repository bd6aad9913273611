import { lookup } from 'node:dns/promises'
import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'
import { type Answer, type PinnedAddress, requestPinned } from './pinned-request.ts'
import { isPublicAddress } from './public-address.ts'

/** How names become addresses, and which addresses may be spoken to. Tests bring one that leads to themselves. */
export interface Network {
  resolve(host: string): Promise<readonly PinnedAddress[]>
  /** `host` is the name, or address, that was asked for. */
  isAllowed(address: string, host: string): boolean
}

export const publicNetwork: Network = {
  resolve: (host) => lookup(host, { all: true, verbatim: true }),
  isAllowed: isPublicAddress,
}

export interface SafeFetchOptions {
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
  /** Bytes of the answer's body, more is refused; 10 MB without it. */
  readonly maxBytes?: number
  /** For everything together, redirects included; 5,000 without it. */
  readonly milliseconds?: number
  /** Followed at most; 3 without it. Each target is checked again. */
  readonly redirects?: number
  readonly network?: Network
}

export interface SafeReply {
  /** Any status that is no redirect: 404 and 500 are answers too. */
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
  /** Address that answered, after redirects. */
  readonly url: string
}

type Reason = 'address' | 'not-found' | 'unreachable' | 'timeout' | 'too-large' | 'redirects'

/** Nothing was fetched. The message is for the person who gave the address; it tells nothing of the server's network. */
export class SafeFetchError extends Error {
  override readonly name = 'SafeFetchError'
  readonly reason: Reason
  constructor(reason: Reason, message: string, cause?: unknown) {
    super(message, { cause })
    this.reason = reason
  }
}

/**
 * Fetch an address that somebody typed (webhooks, checks of host names, imports) without being led into the server's
 * own network (T14): the name is resolved once, every address it gives must be public, and the connection goes to
 * the address that was checked. No proxy, no cookies, no connection kept.
 *
 * @throws SafeFetchError
 */
export async function safeFetch(address: string | URL, options: SafeFetchOptions = {}): Promise<SafeReply> {
  const signal = AbortSignal.timeout(options.milliseconds ?? 5_000)
  try {
    return await follow(checkedUrl(String(address)), options, signal)
  } catch (error) {
    if (error instanceof SafeFetchError) throw error
    if (signal.aborted) throw new SafeFetchError('timeout', 'The other server took too long to respond.', error)
    throw new SafeFetchError('unreachable', 'The other server could not be reached.', error)
  }
}

async function follow(start: URL, options: SafeFetchOptions, signal: AbortSignal): Promise<SafeReply> {
  const { network = publicNetwork, maxBytes = 10_000_000, redirects = 3 } = options
  let url = start
  let { method = 'GET', headers = {}, body } = options
  for (let step = 0; step <= redirects; step++) {
    const addresses = await checkedAddresses(url.hostname, network, signal)
    const answer = await requestPinned({ url, method, headers, body, maxBytes, addresses, signal })
    if (answer.isTooLarge) throw new SafeFetchError('too-large', `The response is larger than ${maxBytes} bytes.`)
    const next = redirectOf(answer, url)
    if (next === null) return { status: answer.status, headers: answer.headers, body: answer.body, url: url.href }
    if (answer.status === 303 || (method === 'POST' && answer.status < 303)) {
      method = 'GET'
      body = undefined
      headers = without(headers, ['content-type', 'content-length'])
    }
    // What proves who we are is for the server it was meant for.
    if (next.origin !== url.origin) headers = without(headers, ['authorization', 'cookie'])
    url = next
  }
  throw new SafeFetchError('redirects', 'The other server redirects too many times.')
}

function checkedUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:'))
    throw new SafeFetchError('address', 'The address must start with https:// or http://.')
  if (url.username !== '' || url.password !== '')
    throw new SafeFetchError('address', 'The address must not contain a user name or password.')
  return url
}

async function checkedAddresses(hostname: string, network: Network, signal: AbortSignal) {
  const host = hostname.replace(/^\[|\]$/g, '')
  const family = isIP(host)
  const found = family === 0 ? await resolved(host, network, signal) : [{ address: host, family }]
  if (!found.every(({ address }) => network.isAllowed(address, host)))
    throw new SafeFetchError('address', 'This address points to a private network, which is not allowed.')
  return found
}

/** The system's resolver can't be stopped; what it finds too late is not waited for. */
async function resolved(host: string, network: Network, signal: AbortSignal): Promise<readonly PinnedAddress[]> {
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  const asked = network.resolve(host).catch((cause: unknown) => {
    throw new SafeFetchError('not-found', `There is no server named ${host}.`, cause)
  })
  const found = await Promise.race([asked, late])
  if (found.length === 0) throw new SafeFetchError('not-found', `There is no server named ${host}.`)
  return found
}

function redirectOf({ status, headers: { location } }: Answer, from: URL): URL | null {
  if (![301, 302, 303, 307, 308].includes(status) || location === undefined) return null
  if (!URL.canParse(location, from))
    throw new SafeFetchError('address', 'The other server redirects to an invalid address.')
  return checkedUrl(new URL(location, from).href)
}

function without(headers: Readonly<Record<string, string>>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name.toLowerCase())))
}
