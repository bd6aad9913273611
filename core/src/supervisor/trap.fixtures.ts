import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PackageRow } from '@ashlar/sdk/platform'
import { expect } from 'vitest'
import { childDatabase } from '../data/testing-child.ts'
import { type PackageFiles, quotePackage } from '../store/tarball-of.ts'
import { longLived, serviceScript } from './service.fixtures.ts'
import { install, pidAt } from './service-client.fixtures.ts'

/** A module whose service does while it is built what a file says: nothing, end the process, or never end itself. */
const trapPackage = (file: string): PackageFiles => ({
  ...quotePackage({
    name: '@acme/trap',
    ashlar: { kind: 'module', id: 'trap', sdk: '*' },
    exports: { '.': './dist/index.js', './server': './dist/server.js' },
  }),
  'dist/index.js': `import { defineModule } from '@ashlar/sdk'
export const trap = defineModule({ id: 'trap', title: 'Trap' })`,
  'dist/server.js': `import { defineServer, service } from '@ashlar/sdk/server'
import { trap } from './index.js'
class Spring {
  constructor() {
    const how = process.getBuiltinModule('node:fs').readFileSync(${JSON.stringify(file)}, 'utf8')
    if (how === 'exit') process.exit(3)
    if (how === 'hang') for (;;);
  }
}
export default defineServer(trap, { services: [service(Spring)] })`,
})

/** Installs it while it does nothing, and starts the server again when it does; a server has to be there all the same. */
export async function expectLeftOut(how: 'exit' | 'hang', said: RegExp): Promise<void> {
  const database = await childDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'ashlar-trap-'))
  const file = join(folder, 'how')
  await writeFile(file, 'nothing')
  const trapped = await serviceScript(`trapped-${how}`, longLived)
  try {
    const service = trapped.start(database.env)
    const address = await service.ready
    const get = await install(address, trapPackage(file), '@acme/trap')
    const { pid } = await pidAt(address)
    await writeFile(file, how)
    process.kill(pid, 'SIGKILL')
    // However long it takes to know: on a busy machine longer than the supervisor lets a visitor wait.
    const served = () => pidAt(address).catch(() => ({ pid }))
    await expect.poll(async () => (await served()).pid, { timeout: 120_000 }).not.toBe(pid)
    expect(service.output()).toMatch(said)
    const { results }: { results: { rows: readonly PackageRow[] } } = await (await get('/')).json()
    expect(results.rows.find(({ name }) => name === '@acme/trap')).toMatchObject({
      status: 'failed',
      reason: 'It was disabled because the server stopped while loading it.',
    })
  } finally {
    await trapped.remove()
    await database.close()
    await rm(folder, { recursive: true })
  }
}
