import type { TestClient, TestHost } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { audienceHost, newList } from '../testing/audience-host.ts'
import { playHistories } from './consent-histories.fixtures.ts'

let host: TestHost
let owner: TestClient
beforeAll(async () => {
  ;({ host, owner } = await audienceHost())
})
afterAll(() => host?.close())

it('nobody who left is counted or sent to, whatever happened before (T17, T18, issue 21)', async () => {
  const lists = [await newList(owner, 'Letter'), await newList(owner, 'Offers')] as const
  await playHistories({ host, owner, lists }, 150)
  const [{ agreed = 0 } = {}] = await host.sql<{ agreed: number }>`select count(*)::integer as agreed
    from email_marketing.subscriber where state = 'subscribed'`
  // Control: histories in which nobody ever agreed would prove nothing.
  expect(agreed).toBeGreaterThan(100)
}, 600_000)
