import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { isPublicAddress } from './public-address.ts'
import { type Network, safeFetch } from './safe-fetch.ts'

const open: Server[] = []
afterEach(() => {
  for (const server of open.splice(0)) server.close().closeAllConnections()
})

async function listening(answer: RequestListener): Promise<number> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  open.push(server)
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

const here = { address: '127.0.0.1', family: 4 }
/** Names ending in `.test` are this machine and allowed; what is private by name stays private. */
const lab: Network = {
  resolve: async (host) => (host.startsWith('inner') ? [{ address: '10.0.0.5', family: 4 }] : [here]),
  isAllowed: (address) => address === here.address,
}

describe('which addresses are public (T14)', () => {
  it.each([
    '0.0.0.0',
    '10.0.0.1',
    '100.64.0.1',
    '100.127.255.254',
    '127.0.0.1',
    '127.8.8.8',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.1',
    '192.0.2.1',
    '192.88.99.1',
    '192.168.1.1',
    '198.18.0.1',
    '198.19.255.255',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '239.1.1.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::127.0.0.1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '::ffff:a9fe:a9fe',
    '64:ff9b::7f00:1',
    '64:ff9b::8.8.8.8',
    '64:ff9b:1::1',
    '100::1',
    '2001::1',
    '2001:10::1',
    '2001:db8::1',
    '2002:7f00:1::',
    '3fff::1',
    '5f00::1',
    'fc00::1',
    'fd12::1',
    'fe80::1',
    'fec0::1',
    'ff02::1',
    '',
    'localhost',
    '1.2.3',
    'fe80::1%eth0',
  ])('%s is not', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })

  it.each([
    '1.1.1.1',
    '8.8.8.8',
    '100.63.255.255',
    '100.128.0.1',
    '172.15.0.1',
    '172.32.0.1',
    '192.0.1.1',
    '223.255.255.255',
    '2606:4700::1111',
    '2a00::1',
    '2001:4860:4860::8888',
  ])('%s is', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })
})

describe('what is fetched (T14, S1)', () => {
  it.each([
    'http://127.0.0.1/',
    'http://localhost/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://0177.0.0.1/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://169.254.169.254/latest/',
    'http://0/',
    'https://127.1/',
    'http://１２７.０.０.１/',
    'http://127。0。0。1/',
  ])('nothing of the own network: %s', async (address) => {
    await expect(safeFetch(address)).rejects.toMatchObject({ name: 'SafeFetchError', reason: 'address' })
  })

  it.each([
    'file:///etc/passwd',
    'ftp://a.test/',
    'gopher://a.test/',
    'data:text/plain,x',
    'a.test',
    '',
    'http://user:pass@a.test/',
  ])('nothing but http: %s', async (address) => {
    await expect(safeFetch(address, { network: lab })).rejects.toMatchObject({ reason: 'address' })
  })

  it('a name is refused when one of its addresses is private', async () => {
    const network = { ...lab, resolve: async () => [here, { address: '10.0.0.1', family: 4 }] }
    await expect(safeFetch('http://a.test/', { network })).rejects.toMatchObject({ reason: 'address' })
  })

  it('speaks to the address that was checked, and asks for it once (DNS that changes its answer)', async () => {
    const port = await listening((request, reply) => reply.end(`${request.headers.host}`))
    let asked = 0
    const resolve = async () => {
      asked += 1
      return [asked === 1 ? here : { address: '10.0.0.1', family: 4 }]
    }
    const reply = await safeFetch(`http://a.test:${port}/`, { network: { ...lab, resolve } })
    expect([reply.status, reply.body.toString(), asked]).toEqual([200, `a.test:${port}`, 1])
  })

  it('checks the target of each redirect again, and follows three', async () => {
    const port = await listening((request, reply) => {
      const left = Number(request.url?.slice(1) ?? 0)
      const location = request.url === '/inner' ? 'http://inner.test/' : `/${left - 1}`
      if (request.url === '/0') reply.end('here')
      else reply.writeHead(302, { location }).end()
    })
    const get = (path: string) => safeFetch(`http://a.test:${port}/${path}`, { network: lab })
    expect((await get('3')).body.toString()).toBe('here')
    await expect(get('4')).rejects.toMatchObject({ reason: 'redirects' })
    await expect(get('inner')).rejects.toMatchObject({ reason: 'address' })
  })

  it('gives what proves who asks to the first server alone, and asks on without a body', async () => {
    const seen: string[] = []
    const port = await listening((request, reply) => {
      seen.push(`${request.method} ${request.headers.authorization ?? '-'} ${request.headers['content-type'] ?? '-'}`)
      if (request.url === '/') reply.writeHead(302, { location: `http://b.test:${port}/end` }).end()
      else reply.end()
    })
    const headers = { Authorization: 'secret', 'content-type': 'text/plain' }
    await safeFetch(`http://a.test:${port}/`, { method: 'POST', body: 'x', headers, network: lab })
    expect(seen).toEqual(['POST secret text/plain', 'GET - -'])
  })

  it('stops at the size and at the time it was given', async () => {
    const port = await listening((request, reply) => {
      if (request.url === '/large') reply.end('x'.repeat(2000))
    })
    const get = (path: string) =>
      safeFetch(`http://a.test:${port}${path}`, { network: lab, maxBytes: 1000, milliseconds: 300 })
    await expect(get('/large')).rejects.toMatchObject({ reason: 'too-large' })
    await expect(get('/late')).rejects.toMatchObject({ reason: 'timeout' })
    const never: Network = { ...lab, resolve: () => new Promise(() => undefined) }
    await expect(safeFetch('http://a.test/', { network: never, milliseconds: 50 })).rejects.toMatchObject({
      reason: 'timeout',
    })
  })

  it('says that a server is not there, and gives any other status as an answer', async () => {
    const port = await listening((_, reply) => reply.writeHead(404).end())
    expect((await safeFetch(`http://a.test:${port}/`, { network: lab })).status).toBe(404)
    const gone: Network = { ...lab, resolve: () => Promise.reject(new Error('ENOTFOUND')) }
    await expect(safeFetch('http://a.test/', { network: gone })).rejects.toMatchObject({ reason: 'not-found' })
    await expect(safeFetch('http://a.test:1/', { network: lab })).rejects.toMatchObject({ reason: 'unreachable' })
  })
})
