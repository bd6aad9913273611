import { Database } from '@ashlar/sdk/server'
import { expect, it, vi } from 'vitest'
import { clubTriggers, joined } from '../testing/club-triggers.ts'
import { campaigns, listOf, mailContent, marketing, marketingHost, ok } from '../testing/marketing-host.ts'

const people = 100
const events = 10_000
const atOnce = 500
const mostPerDay = 3
const path = `${marketing}automations/`

it('a trigger that fires 10,000 times begins each automation as often as it may, and mails nobody beyond the limit of a day', async () => {
  const made = await marketingHost([clubTriggers])
  const { host, owner, post } = made
  try {
    const addresses = Array.from({ length: people }, (_, n) => `member${n}@club.example`)
    await listOf(owner, 'Members', addresses)
    await ok(owner.put('/api/v1/admin/settings/', { email_marketing: { most_per_day: mostPerDay } }))

    const automation = async (name: string, repeats: boolean): Promise<number> => {
      const { id } = (await ok(owner.post(path, { name, trigger: 'club.joined', repeats }))).automation
      const { mail } = await ok(owner.post(`${path}${id}/mails/`, { name }))
      await ok(owner.put(`${campaigns}${mail.id}/`, { subject: name, detailsRevision: 1 }))
      await ok(owner.put(`${campaigns}${mail.id}/`, { content: mailContent(), revision: 0 }))
      await ok(owner.put(`${path}${id}/`, { steps: [{ id: 'a', kind: 'mail', mailId: mail.id }], revision: 1 }))
      await ok(owner.post(`${path}${id}/turn-on/`, {}))
      return id
    }
    const [each, once] = [await automation('Each time', true), await automation('Once', false)]

    const database = host.composition.resolve(Database)
    for (let told = 0; told < events; told += atOnce)
      await database.forTenant(owner.tenant.guid, async (tx) => {
        for (let n = told; n < told + atOnce; n += 1)
          await tx.emit(joined, { email: addresses[n % people] ?? '', level: 'gold' })
      })

    const runsOf = async (id: number) =>
      (
        await host.sql<{ runs: number }>`select count(*)::integer as runs from email_marketing.automation_run
        where automation_id = ${id}`
      )[0]?.runs
    await vi.waitFor(async () => expect(await runsOf(each)).toBe(events), { timeout: 1_800_000, interval: 1_000 })
    expect(await runsOf(once)).toBe(people)

    const waiting = async () =>
      (
        await host.sql<{ mails: number }>`select count(*)::integer as mails
          from email_marketing.recipient where state = 'queued' and try_at > now()`
      )[0]?.mails
    const left = events + people - people * mostPerDay
    await vi.waitFor(async () => expect(await waiting()).toBe(left), { timeout: 1_200_000, interval: 1_000 })
    const taken = Map.groupBy(post.taken, ({ to }) => to.address)
    expect([...taken.values()].map((mails) => mails.length)).toEqual(addresses.map(() => mostPerDay))
  } finally {
    await host.close()
  }
})
