import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const repository = join(import.meta.dirname, '../../..')

type Json = Readonly<Record<string, unknown>>

/** A version of a package, and where its files are. */
interface Version {
  readonly json: Json
  /** A tarball, or a folder below the repository. */
  readonly place: string
}

/** A registry on this machine that has our released tarballs and what this repository has installed: nothing else. */
export interface LocalRegistry extends AsyncDisposable {
  readonly url: string
  /** Names that it was asked for and does not have. */
  readonly missed: ReadonlySet<string>
}

export async function startLocalRegistry(tarballs: readonly string[]): Promise<LocalRegistry> {
  const versions = [...(await installedVersions()), ...(await Promise.all(tarballs.map(releasedVersion)))]
  const missed = new Set<string>()
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '', url).pathname).slice(1)
    if (path.startsWith('-/tarballs/')) return void send(response, versions[Number(path.split('/')[2])])
    const body = packument(versions, path, url)
    if (body === undefined) missed.add(path)
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/json' }).end(body ?? '{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/`
  return {
    url,
    missed,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** As the lockfile names them: also those for other machines, which npm leaves out by what they say of themselves. */
async function installedVersions(): Promise<Version[]> {
  const lock: { packages: Record<string, Json> } = JSON.parse(
    await readFile(join(repository, 'package-lock.json'), 'utf8'),
  )
  const entries = Object.entries(lock.packages).filter(([path, { link }]) => path.includes('node_modules/') && !link)
  return Promise.all(
    entries.map(async ([path, entry]) => {
      const file = join(repository, path, 'package.json')
      const own: Json = existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {}
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
      return { json: { name, ...entry, ...own }, place: path }
    }),
  )
}

async function releasedVersion(tarball: string): Promise<Version> {
  const { stdout } = await run('tar', ['-xzOf', tarball, 'package/package.json'])
  return { json: JSON.parse(stdout), place: tarball }
}

/** Members of package.json that only their own repository has a use for, and files may be missing for. */
const atHome = ['scripts', 'devDependencies', 'resolved', 'integrity', 'dev', 'optional', 'peer', 'devOptional']

function packument(all: readonly Version[], name: string, url: string): string | undefined {
  const own = all.filter(({ json }) => json['name'] === name)
  if (own.length === 0) return undefined
  const versions = own.map((each): [string, Json] => {
    const kept = Object.entries(withoutOptionalPeers(each.json)).filter(([member]) => !atHome.includes(member))
    const dist = { tarball: `${url}-/tarballs/${all.indexOf(each)}/package.tgz` }
    return [String(each.json['version']), { ...Object.fromEntries(kept), dist }]
  })
  const latest = versions
    .map(([version]) => version)
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    .at(-1)
  return JSON.stringify({ name, 'dist-tags': { latest }, versions: Object.fromEntries(versions) })
}

/** They are never installed by themselves, but npm asks for versions that nobody here has. */
function withoutOptionalPeers({ peerDependenciesMeta, ...json }: Json): Json {
  const optional = Object.keys(peerDependenciesMeta ?? {})
  const needed = Object.entries(json['peerDependencies'] ?? {}).filter(([name]) => !optional.includes(name))
  return { ...json, peerDependencies: Object.fromEntries(needed) }
}

async function send(response: ServerResponse, version: Version | undefined): Promise<void> {
  if (version === undefined) return void response.writeHead(404).end()
  if (version.place.endsWith('.tgz')) return void response.end(await readFile(version.place))
  const cwd = join(repository, version.place)
  if (!existsSync(cwd)) return void response.writeHead(404).end()
  // What lies in a package's own node_modules are versions of their own.
  const shape = ['--exclude=./node_modules', '--transform=s,^\\.,package,', '--hard-dereference']
  spawn('tar', ['-cf', '-', '-I', 'gzip -1', ...shape, '-C', cwd, '.'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  }).stdout.pipe(response)
}
