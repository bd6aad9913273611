import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const compressed = promisify(gzip)

const kept = 3
const pattern = /^\d{8}T\d{9}Z\.tar\.gz$/

/** Snapshots in a folder, oldest first. */
export async function snapshotsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names
    .filter((name) => pattern.test(name))
    .sort()
    .map((name) => join(folder, name))
}

/** When the youngest was kept; null without one. */
export async function lastSnapshotIn(folder: string): Promise<Date | null> {
  const latest = (await snapshotsIn(folder)).at(-1)
  return latest === undefined ? null : (await stat(latest)).mtime
}

/**
 * Compress a dump and keep it so that it survives a power cut, which the embedded database itself does not: it never
 * syncs. The file appears under its name when it is whole and on the disk; the three youngest stay.
 */
export async function keepSnapshot(folder: string, dump: Uint8Array): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const name = `${new Date().toISOString().replaceAll(/[-:.]/g, '')}.tar.gz`
  const path = join(folder, name)
  const draft = `${path}.part`
  const file = await open(draft, 'w', 0o600)
  try {
    await file.writeFile(await compressed(dump))
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(draft, path)
  await syncFolder(folder)
  for (const old of (await snapshotsIn(folder)).slice(0, -kept)) await rm(old, { force: true })
  return path
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
