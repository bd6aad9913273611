import { expect, test } from './test.ts'

// The fixture fails on any error of the page and any report of its content security policy.
test('/api/docs sends a browser to sign in first, lists the operations by what they are about, opens one and tries it with one’s own rights', async ({
  page,
  demo,
}) => {
  expect((await page.request.get(`${demo.url}/api/docs`)).status()).toBe(401)
  await page.goto(`${demo.url}/api/docs`)
  await expect(page).toHaveURL(`${demo.url}/admin/sign-in?next=%2Fapi%2Fdocs`)
  await demo.signIn(page, 'owner')
  await page.evaluate(() => localStorage.setItem('themeMode', 'dark'))
  await page.goto(`${demo.url}/api/docs`)
  await expect(page.getByRole('heading', { name: /^Ashlar/, level: 1 })).toBeVisible()
  await expect(page.locator('html')).toHaveClass(/dark-mode/)
  await page.getByPlaceholder('Filter by tag or path').fill('/api/v1/admin/pages/')
  const group = page.getByRole('button', { name: 'Expand operation' })
  await expect(group).toHaveCount(1)
  await group.press('Enter')
  await page.getByRole('button', { name: 'GET /api/v1/admin/pages/ Find pages' }).press('Enter')
  await expect(page.getByText('Requires the permission pages.can_view.')).toBeVisible()
  await page.getByRole('button', { name: 'Try it out' }).press('Enter')
  const answered = page.waitForResponse('**/api/v1/admin/pages/**')
  await page.getByRole('button', { name: 'Execute' }).press('Enter')
  expect((await answered).status()).toBe(200)
  await expect(page.getByText('"Winter storage: reserve a space"').first()).toBeVisible()
})
