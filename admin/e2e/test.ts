import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { test as base, expect } from '../../examples/demo/e2e/server.ts'

export { expect }

interface Options {
  /** Errors in the page's console that a test brings about. What a call refused is logged besides being shown. */
  readonly expectedErrors: RegExp
}

/** Every test ends without an error in the page and without a report of the content security policy. */
export const test = base.extend<Options & { quiet: undefined }>({
  expectedErrors: [/^ApiError:/, { option: true }],
  quiet: [
    async ({ page, expectedErrors }, use) => {
      const problems: string[] = []
      page.on('pageerror', (error) => problems.push(error.message))
      page.on('console', (message) => {
        // Chromium says of each refused call that it was refused.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
          problems.push(message.text())
        }
      })
      await use(undefined)
      expect(problems.filter((problem) => !expectedErrors.test(problem))).toEqual([])
    },
    { auto: true },
  ],
})

/**
 * No violation of any axe rule, in light and dark, with what it found in the message. The other theme shows the same
 * elements in other colours, so there only the rules of colour are asked; the page stays where it is.
 */
export async function expectAccessible(page: Page, screen: string, ...outside: readonly string[]): Promise<void> {
  await settled(page)
  expect(await violationsIn(await axeOf(page, outside)), screen).toEqual([])
  const theme = await turnTheme(page)
  await settled(page)
  expect(await violationsIn((await axeOf(page, outside)).withRules(rulesOfColour)), `${screen}, ${theme}`).toEqual([])
  await turnTheme(page)
}

const rulesOfColour = ['color-contrast', 'link-in-text-block']

/** Without a page of its own to put together what it found, which only frames of other origins would need. */
async function axeOf(page: Page, outside: readonly string[]): Promise<AxeBuilder> {
  const isThere = await Promise.all(page.frames().map((frame) => frame.evaluate(() => 'axe' in window)))
  // Half a megabyte that is brought once: bringing it each time took longer than what it looks at.
  const axe = new AxeBuilder({ page, ...(isThere.every(Boolean) && { axeSource: ';' }) })
    .setLegacyMode()
    // What passes is not described element by element; it is looked at all the same.
    .options({ resultTypes: ['violations'] })
  return outside.reduce((builder, selector) => builder.exclude(selector), axe)
}

async function violationsIn(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** A row that was picked up with Space hears keys from a timer on, before which the next key could come. */
export const hearsKeys = (page: Page): Promise<unknown> => page.evaluate(() => new Promise((done) => setTimeout(done)))

/** From light to dark or back; gives the theme that is shown now. */
const turnTheme = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { dataset } = document.documentElement
    dataset['theme'] = dataset['theme'] === 'dark' ? 'light' : 'dark'
    return dataset['theme']
  })

/** What fades in has no contrast yet (DLG-005: 300 ms); what turns for ever is not waited for. */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const ending = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity)
    return Promise.allSettled(ending.map(({ finished }) => finished)).then(() => undefined)
  })

/** To another screen as a link leads there: the admin is not loaded again. The caller waits for what only that screen shows. */
export const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)

/** Make a page through the API, as the person who is signed in. */
export async function makePage(page: Page, fields: Readonly<Record<string, unknown>>): Promise<number> {
  return page.evaluate(async (body) => {
    const reply = await fetch('/api/v1/admin/pages/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const made: { page?: { id: number } } = await reply.json()
    if (!made.page) throw new Error(`The page was not made: ${JSON.stringify(made)}`)
    return made.page.id
  }, fields)
}
