import { expect, type Page } from '@playwright/test'

/** Nothing that the product serves. */
const probe = '/is-it-intercepted'

/**
 * `page.route` for a page that is already open. Chromium tells the page to send its requests this way only after it has
 * said that they are: on a busy machine a key pressed at once is answered by the server itself. One request that did not
 * reach it shows that the page knows.
 */
export async function intercept(page: Page, ...[url, handler]: Parameters<Page['route']>): Promise<void> {
  await page.route(url, handler)
  await page.route(`**${probe}`, (route) => route.fulfill({ body: 'intercepted' }))
  await expect.poll(() => page.evaluate(async (path) => (await fetch(path)).text(), probe)).toBe('intercepted')
}
