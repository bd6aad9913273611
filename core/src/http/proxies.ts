import { BlockList, isIP } from 'node:net'
import type { VisitorAddress } from '@ashlar/sdk/surface'
import type { Config } from '../config/config.ts'
import { isPublicAddress } from './public-address.ts'

/** Whether a connection from this address is a proxy's whose headers are believed (`ASHLAR_TRUST_PROXY`). */
export type IsProxy = (address: string | undefined) => boolean

/** A number of proxies says that all connections come from the last of them. */
export function proxyCheck(trusted: Config['trustedProxies']): IsProxy {
  if (trusted === undefined) return () => false
  if (typeof trusted === 'number') return () => true
  const list = new BlockList()
  for (const network of trusted) {
    const [address = '', bits] = network.split('/')
    const family = familyOf(address)
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  // An IPv4 address may come in as ::ffff:192.0.2.7, which the list recognises.
  return (address) => address !== undefined && isIP(address) !== 0 && list.check(address, familyOf(address))
}

/**
 * Whose connections carry the requests of many visitors, so that they are not counted. A number of proxies names none
 * of them: who comes from the public internet past a proxy in the server's own network is counted.
 */
export function sharedConnections(trusted: Config['trustedProxies']): IsProxy {
  if (typeof trusted !== 'number') return proxyCheck(trusted)
  return (address) => address !== undefined && !isPublicAddress(address.replace(/^::ffff:(?=\d+\.)/i, ''))
}

/** Where requests come from, as Fastify's `request.ip` says it: the first address that no trusted proxy has. */
export function visitorAddress(trusted: Config['trustedProxies']): VisitorAddress {
  const check = proxyCheck(trusted)
  const isTrusted = (address: string, hop: number) => (typeof trusted === 'number' ? hop < trusted : check(address))
  return {
    of: ({ headers, socket }) => {
      let address = socket.remoteAddress ?? ''
      const told = headers['x-forwarded-for']
      if (typeof told !== 'string') return address
      const earlier = told.split(',')
      for (let hop = 0; isTrusted(address, hop); hop++) {
        const next = earlier.pop()?.trim()
        if (!next) break
        address = next
      }
      return address
    },
  }
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')
