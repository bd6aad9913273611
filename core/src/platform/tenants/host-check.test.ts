import { createServer } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { checkPath } from '../../http/host-check-route.ts'
import { checkHost, type HostWorld } from './host-check.ts'

const host = 'www.example.com'
const stop: (() => void)[] = []
afterEach(() => {
  for (const each of stop.splice(0)) each()
})

/** A world in which the name leads to whatever is given, and no other. */
function world(more: Partial<HostWorld> & { address?: string } = {}): HostWorld {
  const address = more.address ?? '10.0.0.1'
  const network = { resolve: async () => [{ address, family: 4 }], isAllowed: (each: string) => each === '127.0.0.1' }
  return { network, txt: async () => [], ...more }
}

describe('verification of host names', () => {
  it('believes the TXT record that only its owner can set', async () => {
    const txt = async (name: string) => (name === `_ashlar.${host}` ? ['v=spf1', 'ashlar-host=abc'] : [])
    expect(await checkHost(host, 'abc', world({ txt }))).toMatchObject({ isVerified: true })
    expect(await checkHost(host, 'other', world({ txt }))).toMatchObject({ isVerified: false })
  })

  it('believes a name under which this server shows its code, and says what else it found', async () => {
    const asked: (string | undefined)[] = []
    const server = createServer((request, reply) => {
      asked.push(request.url)
      reply.end('abc\n')
    }).listen(0, '127.0.0.1')
    stop.push(() => server.close().closeAllConnections())
    await new Promise((resolve) => server.once('listening', resolve))
    const address = server.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    const here = world({ address: '127.0.0.1' })
    expect(await checkHost(`${host}:${port}`, 'abc', here)).toMatchObject({ isVerified: false })
    expect(asked).toEqual([checkPath])
    expect((await checkHost(`${host}:${port}`, 'else', here)).finding).toContain('another server')
    expect((await checkHost(host, 'abc', world())).finding).toContain('private network')
    const nowhere = { ...world().network, resolve: () => Promise.reject(new Error('ENOTFOUND')) }
    expect((await checkHost(host, 'abc', world({ network: nowhere }))).finding).toContain('no DNS record')
  })
})
