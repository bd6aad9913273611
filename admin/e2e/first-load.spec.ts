import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

/** Sign in and open the list of pages; kilobytes of JavaScript, gzip, that this took. */
async function firstLoad(page: Page, url: string, email: string, password: string): Promise<number> {
  // By address: the document after the sign-in takes what it can from the cache.
  const sizes = new Map<string, Promise<number>>()
  page.on('response', (reply) => {
    if (!reply.headers()['content-type']?.includes('javascript') || sizes.has(reply.url())) return
    sizes.set(
      reply.url(),
      reply.body().then((body) => gzipSync(body, { level: 9 }).length),
    )
  })
  await page.goto(`${url}/admin/pages`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Contact', exact: true })).toBeVisible()
  expect(sizes.size).toBeGreaterThan(10)
  return (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0) / 1024
}

test('from sign-in to the list of pages: at most 240 KB of JavaScript, with 0 and with 200 packages', async ({
  page,
  browser,
  demo,
}) => {
  const alone = await firstLoad(page, demo.url, demo.email, demo.password)
  expect(alone).toBeLessThanOrEqual(240)

  const crowded = await browser.newPage()
  const rows = Array.from({ length: 200 }, (_, index) => ({
    id: `extra_${index}`,
    title: `Extra ${index}`,
    description: '',
    entry: `/_ashlar/packages/extra-${index}/1.0.0/admin.js`,
    admin: {
      nav: [{ title: `Extra ${index}`, path: `/admin/extra-${index}`, icon: 'box', sort: 500, access: 'staff' }],
      screens: [{ id: 'main', path: `/admin/extra-${index}`, title: `Extra ${index}`, access: 'staff' }],
    },
  }))
  await crowded.route('**/api/v1/admin/modules/', (route) =>
    route.fulfill({ json: { success: true, results: { rows, total: rows.length } } }),
  )
  const among200 = await firstLoad(crowded, demo.url, demo.email, demo.password)
  await expect(crowded.getByRole('link', { name: 'Extra 199' })).toBeAttached()
  await crowded.close()
  expect(Math.abs(among200 - alone)).toBeLessThanOrEqual(2)
})
