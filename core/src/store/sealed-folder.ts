import { chmod, mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Write what a crash must not take: every file and folder below, and read-only from now on. */
export async function seal(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true })
  await Promise.all(
    entries.map(async (entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) {
        await seal(path)
        return chmod(path, 0o555)
      }
      await sync(path)
      return chmod(path, 0o444)
    }),
  )
  await sync(folder)
}

/**
 * Give a finished folder its name, for good. False when there is one of this name already: of two processes that place
 * the same version, one wins.
 */
export async function settle(folder: string, place: string): Promise<boolean> {
  await mkdir(dirname(place), { recursive: true })
  try {
    await rename(folder, place)
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOTEMPTY' || error.code === 'EEXIST'))
      return false
    throw error
  }
  // Only now: a folder that may not be written to can't be moved.
  await chmod(place, 0o555)
  await sync(dirname(place))
  return true
}

/** Delete a folder, sealed or not. */
export async function clear(folder: string): Promise<void> {
  await makeWritable(folder)
  await rm(folder, { recursive: true, force: true, maxRetries: 3 })
}

async function makeWritable(folder: string): Promise<void> {
  await chmod(folder, 0o755).catch(ignoreMissing)
  const entries = await readdir(folder, { withFileTypes: true }).catch(ignoreMissing)
  const folders = (entries ?? []).filter((entry) => entry.isDirectory())
  await Promise.all(folders.map(({ name }) => makeWritable(join(folder, name))))
}

async function sync(path: string): Promise<void> {
  const file = await open(path, 'r')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error
}
