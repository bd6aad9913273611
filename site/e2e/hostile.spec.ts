import { blocksOfDemo } from '../../examples/demo/e2e/hostile/blocks-of-demo.ts'
import { corpus } from '../../examples/demo/e2e/hostile/corpus.ts'
import { executionsOn, watched } from '../../examples/demo/e2e/hostile/executions.ts'
import { hostilePages } from '../../examples/demo/e2e/hostile/hostile-pages.ts'
import { expect, makePage, test } from './demo-site.ts'

const sample = 5_000

test('no text that a block can hold runs anything, with the policy and without it, on the site and in the editor (X1, T4, T20)', async ({
  browser,
  page,
  demo,
}) => {
  expect(corpus.length).toBeGreaterThanOrEqual(400)
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
