import { expect, test } from 'vitest'
import { type Death, KilledCampaigns, sendThrough } from './killed-campaigns.fixtures.ts'

const patience = { timeout: 1_800_000 }
/** Where the first of five deaths is; the others are as far apart. The snapshot is taken once, a batch for 24 people. */
const firsts = { batch: 3, 'hand-over': 17, marking: 17 } as const
const points = ['snapshot', 'batch', 'hand-over', 'marking'] as const

test.for(points)('F5: 500 people get a campaign across kill -9 at the %s, five times', patience, async (at) => {
  await using world = await KilledCampaigns.start()
  const twice: number[] = []
  for (let time = 1; time <= 5; time += 1) {
    const death: Death = { at, nth: at === 'snapshot' ? 1 : firsts[at] * time }
    twice.push(await sendThrough(world, { people: 500, deaths: [death], domain: `${at}${time}.example` }))
  }
  console.log(`Killed at the ${at}: ${twice.join(', ')} of 500 people got a campaign twice.`)
})

test('F5: two servers send one campaign once, whoever presses the button, and as often', async () => {
  await using world = await KilledCampaigns.start()
  const [one, other] = [await world.server(), await world.server()]
  const id = await world.write(one, 'two.example', 500)
  const path = `/api/v1/admin/email-marketing/campaigns/${id}/send-now/`
  const replies = await Promise.all([one, other, one, other].map((service) => world.ask(service, path, {})))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
  expect(await world.twice(id, 'two.example', 500)).toBe(0)
  expect((await world.ask(other, path, {})).status).toBe(409)
}, 300_000)
