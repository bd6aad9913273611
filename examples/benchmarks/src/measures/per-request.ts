import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compare } from '../alternating.ts'
import { wireRequest } from '../http.ts'
import type { Row } from '../report.ts'
import { rounded } from '../statistics.ts'
import { syntheticPackages } from '../synthetic.ts'
import { startComposition } from './start-up.ts'

/** What a request costs beside many packages that it has nothing to do with; nothing of it may grow with them. */
export async function perRequest(): Promise<readonly Row[]> {
  const folders = await syntheticPackages(200)
  const data = await Promise.all([0, 1, 2].map(() => mkdtemp(join(tmpdir(), 'ashlar-per-request-'))))
  const rows: Row[] = []
  try {
    await using none = await startComposition(data[0] ?? '', [])
    for (const [index, count] of [50, 200].entries()) {
      await using many = await startComposition(data[index + 1] ?? '', folders.slice(0, count))
      const requests = 4_000
      const { threadRatio, oursThread } = await compare(
        { server: many, request: wireRequest(many.port, '/robots.txt', {}), requests },
        { server: none, request: wireRequest(none.port, '/robots.txt', {}), requests },
      )
      const what = `a request with ${count} packages by one with none, server thread`
      rows.push({ what, value: threadRatio, unit: '×', aim: 1.1, from: `${rounded(oursThread, 1)} µs` })
    }
  } finally {
    await Promise.all(data.map((folder) => rm(folder, { recursive: true, force: true })))
  }
  return rows
}
