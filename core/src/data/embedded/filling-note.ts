import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const note = (dataFolder: string): string => join(dataFolder, 'first-filling')

/** What a first start makes. Packages and the secret stay: they are the operator's, and hold nothing of the demo. */
const made = ['database', 'snapshots', 'media', 'media-incoming', 'media-unrecorded']

/** Note that the database is being filled; see `beginFilling`. Gives back how to say that it is whole. */
export async function noteFilling(dataFolder: string): Promise<() => Promise<void>> {
  await writeFile(
    note(dataFolder),
    'This folder is being set up for the first time. Nothing in it has been used yet.\n',
  )
  return () => rm(note(dataFolder))
}

/** Throw away what a killed first start left half made. For whoever holds the folder's lock; true if there was any. */
export async function clearUnfinished(dataFolder: string): Promise<boolean> {
  if (!existsSync(note(dataFolder))) return false
  for (const name of made) await rm(join(dataFolder, name), { recursive: true, force: true })
  // Last, so that a kill in between leaves it to the next start.
  await rm(note(dataFolder))
  return true
}
