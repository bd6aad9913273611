// A server that sends campaigns, on a database of its own, and does what the benchmark tells it.
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
