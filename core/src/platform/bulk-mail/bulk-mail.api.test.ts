import {
  BulkMailing,
  bulkMailSources,
  Database,
  defineServer,
  MailPostponed,
  MailRefused,
  MailSenderRefused,
  MailTransport,
  type OutgoingMail,
  offer,
  provide,
} from '@ashlar/sdk/server'
import type { TestClient } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { runAs } from '../../data/index.ts'
import { type InMemoryHost, testHost } from '../../testing/test-host.ts'
import { sendBulkMail, watchBulkMail } from './bulk-mail.jobs.ts'
import { BulkMailWork } from './bulk-mail.work.ts'
import { BulkMailingService } from './bulk-mailing.service.ts'
import { Letters, letterMigrations, letters, writeLetters } from './letters.fixtures.ts'

const server = {
  isSetUp: true,
  away: undefined as Error | undefined,
  taken: [] as OutgoingMail[],
  opened: 0,
  open: 0,
  inHand: 0,
  most: 0,
  tries: 0,
  /** Called while a mail is being handed over. */
  during: async () => {},
}
class StandIn implements MailTransport {
  name = async () => (server.isSetUp ? 'mail.example.com' : undefined)

  send = async () => {
    throw new Error('Mails in bulk are handed over by one connection.')
  }

  async open() {
    server.opened += 1
    server.open += 1
    return {
      send: async (mail: OutgoingMail) => {
        server.tries += 1
        server.inHand += 1
        server.most = Math.max(server.most, server.inHand)
        try {
          await server.during()
          if (server.away) throw server.away
          if (mail.to.address.startsWith('refused')) throw new MailRefused('550 No such person')
          if (mail.to.address.startsWith('later')) throw new MailPostponed('450 Greylisted')
          server.taken.push(mail)
        } finally {
          server.inHand -= 1
        }
      },
      close: () => {
        server.open -= 1
      },
    }
  }
}

let host: InMemoryHost
let owner: TestClient
beforeAll(async () => {
  const parts = defineServer(letters, {
    migrations: letterMigrations,
    services: [provide(MailTransport, StandIn), offer(bulkMailSources, Letters)],
  })
  host = await testHost({ packages: [{ name: '@acme/letters', root: { letters }, server: parts }] })
  owner = await host.signIn('owner')
})
afterAll(() => host.close())

beforeEach(async () => {
  await host.sql`delete from letters.letter`
  await host.sql`delete from core.bulk_mailing`
  await host.sql`delete from core.outbox where name in ('core.send-bulk-mail', 'core.watch-bulk-mail')`
  Object.assign(server, {
    isSetUp: true,
    away: undefined,
    taken: [],
    opened: 0,
    most: 0,
    tries: 0,
    during: async () => {},
  })
})

const within = <T>(work: Parameters<Database['tenant']>[0], tenant: 'a' | 'b' = 'a') =>
  runAs({ tenant: host.tenants[tenant] }, () => host.composition.resolve(Database).tenant(work)) as Promise<T>
const write = (count: number, address?: (n: number) => string, tenant: 'a' | 'b' = 'a') =>
  within((tx) => writeLetters(tx, 1, count, address), tenant)
const states = () =>
  host.sql<{
    state: string
    count: number
  }>`select state, count(*)::int as count from letters.letter group by 1 order by 1`
/** Runs that were asked for. */
const asked = () =>
  host.sql<{ name: string; startAfter: string | null }>`select name, start_after as "startAfter" from core.outbox
    where name in ('core.send-bulk-mail', 'core.watch-bulk-mail') order by id`
const runsAsked = async () => (await asked()).filter(({ name }) => name === sendBulkMail.id)
/** Milliseconds until a run that was asked for. */
const ahead = (run: { readonly startAfter: string | null } | undefined) =>
  Date.parse(run?.startAfter ?? '') - Date.now()
const send = () => host.run(sendBulkMail, {})

describe('mails in bulk', () => {
  it('go to everybody once, by one transport, a few at a time, and never stand in the outbox (F5, T18)', async () => {
    await write(60)
    await send()
    expect(await states()).toEqual([{ state: 'sent', count: 60 }])
    expect(new Set(server.taken.map(({ to }) => to.address)).size).toBe(60)
    expect([server.taken.length, server.opened, server.open]).toEqual([60, 1, 0])
    expect(server.most).toBeLessThanOrEqual(4)
    expect(server.taken.find(({ subject }) => subject === 'Letter 7')).toMatchObject({
      messageId: expect.stringMatching(/^<ashlar-bulk-letter-7\.[\w-]{22}@localhost>$/),
      from: { name: 'Kiln Bcc: x', address: '' },
      headers: { 'X-Letter': '7' },
    })
    expect(await host.sql`select from core.mail`).toEqual([])
    // Nothing is left, so nothing is asked for but the look after the run.
    expect((await asked()).map(({ name }) => name)).toEqual([watchBulkMail.id])
    await host.run(watchBulkMail, {})
    expect(await runsAsked()).toEqual([])
  })

  it('fail for addresses alone that the server refuses, and wait for those that it postpones (T18)', async () => {
    await write(
      6,
      (n) => ({ 2: 'refused@example.com', 4: 'later@example.com', 5: 'Not\r\nan address' })[n] ?? `${n}@a.example`,
    )
    await send()
    expect(await host.sql`select n, state, error from letters.letter where state <> 'sent' order by n`).toEqual([
      { n: 2, state: 'failed', error: '550 No such person' },
      { n: 4, state: 'queued', error: '450 Greylisted' },
      { n: 5, state: 'failed', error: '“Not an address” is not a valid email address.' },
    ])
    const [run] = await runsAsked()
    expect(ahead(run)).toBeGreaterThan(3_500_000)
  })

  it.each([
    ['is away', new Error('connect ECONNREFUSED')],
    ['takes no mail of the sender', new MailSenderRefused('550 Not your address')],
  ])('wait, all of them, while the server %s, and go on when the settings change', async (_, error) => {
    await write(20)
    server.away = error
    await send()
    expect(await states()).toEqual([{ state: 'queued', count: 20 }])
    // One of each worker: the others are not tried in vain.
    expect(server.tries).toBeLessThanOrEqual(4)
    expect(await within((tx) => host.composition.resolve(BulkMailing).pause(tx))).toMatchObject({
      reason: error.message,
    })
    const [first] = await runsAsked()
    expect(ahead(first)).toBeGreaterThan(10_000)
    server.away = undefined
    await send()
    expect(server.taken).toEqual([])
    await within((tx) => new BulkMailingService().lookAgain(tx))
    await send()
    expect(await states()).toEqual([{ state: 'sent', count: 20 }])
    expect(await within((tx) => host.composition.resolve(BulkMailing).pause(tx))).toBeUndefined()
  })

  it('do not go where their source takes them back while they lie ready', async () => {
    await write(20)
    let isFirst = true
    server.during = async () => {
      if (!isFirst) return
      isFirst = false
      await host.sql`update letters.letter set state = 'withdrawn' where n > 10`
    }
    await send()
    expect(server.taken.length).toBe(10)
    expect(await states()).toEqual([
      { state: 'sent', count: 10 },
      { state: 'withdrawn', count: 10 },
    ])
  })

  it('are tried again after growing pauses, of ten minutes at most', async () => {
    await write(1)
    server.away = new Error('connect ETIMEDOUT')
    const pauses: number[] = []
    for (let tried = 0; tried < 8; tried++) {
      await host.sql`update core.bulk_mailing set paused_until = now()`
      await send()
      const [row] = await host.sql<{ seconds: number }>`
        select round(extract(epoch from paused_until - now()))::int as seconds from core.bulk_mailing`
      pauses.push(row?.seconds ?? 0)
    }
    expect(pauses).toEqual([15, 30, 60, 120, 300, 600, 600, 600])
  })

  it('wait in their source without a mail server', async () => {
    server.isSetUp = false
    await write(3)
    await send()
    expect([await states(), server.opened]).toEqual([[{ state: 'queued', count: 3 }], 0])
  })

  it('go no faster than the website’s setting, over all runs', async () => {
    const set = (value: number) => owner.put('/api/v1/admin/settings/', { mail_bulk_per_hour: value })
    expect((await set(2)).statusCode).toBe(200)
    await write(5)
    await send()
    await send()
    expect(server.taken.length).toBe(1)
    const [run] = await runsAsked()
    expect(ahead(run)).toBeGreaterThan(1_700_000)
    expect((await set(0)).statusCode).toBe(200)
    await send()
    expect(server.taken.length).toBe(5)
  })

  it('are taken ahead as far as the limit of an hour reaches before the run ends', async () => {
    const set = (value: number) => owner.put('/api/v1/admin/settings/', { mail_bulk_per_hour: value })
    expect((await set(7_200)).statusCode).toBe(200)
    await write(20)
    const now = Date.now
    let taken: unknown
    const look = async () => {
      taken = await states()
      vi.spyOn(Date, 'now').mockImplementation(() => now() + 10_000)
    }
    let looking: Promise<void> | undefined
    // Each mail waits for it: one that went out meanwhile would be counted as sent.
    server.during = () => {
      looking ??= look()
      return looking
    }
    await send()
    vi.restoreAllMocks()
    // One each half a second, for four seconds.
    expect(taken).toEqual([
      { state: 'queued', count: 12 },
      { state: 'sending', count: 8 },
    ])
    expect(await states()).toEqual([
      { state: 'queued', count: 16 },
      { state: 'sent', count: 4 },
    ])
    expect((await set(0)).statusCode).toBe(200)
  })

  it('are sent by one run at a time; one that is asked for meanwhile comes after it', async () => {
    await write(30)
    let gate = () => {}
    const isOpen = new Promise<void>((done) => {
      gate = done
    })
    server.during = () => isOpen
    const first = send()
    await vi.waitFor(() => expect(server.inHand).toBe(4))
    await send()
    expect(server.inHand).toBe(4)
    gate()
    await first
    expect(server.taken.length).toBe(30)
    expect(await runsAsked()).toMatchObject([{ startAfter: null }])
  })

  it('are taken over when the process of a run has died, and what comes from it later is not written', async () => {
    await write(8)
    let gate = () => {}
    const isOpen = new Promise<void>((done) => {
      gate = done
    })
    server.during = () => isOpen
    const stale = send()
    await vi.waitFor(() => expect(server.inHand).toBe(4))
    await host.run(watchBulkMail, {})
    expect(await runsAsked()).toEqual([])
    await host.sql`update core.bulk_mailing set leased_until = now() - interval '1 second'`
    await host.run(watchBulkMail, {})
    expect(await runsAsked()).toMatchObject([{ startAfter: null }])
    server.during = async () => {}
    await send()
    expect(await states()).toEqual([{ state: 'sent', count: 8 }])
    await host.sql`update letters.letter set state = 'unchanged'`
    gate()
    await stale
    expect(await states()).toEqual([{ state: 'unchanged', count: 8 }])
    // The four that were in doubt have gone twice, with the same message id.
    expect(new Set(server.taken.map(({ messageId }) => messageId)).size).toBe(8)
    expect(server.taken.length).toBe(12)
  })

  it('give way to other websites after a few seconds, with nothing left in doubt', async () => {
    await write(200)
    await write(3, undefined, 'b')
    const now = Date.now
    server.during = async () => {
      if (server.taken.length === 20) vi.spyOn(Date, 'now').mockImplementation(() => now() + 10_000)
    }
    await send()
    vi.restoreAllMocks()
    expect(server.taken.length).toBeLessThan(30)
    expect(await runsAsked()).toMatchObject([{ startAfter: null }])
    await host.run(sendBulkMail, {}, 'b')
    const [b] = await host.sql`select count(*)::int as sent from letters.letter
      where state = 'sent' and tenant_id = ${host.tenants.b.guid}`
    expect(b).toEqual({ sent: 3 })
    expect(await host.sql`select from letters.letter where state = 'sending'`).toEqual([])
  })

  it('end with those in hand when the server stops, and go on elsewhere', async () => {
    await write(200)
    const stopping = new AbortController()
    server.during = async () => {
      if (server.taken.length === 20) stopping.abort()
    }
    const run = ([work]: readonly BulkMailWork[]) => work?.send(stopping.signal)
    await runAs({ tenant: host.tenants.a }, async () => run(host.composition.resolveAll([BulkMailWork])))
    expect(server.taken.length).toBeLessThan(30)
    expect(await runsAsked()).toMatchObject([{ startAfter: null }])
    expect((await states()).map(({ state }) => state)).toEqual(['queued', 'sent'])
  })
})
