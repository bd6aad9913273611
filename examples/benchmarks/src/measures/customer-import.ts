import { setTimeout as delay } from 'node:timers/promises'
import { customerImportCalls, listCustomers } from '@ashlar/plugin-customers'
import { addressOf } from '@ashlar/sdk'
import { signIn, startDemo } from '../demo.ts'
import { ask } from '../http.ts'
import { type ImportingServer, measuredImport } from '../measured-import.ts'
import type { Row } from '../report.ts'
import { atRest } from '../server-process.ts'
import { percentile, rounded } from '../statistics.ts'

const [tiny, few, many] = [1_000, 10_000, 100_000]
/** Requests for a list, and milliseconds between two of them. */
const [asked, pause] = [400, 25]

/**
 * Imports of the demo's server on PostgreSQL: ten files of ten thousand customers, then one of a hundred thousand, with
 * a person who looks at their list meanwhile. Reads `/proc`, so it runs on Linux only.
 */
export async function customerImport(databaseUrl: string): Promise<readonly Row[]> {
  if (databaseUrl === '') throw new Error('The benchmark customer-import needs PostgreSQL: run it with --postgres.')
  await using demo = await startDemo(databaseUrl)
  const at = { port: demo.port, cookie: await signIn(demo.port), pid: demo.pid }
  await atRest(demo)
  await imported(at, few, 'warm')
  const quiet = await listTimes(at)
  let ten = 0
  for (let file = 0; file < 10; file += 1) ten += (await imported(at, few, `few${file}`)).seconds
  // A server that has worked for a while: what its heap grows to anyway is in both figures.
  const small = await imported(at, tiny, 'tiny')
  const running = imported(at, many, 'many')
  const busy = await listTimes(at)
  const large = await running
  const p99 = (values: readonly number[]) => percentile(values, 99)
  return [
    {
      ...{ what: 'an import of 100,000 customers vs. ten of 10,000', value: large.seconds / ten, unit: '×', aim: 1.3 },
      from: `${rounded(large.seconds)} s / ${rounded(ten)} s`,
    },
    {
      ...{ what: 'its memory at its peak beyond that of 1,000', value: large.peak - small.peak, unit: 'MB', aim: 64 },
      from: `${large.peak} MB / ${small.peak} MB`,
    },
    {
      ...{ what: 'a list meanwhile vs. a quiet one, p99', value: p99(busy) / p99(quiet), unit: '×', aim: 2 },
      from: `${rounded(p99(busy))} ms / ${rounded(p99(quiet))} ms`,
    },
  ]
}

/** So many customers. */
const imported = (at: ImportingServer, rows: number, name: string) =>
  measuredImport(at, {
    ...{ calls: customerImportCalls, name, head: 'firstname,lastname,email,city,country' },
    lines: Array.from(
      { length: rows },
      (_, n) => `${name}${n},Last${n % 2000},${name}${n}@example.com,Town ${n % 50},CA`,
    ),
  })

async function listTimes({ port, cookie }: ImportingServer): Promise<number[]> {
  const path = addressOf(listCustomers, { query: { itemsPerPage: 25 } })
  const times: number[] = []
  for (let round = 0; round < asked; round += 1) {
    await delay(pause)
    const begun = performance.now()
    const { status, body } = await ask({ port, path, headers: { cookie } })
    times.push(performance.now() - begun)
    if (status !== 200) throw new Error(`The list answered ${status}: ${body}`)
  }
  return times
}
