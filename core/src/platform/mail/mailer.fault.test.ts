import { Database, Mailer } from '@ashlar/sdk/server'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { runAs } from '../../data/index.ts'
import { type InMemoryHost, testHost } from '../../testing/test-host.ts'
import { mailTransport } from './mail-transport.fixtures.ts'

interface MailRow {
  readonly state: string
  readonly attempts: number
  readonly error: string
}

let host: InMemoryHost
const transport = mailTransport()
const { state } = transport
beforeAll(async () => {
  host = await testHost({ jobs: true, packages: [transport.package] })
})
afterAll(() => host.close())

function send(to: string, subject: string, text = 'Hello', secrets: readonly string[] = []): Promise<number> {
  const { composition } = host
  return runAs({ tenant: host.tenants.a }, () =>
    composition
      .resolve(Database)
      .tenant((tx) => composition.resolve(Mailer).send(tx, { purpose: 'core.test', to, subject, text, secrets })),
  )
}

async function stateOf(id: number): Promise<MailRow | undefined> {
  const rows = await host.database.admin<MailRow>('select state, attempts, error from core.mail where id = $1', [id])
  return rows[0]
}

/** What was handed over for an address. */
const textTo = (address: string) => state.taken.find(({ to }) => to.address === address)?.text

/** Every table in which a text stands. */
async function placesOf(text: string): Promise<string[]> {
  const tables = await host.database.admin<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  expect(tables.length).toBeGreaterThan(50)
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await host.database.admin(`select from ${name} t where position($1 in t::text) > 0 limit 1`, [text])
    if (rows.length > 0) found.push(name)
  }
  return found
}

describe('mail, with a mail server', () => {
  it('is sent once when its work commits, and never when it does not', async () => {
    const lost = runAs({ tenant: host.tenants.a }, () =>
      host.composition.resolve(Database).tenant(async (tx) => {
        const mail = { purpose: 'core.test', to: 'nobody@example.com', subject: 'Lost', text: 'Hello' }
        await host.composition.resolve(Mailer).send(tx, mail)
        throw new Error('no')
      }),
    )
    await expect(lost).rejects.toThrow('no')
    const id = await send('ada@example.com', 'First')
    await vi.waitFor(async () => expect(await stateOf(id)).toMatchObject({ state: 'sent', attempts: 1 }), 20_000)
    expect(state.taken).toMatchObject([
      { to: { address: 'ada@example.com' }, from: { name: 'Tenant A', address: '' }, host: 'localhost' },
    ])
    expect(state.taken[0]?.messageId).toMatch(new RegExp(`^<ashlar-${id}\\.[\\w-]{22}@localhost>$`))
  })

  it('has failed when the server refuses it, with what it said', async () => {
    const id = await send('refused@example.com', 'Refused')
    await vi.waitFor(async () => expect(await stateOf(id)).toMatchObject({ state: 'failed', attempts: 1 }), 20_000)
    expect((await stateOf(id))?.error).toContain('No such person')
  })

  it('tells once what became of it: what it was for, and which records it is about', async () => {
    const { composition } = host
    const about = [{ entity: 'order', id: 12 }] as const
    const sendTo = (to: string) =>
      runAs({ tenant: host.tenants.a }, () =>
        composition
          .resolve(Database)
          .tenant((tx) =>
            composition
              .resolve(Mailer)
              .send(tx, { purpose: 'shop.receipt', to, subject: 'Yours', text: 'Hello', about }),
          ),
      )
    const sent = await sendTo('told@example.com')
    const failed = await sendTo('refused@example.com')
    const told = { purpose: 'shop.receipt', about: [{ entity: 'order', id: '12' }] }
    const endsOf = () => state.ended.filter(({ mailId }) => mailId === sent || mailId === failed)
    await vi.waitFor(() => expect(endsOf()).toHaveLength(2), 20_000)
    expect(endsOf().toSorted((a, b) => a.mailId - b.mailId)).toEqual([
      { mailId: sent, ...told },
      { mailId: failed, ...told, isPermanent: true },
    ])
  })

  it('brings files, which are read when it is sent, and has failed when one is gone', async () => {
    const { composition } = host
    const sendWith = (to: string, id: number) =>
      runAs({ tenant: host.tenants.a }, () =>
        composition.resolve(Database).tenant((tx) =>
          composition.resolve(Mailer).send(tx, {
            ...{ purpose: 'core.test', to, subject: 'Your invoice', text: 'Here it is.' },
            attachments: [{ source: 'carrier.paper', id, name: 'Invoice 12\r\nBcc: x.pdf' }],
          }),
        ),
      )
    const id = await sendWith('paper@example.com', 1)
    await vi.waitFor(async () => expect(await stateOf(id)).toMatchObject({ state: 'sent' }), 20_000)
    expect(state.taken.find(({ to }) => to.address === 'paper@example.com')?.attachments).toEqual([
      { name: 'Invoice 12 Bcc: x.pdf', mimeType: 'application/pdf', bytes: new Uint8Array([1, 2, 3]) },
    ])
    const owner = await host.signIn('owner')
    const read = (await owner.get(`/api/v1/admin/mails/${id}/`)).json().results
    expect(read.attachments).toEqual(['Invoice 12 Bcc: x.pdf'])
    const gone = await sendWith('paper@example.com', 2)
    await vi.waitFor(async () => expect(await stateOf(gone)).toMatchObject({ state: 'failed', attempts: 1 }), 20_000)
    expect((await stateOf(gone))?.error).toContain('does not exist any more')
  })

  it('leaves none of its secrets behind when the server has taken it, also when it is sent again (T23)', async () => {
    const owner = await host.signIn('owner')
    const secret = 'once-only-secret-4711'
    const id = await send('secret@example.com', 'Your link', `Open https://example.com/#${secret}`, [secret])
    await vi.waitFor(async () => expect(await stateOf(id)).toMatchObject({ state: 'sent' }), 20_000)
    expect(textTo('secret@example.com')).toContain(secret)
    const read = (await owner.get(`/api/v1/admin/mails/${id}/`)).json().results
    expect(read).toMatchObject({ hidesSecrets: true, text: 'Open https://example.com/#••••••••' })
    expect(await placesOf(secret)).toEqual([])

    const { composition } = host
    const late = await runAs({ tenant: host.tenants.a }, () =>
      composition.resolve(Database).tenant(async (tx) => {
        const mail = {
          purpose: 'core.test',
          to: 'late@example.com',
          subject: 'Late',
          text: `Code: ${secret}`,
          secrets: [secret],
        }
        const made = await composition.resolve(Mailer).send(tx, mail)
        await tx.sql`update core.mail set state = 'kept' where id = ${made}`
        return made
      }),
    )
    expect((await owner.get(`/api/v1/admin/mails/${late}/`)).body).not.toContain(secret)
    expect((await owner.post('/api/v1/admin/mails/send/', { ids: [late] })).json().results).toEqual({ queued: 1 })
    await vi.waitFor(async () => expect(await stateOf(late)).toMatchObject({ state: 'sent' }), 20_000)
    expect(textTo('late@example.com')).toContain(`Code: ${secret}`)
    expect(await placesOf(secret)).toEqual([])
  })

  it('waits, visible and with its reason, while the server is down, and is sent when it is back', async () => {
    state.isAway = true
    state.taken.length = 0
    const id = await send('later@example.com', 'Later')
    await vi.waitFor(async () => expect(await stateOf(id)).toMatchObject({ state: 'queued', attempts: 1 }), 20_000)
    expect((await stateOf(id))?.error).toContain('ECONNREFUSED')
    state.isAway = false
    await vi.waitFor(async () => expect(await stateOf(id)).toMatchObject({ state: 'sent' }), 45_000)
    expect(state.taken.map(({ to }) => to.address)).toEqual(['later@example.com'])
  }, 60_000)
})
