import { join } from 'node:path'
import type { ComposedPackage } from '@ashlar/sdk/surface'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { errors } from '../http/errors.ts'
import { compressFiles } from './compressed-files.ts'
import { addPackagePictures } from './package-pictures.ts'
import { builtFolder, type PackageSource } from './package-source.ts'

const prefix = '/_ashlar/packages/'
const served = /\.(?:js|css|map|json|svg|woff2|webp)$/
const address = /^((?:@[a-z0-9._-]+\/)?[a-z0-9._-]+)\/([^/]+)\/(.+)$/

/** A year: the version is in the path, so what lies there never changes. */
const maxAge = 365 * 24 * 60 * 60 * 1000

/** Folder of a version that lies in the package store; undefined for one that does not. */
export type FindFolder = (name: string, version: string) => string | undefined

/**
 * The folders whose files browsers may load, by `name/version`. Kept over swaps: an admin that is open in a browser
 * still loads the version it began with.
 */
export class BrowserFolders {
  readonly #folders = new Map<string, string>()
  readonly #newest = new Map<string, string>()
  readonly #placed: FindFolder

  /** `placed` is asked for versions that this process has never composed. */
  constructor(placed: FindFolder = () => undefined) {
    this.#placed = placed
  }

  add({ name, version, browser }: PackageSource): void {
    if (browser === undefined) return
    this.#folders.set(`${name}/${version}`, browser.folder)
    this.#newest.set(name, browser.folder)
  }

  /** Folder of the version that was composed last. */
  newest(name: string): string | undefined {
    return this.#newest.get(name)
  }

  folder(name: string, version: string): string | undefined {
    const known = this.#folders.get(`${name}/${version}`)
    if (known !== undefined) return known
    const placed = this.#placed(name, version)
    return placed === undefined ? undefined : join(placed, builtFolder)
  }

  /** Path of the file that lies at an address for browsers. */
  fileAt(url: string): string | undefined {
    const [, name = '', version = '', file = ''] = address.exec(url.slice(prefix.length)) ?? []
    const folder = url.startsWith(prefix) ? this.folder(name, version) : undefined
    return folder === undefined ? undefined : join(folder, file)
  }
}

/** Addresses from which browsers load the entries of a package. */
export function browserAddresses({ name, version, browser }: PackageSource): ComposedPackage['browser'] {
  const files = Object.entries(browser?.entries ?? {})
  return Object.fromEntries(files.map(([entry, file]) => [entry, `${prefix}${name}/${version}/${file}`]))
}

/**
 * Serve `/_ashlar/packages/<name>/<version>/<file>` from the packages' `dist/` folders, and nothing else of them; beside
 * it the pictures that stored pages name.
 */
export async function addBrowserFiles(app: FastifyInstance, folders: BrowserFolders): Promise<void> {
  await app.register(fastifyStatic.default, { root: '/', serve: false, dotfiles: 'deny', index: false })
  await app.register(async (scope) => {
    compressFiles(scope)
    addPackagePictures(scope, folders)
    scope.get<{ Params: { '*': string } }>(
      `${prefix}*`,
      { config: { access: 'public', anonymous: true }, schema: { hide: true } },
      (request, reply) => {
        const [, name = '', version = '', file = ''] = address.exec(request.params['*']) ?? []
        const folder = folders.folder(name, version)
        if (folder === undefined || !served.test(file)) throw errors.NOT_FOUND()
        return reply.sendFile(file, folder, { immutable: true, maxAge })
      },
    )
  })
}
