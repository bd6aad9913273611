import { expect, test } from './demo-site.ts'

const themeValue = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim().toLowerCase()

test('each host shows its own business in its own theme (TENANT-001, THEME-001, GEN-005)', async ({ page, demo }) => {
  await page.goto(demo.url)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('In at the east door. Out the west, put right.')
  expect(await page.evaluate(themeValue, '--theme-primary')).toBe('#b42a1c')
  expect(await page.evaluate(themeValue, '--font-heading')).toContain('barlow')
  expect(await page.evaluate(themeValue, '--radius')).toBe('4px')

  await page.goto(demo.second)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Slow hands, quick kiln')
  expect(await page.evaluate(themeValue, '--theme-primary')).toBe('#5b2a6e')
  expect(await page.evaluate(themeValue, '--font-heading')).toContain('raleway')
  expect(await page.evaluate(themeValue, '--radius')).toBe('28px')
})

test('nothing of one tenant reaches the other, kept or fresh (H2, TENANT-001)', async ({ page, demo }) => {
  for (let round = 0; round < 3; round += 1) {
    await page.goto(demo.url)
    const first = await page.content()
    await page.goto(demo.second)
    const second = await page.content()
    expect(first).not.toMatch(/halfmoon|kiln|#5b2a6e/i)
    expect(second).not.toMatch(/ropewalk|harbour|#b42a1c/i)
  }
})

test('a page or picture of the other tenant is not there (TENANT-001, T25)', async ({ page, demo }) => {
  expect((await page.goto(`${demo.second}/services`))?.status()).toBe(404)
  expect((await page.goto(`${demo.url}/classes`))?.status()).toBe(404)
  await page.goto(demo.url)
  const picture = await page.locator('main img').first().getAttribute('src')
  expect(picture).toContain('/media/')
  expect((await page.goto(new URL(picture ?? '', demo.url).href))?.status()).toBe(200)
  expect((await page.goto(new URL(picture ?? '', demo.second).href))?.status()).toBe(404)
})

test('header and footer come from the tenant’s own settings and template (GEN-005, TPL-002)', async ({
  page,
  demo,
}) => {
  await page.goto(demo.url)
  const links = page.getByRole('banner').getByRole('link')
  await expect(links.filter({ hasText: 'About' }).first()).toHaveAttribute('href', '/about')
  await expect(links.filter({ hasText: 'Book the bench' }).first()).toHaveAttribute('href', '/book')
  await expect(page.getByRole('contentinfo')).toContainText('41 Ropewalk Lane, Tern Harbour')
  await page.goto(`${demo.second}/visit`)
  await expect(page.getByRole('contentinfo')).toContainText('208 Aspen Crescent')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Join a class' }).first()).toBeVisible()
})
