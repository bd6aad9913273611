// The strict figure, for a machine that does nothing else: the suite in `npm test` has to allow for other work.
import { hostileFiles } from '@ashlar/core/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hosts, SupervisedDemo } from './supervised-demo.fixture.ts'
import { again, type Visits, visits } from './visits.fixture.ts'

const count = 400

let demo: SupervisedDemo
beforeAll(async () => {
  demo = await SupervisedDemo.start()
}, 180_000)
afterAll(() => demo?.stop())

const figures = (what: string, { p50, p99 }: Visits) =>
  console.info(`${what.padEnd(14)} p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`)

test('a visitor of another website waits at most twice as long while a hostile file is inspected (T8, T9)', async () => {
  const owner = await demo.signIn(hosts.attacked, 'owner@example.com')
  const neighbour = demo.visitor(hosts.neighbour)
  await visits(neighbour, count)
  const quiet = await visits(neighbour, count)
  figures('quiet', quiet)
  const slower: string[] = []
  for (const { name, bytes } of hostileFiles()) {
    const end = again(1, () => owner.upload(name, bytes))
    const attacked = await visits(neighbour, count)
    expect(await end()).toBeGreaterThan(0)
    figures(name, attacked)
    if (attacked.p99 > 2 * quiet.p99) slower.push(`${name}: ${attacked.p99}`)
  }
  expect(slower).toEqual([])
})
