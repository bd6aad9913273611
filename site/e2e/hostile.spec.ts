import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { blocksOfDemo } from '../../examples/demo/e2e/hostile/blocks-of-demo.ts'
import { corpus } from '../../examples/demo/e2e/hostile/corpus.ts'
import { executionsOn, watched } from '../../examples/demo/e2e/hostile/executions.ts'
import { hostilePages } from '../../examples/demo/e2e/hostile/hostile-pages.ts'
import { expect, makePage, test } from './demo-site.ts'

const sample = 5_000
const sampleOfMails = 600

interface HostileMails {
  readonly mails: readonly { readonly html: string; readonly leftOut: readonly string[] }[]
  readonly pairs: number
}

async function hostileMails(): Promise<HostileMails> {
  const script = fileURLToPath(new URL('../../examples/demo/e2e/hostile/print-mails.ts', import.meta.url))
  const options = { maxBuffer: 64 * 1024 ** 2 }
  const { stdout } = await promisify(execFile)(process.execPath, [script, String(sampleOfMails)], options)
  return JSON.parse(stdout)
}

test('no text that a block can hold runs anything, with the policy and without it, on the site, in mails and in the editor (X1, T4, T20)', async ({
  browser,
  page,
  demo,
}) => {
  expect(corpus.length).toBeGreaterThanOrEqual(400)
  const printed = hostileMails()
  const pages = hostilePages(await blocksOfDemo(), corpus, sample)
  expect(pages.reduce((sum, { pairs }) => sum + pairs, 0)).toBeGreaterThanOrEqual(sample)
  await demo.signIn(page)
  await page.goto(`${demo.url}/robots.txt`)
  const slugs: string[] = []
  for (const [index, { content }] of pages.entries()) {
    const text = corpus[index] ?? ''
    const slug = `hostile-${index}`
    const bare = { showHeader: false, showFooter: false, noindex: true, status: 'published' }
    await makePage(page, { ...bare, title: `${index} ${text}`, excerpt: text, slug }, JSON.stringify(content))
    slugs.push(slug)
  }

  // A mail has no policy: the program that shows it may run what it will.
  const { mails, pairs } = await printed
  expect(pairs).toBeGreaterThanOrEqual(sampleOfMails)
  const inbox = await browser.newContext()
  await watched(inbox, demo.url)
  const reader = await inbox.newPage()
  let shownInMails = 0
  for (const [index, { html, leftOut }] of mails.entries()) {
    await reader.route(`${demo.url}/mail-${index}`, (route) => route.fulfill({ contentType: 'text/html', body: html }))
    await reader.goto(`${demo.url}/mail-${index}`)
    expect(leftOut).toEqual([])
    shownInMails += (await reader.locator('body').innerText()).split('__xss').length
    expect(await executionsOn(reader), `mail ${index}`).toEqual([])
  }
  expect(shownInMails).toBeGreaterThan(100)
  await inbox.close()

  for (const bypassCSP of [false, true]) {
    const context = await browser.newContext({ bypassCSP })
    await watched(context, demo.url)
    const visitor = await context.newPage()
    let shown = 0
    for (const slug of slugs) {
      await visitor.goto(`${demo.url}/${slug}`)
      shown += (await visitor.locator('main').innerText()).split('__xss').length
      expect(await executionsOn(visitor), `${slug}, ${bypassCSP ? 'without' : 'with'} the policy`).toEqual([])
    }
    expect(shown).toBeGreaterThan(1000)
    // What looks at the pages sees what it should see.
    await visitor.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<svg onload="__xss=1"></svg>'))
    const seen = (await executionsOn(visitor)).join(', ')
    expect(seen).toMatch(bypassCSP ? /a script ran/ : /the policy stopped script-src/)
    await context.close()
  }

  await watched(page.context(), demo.url)
  await page.goto(`${demo.url}/admin/editor?slug=${slugs[0]}`)
  const canvas = page.frameLocator('iframe[title="Page in the editor"]').locator('.block-card').first()
  await canvas.waitFor()
  const frame = await (await canvas.elementHandle())?.ownerFrame()
  expect(frame && (await executionsOn(frame))).toEqual([])
  await page.goto(`${demo.url}/admin/pages`)
  await expect(page.getByRole('main')).toContainText('__xss')
  expect(await executionsOn(page)).toEqual([])
})

const svg = (inside: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"${more}>${inside}</svg>`

/** Files that are a page, or hold one, whatever they are called. */
const files: readonly (readonly [name: string, type: string, bytes: string])[] = [
  ['a.svg', 'image/svg+xml', svg('<script>window.__xss=1</script><path d="M0 0h9"/>', ' onload="window.__xss=1"')],
  [
    ...(['b.svg', 'image/svg+xml'] as const),
    svg(
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="__xss=1"/></body></foreignObject>',
    ),
  ],
  ['c.svg', 'image/svg+xml', svg('<a href="javascript:__xss=1"><text y="9">x</text></a><set onbegin="__xss=1"/>')],
  ['d.png', 'image/png', '<html><script>window.__xss=1</script>'],
  ['e.gif', 'image/gif', 'GIF89a/*<svg onload=window.__xss=1>*/=1;window.__xss=1;'],
  ['f.html', 'text/html', '<script>window.__xss=1</script>'],
  ['g.pdf', 'application/pdf', '%PDF-1.7\n<script>window.__xss=1</script>'],
  ['h.txt', 'text/plain', '<script>window.__xss=1</script>'],
]

test('a file that is a page runs nothing when it is opened by itself (X2, T8)', async ({ browser, page, demo }) => {
  await demo.signIn(page)
  await page.goto(`${demo.url}/robots.txt`)
  const replies = await page.evaluate(
    (all) =>
      Promise.all(
        all.map(async ([name, type, bytes]) => {
          const body = new FormData()
          body.append('files', new File([bytes ?? ''], name ?? '', { type: type ?? '' }))
          const reply = await fetch('/api/v1/admin/media/', { method: 'POST', body })
          const { files: kept = [] } = await reply.json()
          return { status: reply.status, addresses: kept.map(({ address }: { address: string }) => address) }
        }),
      ),
    files.map((file) => [...file]),
  )
  // Taken or refused, and nothing breaks.
  expect(replies.filter(({ status }) => status !== 201 && (status < 400 || status >= 500))).toEqual([])
  const addresses: string[] = replies.flatMap((reply) => reply.addresses)
  expect(addresses.length).toBeGreaterThanOrEqual(3)

  const context = await browser.newContext({ bypassCSP: true })
  await watched(context, demo.url)
  const visitor = await context.newPage()
  for (const address of addresses) {
    const { headers, type } = await page.evaluate(async (where) => {
      const reply = await fetch(where)
      return { headers: Object.fromEntries(reply.headers), type: reply.headers.get('content-type') ?? '' }
    }, address)
    expect(headers['x-content-type-options'], address).toBe('nosniff')
    expect(type, address).not.toMatch(/html|javascript|xhtml/)
    if (headers['content-disposition']?.startsWith('attachment')) continue
    await visitor.goto(demo.url + address)
    expect(await executionsOn(visitor), address).toEqual([])
  }
  await context.close()
})
