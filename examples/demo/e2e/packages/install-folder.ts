import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { operatorAt } from './operator.ts'

const run = promisify(execFile)
const ashlar = fileURLToPath(new URL('../../../../sdk/bin/ashlar.js', import.meta.url))

/** Pack the package of a folder as its author would, and install it into the running demo; gives back how to remove it. */
export async function installFolder(folder: URL, port: number): Promise<() => Promise<void>> {
  const [operator, tarball] = await Promise.all([operatorAt(port), packed(fileURLToPath(folder))])
  const release = await operator.upload(tarball)
  await operator.change({ action: 'install', ...release })
  return async () => {
    await operator.change({ action: 'remove', name: release.name, withData: true })
  }
}

async function packed(home: string): Promise<Buffer> {
  const into = await mkdtemp(join(tmpdir(), `ashlar-${basename(home)}-`))
  // Beside the package, so that its imports are found as the author's are.
  const folder = await mkdtemp(join(home, '.release-'))
  try {
    for (const part of ['src', 'package.json', 'README.md']) {
      await cp(join(home, part), join(folder, part), { recursive: true })
    }
    await run(process.execPath, [ashlar, 'pack', folder, '--into', into], { cwd: folder })
    const [release = ''] = await readdir(into)
    return await readFile(join(into, release))
  } finally {
    await rm(folder, { recursive: true, force: true })
    await rm(into, { recursive: true, force: true })
  }
}
