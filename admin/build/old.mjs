import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

const day = 86_400_000

/**
 * Remove what was built more than a day ago. Younger files of earlier builds stay, under their own hashes: a server
 * that still runs on them, or a browser with the document of before, would otherwise meet a 404.
 */
export function removeOld(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile() && Date.now() - statSync(path).mtimeMs > day) rmSync(path)
  }
}
