import { token } from '../definition/token.ts'

/** What a server outside answered; any status is an answer. */
export interface OutsideReply {
  readonly status: number
  readonly body: Buffer
}

/** A request to a server outside. */
export interface OutsideRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Begins with `https://` or `http://`. */
  readonly address: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
  /** The hosts that may be spoken to, where the package or a setting names them; any public one without. */
  readonly hosts?: readonly string[]
  /**
   * Variable of the installation that may hold the address of the server, such as `STRIPE_API_URL`. A server that the
   * operator names there may lie in a private network. Without the variable, or for any other server, nothing changes.
   */
  readonly variable?: string
  /** Bytes of the answer, more is refused; 64 KB without it, 10 MB at most. */
  readonly maxBytes?: number
}

/**
 * Ask a server outside without being led into the installation's own network (T14): five seconds and 10 MB at most. Ask
 * outside of any unit of work.
 */
export interface OutsideFetch {
  /** What lies at an address that somebody typed. Follows a few redirects, each looked at again.
   * @throws an Error whose message is for the person who gave the address */
  get(address: string): Promise<OutsideReply>
  /**
   * Send a request, which is never passed on to another address. A host that could not be reached five times in a row
   * rests for this website, half a minute and then twice as long each time, up to ten minutes; until then it counts as
   * out of reach at once.
   *
   * @throws an Error whose message is for the person who gave the address
   */
  send(request: OutsideRequest): Promise<OutsideReply>
  /**
   * The IP address to speak to a host by another protocol than HTTP, such as a mail server: of a name that was looked up
   * just now, so that what is spoken to is what was looked at. Undefined for one in a private network (T14).
   *
   * @throws an Error for a name that can't be looked up
   */
  addressOf(host: string): Promise<string | undefined>
}
export const OutsideFetch = token<OutsideFetch>('core.outside-fetch')
