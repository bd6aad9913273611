import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { integrityOf } from './integrity.ts'
import { mostPacked } from './limits.ts'
import { PackageStore } from './package-store.ts'
import { quotePackage, tarballOf } from './tarball-of.ts'

const versions = ['1.0.0', '1.10.0', '1.9.0', '2.0.0-beta.1']
const tarballs = new Map(versions.map((version) => [version, tarballOf(quotePackage({ version }))]))
let server: Server
let address: string
let sent = 0
beforeAll(async () => {
  server = createServer((request, response) => {
    void answer(request.url ?? '').then((body) => {
      if (typeof body === 'number') response.writeHead(body).end('{}')
      else if (body !== undefined) response.end(body)
      else sendForEver()
    })
    const sendForEver = () => {
      const piece = Buffer.alloc(1024 * 1024)
      const more = () => {
        sent += piece.length
        if (!response.destroyed) response.write(piece, more)
      }
      more()
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  address = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}/`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** A status, a body, or without end. */
async function answer(url: string): Promise<number | string | Buffer | undefined> {
  const [name = '', version = ''] = decodeURIComponent(url).slice(1).split('/-/')
  if (name === '@acme/private') return 403
  if (name === '@acme/endless' && version !== '') return undefined
  if (!['@acme/quote', '@acme/tampered', '@acme/endless', '@acme/disguise'].includes(name)) return 404
  if (version !== '') return tarballs.get(version) ?? 404
  const dist = async (each: string) => ({
    tarball: `${address}${name}/-/${each}`,
    integrity: await integrityOf(
      name === '@acme/tampered' ? Buffer.from('else') : (tarballs.get(each) ?? Buffer.alloc(0)),
    ),
  })
  const described = versions.map(async (each) => [each, { name, version: each, dist: await dist(each) }])
  const all = Object.fromEntries(await Promise.all(described))
  return JSON.stringify({ name, 'dist-tags': { latest: '1.10.0', next: '2.0.0-beta.1' }, versions: all })
}

const store = () => new PackageStore(tmpdir(), { registry: address })

test('issue 3: the newest version, a range, a tag and a version are fetched, with their checksum', async () => {
  expect(await store().registry()).toBe(address)
  for (const [wanted, version] of [
    [undefined, '1.10.0'],
    ['^1.0.0 <1.10', '1.9.0'],
    ['next', '2.0.0-beta.1'],
    ['1.0.0', '1.0.0'],
  ] as const) {
    expect(await store().fromRegistry('@acme/quote', wanted)).toMatchObject({ version, source: address })
  }
  expect(await store().versions('@acme/quote')).toEqual(['1.0.0', '1.9.0', '1.10.0', '2.0.0-beta.1'])
})

test('issue 3: what a registry lacks, withholds or has altered is said in a sentence', async () => {
  const refused = (name: string, wanted?: string) => store().fromRegistry(name, wanted)
  await expect(refused('@acme/nothing')).rejects.toMatchObject({ status: 404, code: 'PACKAGE_NOT_FOUND' })
  await expect(store().versions('@acme/nothing')).rejects.toMatchObject({ status: 404, code: 'PACKAGE_NOT_FOUND' })
  await expect(refused('@acme/quote', '^9.0.0')).rejects.toMatchObject({
    ...{ status: 404, code: 'PACKAGE_VERSION_NOT_FOUND' },
    message: `The registry ${address} has no @acme/quote matching ^9.0.0; its newest version is 1.10.0.`,
  })
  await expect(refused('@acme/private')).rejects.toMatchObject({ status: 502, code: 'REGISTRY_REFUSED' })
  await expect(refused('@acme/tampered')).rejects.toMatchObject({ status: 422, code: 'PACKAGE_WRONG_INTEGRITY' })
  await expect(refused('@acme/disguise')).rejects.toMatchObject({
    ...{ code: 'PACKAGE_UNREADABLE', message: expect.stringContaining('its name is @acme/quote') },
  })
})

test('issue 3: a tarball without an end is read up to the limit only', async () => {
  await expect(store().fromRegistry('@acme/endless')).rejects.toMatchObject({ status: 413, code: 'PACKAGE_TOO_LARGE' })
  expect(sent).toBeLessThan(2 * mostPacked)
})

test('issue 3: a registry that is not reached is named', async () => {
  const closed = createServer().listen(0, '127.0.0.1')
  await once(closed, 'listening')
  const bound = closed.address()
  const registry = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}/`
  closed.close()
  const reached = new PackageStore(tmpdir(), { registry }).versions('@acme/quote')
  await expect(reached).rejects.toMatchObject({
    ...{ status: 502, code: 'REGISTRY_UNREACHABLE', message: expect.stringContaining(registry) },
  })
})

test.each(['git+ssh://host/x', 'npm:left-pad@1', 'http://host/x.tgz', 'file:/etc', '../x', '', '1 || ../x'])(
  'no other source hides behind a version: %j',
  async (wanted) => {
    await expect(store().fromRegistry('@acme/quote', wanted)).rejects.toMatchObject({ code: 'PACKAGE_VERSION_INVALID' })
  },
)

test.each(['../quote', '/etc/passwd', '@acme', 'Quote', 'http://host/x', 'a@1'])(
  'no name is a path: %j',
  async (name) => {
    await expect(store().fromRegistry(name)).rejects.toMatchObject({ code: 'PACKAGE_NAME_INVALID' })
    await expect(store().versions(name)).rejects.toMatchObject({ code: 'PACKAGE_NAME_INVALID' })
  },
)

test('packages come from the registry that .npmrc of the installation names', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ashlar-npmrc-'))
  await writeFile(join(folder, '.npmrc'), `@acme:registry=${address}\n`)
  vi.spyOn(process, 'cwd').mockReturnValue(folder)
  try {
    expect(await new PackageStore(tmpdir()).fromRegistry('@acme/quote')).toMatchObject({ source: address })
  } finally {
    vi.restoreAllMocks()
    await rm(folder, { recursive: true })
  }
})
