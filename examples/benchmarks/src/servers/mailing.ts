// A server that sends campaigns, on a database of its own, and does what the benchmark tells it.
import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { testHost } from '@ashlar/core/testing'
import * as marketing from '@ashlar/plugin-email-marketing'
import marketingRenderer from '@ashlar/plugin-email-marketing/renderer'
import marketingServer from '@ashlar/plugin-email-marketing/server'
import * as smtp from '@ashlar/plugin-smtp'
import smtpServer from '@ashlar/plugin-smtp/server'
import { addressOf } from '@ashlar/sdk'
import { askPasswordReset, saveSettings } from '@ashlar/sdk/platform'
import type { TestTenantName } from '@ashlar/sdk/testing'
import { campaignContent } from '../campaign-content.ts'
import type { MailingAnswer, MailingQuestion } from '../mailing-process.ts'
import { median } from '../statistics.ts'

const test = await testHost({
  jobs: true,
  environment: { SMTP_URL: process.env['SMTP_URL'] ?? '' },
  packages: [
    {
      name: '@ashlar/plugin-email-marketing',
      root: marketing,
      server: marketingServer,
      renderer: marketingRenderer,
    },
    { name: '@ashlar/plugin-smtp', root: smtp, server: smtpServer },
    fileURLToPath(new URL('../../../../blocks/email', import.meta.url)),
  ],
})

interface OpenMail {
  readonly subject: string
  readonly preheader: string
  readonly html: string
  readonly text: string
  readonly links: readonly string[]
}

/** What the module fills mails with, past its door: there is no other way to ask for it alone. */
interface Filling {
  trackedLinks(key: Buffer, origin: string, body: OpenMail, recipient: object): object
  filledMail(body: OpenMail, recipient: object, more: object): object
}

async function done(reply: PromiseLike<{ readonly statusCode: number; readonly body: string }>) {
  const { statusCode, body } = await reply
  if (statusCode >= 300) throw new Error(`${statusCode}: ${body.slice(0, 300)}`)
  return JSON.parse(body)
}

/** A campaign to so many people of one domain, ready to be sent. */
async function write(website: TestTenantName, domain: string, people: number): Promise<MailingAnswer> {
  const client = await test.signIn('owner', website)
  const { list } = await done(client.post(addressOf(marketing.createList), { name: domain, isDefault: false }))
  await test.sql`insert into email_marketing.subscriber (tenant_id, list_id, email, state, created_at, confirmed_at)
    select ${client.tenant.guid}::uuid, ${list.id}::bigint, 'reader' || n || '@' || ${domain}::text, 'subscribed', now(), now()
    from generate_series(1, ${people}::integer) n`
  await test.sql`analyze`
  const condition = { field: 'list', operator: 'one_of', value: [String(list.id)] }
  const filters = { include: [{ source: 'subscribers', match: 'all', conditions: [condition] }], exclude: [] }
  const words = { name: domain, subject: 'New pots, {{first_name|friend}}', content: campaignContent }
  const { campaign } = await done(client.post(addressOf(marketing.createCampaign), { ...words, filters }))
  return { campaign: campaign.id }
}

/** Ask for a link to choose a new password, as an owner with an address of this domain. */
async function forget(domain: string): Promise<MailingAnswer> {
  const { guid } = test.tenants.a
  const email = `owner@${domain}`
  await test.sql`update core.account set email = ${email} where tenant_id = ${guid}::uuid and role_id = 1`
  await test.sql`delete from core.sign_in_attempt`
  const at = performance.timeOrigin + performance.now()
  await done(test.visitor('a').post(addressOf(askPasswordReset), { email }))
  return { at }
}

/** Milliseconds of CPU in which the mail of one recipient is filled, links of their own included. */
async function fill(campaignId: number): Promise<MailingAnswer> {
  const [row] = await test.sql<OpenMail>`select subject, preheader, html, text, links from email_marketing.campaign_body
    where campaign_id = ${campaignId}`
  if (row === undefined) throw new Error('The campaign has not been sent.')
  const file = new URL('../../../../plugins/email-marketing/dist/server/sending/filled-mail.js', import.meta.url)
  const { filledMail, trackedLinks }: Filling = await import(file.href)
  const key = randomBytes(32)
  const { origin } = test.tenants.a
  const body = { ...row, fromName: '', replyTo: '' }
  const leave = { url: `${origin}/unsubscribe?token=${key.toString('base64url')}`, headers: {} }
  const one = (id: number) => {
    const recipient = {
      id,
      campaignId,
      edition: 1,
      email: `reader${id}@example.com`,
      name: 'Ada',
      filled: { first_name: 'Ada' },
    }
    return filledMail(body, recipient, { leave, tracked: trackedLinks(key, origin, body, recipient) })
  }
  const times: number[] = []
  for (let round = 0; round < 13; round += 1) {
    const before = process.threadCpuUsage()
    for (let id = 1; id <= 1_000; id += 1) one(id)
    const { user, system } = process.threadCpuUsage(before)
    if (round >= 4) times.push((user + system) / 1_000_000)
  }
  return { fill: median(times), links: row.links.length }
}

async function memory(): Promise<MailingAnswer> {
  const { gc } = globalThis
  // Twice: the first lets go of what the second then frees.
  await gc?.({ execution: 'async', type: 'major' })
  await gc?.({ execution: 'async', type: 'major' })
  const { heapUsed, external, rss } = process.memoryUsage()
  const megabyte = 1_048_576
  return { heap: (heapUsed + external) / megabyte, resident: rss / megabyte }
}

async function answer(question: MailingQuestion): Promise<MailingAnswer> {
  const { website = 'a' } = question
  if (question.write) return write(website, question.write.domain, question.write.people)
  if (question.forget) return forget(question.forget)
  if (question.memory) return memory()
  if (question.fill) return fill(question.fill)
  const owner = await test.signIn('owner', website)
  const params = { params: { id: question.send ?? question.look ?? 0 } }
  if (question.look)
    return { status: (await done(owner.get(addressOf(marketing.getCampaign, params)))).campaign.status }
  const at = performance.timeOrigin + performance.now()
  await done(owner.post(addressOf(marketing.sendCampaign, params), {}))
  return { at }
}

const owner = await test.signIn('owner')
await done(owner.put(addressOf(saveSettings), { email_marketing: { count_opens: true }, mail_bulk_per_hour: 0 }))
process.on('message', (message: { readonly question?: MailingQuestion }) => {
  if (message.question === undefined) return
  answer(message.question).then(
    (answered) => process.send?.({ answer: answered }),
    (error: unknown) => process.send?.({ answer: { error: String(error) } }),
  )
})
process.on('SIGTERM', () => void test.close().finally(() => process.exit(0)))
console.log(`Mailing ready at ${await test.listen()}`)
