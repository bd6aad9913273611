import { readFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { addressOf } from '@ashlar/sdk'
import { getMe, listPages } from '@ashlar/sdk/platform'
import { signIn, startSupervisedDemo } from '../demo.ts'
import { ask } from '../http.ts'
import type { Row } from '../report.ts'

/** Megabytes of resident memory that an idle server may hold. */
const aims = { embedded: 350, postgres: 180 }
const rounds = 100
/** Milliseconds in which an idle server gives back what it no longer needs. */
const rest = 30_000

/**
 * What the demo's server holds at rest after a first start, which makes its pictures, and some use by a visitor and by
 * staff. Reads `/proc`, so it runs on Linux only.
 */
export async function memory(databaseUrl: string): Promise<readonly Row[]> {
  await using demo = await startSupervisedDemo(databaseUrl)
  const cookie = await signIn(demo.port)
  for (let round = 0; round < rounds; round += 1) {
    for (const path of ['/', '/services', '/contact', `/not-there-${round}`]) await ask({ port: demo.port, path })
    for (const path of ['/admin', getMe.path, addressOf(listPages, { query: { itemsPerPage: 25 } })]) {
      await ask({ port: demo.port, path, headers: { cookie } })
    }
  }
  await delay(rest)
  const [server = 0, ...others] = await residentMegabytes(await childrenOf(demo.pid))
  const [supervisor = 0] = await residentMegabytes([demo.pid])
  return [
    {
      what: `resident memory of the idle server, ${databaseUrl === '' ? 'embedded' : 'PostgreSQL'}`,
      value: server,
      unit: 'MB',
      aim: databaseUrl === '' ? aims.embedded : aims.postgres,
      from: `${rounds} rounds of use; supervisor ${supervisor} MB, other processes ${others.length}`,
    },
  ]
}

async function childrenOf(pid: number): Promise<readonly number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return children.trim().split(' ').map(Number)
}

function residentMegabytes(pids: readonly number[]): Promise<number[]> {
  return Promise.all(
    pids.map(async (pid) => {
      const [, kilobytes = '0'] = /^VmRSS:\s+(\d+) kB$/m.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? []
      return Math.round(Number(kilobytes) / 1024)
    }),
  )
}
