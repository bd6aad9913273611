import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { emptyPostgres, type NewPostgres, type ServiceProcess, startService } from '@ashlar/core/testing'
import { createCampaign, createList, sendCampaign } from '@ashlar/plugin-email-marketing'
import { addressOf } from '@ashlar/sdk'
import { signIn } from '@ashlar/sdk/platform'
import { expect } from 'vitest'
import { type MailServer, startMailServer } from './start-mail-server.ts'

/** Where a server is killed: before the nth statement of a kind, or while the nth mail is in the air. */
export interface Death {
  readonly at: 'snapshot' | 'batch' | 'marking' | 'hand-over'
  readonly nth: number
}

/** Statements before which a server stands still: what it did before is there, what it wanted is not. */
const statements: Readonly<Record<Exclude<Death['at'], 'hand-over'>, string>> = {
  snapshot: 'insert into email_marketing\\.recipient',
  batch: '"turn" as',
  marking: "set state = 'sent'",
}
/** Mails that workers of one server have in hand. */
const workers = 4
const password = 'slow-barn-27'
const patient = { timeout: 150_000, interval: 50 }
// As it is built: Node reads no source of a block's renderer.
const script = fileURLToPath(new URL('../../dist/mail-server/sending.child.js', import.meta.url))

const node = (type: string, parent: string | null, children: readonly string[], props: object = {}) => ({
  ...{ type, version: 1, props, parent, children },
})
const content = JSON.stringify({
  rootNodeId: 'root',
  nodes: {
    root: node('email/wrapper', null, ['band']),
    band: node('email/section', 'root', ['box']),
    box: node('email/container', 'band', ['words', 'leave']),
    words: node('email/textbox', 'box', [], { text: '<p>New pots</p>' }),
    leave: node('email/unsubscribe', 'box', []),
  },
})

/** An installation on PostgreSQL whose servers are killed while they send campaigns by a real mail server. */
export class KilledCampaigns implements AsyncDisposable {
  readonly mails: MailServer
  readonly #database: NewPostgres
  readonly #folder: string
  readonly #running: ServiceProcess[] = []
  #cookie = ''

  private constructor(database: NewPostgres, folder: string, mails: MailServer) {
    this.#database = database
    this.#folder = folder
    this.mails = mails
  }

  static async start(): Promise<KilledCampaigns> {
    const database = await emptyPostgres()
    if (database === undefined) throw new Error('Campaigns are killed on PostgreSQL.')
    return new KilledCampaigns(database, await mkdtemp(join(tmpdir(), 'ashlar-killed-')), await startMailServer())
  }

  /** Start a server that stands still where it is told to. */
  async server(death?: Death): Promise<ServiceProcess> {
    const held = death === undefined || death.at === 'hand-over' ? '' : statements[death.at]
    const service = startService(script, {
      ...{ ASHLAR_DATA: this.#folder, ASHLAR_ADMIN_PASSWORD: password, DATABASE_URL: this.#database.url },
      ...{ SMTP_URL: this.mails.url, ASHLAR_TEST_HELD: held, ASHLAR_TEST_NTH: String(death?.nth ?? 1) },
    })
    this.#running.push(service)
    await service.ready
    return service
  }

  /** A campaign to so many people of a domain, at a server: its id. */
  async write(service: ServiceProcess, domain: string, people: number): Promise<number> {
    const { list } = await this.call(service, createList.path, { name: domain, isDefault: false })
    await this.#database.admin.query(
      `insert into email_marketing.subscriber (tenant_id, list_id, email, state, confirmed_at)
        select tenant_id, id, 'reader' || n || '@' || name, 'subscribed', now()
        from email_marketing.list, generate_series(1, $2::integer) n where id = $1`,
      [list.id, people],
    )
    const condition = { field: 'list', operator: 'one_of', value: [String(list.id)] }
    const filters = { include: [{ source: 'subscribers', match: 'all', conditions: [condition] }], exclude: [] }
    const { campaign } = await this.call(service, createCampaign.path, {
      name: domain,
      subject: domain,
      content,
      filters,
    })
    return campaign.id
  }

  async send(service: ServiceProcess, id: number): Promise<void> {
    await this.call(service, addressOf(sendCampaign, { params: { id } }), {})
  }

  async call(service: ServiceProcess, path: string, body: object) {
    const { status, text } = await this.ask(service, path, body)
    if (status >= 300) throw new Error(`${path}: ${status} ${text}`)
    return JSON.parse(text)
  }

  async ask(service: ServiceProcess, path: string, body: object): Promise<{ status: number; text: string }> {
    const origin = `http://localhost:${new URL(await service.ready).port}`
    const post = (to: string, payload: object, cookie: string) =>
      fetch(origin + to, {
        ...{ method: 'POST', body: JSON.stringify(payload) },
        headers: { origin, 'content-type': 'application/json', ...(cookie !== '' && { cookie }) },
      })
    if (this.#cookie === '') {
      const signedIn = await post(signIn.path, { email: 'admin@example.com', password }, '')
      this.#cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? ''
    }
    const reply = await post(path, body, this.#cookie)
    return { status: reply.status, text: await reply.text() }
  }

  /** `kill -9` where a server has come to, or once so many mails of the domain have left it. */
  async kill(service: ServiceProcess, { at, nth }: Death, domain: string): Promise<void> {
    if (at === 'hand-over')
      await expect.poll(async () => (await this.mails.taken(domain)).people, patient).toBeGreaterThanOrEqual(nth)
    else await expect.poll(() => service.output(), patient).toContain('Held there')
    service.process.kill('SIGKILL')
    await service.exit
  }

  /** As if the time had passed after which a dead server's work is another's. */
  async passTime(): Promise<void> {
    const { admin } = this.#database
    await admin.query(`update core.bulk_mailing set leased_until = now() where leased_until is not null`)
    await admin.query(`update pgboss.job set heartbeat_on = heartbeat_on - interval '5 minutes' where state = 'active'`)
    await admin.query(`update pgboss.job set start_after = now() where state < 'active' and start_after > now()
      and data ->> 'name' in ('core.watch-bulk-mail', 'core.send-bulk-mail')`)
  }

  /** How many people were mailed twice, once all have been mailed and the campaign has ended as sent. */
  async twice(id: number, domain: string, people: number): Promise<number> {
    const status = async () => {
      const { rows } = await this.#database.admin.query<{ status: string }>(
        'select status from email_marketing.campaign where id = $1',
        [id],
      )
      return rows[0]?.status
    }
    await expect.poll(status, patient).toBe('sent')
    const taken = await this.mails.taken(domain)
    expect(taken.people).toBe(people)
    expect(taken.mails - people).toBe(taken.often.length)
    return taken.often.length
  }

  async stop(service: ServiceProcess): Promise<void> {
    service.process.kill('SIGTERM')
    await service.exit
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const { process, exit } of this.#running) {
      process.kill('SIGKILL')
      await exit
    }
    await this.mails[Symbol.asyncDispose]()
    await this.#database.drop()
    await rm(this.#folder, { recursive: true, force: true })
  }
}

/**
 * Send a campaign through deaths: everybody gets it, and of each death one in flight of each worker at most gets it twice.
 *
 * @returns how many got it twice
 */
export async function sendThrough(
  world: KilledCampaigns,
  { people, deaths, domain }: { people: number; deaths: readonly Death[]; domain: string },
): Promise<number> {
  let id: number | undefined
  for (const death of deaths) {
    await world.mails.behave({ pause: death.at === 'hand-over' ? 20 : 0 })
    const service = await world.server(death)
    if (id === undefined) {
      id = await world.write(service, domain, people)
      await world.send(service, id)
    }
    await world.kill(service, death, domain)
    await world.passTime()
  }
  await world.mails.behave({ pause: 0 })
  const last = await world.server()
  const twice = await world.twice(id ?? 0, domain, people)
  // Before the snapshot is there no mail has left.
  const inDoubt = deaths.filter(({ at }) => at !== 'snapshot').length
  expect(twice).toBeLessThanOrEqual(workers * inDoubt)
  await world.stop(last)
  return twice
}
