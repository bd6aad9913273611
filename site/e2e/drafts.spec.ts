import { expect, test } from './demo-site.ts'

const hidden = [
  ['/services/spring-check', 'a draft', 'Spring check'],
  ['/services/winter-storage', 'a page whose day has not come', 'Forty bikes sleep upstairs.'],
  ['/notices/summer-hours-2025', 'an archived page', 'Summer hours'],
] as const

for (const [path, what, title] of hidden) {
  test(`${what} is not there for visitors and shoppers, but for staff (GEN-008, PAGE-002, OPEN-125)`, async ({
    page,
    demo,
  }) => {
    expect((await page.goto(demo.url + path))?.status()).toBe(404)
    await expect(page.getByText(title)).toHaveCount(0)

    await demo.signIn(page, 'customer')
    expect((await page.goto(demo.url + path))?.status()).toBe(404)

    await page.context().clearCookies()
    await demo.signIn(page, 'editor')
    const response = await page.goto(demo.url + path)
    expect(response?.status()).toBe(200)
    expect(response?.headers()['cache-control']).toContain('no-store')
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

    // What staff has seen is not kept for the next visitor.
    await page.context().clearCookies()
    expect((await page.goto(demo.url + path))?.status()).toBe(404)
  })
}

test('a group label of the page tree is no page, not even for staff (EDIT-009)', async ({ page, demo }) => {
  expect((await page.goto(`${demo.url}/notices`))?.status()).toBe(404)
  await page.goto(`${demo.url}/sitemap.xml`)
  expect(await page.content()).not.toContain('/notices')
})

test('staff of one tenant see no draft of the other (TENANT-001, I1)', async ({ page, demo }) => {
  await demo.signIn(page, 'editor')
  expect((await page.goto(`${demo.second}/glazes`))?.status()).toBe(404)
  await demo.signIn(page, 'editor', demo.second)
  expect((await page.goto(`${demo.second}/glazes`))?.status()).toBe(200)
})
