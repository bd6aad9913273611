import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Edits } from './release.ts'

const run = promisify(execFile)

/** A tarball whose files were changed after it was packed, as no honest tool would make it. */
export async function tampered(tarball: string, edits: Edits): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'ashlar-tampered-'))
  try {
    await mkdir(join(folder, 'in'))
    await run('tar', ['-xzf', tarball, '-C', join(folder, 'in')])
    for (const [file, change] of Object.entries(edits)) {
      const path = join(folder, 'in/package', file)
      await writeFile(path, change(await readFile(path, 'utf8')))
    }
    await run('tar', ['-czf', join(folder, 'out.tgz'), '-C', join(folder, 'in'), 'package'])
    return await readFile(join(folder, 'out.tgz'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
