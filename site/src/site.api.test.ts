import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { roles } from '@ashlar/sdk/server'
import { type TestClient, type TestHost, testHost } from '@ashlar/sdk/testing'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { site } from './index.ts'
import { contentOf, counts, sampleBlocks, sampleModule } from './testing/sample-package.tsx'

let host: TestHost
let owner: TestClient
let visitor: TestClient

beforeAll(async () => {
  const quiz = fileURLToPath(new URL('../e2e/quiz', import.meta.url))
  host = await testHost({ packages: [sampleBlocks, sampleModule, quiz], surfaces: [site] })
  owner = await host.signIn('owner')
  visitor = host.visitor()
})
afterAll(() => host?.close())
afterEach(() => {
  vi.useRealTimers()
})

type Blocks = readonly { readonly type: string; readonly props?: object }[]

interface Made {
  readonly id: number
  save(...blocks: Blocks): Promise<void>
}

async function page(fields: object, ...blocks: Blocks): Promise<Made> {
  const made = await owner.post('/api/v1/admin/pages/', { status: 'published', ...fields })
  if (made.statusCode >= 300) throw new Error(made.body)
  const { id } = made.json().page
  const save = async (...next: Blocks) => {
    const saved = await owner.put('/api/v1/admin/page/updatecontent/', { id, content: contentOf(...next) })
    if (saved.statusCode !== 200) throw new Error(saved.body)
  }
  await save(...blocks)
  return { id, save }
}

/** What runs: data for search engines does not. */
const scripts = /<script(?! type="application\/ld\+json")/
const main = (body: string) => /<main id="main">(.*)<\/main>/s.exec(body)?.[1] ?? ''
const policy = (reply: { headers: Readonly<Record<string, unknown>> }) =>
  String(reply.headers['content-security-policy'])
/** The page as the first visitor gets it, and then as the next one does. */
async function twice(url: string, from = visitor) {
  return [await from.get(url), await from.get(url)] as const
}

describe('a page for visitors', () => {
  test('arrives as finished HTML under a policy with the hash of its style sheet, no nonce and no script (H1)', async () => {
    await page(
      { title: 'Plain', slug: 'plain', excerpt: 'In a line & more' },
      { type: 'text', props: { text: 'Hello <you>' } },
    )
    const reply = await visitor.get('/plain')
    expect(reply.statusCode).toBe(200)
    expect(main(reply.body)).toContain('<p class="b-n0 block-text">Hello &lt;you&gt;</p>')
    const style = /<style>(.*?)<\/style>/s.exec(reply.body)?.[1] ?? ''
    expect(policy(reply)).toContain(`style-src 'self' 'sha256-${createHash('sha256').update(style).digest('base64')}'`)
    expect(policy(reply)).toContain("script-src 'self';")
    expect(policy(reply)).not.toMatch(/unsafe|nonce|evil/)
    expect(policy(reply)).toContain("frame-ancestors 'self'")
    expect(policy(reply)).toContain("connect-src 'self' https://api.example.com;")
    expect(reply.headers['x-content-type-options']).toBe('nosniff')
    expect(reply.headers['referrer-policy']).toBeDefined()
    expect(reply.body).not.toMatch(scripts)
    expect(reply.body).not.toMatch(/ style=/)
  })

  test('speaks the language of the website, and leads to its phone, mail and address', async () => {
    const change = (settings: object) => owner.put('/api/v1/admin/settings/', settings)
    const contact = { contact_phone: '+13065550162', contact_email: 'a@example.com', contact_address: '2 Elm St, Tern' }
    expect((await change({ language: 'de-AT', ...contact })).statusCode).toBe(200)
    const { body } = await visitor.get('/plain')
    expect(body).toContain('<a class="skip" href="#main">Zum Inhalt springen</a>')
    expect(body).toContain('href="tel:+13065550162">+13065550162</a>')
    expect(body).toContain('href="mailto:a@example.com">a@example.com</a>')
    expect(body).toContain('href="https://www.openstreetmap.org/search?query=2%20Elm%20St%2C%20Tern"')
    const missing = await visitor.get('/nowhere-at-all')
    expect(missing.statusCode).toBe(404)
    expect(missing.body).toContain('<h1>Unter dieser Adresse gibt es nichts</h1>')
    const back = { language: 'en', contact_phone: '', contact_email: '', contact_address: '' }
    expect((await change(back)).statusCode).toBe(200)
  })

  test('has title, description, canonical address and Open Graph of the tenant, whatever the host header (T25, H2)', async () => {
    const { headers, body } = await visitor.inject({
      url: '/plain?utm_source=x',
      headers: { host: 'localhost:9999', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' },
    })
    const { origin } = host.tenants.a
    expect(body).toContain('<title>Plain | Tenant A</title>')
    expect(body).toContain('<meta name="description" content="In a line &amp; more">')
    expect(body).toContain(`<link rel="canonical" href="${origin}/plain">`)
    expect(body).toContain(`<meta property="og:url" content="${origin}/plain">`)
    expect(body + JSON.stringify(headers)).not.toContain('evil.example')
    expect(body).not.toContain('9999')
  })

  test('has landmarks, a skip link, its language and one first heading: the title, or one of its own', async () => {
    await page({ title: 'Own heading', slug: 'own' }, { type: 'text', props: { text: 'Mine', heading: true } })
    const titled = (await visitor.get('/plain')).body
    expect(titled).toMatch(/<html lang="en">/)
    expect(titled).toContain('<a class="skip" href="#main">Skip to content</a><header')
    expect(titled).toContain('<h1>Plain</h1>')
    expect(titled).toContain('<footer')
    const own = (await visitor.get('/own')).body
    expect(own.match(/<h1/g)).toHaveLength(1)
    expect(own).toContain('Mine</h1>')
  })

  test('says that a new website is coming soon; later the 404 of its front never leads back to itself (issue 16)', async () => {
    const [other, people] = [host.visitor('b'), await host.signIn('owner', 'b')]
    const change = (settings: object) => people.put('/api/v1/admin/settings/', settings)
    const front = await other.get('/')
    expect([front.statusCode, front.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(main(front.body)).toContain('<h1>Tenant B</h1>')
    expect(main(front.body)).toContain('Coming soon')
    expect(front.body).toContain('<meta name="robots" content="noindex">')
    expect(main(front.body)).not.toContain('href=')
    expect(front.body).not.toContain('<header')
    expect((await change({ language: 'fr', company_name: 'Atelier B' })).statusCode).toBe(200)
    expect(main((await other.get('/')).body)).toMatch(/<h1>Atelier B<\/h1>.*Bientôt en ligne/s)
    expect((await change({ language: 'en', company_name: '' })).statusCode).toBe(200)

    const fields = { title: 'About', slug: 'about', status: 'published' }
    const { id } = (await people.post('/api/v1/admin/pages/', fields)).json().page
    const lost = await other.get('/')
    expect(lost.statusCode).toBe(404)
    expect(main(lost.body)).toContain('This website has no home page at the moment.')
    expect(main(lost.body)).toContain('href="/about"')
    expect(main(lost.body)).not.toContain('href="/"')
    const elsewhere = main((await other.get('/nowhere')).body)
    expect(elsewhere).toMatch(/href="\/".*href="\/about"/s)
    expect((await people.delete(`/api/v1/admin/pages/${id}/`)).statusCode).toBe(200)
    expect((await other.get('/')).statusCode).toBe(200)
  })

  test('is answered with and without a slash at the end; an unknown address is a page that says so', async () => {
    expect((await visitor.get('/plain/')).statusCode).toBe(200)
    for (const path of ['/nothing', '/%', '/a/../b', '/plain/more', '/constructor', '/__proto__']) {
      const reply = await visitor.get(path)
      expect(reply.statusCode, path).toBeGreaterThanOrEqual(400)
      expect(reply.statusCode, path).toBeLessThan(500)
    }
    const reply = await visitor.get('/nothing')
    expect(reply.body).toContain('There is nothing at this address')
    expect(reply.body).toContain('<meta name="robots" content="noindex">')
    expect(reply.headers['cache-control']).toBe('no-store')
    expect((await visitor.get('/api/v1/nothing')).headers['content-type']).toContain('json')
  })

  test("is one tenant's alone", async () => {
    await twice('/plain')
    expect((await host.visitor('b').get('/plain')).statusCode).toBe(404)
  })

  test('carries no more than the style sheets of the packages in use', async () => {
    const { body } = await visitor.get('/plain')
    expect(body).toContain('.block-text{color:var(--fg)}')
    const sheet = await visitor.get('/_ashlar/blocks.css')
    expect(sheet.body).toMatch(/^@layer reset,theme,blocks,nodes,user;/)
    expect((await visitor.get('/_ashlar/theme.css')).body).toContain('--theme-primary:')
  })
})

describe('blocks that move', () => {
  test('bring the loader as a file; other pages bring no byte of script', async () => {
    await page({ title: 'Moving', slug: 'moving' }, { type: 'acme/moving' })
    const { body } = await visitor.get('/moving')
    // A package of values has no browser entry, so nothing moves; the loader itself is served.
    expect(body).not.toMatch(scripts)
    const script = await visitor.get('/_ashlar/islands.js')
    expect(script.headers['content-type']).toContain('javascript')
    expect(script.body).toContain('data-island')
    expect(body).not.toContain('importmap')
  })

  test('has React for an island that a package brings, in one file, under a policy with the hash of its import map; a broken one costs its own block (H1)', async () => {
    const question = `</script>"'<!-- & ü`
    const brought = { type: 'acme/quiz', props: { question, answers: ['Yes', 'No'] } }
    const tooMuch = { type: 'acme/quiz', props: { answers: Array.from({ length: 4000 }, (_, i) => `Answer ${i}`) } }
    await page({ title: 'Quiz', slug: 'quiz' }, brought, tooMuch, { type: 'text', props: { text: 'After' } })
    const [, { body, headers }] = await twice('/quiz')
    const [, client, props = ''] =
      /data-island="([^"]*)" data-island-at="load" data-island-props="([^"]*)" data-react="n0">/.exec(body) ?? []
    expect(client).toBe('/_ashlar/packages/@acme/quiz/1.0.0/client.js')
    expect(props).toContain('&lt;/script&gt;')
    expect(main(body)).toContain('data-react="n0"><fieldset aria-describedby="_n0R_0_">')
    expect(main(body)).toContain('(<!-- -->2<!-- --> answers)')
    expect(main(body)).toContain('After</p>')
    expect(main(body)).not.toContain('n1')

    const [, map = ''] = /<head>.*<script type="importmap">(.*?)<\/script><script type="module"/.exec(body) ?? []
    const source = `'sha256-${createHash('sha256').update(map).digest('base64')}'`
    expect(policy({ headers })).toContain(`script-src 'self' ${source};`)
    const { imports } = JSON.parse(map)
    expect(new Set(Object.values(imports)).size).toBe(1)
    const react = await visitor.get(imports['react-dom/client'])
    expect(react.headers).toMatchObject({ 'content-type': expect.stringContaining('javascript') })
    expect(react.headers['cache-control']).toContain('immutable')
    expect(react.body.length).toBeGreaterThan(100_000)
    expect((await visitor.get('/_ashlar/react/other.js')).statusCode).toBe(404)
    // Nothing of it comes to a page without.
    await page({ title: 'Without', slug: 'without' }, { type: 'acme/moving' })
    const without = await visitor.get('/without')
    expect(without.body).not.toMatch(/importmap|react/)
    expect(policy(without)).toContain("script-src 'self';")
  })
})

describe('a page of a module that moves', () => {
  test("brings its package's script to its element and its island of React, as blocks do", async () => {
    const { body, headers } = await visitor.get('/quiz-of/%22knots%22')
    const client = '/_ashlar/packages/@acme/quiz/1.0.0/client.js'
    const asked = '{&quot;question&quot;:&quot;Do you know \\&quot;knots\\&quot;?&quot;}'
    expect(main(body)).toContain(
      `<article data-island="${client}" data-island-at="idle" data-island-props="${asked}"><div data-island="${client}" data-island-at="visible"`,
    )
    expect(main(body)).toContain('data-react="module-page"><fieldset aria-describedby="_module-pageR_0_">')
    expect(body).toContain('<script type="module" src="/_ashlar/islands.js')
    expect(policy({ headers })).toMatch(/script-src 'self' 'sha256-/)
  })
})

describe('kept pages', () => {
  test('the second visitor gets the same bytes, compressed as the browser reads, and no load runs again', async () => {
    await page({ title: 'Kept', slug: 'kept' }, { type: 'acme/loaded' })
    counts.loads = 0
    const [first, second] = await twice('/kept')
    expect(counts.loads).toBe(1)
    expect(second.body).toBe(first.body)
    expect(second.headers).toMatchObject({ etag: first.headers['etag'], 'content-security-policy': policy(first) })
    const asked = (encoding: string) => visitor.inject({ url: '/kept', headers: { 'accept-encoding': encoding } })
    const gzip = await asked('gzip')
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(first.body)
    await expect.poll(async () => (await asked('gzip, deflate, br')).headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync((await asked('br')).rawPayload).toString()).toBe(first.body)
    expect((await asked('br;q=0, gzip;q=0')).headers['content-encoding']).toBeUndefined()
  })

  test('a second visit is answered 304 with the same policy, so that the page stays styled (H1)', async () => {
    const [first] = await twice('/kept')
    const again = await visitor.inject({ url: '/kept', headers: { 'if-none-match': String(first.headers['etag']) } })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
    expect(policy(again)).toBe(policy(first))
    const other = await visitor.inject({ url: '/kept', headers: { 'if-none-match': '"other"' } })
    expect(other.statusCode).toBe(200)
  })

  test('HEAD says the same and sends nothing', async () => {
    const [, kept] = await twice('/kept')
    const head = await visitor.inject({ method: 'HEAD', url: '/kept' })
    expect(head.statusCode).toBe(200)
    expect(head.headers['etag']).toBe(kept.headers['etag'])
    expect(head.body).toBe('')
  })

  test('a saved change shows at once, and so does one of the theme or of what a load read', async () => {
    const { save } = await page({ title: 'Changing', slug: 'changing' }, { type: 'text', props: { text: 'before' } })
    await twice('/changing')
    await save({ type: 'text', props: { text: 'after' } })
    await expect.poll(async () => main((await visitor.get('/changing')).body)).toContain('after')
    await owner.put('/api/v1/admin/settings/', { theme_color_primary: '#123456' })
    await expect.poll(async () => (await visitor.get('/changing')).body).toContain('--theme-primary:#123456')
  })

  test('a saved template shows at once in the header of every page (TPL-002)', async () => {
    const templateWith = (text: string) => ({
      rootNodeId: 's',
      nodes: {
        s: { type: 'section', version: 1, props: {}, parent: null, children: ['n'] },
        n: { type: 'text', version: 1, props: { text }, parent: 's', children: [] },
      },
    })
    const base = '/api/v1/admin/page/component-template/'
    const made = await owner.post(base, { componentName: 'Head', content: templateWith('Old words') })
    const { id, revision } = made.json().template
    await owner.put('/api/v1/admin/settings/', { header_template: id })
    try {
      await page({ title: 'Under a header', slug: 'headed' }, { type: 'text' })
      await expect.poll(async () => (await visitor.get('/headed')).body).toContain('Old words')
      await twice('/headed')
      const saved = await owner.put(`${base}${id}/`, { content: templateWith('New words'), revision })
      expect(saved.statusCode, saved.body).toBe(200)
      await expect.poll(async () => (await visitor.get('/headed')).body).toContain('New words')
    } finally {
      await owner.put('/api/v1/admin/settings/', { header_template: 0 })
    }
  })

  test('a linked copy shows its own text, also when the template changes, and its template where that no longer fits', async () => {
    const template = (...texts: string[]) => ({
      rootNodeId: 's',
      nodes: {
        s: { type: 'section', version: 1, props: {}, parent: null, children: texts.map((_, at) => `n${at}`) },
        ...Object.fromEntries(
          texts.map((text, at) => [`n${at}`, { type: 'text', version: 1, props: { text }, parent: 's', children: [] }]),
        ),
      },
    })
    const base = '/api/v1/admin/page/component-template/'
    const made = await owner.post(base, { componentName: 'Copied', content: template('First', 'Second') })
    const { id, revision } = made.json().template
    const copied = await owner.post('/api/v1/admin/pages/', { status: 'published', title: 'Copied', slug: 'copied' })
    const n0 = { type: 'text', version: 1, props: { text: 'Mine <b>' } }
    const content = {
      rootNodeId: 'r',
      nodes: {
        r: { type: 'wrapper', version: 1, props: {}, parent: null, children: ['s'] },
        s: {
          type: 'section',
          version: 1,
          props: {},
          parent: 'r',
          children: [],
          template: id,
          overrides: { n0, gone: n0 },
        },
      },
    }
    const saved = await owner.put('/api/v1/admin/page/updatecontent/', {
      id: copied.json().page.id,
      content: JSON.stringify(content),
    })
    expect(saved.statusCode, saved.body).toBe(200)
    const shown = async () => main((await visitor.get('/copied')).body)
    await expect.poll(shown).toContain('Mine &lt;b&gt;')
    expect(await shown()).toContain('Second')
    expect(await shown()).not.toContain('First')
    const changed = await owner.put(`${base}${id}/`, { content: template('New first', 'New second'), revision })
    expect(changed.statusCode, changed.body).toBe(200)
    await expect.poll(shown).toContain('New second')
    expect(await shown()).toContain('Mine &lt;b&gt;')
    const without = { ...template('x'), nodes: { s: { ...template().nodes.s } } }
    const emptied = await owner.put(`${base}${id}/`, { content: without, revision: revision + 1 })
    expect(emptied.statusCode, emptied.body).toBe(200)
    await expect.poll(shown).not.toContain('Mine')
  })

  test('a replaced picture shows at once on the pages that hold it', async () => {
    const picture = (width: number) => Buffer.from(`<svg viewBox="0 0 ${width} 60"><path d="M0 0h4"/></svg>`)
    const send = async (url: string, field: string, width: number) => {
      const form = new FormData()
      form.append(field, new Blob([picture(width)], { type: 'image/svg+xml' }), 'logo.svg')
      const body = new Response(form)
      const headers = { 'content-type': body.headers.get('content-type') ?? '', origin: 'http://localhost' }
      const reply = await owner.inject({ method: 'POST', url, headers, payload: Buffer.from(await body.arrayBuffer()) })
      expect(reply.statusCode, reply.body).toBeLessThan(300)
      return reply.json()
    }
    const library = '/api/v1/admin/media/'
    const { files } = await send(library, 'file[]', 40)
    await page({ title: 'Pictured', slug: 'pictured', metaImage: files[0].address }, { type: 'text' })
    const widthShown = async () => /"og:image:width" content="(\d+)"/.exec((await visitor.get('/pictured')).body)?.[1]
    expect([await widthShown(), await widthShown()]).toEqual(['40', '40'])
    await send(`${library}${files[0].id}/replace/`, 'file', 90)
    await expect.poll(widthShown).toBe('90')
  })

  test('a page that is not published any more is gone at once', async () => {
    const { id } = await page({ title: 'Short', slug: 'short' }, { type: 'text' })
    await twice('/short')
    await owner.put('/api/v1/admin/pages/', { id, status: 'draft' })
    await expect.poll(async () => (await visitor.get('/short')).statusCode).toBe(404)
  })

  test('only the query parameters that its blocks declare make another page', async () => {
    await page({ title: 'Query', slug: 'query' }, { type: 'acme/loaded' })
    counts.loads = 0
    const red = await visitor.get('/query?colour=red&utm_source=a')
    expect(main(red.body)).toContain('data red')
    expect((await visitor.get('/query?utm_source=b&colour=red')).body).toBe(red.body)
    expect(counts.loads).toBe(1)
    expect(main((await visitor.get('/query?colour=blue')).body)).toContain('data blue')
    expect(main((await visitor.get('/query?utm_source=c')).body)).toContain('data <')
    expect(counts.loads).toBe(3)
  })

  test('it ends when its data do', async () => {
    await page({ title: 'Soon', slug: 'soon' }, { type: 'acme/loaded', props: { mode: 'soon' } })
    counts.loads = 0
    await twice('/soon')
    expect(counts.loads).toBe(1)
    const now = Date.now()
    vi.useFakeTimers({ toFake: ['Date'], now: now + 30_000 })
    await visitor.get('/soon')
    expect(counts.loads).toBe(1)
    vi.setSystemTime(now + 60_000)
    await visitor.get('/soon')
    expect(counts.loads).toBe(2)
  })

  test('an API token sees drafts with the right to view pages, and is a visitor without it', async () => {
    await page({ title: 'Token draft', slug: 'token-draft', status: 'draft' }, { type: 'text' })
    const found = async (scope: string) => {
      const made = await owner.post('/api/v1/admin/api-tokens/', { name: scope, scopes: [scope] })
      const headers = { authorization: `Bearer ${made.json().token}` }
      const [draft, home] = [
        await visitor.inject({ url: '/token-draft', headers }),
        await visitor.inject({ url: '/', headers }),
      ]
      return [draft.statusCode, home.headers['cache-control']]
    }
    expect(await found('pages.can_view')).toEqual([200, 'no-store'])
    expect(await found('media.can_view')).toEqual([404, (await visitor.get('/')).headers['cache-control']])
  })

  test('staff whose role may not view pages get no draft', async () => {
    await page({ title: 'Unseen', slug: 'unseen', status: 'draft' }, { type: 'text' })
    const staff = await host.signIn('staff')
    const mayView = async (can_view: boolean) => {
      const pages = { can_view, can_create: false, can_edit: false, can_delete: false }
      await owner.put('/api/v1/admin/roles/', { role_id: roles.staff, permissions: { pages } })
      return (await staff.get('/unseen')).statusCode
    }
    expect([await mayView(false), await mayView(true)]).toEqual([404, 200])
  })

  test('staff get a fresh page that nobody keeps, drafts included; a customer gets what visitors get', async () => {
    await page({ title: 'Draft', slug: 'draft', status: 'draft' }, { type: 'text' })
    expect((await visitor.get('/draft')).statusCode).toBe(404)
    const draft = await owner.get('/draft')
    expect(draft.statusCode).toBe(200)
    expect(draft.headers['cache-control']).toBe('no-store')
    expect(draft.body).toContain('<meta name="robots" content="noindex">')
    expect((await visitor.get('/draft')).statusCode).toBe(404)
    counts.loads = 0
    await twice('/kept')
    await twice('/kept', owner)
    expect(counts.loads).toBeGreaterThanOrEqual(2)
    const customer = await host.signIn('customer')
    counts.loads = 0
    expect((await customer.get('/kept')).headers['cache-control']).not.toBe('no-store')
    expect((await customer.get('/draft')).statusCode).toBe(404)
    expect(counts.loads).toBe(0)
  })
})

describe('a broken block costs that block', () => {
  test.each([
    ['throws', { type: 'acme/throwing' }],
    ['whose data fail', { type: 'acme/loaded', props: { mode: 'fails' } }],
    ['whose data are late', { type: 'acme/loaded', props: { mode: 'late' } }],
  ])('one that %s', async (why, block) => {
    const slug = `broken-${why.replaceAll(' ', '-')}`
    const { save } = await page({ title: 'Broken', slug }, block, { type: 'text', props: { text: 'The rest' } })
    const reply = await visitor.get(`/${slug}`)
    expect(reply.statusCode).toBe(200)
    expect(main(reply.body)).toContain('The rest')
    expect(reply.body).not.toContain('b-n0 ')
    expect(reply.body).not.toContain('secret')
    counts.loads = 0
    await visitor.get(`/${slug}`)
    // It is not kept: as soon as the block works again, it shows.
    if (block.type === 'acme/loaded') expect(counts.loads).toBe(1)
    await save({ type: 'text', props: { text: 'Mended' } })
    expect(main((await visitor.get(`/${slug}`)).body)).toContain('Mended')
  })

  test('stored content of a package that has gone shows nothing of it', async () => {
    const { id } = await page({ title: 'Gone', slug: 'gone' }, { type: 'text', props: { text: 'Stays' } })
    const stored = JSON.parse(contentOf({ type: 'vendor/gone' }, { type: 'text', props: { text: 'Stays' } }))
    await host.sql`update core.page_content set content = ${JSON.stringify(stored)}::jsonb where page_id = ${id}`
    const reply = await owner.get('/gone')
    expect(reply.statusCode).toBe(200)
    expect(main(reply.body)).toContain('Stays')
    expect(reply.body).not.toContain('vendor')
  })
})

describe('pages of modules', () => {
  test('are found, rendered, kept and dropped by their tags', async () => {
    counts.finds = 0
    const [first, second] = await twice('/journal/first?part=2')
    expect(first.statusCode).toBe(200)
    expect(main(first.body)).toBe('<article>part 2</article>')
    expect(first.body).toContain('<title>First &lt;entry&gt; | Tenant A</title>')
    expect(second.body).toBe(first.body)
    expect(counts.finds).toBe(1)
    expect((await visitor.get('/journal/second')).statusCode).toBe(404)
  })

  test('one that fails is a page that says so and no more', async () => {
    const reply = await visitor.get('/journal/boom')
    expect(reply.statusCode).toBe(500)
    expect(reply.headers['content-type']).toContain('text/html')
    expect(reply.body).not.toContain('secret')
    expect(policy(reply)).toContain("'sha256-")
  })

  test('never take the place of what people built: a page at the same address goes first, from the moment it is published', async () => {
    expect((await visitor.get('/journal/first')).body).toContain('First &lt;entry&gt;')
    const { id } = await page({ title: 'Ours', slug: 'journal/first', status: 'draft' }, { type: 'text' })
    expect((await visitor.get('/journal/first')).body).toContain('First &lt;entry&gt;')
    const shown = async () => /<title>(.*?)<.title>/.exec((await visitor.get('/journal/first')).body)?.[1]
    await owner.put('/api/v1/admin/pages/', { id, status: 'published' })
    await expect.poll(shown).toBe('Ours | Tenant A')
    const sitemap = (await visitor.get('/sitemap.xml')).body
    expect(sitemap.split(`${host.tenants.a.origin}/journal/first<`)).toHaveLength(2)
    await owner.put('/api/v1/admin/pages/', { id, status: 'draft' })
    await expect.poll(shown).toBe('First &lt;entry&gt; | Tenant A')
  })

  test('are 404 for a tenant without the module', async () => {
    expect((await host.visitor('b').get('/journal/first')).statusCode).toBe(200)
    const ownerOfB = await host.signIn('owner', 'b')
    const modules = { journal: false }
    const off = await ownerOfB.put(`/api/v1/admin/tenants/${host.tenants.b.id}/modules/`, { modules })
    expect(off.statusCode, off.body).toBe(200)
    await expect.poll(async () => (await host.visitor('b').get('/journal/first')).statusCode).toBe(404)
    expect((await host.visitor('b').get('/sitemap.xml')).body).not.toContain('journal')
  })
})

describe('search engines', () => {
  test('get a sitemap of published pages and of modules, with the addresses of the tenant', async () => {
    await page({ title: 'Unlisted', slug: 'unlisted', noindex: true }, { type: 'text' })
    const { body, headers } = await visitor.inject({
      url: '/sitemap.xml',
      headers: { host: 'localhost', 'x-forwarded-host': 'evil.example' },
    })
    expect(headers['content-type']).toContain('xml')
    expect(body).toContain(`<loc>${host.tenants.a.origin}/plain</loc>`)
    expect(body).toContain(`<loc>${host.tenants.a.origin}/journal/first</loc>`)
    expect(body).not.toMatch(/unlisted|draft|evil/)
    expect((await visitor.get('/robots.txt')).body).toContain(`Sitemap: ${host.tenants.a.origin}/sitemap.xml`)
  })
})

describe('files of the site', () => {
  test('fonts and icons never change; unknown ones are 404', async () => {
    const [address = ''] = /\/_ashlar\/fonts\/[^)]+barlow-latin-700-normal.woff2/.exec(
      (await visitor.get('/_ashlar/theme.css')).body,
    ) ?? ['']
    const font = await visitor.get(address)
    expect(font.headers).toMatchObject({
      'content-type': 'font/woff2',
      'cache-control': expect.stringContaining('immutable'),
    })
    expect((await visitor.get('/_ashlar/icons/arrow-right.svg')).body).toContain('<symbol id="icon"')
    // The set has no marks of brands; these are filled, where all others are lines.
    expect((await visitor.get('/_ashlar/icons/brand-x.svg')).body).toMatch(/<symbol id="icon".*fill="currentColor"/)
    const [old, now] = await Promise.all(['home', 'house'].map((name) => visitor.get(`/_ashlar/icons/${name}.svg`)))
    expect([old?.statusCode, old?.body]).toEqual([200, now?.body])
    for (const path of [
      'fonts/x.woff2',
      'icons/not-an-icon.svg',
      'icons/brand-of-nobody.svg',
      'icons/..%2Fcontext.svg',
      'page/unknown.css',
      'page/x.css?page=/plain',
    ]) {
      expect((await visitor.get(`/_ashlar/${path}`)).statusCode, path).toBe(404)
    }
  })

  test('a style sheet over 14 KB compressed is a file, which another process can make too', async () => {
    const css = Array.from(
      { length: 500 },
      (_, i) => `.c${createHash('md5').update(`${i}`).digest('hex')}{order:${i}}`,
    ).join('')
    const halves = [css.slice(0, css.indexOf('.c', 17_000)), css.slice(css.indexOf('.c', 17_000))]
    await page(
      { title: 'Large', slug: 'large' },
      ...halves.map((customCss) => ({ type: 'text', props: { customCss } })),
    )
    const reply = await visitor.get('/large')
    const file =
      /<link rel="stylesheet" href="(\/_ashlar\/page\/[\w-]+\.css\?page=%2Flarge)"/.exec(reply.body)?.[1] ?? ''
    expect(reply.body).not.toContain('<style>')
    expect(policy(reply)).toContain("style-src 'self';")
    const sheet = await visitor.get(file)
    expect(sheet.statusCode).toBe(200)
    expect(sheet.headers['cache-control']).toContain('immutable')
    expect(sheet.body).toContain('.b-n0{')
    await host.swap([sampleBlocks, sampleModule])
    expect((await visitor.get(file)).body).toBe(sheet.body)
  })
})

describe('header and footer', () => {
  test('the plain header lists published pages, and a navigation setting leaves out what visitors can not see', async () => {
    await page({ title: 'Team', slug: 'team' }, { type: 'text' })
    expect((await visitor.get('/team')).body).toContain('<a href="/team" aria-current="page">Team</a>')
    const mainItems = [
      { title: 'Our team', url: '/team' },
      { title: 'Secret', url: '/draft' },
      { title: 'Journal', url: '/journal/first' },
      { title: 'Bad', url: 'javascript:alert(1)' },
      { title: 'More', url: '', children: [{ title: 'Plain page', url: '/plain' }] },
    ]
    const put = await owner.put('/api/v1/admin/settings/', { navigation: { logo: '', mainItems, rightItems: [] } })
    if (put.statusCode !== 200) mainItems.splice(3, 1)
    const again = await owner.put('/api/v1/admin/settings/', { navigation: { logo: '', mainItems, rightItems: [] } })
    expect(again.statusCode).toBe(200)
    await expect.poll(async () => (await visitor.get('/team')).body).toContain('Our team')
    const { body } = await visitor.get('/team')
    expect(body).toContain('<summary>More')
    expect(body).toContain('href="/journal/first"')
    expect(body).not.toMatch(/Secret|javascript:/)
  })

  test('a page may go without', async () => {
    await page({ title: 'Bare', slug: 'bare', showHeader: false, showFooter: false }, { type: 'text' })
    const { body } = await visitor.get('/bare')
    expect(body).not.toMatch(/<header|<footer/)
  })
})

describe('a block with a document of its own', () => {
  const frameOf = (id: number | string, node = 'n0') => `/_ashlar/html/${id}/${node}`
  const framed = (html: string) => ({ type: 'acme/framed', props: { html } })
  let pageId: number
  beforeAll(async () => {
    const beside = { type: 'text', props: { text: 'Beside' } }
    pageId = (await page({ title: 'Framed', slug: 'framed' }, framed('<p>Mine</p>'), beside, framed('boom'))).id
  })

  test('BLK-COMMON-003: stands on the page as a sandboxed frame and is served at its own address under its own policy (T5)', async () => {
    const { body } = await visitor.get('/framed')
    expect(body).toContain(
      `<iframe class="b-n0 block-acme-framed" sandbox="allow-scripts" title="Frame" src="${frameOf(pageId)}">`,
    )
    expect(body).not.toContain('<p>Mine</p>')
    const reply = await visitor.get(frameOf(pageId))
    expect(reply.statusCode).toBe(200)
    expect(reply.body).toBe('<!DOCTYPE html><html lang="en"><title>Framed/n0</title><p>Mine</p></html>')
    const policy = String(reply.headers['content-security-policy']).split('; ')
    expect(policy[0]).toBe('sandbox allow-scripts')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'unsafe-inline' https:")
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy.join()).not.toContain('same-origin')
    expect(reply.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
  })

  test('is nowhere else: other blocks, other nodes, other pages, drafts and other tenants are 404', async () => {
    const { id: draft } = await page({ title: 'Draft', slug: 'frame-draft', status: 'draft' }, framed('new'))
    const addresses = [
      ...[frameOf(pageId, 'n1'), frameOf(pageId, 'nothing'), frameOf(pageId, '__proto__'), frameOf(pageId, '%00')],
      ...[frameOf(999_999), frameOf('x'), frameOf('-1'), frameOf(0), frameOf('9'.repeat(40)), frameOf(draft)],
    ]
    for (const address of addresses) expect((await visitor.get(address)).statusCode, address).toBe(404)
    expect((await host.visitor('b').get(frameOf(pageId))).statusCode).toBe(404)
    const preview = await owner.get(frameOf(draft))
    expect([preview.statusCode, preview.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(preview.body).toContain('new')
    expect((await (await host.signIn('customer')).get(frameOf(draft))).statusCode).toBe(404)
  })

  test('shows what was saved last, and goes with its page', async () => {
    const { id, save } = await page({ title: 'Gone', slug: 'frame-gone' }, framed('one'))
    expect((await visitor.get(frameOf(id))).body).toContain('one')
    await save(framed('two'))
    expect((await visitor.get(frameOf(id))).body).toContain('two')
    await owner.put('/api/v1/admin/pages/', { id, status: 'draft' })
    expect((await visitor.get(frameOf(id))).statusCode).toBe(404)
  })

  test('a revision points at no document, since nothing runs in what it shows', async () => {
    const { rows } = (await owner.get(`/api/v1/admin/page/revisions/${pageId}/`)).json().results
    const { body } = await owner.get(`/_ashlar/revision/${pageId}/${rows[0].id}`)
    expect(body).toContain('<iframe')
    expect(body).not.toContain('/_ashlar/html/')
  })

  test('issue 22: shows staff what is not saved in a document of the canvas, under its own policy (T5, T6)', async () => {
    const still = (type: string) => `/_ashlar/html/canvas/${encodeURIComponent(type)}`
    const reply = await owner.get(still('acme/framed'))
    expect([reply.statusCode, reply.body]).toEqual([200, '<!DOCTYPE html><title>Still</title>'])
    expect(String(reply.headers['content-security-policy']).split('; ')).toEqual([
      'sandbox allow-scripts',
      "default-src 'none'",
      "style-src 'unsafe-inline'",
      "form-action 'none'",
      "base-uri 'none'",
      "object-src 'none'",
      "frame-ancestors 'self'",
    ])
    expect(reply.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-dns-prefetch-control': 'off',
    })
    expect((await visitor.get(still('acme/framed'))).statusCode).toBe(401)
    expect((await (await host.signIn('customer')).get(still('acme/framed'))).statusCode).toBe(403)
    for (const type of ['text', 'constructor']) expect((await owner.get(still(type))).statusCode, type).toBe(404)
  })

  test('one that fails says so without its reason', async () => {
    const reply = await visitor.get(frameOf(pageId, 'n2'))
    expect(reply.statusCode).toBe(500)
    expect(reply.body).not.toContain('secret')
  })
})
