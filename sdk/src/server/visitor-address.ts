import type { IncomingMessage } from 'node:http'
import { token } from '../definition/token.ts'

/** Where a request comes from, told by proxies that the operator trusts. Given by the host. */
export interface VisitorAddress {
  /** An IP address; empty for a connection that has none. */
  of(request: Pick<IncomingMessage, 'headers' | 'socket'>): string
}
export const VisitorAddress = token<VisitorAddress>('core.visitor-address')
