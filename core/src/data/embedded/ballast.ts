import { open, rm, stat, statfs } from 'node:fs/promises'

const megabyte = 1024 * 1024
const size = 32 * megabyte
/** Below this the embedded database may fail to open at all; above that there is room for the ballast again. */
const tight = 24 * megabyte
const roomy = 256 * megabyte

/**
 * A full disk keeps the embedded database from opening, even to read. So 32 MB are set aside while there is room, and
 * given free when there is none.
 *
 * @returns whether the ballast was dropped: the disk is full and somebody must see to it
 */
export async function trimBallast(path: string, folder: string): Promise<boolean> {
  const free = await freeBytes(folder)
  const isThere = (await stat(path).catch(() => undefined)) !== undefined
  if (free < tight && isThere) {
    await rm(path)
    return true
  }
  if (free > roomy && !isThere) await write(path)
  return false
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Written, not only declared: a file with holes would set nothing aside. */
async function write(path: string): Promise<void> {
  const file = await open(path, 'w', 0o600)
  try {
    const block = Buffer.alloc(megabyte)
    for (let written = 0; written < size; written += megabyte) await file.write(block)
    await file.sync()
  } finally {
    await file.close()
  }
}
