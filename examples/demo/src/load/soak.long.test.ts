// Hours by ASHLAR_SOAK_MINUTES (60 without it). A short one shows leaks of connections and refusals, not of megabytes.
import { setTimeout as delay } from 'node:timers/promises'
import { encodeContent } from '@ashlar/sdk/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../attack/caller.fixture.ts'
import { hosts } from '../attack/supervised-demo.fixture.ts'
import { again, visitsOf } from '../attack/visits.fixture.ts'
import { container, page, section, text } from '../tree/index.ts'
import { type Probe, ProbedDemo } from './probed-demo.fixture.ts'

const minutes = Number(process.env.ASHLAR_SOAK_MINUTES ?? 60)
const isWhole = minutes >= 60
/** Of what the server can do: so much of the time each caller waits for an answer. */
const share = 0.7
const callers = 8
/** The ten of `DATABASE_POOL`, and the one that hears notices. */
const mostConnections = 11

let probed: ProbedDemo
let visitor: Caller
let owner: Caller
let saved: number
beforeAll(async () => {
  probed = await ProbedDemo.start()
  visitor = probed.demo.visitor(hosts.attacked)
  owner = await probed.demo.signIn(hosts.attacked, 'owner@example.com')
  const made = await owner.post('/api/v1/admin/pages/', { title: 'Soaked', slug: 'soaked', status: 'published' })
  saved = JSON.parse(made.text).page.id
}, 180_000)
afterAll(() => probed?.stop())

const reads = ['/api/v1/admin/pages/', '/api/v1/auth/me/', '/api/v1/admin/media/']

/** Eighty of a hundred visit, fifteen work in the admin, five save a page. */
function request(turn: number) {
  const kind = turn % 20
  if (kind === 19) {
    const content = page(section({}, container({}, text({ text: `Turn ${turn}` }))))
    return owner.put('/api/v1/admin/page/updatecontent/', { id: saved, content: encodeContent(content) })
  }
  if (kind >= 16) return owner.get(reads[kind - 16] ?? '')
  return visitor.get(kind % 2 === 0 ? '/' : '/soaked')
}

/** Megabytes an hour, or whatever `of` gives, by the line that fits best. */
function slope<Row extends { at: number }>(rows: readonly Row[], of: (row: Row) => number): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const hours = rows.map(({ at }) => at / 3_600_000)
  const [x, y] = [mean(hours), mean(rows.map(of))]
  const up = rows.reduce((sum, row, at) => sum + ((hours[at] ?? 0) - x) * (of(row) - y), 0)
  return up / hours.reduce((sum, hour) => sum + (hour - x) ** 2, 0)
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

test('L1, L4: under mixed load for hours nothing is refused, nothing grows, and the event loop is never held up', async () => {
  const [began, length] = [performance.now(), minutes * 60_000]
  const first = probed.probes().length
  const answers: { at: number; status: number; took: number }[] = []
  const stop = again(callers, async (turn) => {
    const at = performance.now() - began
    const { status, took } = await request(turn)
    answers.push({ at, status, took })
    // So that it has a rest after each, as long as the rest of its share.
    await delay((took * (1 - share)) / share)
  })
  const connections: number[] = []
  while (performance.now() - began < length) {
    await delay(Math.min(10_000, length))
    connections.push(await probed.connections())
  }
  await stop()

  const probes = probed.probes().slice(first)
  // The first third warms up: code is compiled, pages are kept, the pool is opened.
  const warm = probes.slice(Math.floor(probes.length / 3))
  const thirds = [0, 1, 2].map((nth) => {
    const part = answers.filter(({ at }) => Math.floor((at * 3) / length) === nth)
    return visitsOf(part.map(({ took }) => took))
  })
  const delays = (all: readonly Probe[]) => all.map(({ delay: late }) => late).toSorted((a, b) => a - b)
  const late = delays(probes)
  const machine = delays(probed.probes('witness').slice(first))
  const figures = {
    ...{ minutes, 'requests a second': answers.length / minutes / 60, requests: answers.length },
    refused: answers.filter(({ status }) => status !== 200).length,
    'RSS, MB': median(warm.map(({ rss }) => rss)),
    'RSS, MB an hour': slope(warm, ({ rss }) => rss),
    'files, first and last': `${median(warm.slice(0, 10).map(({ files }) => files))}, ${median(warm.slice(-10).map(({ files }) => files))}`,
    'handles, first and last': `${median(warm.slice(0, 10).map(({ handles }) => handles))}, ${median(warm.slice(-10).map(({ handles }) => handles))}`,
    'pool, most': Math.max(...connections),
    'p99 of the thirds': thirds.map(({ p99 }) => p99.toFixed(1)).join(', '),
    'p99 of the event loop’s delay, median and worst window': `${median(late).toFixed(1)}, ${late.at(-1)?.toFixed(1)}`,
    'the same of a process that does nothing': `${median(machine).toFixed(1)}, ${machine.at(-1)?.toFixed(1)}`,
  }
  console.table(figures)
  expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  expect(probed.demo.service.output()).not.toMatch(/hangs|stopped unexpectedly/)
  for (const of of ['files', 'handles'] as const) {
    const [start, end] = [warm.slice(0, 10), warm.slice(-10)].map((part) => median(part.map((probe) => probe[of])))
    expect(end, of).toBeLessThanOrEqual((start ?? 0) + 8)
  }
  expect(Math.max(...connections)).toBeLessThanOrEqual(mostConnections)
  expect(median(late)).toBeLessThan(50)
  expect(late[Math.floor(late.length * 0.99)]).toBeLessThan(50)
  if (isWhole) {
    expect(figures['RSS, MB an hour']).toBeLessThanOrEqual(1)
    expect(thirds[2]?.p99).toBeLessThanOrEqual(1.1 * (thirds[1]?.p99 ?? 0))
  }
})
