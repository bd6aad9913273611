import { BlockList, isIP, isIPv4 } from 'node:net'

/** IPv4 ranges that lead to this machine, its network, or nowhere (IANA special-purpose registry). */
const closed4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const

/** Within what is global at all: ranges that carry an IPv4 address inside (6to4, Teredo), tests and documentation. */
const closed6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const closed = new BlockList()
for (const [address, bits] of closed4) closed.addSubnet(address, bits, 'ipv4')
for (const [address, bits] of closed6) closed.addSubnet(address, bits, 'ipv6')

/** Everything else of IPv6 is local, mapped from IPv4 (also through NAT64) or not given out. */
const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address lies in the public internet: nothing of the server's own network, whatever its spelling. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !closed.check(address, 'ipv4')
  return isIP(address) === 6 && global6.check(address, 'ipv6') && !closed.check(address, 'ipv6')
}
