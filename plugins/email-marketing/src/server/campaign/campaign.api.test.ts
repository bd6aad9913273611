import { afterAll, beforeAll, expect, it } from 'vitest'
import { type CampaignDetail, campaignTemplates } from '../../contract.ts'
import {
  campaignOf,
  campaigns,
  listAudience,
  listOf,
  type MarketingHost,
  mailContent,
  marketing,
  marketingHost,
  ok,
  readyCampaign,
  refusal,
} from '../testing/marketing-host.ts'

let made: MarketingHost
let listId: number
beforeAll(async () => {
  made = await marketingHost()
  listId = await listOf(made.owner, 'Shed letter', ['ada@shed.example', 'grace@shed.example'])
})
afterAll(() => made?.host.close())

const create = async (body: object): Promise<CampaignDetail> => (await ok(made.owner.post(campaigns, body))).campaign

it('EMAIL-001, EMAIL-002, API-348, API-353, API-354: a campaign is created with its name alone and shown with all its members', async () => {
  const campaign = await create({ name: ' Spring check ' })
  expect(campaign).toEqual({
    ...{ id: expect.any(Number), name: 'Spring check', subject: '', preheader: '', from_name: '', from_email: '' },
    ...{ reply_to: '', status: 'draft', isPaused: false, failure: '', scheduled_at: null, sent_at: null },
    ...{ kind: 'campaign', at_readers_time: false, picture: '' },
    counts: {
      ...{ recipients: 0, sent: 0, failed: 0, skipped: 0, delivered: 0, opened: 0, clicked: 0, bounced: 0 },
      unsubscribed: 0,
    },
    ...{ filters: { include: [], exclude: [] }, content: null, isUnreadable: false, revision: 0, detailsRevision: 1 },
    ...{ createdAt: expect.any(String), updatedAt: expect.any(String) },
  })
  expect(await ok(made.owner.get(`${campaigns}${campaign.id}/`))).toEqual({ success: true, campaign })
  expect(await refusal(made.owner.get(`${campaigns}999999/`))).toEqual([404, 'EMAIL_MARKETING_UNKNOWN_CAMPAIGN'])
  expect(await refusal(made.other.get(`${campaigns}${campaign.id}/`))).toEqual([
    404,
    'EMAIL_MARKETING_UNKNOWN_CAMPAIGN',
  ])
})

it('API-108: campaigns are found by their words and status, sorted and paged', async () => {
  for (const name of ['Zinc tubs', 'Apple press', 'Apple butter']) await create({ name })
  const names = async (query: string) =>
    (await ok(made.owner.get(`${campaigns}?${query}`))).results.rows.map(({ name }: { name: string }) => name)
  expect(await names('search=apple&orderBy=name')).toEqual(['Apple butter', 'Apple press'])
  expect(await names('status=draft&orderBy=name&itemsPerPage=1&currentPage=2')).toEqual(['Apple press'])
  expect(await names('status=sent,failed')).toEqual([])
  expect((await names('')).slice(0, 2)).toEqual(['Apple butter', 'Apple press'])
  expect((await made.owner.get(`${campaigns}?status=lost`)).statusCode).toBe(422)
})

it('EDIT-037, API-355, OPEN-128, BLK-EMAIL-001: content is saved on the same path with its revision, and what is no mail is refused by name', async () => {
  const { id } = await create({ name: 'Winter storage' })
  const save = (content: string, revision = 0) => made.owner.put(`${campaigns}${id}/`, { content, revision })
  const refused = async (content: string) => {
    const { statusCode, body } = await save(content)
    return [statusCode, JSON.parse(body).errors?.[0]?.path]
  }
  expect(await refused('{}')).toEqual([422, 'content'])
  expect(await refused(mailContent().replace('"email/button"', '"email/section"'))).toEqual([422, 'nodes/more/parent'])
  const saved = await ok(save(mailContent({ text: '<p>Bring it in<script>x()</script></p>' })))
  expect(saved.campaign).toMatchObject({ content: expect.any(String), revision: 1, detailsRevision: 1 })
  expect(await refusal(save(mailContent()))).toEqual([409, 'EMAIL_MARKETING_CAMPAIGN_CHANGED'])
  const content = mailContent()
  expect(await refusal(made.owner.put(`${campaigns}${id}/`, { content }))).toEqual([
    ...[422, 'EMAIL_MARKETING_REVISION_MISSING'],
  ])
  const { preview } = await ok(made.owner.get(`${campaigns}${id}/preview/`))
  expect(preview.html).toContain('<p style="margin:0">Bring it in</p>')
  expect(preview.html).toContain(`href="${made.owner.tenant.origin}/blog"`)
  expect(preview.text).toContain(`Read on: ${made.owner.tenant.origin}/blog`)
})

it('API-108: a campaign is known again by the first picture in it', async () => {
  const { id, revision } = await create({ name: 'With a picture' })
  const content = mailContent().replace('"email/button","version":1,"props":{"text":"Read on","href":"/blog"}', picture)
  await ok(made.owner.put(`${campaigns}${id}/`, { content, revision }))
  const { results } = await ok(made.owner.get(`${campaigns}?search=picture`))
  expect(results.rows).toEqual([expect.objectContaining({ id, picture: '/media/3/bike.jpg' })])
})
const picture = '"email/image","version":1,"props":{"src":"/media/3/bike.jpg","altText":"A bicycle"}'

it('API-355: words are changed with their own revision, so that the editor and the record do not refuse each other', async () => {
  const campaign = await readyCampaign(made.owner, listId)
  const change = (body: object) => made.owner.put(`${campaigns}${campaign.id}/`, body)
  const changed = (await ok(change({ subject: 'Greens', filters: listAudience(listId), detailsRevision: 1 }))).campaign
  expect(changed).toMatchObject({ subject: 'Greens', detailsRevision: 2, revision: campaign.revision })
  const stale = await change({ subject: 'Blues', detailsRevision: 1 })
  expect(stale.statusCode).toBe(409)
  expect(stale.json().campaign.subject).toBe('Greens')
  await ok(change({ content: mailContent(), revision: campaign.revision }))
  const problems = async (body: object) => {
    const reply = await change({ ...body, detailsRevision: 2 })
    return [reply.statusCode, reply.json().errors?.[0]?.path]
  }
  expect(await problems({ from_email: 'boss@elsewhere.example' })).toEqual([422, 'from_email'])
  expect(await problems({ reply_to: 'not an address' })).toEqual([422, 'reply_to'])
  expect(await problems({ subject: 'A\r\nBcc: all@example.com' })).toEqual([422, 'subject'])
  expect((await campaignOf(made.owner, campaign.id)).subject).toBe('Greens')
})

it('API-356, API-357: campaigns are deleted one by one, or several at once whole or not at all', async () => {
  const [one, two, three] = [await create({ name: 'One' }), await create({ name: 'Two' }), await create({ name: '3' })]
  const gone = (ids: number[]) => made.owner.delete(`${campaigns}delete/`, { campaignsToDelete: ids })
  expect(await refusal(gone([one.id, 999_999]))).toEqual([404, 'EMAIL_MARKETING_NO_SUCH_CAMPAIGNS'])
  expect((await campaignOf(made.owner, one.id)).name).toBe('One')
  expect((await ok(gone([one.id, two.id]))).deleted.toSorted()).toEqual([one.id, two.id].toSorted())
  expect((await made.owner.get(`${campaigns}${one.id}/`)).statusCode).toBe(404)
  await ok(made.owner.delete(`${campaigns}${three.id}/`))
  expect((await made.owner.delete(`${campaigns}${three.id}/`)).statusCode).toBe(404)
})

it('API-353, OPEN-362: a campaign begins with a template in the language and colours of the website, which can be sent', async () => {
  const settings = (body: object) => ok(made.owner.put('/api/v1/admin/settings/', body))
  await settings({ language: 'fr', company_name: 'Shed & <Co>', theme_color_primary: '#f5e663' })
  for (const template of campaignTemplates) {
    const { id } = await create({ name: template, template, subject: 'Ready', filters: listAudience(listId) })
    const { checks } = await ok(made.owner.get(`${campaigns}${id}/checks/`))
    expect([template, checks.filter(({ id: check }: { id: string }) => check !== 'sender')]).toEqual([template, []])
    const page = await made.owner.get(`${marketing}campaign-templates/mail/?template=${template}`)
    expect([page.statusCode, page.headers['content-type'], page.headers['content-security-policy']]).toEqual([
      ...[200, 'text/html; charset=utf-8', expect.stringContaining('sandbox')],
    ])
    expect(page.body).toContain('Shed &amp; &lt;Co&gt;')
    expect(page.body).toContain('Se désabonner')
    expect(page.body).not.toContain('{{')
    const { preview } = await ok(made.owner.get(`${campaigns}${id}/preview/`))
    expect(preview.html.replace(' aria-label="Ready"', '').split('<body')[1]).toBe(page.body.split('<body')[1])
  }
  // Dark words on a light colour.
  const product = await made.owner.get(`${marketing}campaign-templates/mail/?template=announcement`)
  expect(product.body).not.toMatch(/[;"]color:#fff/)
  expect((await made.owner.get(`${marketing}campaign-templates/mail/?template=unknown`)).statusCode).toBe(422)
  const both = made.owner.post(campaigns, { name: 'Both', template: 'letter', content: mailContent() })
  expect(await refusal(both)).toEqual([422, 'EMAIL_MARKETING_TWO_CONTENTS'])
  await settings({ language: 'en' })
})

it('API-360: a copy is a draft with the same words, content and recipients', async () => {
  const campaign = await readyCampaign(made.owner, listId, { preheader: 'Out of the kiln' })
  const copy = (await ok(made.owner.post(`${campaigns}${campaign.id}/duplicate/`, {}))).campaign
  const { content, filters, subject, preheader } = campaign
  expect(copy).toMatchObject({ name: 'Autumn (copy)', status: 'draft', content, filters, subject, preheader })
  expect(copy.id).not.toBe(campaign.id)
})
