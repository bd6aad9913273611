import { type TestClient, type TestHost, testHost } from '@ashlar/sdk/testing'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { site } from './index.ts'
import { contentOf, sampleBlocks } from './testing/sample-package.tsx'

let host: TestHost
let owner: TestClient
let visitor: TestClient
beforeAll(async () => {
  host = await testHost({ packages: [sampleBlocks], surfaces: [site] })
  owner = await host.signIn('owner')
  visitor = host.visitor()
})
afterAll(() => host?.close())
afterEach(() => {
  vi.useRealTimers()
})

async function page(fields: object, text: string) {
  const { id } = (await owner.post('/api/v1/admin/pages/', fields)).json().page
  await owner.put('/api/v1/admin/page/updatecontent/', { id, content: contentOf({ type: 'text', props: { text } }) })
  return id
}
const share = async (body: object) => {
  const reply = await owner.post('/api/v1/admin/page/previews/', { days: 7, ...body })
  expect([reply.statusCode, reply.body]).toEqual([201, expect.any(String)])
  const { url, preview } = reply.json()
  return { path: new URL(url).pathname, url, preview }
}

describe('a preview link', () => {
  test('shows a draft to somebody without an account: no store keeps it, no search engine takes it', async () => {
    const id = await page({ title: 'Secret launch', slug: 'launch' }, 'Not yet')
    expect((await visitor.get('/launch')).statusCode).toBe(404)
    const { path, url } = await share({ pageId: id })
    expect(url.startsWith(`${host.tenants.a.origin}/_ashlar/preview/`)).toBe(true)
    const reply = await visitor.get(path)
    expect(reply.statusCode).toBe(200)
    expect(reply.body).toContain('Not yet')
    expect(reply.body).toContain('<meta name="robots" content="noindex">')
    expect(reply.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    })
    expect((await host.visitor('b').get(path)).statusCode).toBe(404)
    expect((await visitor.get(`${path.slice(0, -1)}!`)).statusCode).toBe(404)
    const stored = await host.sql`select * from core.page_preview`
    expect(JSON.stringify(stored)).not.toContain(path.split('/').at(-1))
  })

  test('shows what its maker has not saved, when it was made so', async () => {
    const id = await page({ title: 'Two states', slug: 'two-states' }, 'Saved words')
    const { contentRevision } = (await owner.get(`/api/v1/admin/pages/${id}/`)).json().page
    const content = contentOf({ type: 'text', props: { text: 'Unsaved words' } })
    await owner.put(`/api/v1/admin/page/draft/${id}/`, { content, contentRevision })
    const [plain, draft] = [await share({ pageId: id }), await share({ pageId: id, withDraft: true })]
    expect((await visitor.get(plain.path)).body).toContain('Saved words')
    expect((await visitor.get(draft.path)).body).toContain('Unsaved words')
  })

  test('shows what was saved of a published page, before visitors see it', async () => {
    const id = await page({ title: 'Open late', slug: 'open-late', status: 'published' }, 'Open till six')
    const before = await visitor.get('/open-late')
    const saved = await owner.put('/api/v1/admin/page/updatecontent/', {
      ...{ id, asDraft: true },
      content: contentOf({ type: 'text', props: { text: 'Open till nine' } }),
    })
    expect(saved.json().page).toMatchObject({ hasUnpublishedChanges: true })
    const { path } = await share({ pageId: id })
    expect((await visitor.get(path)).body).toContain('Open till nine')
    // The kept page stays as it is, and whoever is signed in sees on the site what visitors see.
    const still = await visitor.get('/open-late')
    expect([still.body, still.headers['etag']]).toEqual([before.body, before.headers['etag']])
    expect((await owner.get('/open-late')).body).toContain('Open till six')
    const revision = saved.json().page.contentRevision
    const live = await owner.post(`/api/v1/admin/page/changes/${id}/publish/`, { revision })
    expect(live.json().page).toMatchObject({ hasUnpublishedChanges: false })
    expect((await visitor.get('/open-late')).body).toContain('Open till nine')
  })

  test('shows documents of blocks as the draft has them, under an address that does not tell the link', async () => {
    const framed = (html: string) => contentOf({ type: 'acme/framed', props: { html } })
    const id = await page({ title: 'Framed', slug: 'framed-draft', status: 'published' }, 'Words')
    const put = (body: object) => owner.put('/api/v1/admin/page/updatecontent/', { id, ...body })
    await put({ content: framed('<p>live</p>') })
    await put({ content: framed('<p>draft</p>'), asDraft: true })
    const { path, preview } = await share({ pageId: id })
    const [, address = ''] = /src="(\/_ashlar\/html\/[^"]+)"/.exec((await visitor.get(path)).body) ?? []
    expect(address).toMatch(/^\/_ashlar\/html\/[0-9a-f]{64}\/n0$/)
    expect(address).not.toContain(path.split('/').at(-1))
    const document = await visitor.get(address)
    expect([document.statusCode, document.body]).toEqual([200, expect.stringContaining('draft')])
    expect(document.headers['content-security-policy']).toContain('sandbox')
    expect((await visitor.get(`/_ashlar/html/${id}/n0`)).body).toContain('live')
    // It ends with its link, and is of one website.
    expect((await host.visitor('b').get(address)).statusCode).toBe(404)
    await owner.delete(`/api/v1/admin/page/previews/${id}/${preview.id}/`)
    expect((await visitor.get(address)).statusCode).toBe(404)
  })

  test('ends on its day, when it is revoked, and with its page', async () => {
    const id = await page({ title: 'Ends', slug: 'ends' }, 'Ends')
    const [late, revoked, last] = [
      await share({ pageId: id }),
      await share({ pageId: id, label: 'Client' }),
      await share({ pageId: id }),
    ]
    await host.sql`update core.page_preview set expires_at = now() where id = ${late.preview.id}`
    expect((await visitor.get(late.path)).statusCode).toBe(404)
    const previews = `/api/v1/admin/page/previews/${id}/`
    expect((await owner.get(previews)).json().results).toMatchObject({ total: 2 })
    const stranger = await host.signIn('owner', 'b')
    expect((await stranger.delete(`${previews}${revoked.preview.id}/`)).statusCode).toBe(404)
    expect((await owner.delete(`${previews}${revoked.preview.id}/`)).statusCode).toBe(200)
    expect((await visitor.get(revoked.path)).statusCode).toBe(404)
    expect((await visitor.get(last.path)).statusCode).toBe(200)
    await owner.delete(`/api/v1/admin/pages/${id}/`)
    expect((await visitor.get(last.path)).statusCode).toBe(404)
  })

  test('of a revision is for staff alone', async () => {
    const id = await page({ title: 'Before', slug: 'before' }, 'First words')
    await owner.put('/api/v1/admin/page/updatecontent/', {
      id,
      content: contentOf({ type: 'text', props: { text: 'Second words' } }),
    })
    const { rows } = (await owner.get(`/api/v1/admin/page/revisions/${id}/`)).json().results
    const path = `/_ashlar/revision/${id}/${rows.at(-1).id}`
    expect((await owner.get(path)).body).toContain('First words')
    expect((await visitor.get(path)).statusCode).toBe(401)
    expect((await (await host.signIn('owner', 'b')).get(path)).statusCode).toBe(404)
    expect((await owner.get('/_ashlar/revision/1/x')).statusCode).toBe(404)
  })
})

describe('search and sharing', () => {
  test('title, description, picture, canonical address and robots are the page’s own; the sitemap leaves it out', async () => {
    const image = 'https://example.com/share.png'
    await page({ title: 'Moved', slug: 'moved', status: 'published' }, 'Here I am')
    await page(
      {
        ...{ title: 'Found', slug: 'found', status: 'published', metaTitle: 'Found & <seen>' },
        ...{ metaDescription: 'Words', metaImage: image, canonical: '/elsewhere', nofollow: true },
      },
      'Found',
    )
    const { body } = await visitor.get('/found')
    expect(body).toContain('<title>Found &amp; &lt;seen&gt;</title>')
    expect(body).toContain(`<link rel="canonical" href="${host.tenants.a.origin}/elsewhere">`)
    expect(body).toContain('<meta name="robots" content="nofollow">')
    for (const tag of ['property="og:image"', 'name="twitter:image"'])
      expect(body).toContain(`${tag} content="${image}"`)
    expect(body).toContain('<meta name="twitter:title" content="Found &amp; &lt;seen&gt;">')
    expect(body).toContain('<meta name="twitter:card" content="summary_large_image">')
    const sitemap = (await visitor.get('/sitemap.xml')).body
    expect(sitemap).not.toContain('/found')
    expect(sitemap).toContain('/moved')
  })

  test('OPEN-337: from its minute on a scheduled page is there, and until its minute only', async () => {
    const soon = new Date(Date.now() + 60_000).toISOString()
    const id = await page({ title: 'Scheduled', slug: 'scheduled', status: 'published', publish_date: soon }, 'Now')
    expect((await visitor.get('/scheduled')).statusCode).toBe(404)
    const jobs = await host.sql<{ name: string; start_after: Date }>`
      select name, start_after from core.outbox where kind = 'job' and payload ->> 'pageId' = ${String(id)}`
    expect(jobs.map(({ name, start_after }) => [name, new Date(start_after).toISOString()])).toEqual([
      ['core.page-due', soon],
    ])
    await host.sql`update core.page set publish_date = now() - interval '1 minute' where id = ${id}`
    expect((await visitor.get('/scheduled')).statusCode).toBe(200)
    // Kept now; it ends with its date, without anybody telling.
    const end = Date.now() + 60_000
    await owner.put('/api/v1/admin/pages/', { id, unpublish_date: new Date(end).toISOString() })
    expect((await visitor.get('/scheduled')).statusCode).toBe(200)
    // Behind the server's back: while it keeps the page it does not ask.
    await host.sql`update core.page set unpublish_date = now() - interval '1 minute' where id = ${id}`
    vi.useFakeTimers({ toFake: ['Date'], now: end - 1000 })
    expect((await visitor.get('/scheduled')).statusCode).toBe(200)
    vi.setSystemTime(end)
    expect((await visitor.get('/scheduled')).statusCode).toBe(404)
  })
})
