import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { blocksOfDemo, patternsOfDemo } from '../../examples/demo/e2e/hostile/blocks-of-demo.ts'
import { expect, test } from './demo-site.ts'
import { pagesOfPatterns, publishPatterns } from './pattern-pages.ts'

test('patterns on light and on dark: axe finds nothing, and only what moves brings a script, its own (issue 22)', async ({
  browser,
  page,
  demo,
}) => {
  const [catalogue, offers] = await Promise.all([blocksOfDemo(), patternsOfDemo()])
  const pages = pagesOfPatterns(offers)
  const ids = new Set(pages.flatMap((each) => each.ids))
  expect(ids.size).toBe(offers.flatMap(({ patterns, pages: whole }) => [...patterns, ...whole]).length)
  expect(ids.size).toBeGreaterThanOrEqual(60)
  // Its header and footer do not move.
  await demo.signIn(page, 'owner', demo.second)
  const visitor = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  await visitor.setViewportSize({ width: 1440, height: 900 })
  let scripts: string[] = []
  visitor.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })

  for (const each of pages) {
    const shown = each.ids.join(', ')
    scripts = []
    await visitor.goto(demo.second + (await publishPatterns(page, catalogue, each, 'light')))
    await visitor.evaluate(toTheEnd)
    const own = ['/_ashlar/islands.js', ...each.moves]
    await expect.poll(() => namesOf(scripts), shown).toEqual(each.moves.length === 0 ? [] : own.toSorted())
    const written = visitor.locator('script:not([type="application/ld+json"])')
    await expect(written, shown).toHaveCount(each.moves.length === 0 ? 0 : 1)
    expect(await violationsOn(visitor, each.isWhole), shown).toEqual([])
    // A whole page has grounds of its own, and the patterns of which it is made were looked at.
    if (each.isWhole) continue
    await visitor.goto(demo.second + (await publishPatterns(page, catalogue, each, 'dark')))
    expect(await violationsOn(visitor, false, rulesOfColour), `${shown}, on dark`).toEqual([])
  }
  await visitor.context().close()
})

/** What waits until it is seen has been seen. */
async function toTheEnd(): Promise<void> {
  for (const each of document.querySelectorAll('main > * > *')) {
    each.scrollIntoView({ behavior: 'instant' })
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  }
}

/** Scripts by the block whose package brings them, in however many files, others by their path. */
const namesOf = (paths: readonly string[]): string[] =>
  [...new Set(paths.map((path) => /\/block-([a-z-]+)\//.exec(path)?.[1] ?? path))].toSorted()

/** The same elements in other colours: only the rules of colour can find anything there. */
const rulesOfColour = ['color-contrast', 'link-in-text-block']

async function violationsOn(page: Page, isWhole: boolean, rules?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  if (rules) axe.withRules(rules)
  // Patterns of many pages: the order of headings is that of none.
  else if (!isWhole) axe.include('main').disableRules(['heading-order'])
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
