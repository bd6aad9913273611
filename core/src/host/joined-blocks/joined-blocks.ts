import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { browserModules } from '@ashlar/sdk'
import type { ComposedPackage } from '@ashlar/sdk/surface'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { errors } from '../../http/errors.ts'
import type { BrowserFolders } from '../browser-files.ts'
import { compressFiles } from '../compressed-files.ts'
import { asFunction, isOwnFile, type ModuleBody } from './as-function.ts'
import { join } from './join.ts'
import { blockFiles, joinedAt, joinedPrefix } from './joined-address.ts'
import { type JoinedFiles, joinedFiles } from './joined-files.ts'

/** A year, in seconds: the address names packages and versions, so what lies there never changes. */
const maxAge = 365 * 24 * 60 * 60

/** Files that stay in memory: websites differ by their modules, and those by plans; each has its blocks in some ten. */
const mostFiles = 80

type Package = Pick<ComposedPackage, 'name' | 'browser'>

/** What every document's import map has: anything else could break the file for all. */
const shared: ReadonlySet<string> = new Set(browserModules)

/**
 * Serve the blocks of many packages in one file, whose address `joinedAddress` gives: an editor opens with a few requests
 * instead of one a package. Packages that can't stand in it are left out; the editor loads their own files.
 */
export async function addJoinedBlocks(
  app: FastifyInstance,
  packages: readonly Package[],
  folders: Pick<BrowserFolders, 'fileAt'>,
): Promise<void> {
  const bodies = new LRUCache<string, { readonly body: ModuleBody | undefined }>({ max: 1000 })
  const made = new LRUCache<string, Buffer>({ max: mostFiles })

  const bodyAt = async (address: string): Promise<ModuleBody | undefined> => {
    const path = folders.fileAt(address)
    if (path === undefined) return undefined
    const found = await stat(path).catch(() => undefined)
    // A file that is missing is missed at its own address, and by its package alone.
    if (found === undefined) return undefined
    const key = `${path} ${found.mtimeMs}`
    const known = bodies.get(key) ?? { body: await asFunction(await readFile(path, 'utf8')) }
    bodies.set(key, known)
    const isWhole = known.body?.imports.every(({ specifier }) => isOwnFile(specifier) || shared.has(specifier))
    return isWhole ? known.body : undefined
  }

  const joined = async (file: string): Promise<Buffer> => {
    const wanted = joinedAt(packages, file)
    if (wanted === undefined) throw errors.NOT_FOUND()
    const found = new Map<string, JoinedFiles>()
    for (const each of wanted.packages) {
      const entries = blockFiles(each, wanted.part)
      const files = entries.length === 0 ? undefined : await joinedFiles(entries, bodyAt)
      if (files !== undefined) found.set(each.name, files)
    }
    return Buffer.from(join(found))
  }

  await app.register(async (scope) => {
    compressFiles(scope)
    scope.get<{ Params: { file: string } }>(
      `${joinedPrefix}:file`,
      // Which packages it holds is asked for: only who may edit can have others made.
      { config: { access: 'staff' }, schema: { hide: true } },
      async ({ params: { file } }, reply) => {
        const bytes = made.get(file) ?? (await joined(file))
        made.set(file, bytes)
        return reply
          .header('content-type', 'application/javascript; charset=utf-8')
          .header('content-length', bytes.length)
          .header('cache-control', `private, max-age=${maxAge}, immutable`)
          .header('etag', `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 16)}"`)
          .send(Readable.from([bytes]))
      },
    )
  })
}
