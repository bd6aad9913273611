// What can go wrong while a campaign is sent: with the mail server, with addresses, and with the website itself.
import { defineModule } from '@ashlar/sdk'
import { Database, defineJob, defineServer, work } from '@ashlar/sdk/server'
import type { TestPackage } from '@ashlar/sdk/testing'
import Type from 'typebox'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { listOf, type MarketingHost, marketingHost, readyCampaign, sent } from '../testing/marketing-host.ts'

const patience = { timeout: 10_000, interval: 20 }

/** Long work of a website, such as its imports, that lasts until it is let go. */
function longWork() {
  const gate = Promise.withResolvers<void>()
  const state = { under: 0, letGo: () => gate.resolve() }
  const module = defineModule({ id: 'quarry', title: 'Quarry', always: true })
  const dig = defineJob('quarry.dig', Type.Object({}), { lane: 'bulk' })
  const digging = work(dig, [], async () => {
    state.under += 1
    await gate.promise
  })
  const quarry: TestPackage = {
    name: '@acme/quarry',
    root: { module },
    server: defineServer(module, { jobs: [digging] }),
  }
  return { state, dig, package: quarry }
}

const quarry = longWork()
let made: MarketingHost
beforeAll(async () => {
  made = await marketingHost([quarry.package])
})
afterAll(async () => {
  quarry.state.letGo()
  await made?.host.close()
})
afterEach(() => {
  Object.assign(made.post, { isAway: false, isSetUp: true, onSend: async () => {} })
  made.post.taken.length = 0
})

it('a campaign begins at once, however much long work its website has to do', async () => {
  const { guid } = made.owner.tenant
  await made.host.composition.resolve(Database).forTenant(guid, async (tx) => {
    for (let n = 0; n < 4; n++) await tx.enqueue(quarry.dig, {})
  })
  await vi.waitFor(() => expect(quarry.state.under).toBe(2), patience)
  const listId = await listOf(made.owner, 'Busy', ['ada@busy.example'])
  const { id } = await readyCampaign(made.owner, listId)
  expect(await sent(made.owner, id)).toMatchObject({ status: 'sent', counts: { sent: 1 } })
  expect(quarry.state.under).toBe(2)
  quarry.state.letGo()
})
