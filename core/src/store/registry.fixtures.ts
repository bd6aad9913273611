import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { integrityOf } from './integrity.ts'
import { tarballOf } from './tarball-of.ts'

export interface StandInPackage {
  readonly name: string
  readonly version: string
  readonly keywords?: readonly string[]
  /** Its field `ashlar`. */
  readonly ashlar?: unknown
  /** Files of its tarball, package.json apart. */
  readonly files?: Readonly<Record<string, string | Buffer>>
  readonly readme?: string
}

/** How it answers a search. */
export type SearchManner =
  /** As npm does. */
  | 'keywords'
  /** As registries do that look at names and descriptions only. */
  | 'names'
  /** With this status, or this text. */
  | number
  | string
  /** Never. */
  | 'silent'

/** A registry on this machine, in this process, with what it is given. */
export class StandInRegistry implements AsyncDisposable {
  search: SearchManner = 'keywords'
  /** Answers by path that stand in the way of its own: a status, or a text. */
  readonly instead = new Map<string, number | string>()
  /** Paths that were asked for, with their queries. */
  readonly asked: string[] = []
  readonly #packages: StandInPackage[] = []
  readonly #server = createServer((request, response) => void this.#answer(request.url ?? '', response))
  #url = ''

  static async start(): Promise<StandInRegistry> {
    const registry = new StandInRegistry()
    registry.#server.listen(0, '127.0.0.1')
    await once(registry.#server, 'listening')
    const bound = registry.#server.address()
    registry.#url = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}/`
    return registry
  }

  get url(): string {
    return this.#url
  }

  publish(...packages: readonly StandInPackage[]): void {
    this.#packages.push(...packages)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  async #answer(address: string, response: ServerResponse): Promise<void> {
    this.asked.push(address)
    const url = new URL(address, this.url)
    const path = decodeURIComponent(url.pathname).slice(1)
    const body = this.instead.get(path) ?? (await this.#body(path, url.searchParams.get('text') ?? ''))
    if (body === undefined) return
    if (typeof body === 'number') response.writeHead(body).end('{}')
    else response.end(body)
  }

  async #body(path: string, text: string): Promise<number | string | Buffer | undefined> {
    if (path === '-/v1/search') return this.#searched(text)
    const [name = '', version] = path.includes('/-/') ? path.split('/-/') : partsOf(path)
    const versions = this.#packages.filter((each) => each.name === name)
    if (path.includes('/-/')) return this.#tarball(versions.find((each) => each.version === version))
    if (version !== undefined) {
      const found = versions.find((each) => each.version === version)
      return found === undefined ? 404 : JSON.stringify(await this.#release(found))
    }
    const latest = versions.at(-1)
    if (latest === undefined) return 404
    const described = await Promise.all(
      versions.map(async (each) => [each.version, await this.#release(each)] as const),
    )
    const time = Object.fromEntries(versions.map((each) => [each.version, '2026-01-05T09:12:00.000Z']))
    const tags = { 'dist-tags': { latest: latest.version } }
    return JSON.stringify({ name, ...tags, time, readme: latest.readme, versions: Object.fromEntries(described) })
  }

  #searched(text: string): number | string | undefined {
    if (this.search === 'silent') return undefined
    if (this.search !== 'keywords' && this.search !== 'names') return this.search
    const words = text.split(' ').filter((word) => word !== '')
    const fits = (each: StandInPackage) =>
      words.every((word) =>
        this.search === 'keywords' && word.startsWith('keywords:')
          ? each.keywords?.includes(word.slice('keywords:'.length))
          : each.name.includes(word),
      )
    const newest = new Map(this.#packages.map((each) => [each.name, each]))
    const objects = [...newest.values()].filter(fits).map(({ name, version, keywords }) => ({
      package: {
        name,
        version,
        keywords,
        description: `About ${name}.`,
        publisher: { username: 'ida' },
        date: '2026-01-05T09:12:00Z',
      },
    }))
    return JSON.stringify({ objects, total: objects.length })
  }

  async #release(each: StandInPackage): Promise<object> {
    const tarball = `${this.url}${each.name}/-/${each.version}`
    const dist = { tarball, integrity: await integrityOf(this.#tarball(each)), unpackedSize: 4_000 }
    return { ...jsonOf(each), license: 'MIT', description: `About ${each.name}.`, _npmUser: { name: 'ida' }, dist }
  }

  #tarball(each: StandInPackage | undefined): Buffer {
    if (each === undefined) return Buffer.alloc(0)
    return tarballOf({ 'package.json': JSON.stringify(jsonOf(each)), ...each.files })
  }
}

const jsonOf = ({ name, version, keywords, ashlar }: StandInPackage) => ({ name, version, keywords, ashlar })

/** `@acme/quote/1.0.0`: its scope is part of the name. */
function partsOf(path: string): readonly [name: string, version: string | undefined] {
  const parts = path.split('/')
  const length = path.startsWith('@') ? 2 : 1
  return [parts.slice(0, length).join('/'), parts[length]]
}
