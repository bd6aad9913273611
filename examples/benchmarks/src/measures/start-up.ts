import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { answerPath } from '../addresses.ts'
import { administrator } from '../demo.ts'
import { ask } from '../http.ts'
import type { Row } from '../report.ts'
import { type ServerProcess, startServerProcess } from '../server-process.ts'
import { median, rounded } from '../statistics.ts'
import { syntheticPackages } from '../synthetic.ts'

const starts = 5

/** The product with these packages, on an embedded database in the folder. */
export function startComposition(data: string, packages: readonly string[]): Promise<ServerProcess> {
  return startServerProcess(
    new URL('../servers/composition.js', import.meta.url),
    { ASHLAR_DATA: data, ASHLAR_DEMO: '', ASHLAR_ADMIN_PASSWORD: administrator.password, DATABASE_URL: '' },
    packages,
  )
}

/** The last of the packages answers. */
async function assertComposed({ port }: ServerProcess, count: number): Promise<void> {
  const path = count === 0 ? '/readyz' : answerPath(String(count).padStart(3, '0'))
  const { status } = await ask({ port, path })
  if (status !== 200) throw new Error(`${path} answered ${status}.`)
}

/** From the start of the process to the first answer, on a database that has been migrated before. */
export async function startUp(): Promise<readonly Row[]> {
  const folders = await syntheticPackages(200)
  const counts = [0, 50, 200]
  const data = await Promise.all(counts.map(() => mkdtemp(join(tmpdir(), 'ashlar-start-'))))
  const wall = counts.map((): number[] => [])
  const cpu = counts.map((): number[] => [])
  try {
    for (let round = 0; round <= starts; round += 1) {
      for (const [index, count] of counts.entries()) {
        await using server = await startComposition(data[index] ?? '', folders.slice(0, count))
        const used = await server.cpu()
        await assertComposed(server, count)
        // The first start makes the database.
        if (round === 0) continue
        wall[index]?.push(server.startMilliseconds)
        cpu[index]?.push(used.thread / 1000)
      }
    }
  } finally {
    await Promise.all(data.map((folder) => rm(folder, { recursive: true, force: true })))
  }
  const [none = 0, some = 0, many = 0] = wall.map(median)
  const [idle = 0, , busy = 0] = cpu.map(median)
  const from = `${rounded(none, 0)} ms with 0, ${rounded(some, 0)} ms with 50, ${rounded(many, 0)} ms with 200`
  return [
    { what: 'start-up time per package, 0 to 200', value: (many - none) / 200, unit: 'ms', aim: 2, from },
    {
      what: 'the same, CPU of the server thread',
      value: (busy - idle) / 200,
      unit: 'ms',
      from: `${rounded(idle, 0)} ms with 0, ${rounded(busy, 0)} ms with 200`,
    },
  ]
}
