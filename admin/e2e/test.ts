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

/** No violation of any axe rule, with what it found in the message. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  expect(found, screen).toEqual([])
}

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
