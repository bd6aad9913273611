import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ConfigurationError } from '../../config/index.ts'

const note = (dataFolder: string): string => join(dataFolder, 'database-moved')

/** Note that the installation lives in a PostgreSQL database from now on; what is here stays as it was. */
export async function noteMove(dataFolder: string): Promise<void> {
  await writeFile(note(dataFolder), `${new Date().toISOString()}\n`)
}

/**
 * Two databases that both take what is new would each lack the half of it.
 *
 * @throws ConfigurationError when the database has moved
 */
export async function refuseMoved(dataFolder: string): Promise<void> {
  const when = await readFile(note(dataFolder), 'utf8').catch(() => undefined)
  if (when === undefined) return
  throw new ConfigurationError(
    `DATABASE_URL is not set, but the database of this folder was moved to PostgreSQL on ${when.trim()}. Set DATABASE_URL. ` +
      `To go back to the embedded database as it was then, delete ${note(dataFolder)}.`,
  )
}
