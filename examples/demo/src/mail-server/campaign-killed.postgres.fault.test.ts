import { test } from 'vitest'
import { KilledCampaigns, sendThrough } from './killed-campaigns.fixtures.ts'

test('F5: a campaign reaches everybody across kill -9 with mails that are sent and not yet marked', async () => {
  await using world = await KilledCampaigns.start()
  await sendThrough(world, { people: 500, deaths: [{ at: 'marking', nth: 20 }], domain: 'killed.example' })
}, 120_000)
