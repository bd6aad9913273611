import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { operatorAt } from '../../examples/demo/e2e/packages/operator.ts'

const run = promisify(execFile)
const own = fileURLToPath(new URL('./desk', import.meta.url))
const ashlar = fileURLToPath(new URL('../../sdk/bin/ashlar.js', import.meta.url))

/** Pack `@acme/desk` as an author would, and install it into the running demo; gives back how to remove it. */
export async function installDesk(port: number): Promise<() => Promise<void>> {
  const operator = await operatorAt(port)
  const release = await operator.upload(await packedDesk())
  await operator.change({ action: 'install', ...release })
  return async () => {
    await operator.change({ action: 'remove', name: release.name, withData: true })
  }
}

async function packedDesk(): Promise<Buffer> {
  const into = await mkdtemp(join(tmpdir(), 'ashlar-desk-'))
  // Beside the package, so that its imports are found as the author's are.
  const folder = await mkdtemp(join(own, '.release-'))
  try {
    for (const part of ['src', 'package.json', 'README.md']) {
      await cp(join(own, part), join(folder, part), { recursive: true })
    }
    await run(process.execPath, [ashlar, 'pack', folder, '--into', into], { cwd: folder })
    return await readFile(join(into, 'acme-desk-1.0.0.tgz'))
  } finally {
    await rm(folder, { recursive: true, force: true })
    await rm(into, { recursive: true, force: true })
  }
}
