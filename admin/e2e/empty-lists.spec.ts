// Lists with nothing in them: their header stays as it is, and no button stands twice.
import type { Locator, Page } from '@playwright/test'
import { expect, follow, test } from './test.ts'

const lists = {
  '/admin/pages': 'No pages yet',
  '/admin/pages/redirects': 'No redirects yet',
  '/admin/media': 'No Images',
  '/admin/customers': 'No customers yet',
  '/admin/notes': 'No notes yet',
  '/admin/email-marketing/lists': 'No lists yet',
  '/admin/email-marketing/subscribers': 'No subscribers yet',
  '/admin/email-marketing': 'No campaigns yet',
  '/admin/email-marketing/automations': 'No automations yet',
  '/admin/email-marketing/notifications': 'No notifications yet',
  '/admin/webhooks': 'No webhooks yet',
  '/admin/users': 'No people yet',
  '/admin/api-tokens': 'No tokens yet',
  '/admin/platform/tenants': 'No websites yet',
  '/admin/platform/agencies': 'No agencies yet',
}

test('every list keeps its header when it turns out to be empty, and shows no button twice', async ({ page, demo }) => {
  await demo.signIn(page)
  await page.goto(`${demo.url}/admin`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const [path, title] of Object.entries(lists)) {
    const arrive = await holdEmptyLists(page)
    await follow(page, path)
    const header = page.locator('.ph')
    await expect(header.getByRole('heading', { level: 1 }), path).toBeVisible()
    await expect(header.getByRole('button').or(header.getByRole('link')).first(), path).toBeVisible()
    const before = await namesIn(header)
    await arrive()
    await expect(page.getByRole('heading', { name: title }), path).toBeVisible()
    expect(await namesIn(header), path).toEqual(before)
    const names = await namesIn(page.getByRole('main'))
    expect(
      before.filter((name) => names.filter((each) => each === name).length > 1),
      path,
    ).toEqual([])
  }
})

/** Every list that is asked for from now on waits, and is empty once it may arrive. */
async function holdEmptyLists(page: Page): Promise<() => Promise<void>> {
  const gate = Promise.withResolvers<void>()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.route('**/api/v1/admin/**', async (route) => {
    const reply = await route.fetch()
    const body: { results?: { rows?: unknown[]; total?: number } } = await reply.json()
    if (!body.results?.rows) return route.fulfill({ response: reply })
    await gate.promise
    await route.fulfill({ json: { ...body, results: { ...body.results, rows: [], total: 0 } } })
  })
  return async () => gate.resolve()
}

/** Of the buttons and links that are seen. */
const namesIn = (part: Locator): Promise<string[]> =>
  part
    .locator('button:visible, a:visible')
    .evaluateAll((controls) => controls.map((each) => each.getAttribute('aria-label') ?? each.textContent ?? ''))
