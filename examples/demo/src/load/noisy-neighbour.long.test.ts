import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hosts } from '../attack/supervised-demo.fixture.ts'
import { visit, visitsOf } from '../attack/visits.fixture.ts'
import { ProbedDemo } from './probed-demo.fixture.ts'

/** How often one address may ask for a bot check in ten minutes. */
const quota = 120
const rounds = 10
const perRound = (20 * quota) / rounds
/** Milliseconds between two requests of the noisy one. */
const pause = 25

let probed: ProbedDemo
beforeAll(async () => {
  probed = await ProbedDemo.start()
}, 180_000)
afterAll(() => probed?.stop())

test('L2: a website at twenty times its quota is told to wait, and the visitors of another one hardly notice', async () => {
  const noisy = probed.demo.visitor(hosts.attacked, '127.0.0.7')
  const neighbour = probed.demo.visitor(hosts.neighbour)
  await visit(neighbour, 500)
  const quiet: number[] = []
  const disturbed: number[] = []
  const answers: Promise<readonly [status: number, wait: string | undefined]>[] = []
  // In turns, so that both meet whatever else the machine does.
  for (let round = 0; round < rounds; round += 1) {
    quiet.push(...(await visit(neighbour, perRound)))
    const flood = (async () => {
      for (let sent = 0; sent < perRound; sent += 1) {
        answers.push(noisy.get('/api/v1/bot-check/').then(({ status, headers }) => [status, headers['retry-after']]))
        await delay(pause)
      }
    })()
    disturbed.push(...(await visit(neighbour, perRound)))
    await flood
  }
  const told = await Promise.all(answers)
  const [before, during] = [visitsOf(quiet), visitsOf(disturbed)]
  console.table({ quiet: before, 'beside the noisy one': during, ratio: { p99: during.p99 / before.p99 } })
  expect(told.filter(([status]) => status === 200)).toHaveLength(quota)
  expect(told.filter(([status, wait]) => status === 429 && Number(wait) > 0)).toHaveLength(19 * quota)
  expect(during.p99).toBeLessThanOrEqual(1.5 * before.p99)
})
