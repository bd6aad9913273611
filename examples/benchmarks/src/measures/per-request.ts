import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addressOf } from '@ashlar/sdk'
import { getMe, listPages } from '@ashlar/sdk/platform'
import { compare } from '../alternating.ts'
import { signIn } from '../demo.ts'
import { wireRequest } from '../http.ts'
import type { Row } from '../report.ts'
import type { ServerProcess } from '../server-process.ts'
import { rounded } from '../statistics.ts'
import { syntheticPackages } from '../synthetic.ts'
import { startComposition } from './start-up.ts'

interface Kind {
  readonly what: string
  readonly path: string
  readonly isSignedIn: boolean
  /** Measured, in all rounds together. */
  readonly requests: number
  /** Absent where the reply itself names what the packages have. */
  readonly aim?: number
}

const kinds: readonly Kind[] = [
  { what: 'a visitor', path: '/robots.txt', isSignedIn: false, requests: 30_000, aim: 1.1 },
  {
    what: 'a list',
    path: addressOf(listPages, { query: { itemsPerPage: 25 } }),
    isSignedIn: true,
    requests: 7_500,
    aim: 1.1,
  },
  { what: 'the current user', path: getMe.path, isSignedIn: true, requests: 5_000, aim: 1.1 },
]

/**
 * What a request costs beside many packages that it has nothing to do with; nothing of it may grow with them. Each pair of
 * servers starts together: the engine makes a server faster for as long as it runs, whatever its packages.
 */
export async function perRequest(): Promise<readonly Row[]> {
  const folders = await syntheticPackages(200)
  const rows: Row[] = []
  for (const count of [50, 200]) rows.push(...(await besidePackages(folders.slice(0, count))))
  return rows
}

async function besidePackages(folders: readonly string[]): Promise<readonly Row[]> {
  const data = await Promise.all([0, 1].map(() => mkdtemp(join(tmpdir(), 'ashlar-per-request-'))))
  try {
    await using none = await startComposition(data[0] ?? '', [])
    await using many = await startComposition(data[1] ?? '', folders)
    const [ours, theirs] = [await asked(many), await asked(none)]
    const rows: Row[] = []
    for (const { what, path, isSignedIn, requests, aim } of kinds) {
      const side = (each: Asked) => ({
        server: each.server,
        request: wireRequest(each.server.port, path, isSignedIn ? { cookie: each.cookie } : {}),
        requests,
      })
      const { threadRatio, oursThread } = await compare(side(ours), side(theirs))
      rows.push({
        what: `${what}, with ${folders.length} packages vs. none, server thread`,
        value: threadRatio,
        unit: '×',
        ...(aim !== undefined && { aim }),
        from: `${rounded(oursThread, 1)} µs`,
      })
    }
    return rows
  } finally {
    await Promise.all(data.map((folder) => rm(folder, { recursive: true, force: true })))
  }
}

interface Asked {
  readonly server: ServerProcess
  readonly cookie: string
}

async function asked(server: ServerProcess): Promise<Asked> {
  return { server, cookie: await signIn(server.port) }
}
