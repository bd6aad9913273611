import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** The system refuses longer paths of sockets (104 to 108 bytes). */
const longest = 100

/**
 * Where the database's socket stands: in the data folder, else in a private folder under the system's temporary one.
 *
 * @returns the path and how to clear what was made for it
 */
export async function socketPath(folder: string | undefined): Promise<{ path: string; clear: () => Promise<void> }> {
  const wanted = folder === undefined ? undefined : join(folder, 'database.sock')
  if (wanted !== undefined && Buffer.byteLength(wanted) <= longest) {
    return { path: wanted, clear: () => rm(wanted, { force: true }) }
  }
  const path = join(await mkdtemp(join(tmpdir(), 'ashlar-')), 'database.sock')
  return { path, clear: () => rm(dirname(path), { recursive: true, force: true }) }
}
