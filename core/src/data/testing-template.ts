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

/**
 * A dump of an embedded database with everything migrated, made by whoever comes first: opening it takes a fifth of
 * the time of making it.
 */
export async function templateFor(sets: readonly MigrationSet[]): Promise<string> {
  const text = JSON.stringify([foundationMigrations, sets])
  const path = join(folder, `${createHash('sha256').update(`2 ${text}`).digest('hex').slice(0, 24)}.tar`)
  if ((await stat(path).catch(() => undefined)) === undefined) await make(path, sets)
  const now = new Date()
  await utimes(path, now, now)
  return path
}

/** Give a data folder an embedded database that is migrated already, as if a server had been there. */
export async function fillDataFolder(dataFolder: string, sets: readonly MigrationSet[] = []): Promise<void> {
  const database = join(dataFolder, 'database')
  await mkdir(database, { recursive: true, mode: 0o700 })
  await promisify(execFile)('tar', ['-xf', await templateFor(sets), '-C', database])
}

async function make(path: string, sets: readonly MigrationSet[]): Promise<void> {
  await mkdir(folder, { recursive: true })
  await forgetOld()
  const store = await memoryStore(undefined, silent)
  try {
    await migrate(store.pool, sets)
    for (const text of withoutSpares) await store.pool.query(text)
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
