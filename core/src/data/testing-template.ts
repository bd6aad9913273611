import { execFile } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { memoryStore } from './embedded/store.ts'
import { foundationMigrations } from './foundation.migrations.ts'
import { type MigrationSet, migrate } from './migrate.ts'

const folder = join(tmpdir(), 'ashlar-test-templates')
const silent = { info: () => undefined, warn: () => undefined }
/** What PostgreSQL makes new databases of is twice the size of what it holds here, and nobody makes one. */
const withoutSpares = [
  `update pg_database set datistemplate = false where datname like 'template%'`,
  'drop database template0',
  'drop database template1',
]
/** Templates are 30 MB each, and every change of a migration makes a new one. Milliseconds. */
const forgottenAfter = 3_600_000

/** Equal for equal migrations. */
export function templateKey(sets: readonly MigrationSet[]): string {
  const text = JSON.stringify([foundationMigrations, sets])
  return createHash('sha256').update(text).digest('hex').slice(0, 24)
}

/**
 * A dump of an embedded database with core migrated, or with everything if it is not the first time that these
 * migrations are asked for: opening a dump takes a fifth of the time of making it, which does not pay for one test.
 */
export async function templateFor(sets: readonly MigrationSet[]): Promise<string> {
  const path = pathOf(sets)
  const own = sets.filter(({ module }) => module === 'core')
  if (own.length === sets.length) return made(path, sets)
  if (await isFirst(`${path}.wanted`)) return templateFor(own)
  return made(path, sets)
}

const pathOf = (sets: readonly MigrationSet[]) => join(folder, `3-${templateKey(sets)}.tar`)

async function made(path: string, sets: readonly MigrationSet[]): Promise<string> {
  if ((await stat(path).catch(() => undefined)) === undefined) await make(path, sets)
  const now = new Date()
  await utimes(path, now, now)
  return path
}

async function isFirst(path: string): Promise<boolean> {
  await mkdir(folder, { recursive: true })
  return writeFile(path, '', { flag: 'wx' }).then(
    () => true,
    () => false,
  )
}

/** Give a data folder an embedded database that is migrated already, as if a server had been there. */
export async function fillDataFolder(dataFolder: string, sets: readonly MigrationSet[] = []): Promise<void> {
  const database = join(dataFolder, 'database')
  await mkdir(database, { recursive: true, mode: 0o700 })
  await promisify(execFile)('tar', ['-xf', await made(pathOf(sets), sets), '-C', database])
}

async function make(path: string, sets: readonly MigrationSet[]): Promise<void> {
  await mkdir(folder, { recursive: true })
  await forgetOld()
  const own = sets.filter(({ module }) => module === 'core')
  const isOwn = own.length === sets.length
  const store = await memoryStore(isOwn ? undefined : await templateFor(own), silent)
  try {
    await migrate(store.pool, sets)
    if (isOwn) for (const text of withoutSpares) await store.pool.query(text)
    const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`
    await writeFile(draft, await store.thread.dump())
    await rename(draft, path)
  } finally {
    await store.close()
  }
}

async function forgetOld(): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const used = await stat(path).catch(() => undefined)
    if (used !== undefined && Date.now() - used.mtimeMs > forgottenAfter) await rm(path, { force: true })
  }
}
