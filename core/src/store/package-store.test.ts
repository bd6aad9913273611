import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { markOf } from './integrity.ts'
import { mostPacked } from './limits.ts'
import { PackageStore } from './package-store.ts'
import { type ArchiveEntry, archive, quotePackage, tarballOf } from './tarball-of.ts'

let folder: string
let store: PackageStore
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ashlar store-'))
  store = new PackageStore(join(folder, 'packages'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const incoming = () => readdir(join(folder, 'packages/.incoming')).catch(() => [])

test('issue 3: a tarball is looked through, placed read-only, and found again', async () => {
  const release = await store.fromTarball(tarballOf(quotePackage()), 'upload')
  expect(release).toMatchObject({
    ...{ name: '@acme/quote', version: '1.0.0', description: 'What a customer said', license: 'MIT', source: 'upload' },
    integrity: expect.stringMatching(/^sha512-[\w+/]{86}==$/),
    manifest: { kind: 'block', id: 'acme/quote' },
  })
  expect(await store.list()).toEqual([])

  await store.place(release)
  const placed = join(folder, `packages/@acme/quote/1.0.0_${markOf(release.integrity)}`)
  expect(store.folder(release)).toBe(placed)
  expect(store.folderOf(release)).toBe(placed)
  expect(await readFile(join(placed, 'README.md'), 'utf8')).toBe('# Quote')
  expect((await stat(join(placed, 'dist/index.js'))).mode & 0o777).toBe(0o444)
  expect((await stat(placed)).mode & 0o777).toBe(0o555)
  expect(await store.source(release)).toMatchObject({ origin: 'store', manifest: { id: 'acme/quote' } })
  expect(await store.isPlaced(release)).toBe(true)
  expect(await incoming()).toEqual([])
})

test('issue 3: what is placed never changes: the same again is nothing, other contents lie in a folder of their own', async () => {
  const release = await store.fromTarball(tarballOf(quotePackage()), 'upload')
  await Promise.all([store.place(release), store.place(release)])
  const placed = store.folder(release) ?? ''
  const { ino } = await stat(placed)
  await store.place(release)
  expect((await stat(placed)).ino).toBe(ino)

  const other = await store.fromTarball(tarballOf({ ...quotePackage(), 'README.md': '# Other' }), 'upload')
  expect(await store.isPlaced(other)).toBe(false)
  await store.place(other)
  expect(await readFile(join(placed, 'README.md'), 'utf8')).toBe('# Quote')
  expect(await readFile(join(store.folder(other) ?? '', 'README.md'), 'utf8')).toBe('# Other')
  await store.sweep(async () => [other])
  expect([store.folder(release), store.folderOf(release)]).toEqual([undefined, store.folder(other)])
  expect(await incoming()).toEqual([])
})

test('issue 3: wrong integrity is refused, when it is fetched and when it is placed', async () => {
  const tarball = tarballOf(quotePackage())
  const wrong = { status: 422, code: 'PACKAGE_WRONG_INTEGRITY' }
  const { integrity, ...release } = await store.fromTarball(tarball, 'upload')
  const other = `${integrity.slice(0, 10)}${integrity[10] === 'A' ? 'B' : 'A'}${integrity.slice(11)}`
  await expect(store.fromTarball(tarball, 'upload', { integrity: other })).rejects.toMatchObject(wrong)
  await expect(store.place({ ...release, integrity: other })).rejects.toMatchObject(wrong)
  expect(await store.list()).toEqual([])
})

const file = (path: string, more: Partial<ArchiveEntry> = {}): ArchiveEntry => ({ path, body: 'x', ...more })
test.each<[string, readonly ArchiveEntry[], RegExp]>([
  ['.. leads out', [file('package/../../../escaped')], /leads outside its folder/],
  ['an absolute path', [file('/tmp/escaped')], /is absolute/],
  ['a backslash', [file('package/..\\escaped')], /characters that are not allowed in file names/],
  ['a symbolic link', [{ path: 'package/a', type: 'SymbolicLink', linkpath: '/etc' }], /is a link/],
  ['a hard link', [{ path: 'package/a', type: 'Link', linkpath: 'package/README.md' }], /is a link/],
  [
    'a file through a link',
    [{ path: 'package/a', type: 'SymbolicLink', linkpath: '..' }, file('package/a/b')],
    /is a link/,
  ],
  ['a device', [{ path: 'package/a', type: 'CharacterDevice' }], /is a device/],
  ['a pipe', [{ path: 'package/a', type: 'FIFO' }], /is a device/],
  ['names that differ in case only', [file('package/readme.md')], /differs only in case/],
  ['a file twice', [file('package/README.md')], /appears twice/],
  ['folders that differ in case only', [file('package/Dist/more.js')], /differs only in case/],
  ['a file that is a folder too', [file('package/README.md/more.js')], /appears twice/],
  ['a file beside its folder', [file('package')], /is outside the package folder/],
  ['the file that marks a package as placed', [file('package/.ashlar-integrity')], /\.ashlar-integrity/],
  ['many folders in each other', [file(`package/${'a/'.repeat(30)}b`)], /folders deep/],
])('issue 3: %s is refused, and nothing of it stays', async (_, entries, sentence) => {
  const refused = store.fromTarball(tarballOf(quotePackage(), entries), 'upload')
  await expect(refused).rejects.toMatchObject({
    status: 422,
    code: 'PACKAGE_UNSAFE',
    message: expect.stringMatching(sentence),
  })
  expect(await incoming()).toEqual([])
  expect(await readdir(folder)).toEqual(['packages'])
})

test('issue 3: a bomb of 1000:1 is stopped at the limit, not after it', async () => {
  const bomb = tarballOf(quotePackage(), [file('package/bomb', { body: Buffer.alloc(150 * 1024 * 1024) })])
  expect(bomb.length).toBeLessThan(150 * 1024)
  // Who read on would meet the missing end.
  const halfBomb = bomb.subarray(0, bomb.length * 0.6)
  await expect(store.fromTarball(halfBomb, 'upload')).rejects.toMatchObject({ status: 413, code: 'PACKAGE_TOO_LARGE' })
  expect(await incoming()).toEqual([])
})

test('issue 3: a bomb in a bomb, too many entries, and a tarball that is too large are refused', async () => {
  const nested = gzipSync(tarballOf(quotePackage(), [file('package/bomb', { body: Buffer.alloc(1024 * 1024) })]))
  await expect(store.fromTarball(nested, 'upload')).rejects.toMatchObject({ code: 'PACKAGE_UNREADABLE' })
  const many = Array.from({ length: 5_001 }, (_, i) => file(`package/${i}`, { body: '' }))
  const tooLarge = { status: 413, code: 'PACKAGE_TOO_LARGE' }
  await expect(store.fromTarball(tarballOf({}, many), 'upload')).rejects.toMatchObject(tooLarge)
  await expect(store.fromTarball(Buffer.alloc(mostPacked + 1), 'upload')).rejects.toMatchObject(tooLarge)
  expect(await incoming()).toEqual([])
})

test.each([
  ['no gzip', Buffer.from('hello'), /not compressed with gzip/],
  ['nothing', Buffer.alloc(0), /not a valid npm package/],
  ['half of one', tarballOf(quotePackage()).subarray(0, 300), /its end is missing/],
  ['no archive', gzipSync('x'.repeat(5_000)), /not a tar archive/],
  [
    'an archive without its end',
    gzipSync(archive([file('package/a', { body: 'x'.repeat(2_000) })]).subarray(0, 1_024)),
    /end is missing/,
  ],
  ['no package.json', tarballOf({ 'README.md': '' }), /has no package\.json/],
  ['a package.json that is none', tarballOf({ 'package.json': '{' }), /not valid JSON/],
  ['a name that is a path', tarballOf(quotePackage({ name: '../../quote' })), /its package\.json is invalid: name/],
  ['a version that is none', tarballOf(quotePackage({ version: 'v1' })), /“v1” is not a semantic version/],
])('issue 3: what is no package is refused with the reason: %s', async (_, tarball, sentence) => {
  await expect(store.fromTarball(tarball, 'upload')).rejects.toMatchObject({
    ...{ status: 422, code: 'PACKAGE_UNREADABLE', message: expect.stringMatching(sentence) },
  })
  expect(await incoming()).toEqual([])
})

test('issue 15: an npm package for something else is told from a broken one', async () => {
  const other = tarballOf({ 'package.json': '{"name":"left-pad","version":"1.0.0"}' })
  await expect(store.fromTarball(other, 'upload')).rejects.toMatchObject({
    ...{ status: 422, code: 'PACKAGE_NOT_OURS' },
    message: expect.stringMatching(/^left-pad is an npm package, but not one for Ashlar: .*no field “ashlar”/),
  })
  expect(await incoming()).toEqual([])
})

test('issue 3: the gate refuses an install script and an import of what is not shared, and says how to mend it', async () => {
  const files = { ...quotePackage({ scripts: { postinstall: 'node harm.js' } }), 'dist/index.js': 'import "lodash"' }
  await expect(store.fromTarball(tarballOf(files), 'upload')).rejects.toMatchObject({
    ...{ status: 422, code: 'PACKAGE_REFUSED', message: expect.stringContaining('@acme/quote 1.0.0 was refused') },
    details: {
      problems: expect.arrayContaining([
        expect.objectContaining({ rule: 'install-script' }),
        expect.objectContaining({ rule: 'imports' }),
      ]),
    },
  })
})

test('issue 3: a folder is packed by npm’s rules, and none of its scripts runs', async () => {
  const path = join(folder, 'my 100% quote #1')
  const files = {
    ...quotePackage({ files: ['dist'], scripts: { prepare: 'touch prepared', prepack: 'touch prepacked' } }),
  }
  for (const [name, body] of Object.entries({ ...files, 'src/index.ts': 'secret' })) {
    await mkdir(dirname(join(path, name)), { recursive: true })
    await writeFile(join(path, name), body)
  }
  const release = await store.fromFolder(path)
  await store.place(release)
  const placed = store.folder(release) ?? ''
  expect((await readdir(placed)).sort()).toEqual(['.ashlar-integrity', 'README.md', 'dist', 'package.json'])
  expect((await readdir(path)).sort()).toEqual(['README.md', 'dist', 'package.json', 'src'])
  expect((await store.fromFolder(path)).integrity).toBe(release.integrity)
  await expect(store.fromFolder(join(folder, 'nowhere'))).rejects.toMatchObject({ code: 'PACKAGE_FOLDER_MISSING' })
})

test('issue 3: what is left out of the set is removed whole; what a crash left does not count and is swept', async () => {
  const [old, kept] = [
    await store.fromTarball(tarballOf(quotePackage({ version: '1.0.0' })), 'upload'),
    await store.fromTarball(tarballOf(quotePackage({ version: '2.0.0' })), 'upload'),
  ]
  for (const release of [old, kept]) await store.place(release)
  const crashed = join(folder, `packages/.incoming/${Date.now() - 3_600_000}-crashed/dist`)
  const beingUnpacked = join(folder, `packages/.incoming/${Date.now()}-other-process`)
  await mkdir(crashed, { recursive: true })
  await mkdir(beingUnpacked)
  await mkdir(join(folder, 'packages/@acme/quote/3.0.0_half'))

  expect(store.folderOf({ name: '@acme/quote', version: '3.0.0' })).toBeUndefined()
  await store.sweep(async () => [kept])
  expect(store.folder(old)).toBeUndefined()
  expect(store.folder(kept)).toBeDefined()
  expect(await incoming()).toEqual([beingUnpacked.split('/').at(-1)])
  await expect(store.source(old)).rejects.toMatchObject({ status: 404, code: 'PACKAGE_NOT_PLACED' })
})

test('issue 3: what another process places while the store is swept stays', async () => {
  const placed = async (version: string) => {
    const release = await store.fromTarball(tarballOf(quotePackage({ version })), 'test')
    return { name: release.name, version, integrity: release.integrity, place: () => store.place(release) }
  }
  const [old, back, next] = [await placed('1.0.0'), await placed('1.1.0'), await placed('2.0.0')]
  await old.place()
  await back.place()
  // One comes when the folders are known already, and one is wanted again when it was about to go.
  const answers = [[], [next, back], [next, back]]
  await store.sweep(async () => {
    await next.place()
    return answers.shift() ?? []
  })
  expect((await store.list()).map(({ version }) => version).sort()).toEqual(['1.1.0', '2.0.0'])
})

test('no name or version becomes a path outside of the store', async () => {
  for (const [name, version] of [
    ['..', '1.0.0'],
    ['@acme/..', '1.0.0'],
    ['@acme/quote', '..'],
    ['a', '1/../..'],
    ['/etc', '1'],
  ] as const) {
    const release = { name, version, integrity: 'sha512-x' }
    expect([store.folder(release), store.folderOf(release)]).toEqual([undefined, undefined])
    expect(await store.remove(release)).toBe(false)
  }
})
