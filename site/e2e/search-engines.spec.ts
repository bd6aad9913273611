import type { Page } from '@playwright/test'
import { everyPage, expect, read, test, visitorPages } from './demo-site.ts'

test('every page has title, description, canonical and Open Graph of its own tenant (PAGE-001, H2)', async ({
  page,
  demo,
}) => {
  const titles = new Set<string>()
  let pictures = 0
  for (const address of everyPage(demo)) {
    await page.goto(address)
    titles.add(await page.title())
    const { origin, pathname } = new URL(address)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', pathname === '/' ? `${origin}/` : address)
    const meta = await page
      .locator('meta[content]')
      .evaluateAll((all) =>
        Object.fromEntries(
          all.map((each) => [each.getAttribute('property') ?? each.getAttribute('name'), each.getAttribute('content')]),
        ),
      )
    expect(meta['description']?.length, address).toBeGreaterThan(10)
    expect(meta['og:title'], address).toBeTruthy()
    expect(meta['og:url'], address).toContain(origin)
    const picture = meta['og:image']
    if (picture) expect(picture.startsWith(`${origin}/media/`), picture).toBe(true)
    pictures += picture ? 1 : 0
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  }
  expect(titles.size).toBe(everyPage(demo).length)
  expect(pictures).toBeGreaterThan(5)
})

/** The paths of the page's own host that are not answered with a page. */
const othersThan200 = (page: Page, paths: readonly string[]): Promise<string[]> =>
  page.evaluate(async (all) => {
    const found: string[] = []
    // A few at a time: one after the other they take half a minute.
    for (let at = 0; at < all.length; at += 6) {
      const some = all.slice(at, at + 6)
      const replies = await Promise.all(some.map((path) => fetch(path)))
      found.push(...some.filter((_, n) => replies[n]?.status !== 200))
    }
    return found
  }, paths)

test('the sitemap lists what visitors can see and nothing else (PAGE-002)', async ({ page, demo }) => {
  for (const [origin, paths] of [
    [demo.url, visitorPages.ropewalk],
    [demo.second, visitorPages.halfmoon],
  ] as const) {
    const { status, type, text } = await read(page, `${origin}/sitemap.xml`)
    expect(status).toBe(200)
    expect(type).toContain('xml')
    const listed = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => new URL(match[1] ?? ''))
    const listedPaths = listed.map(({ pathname }) => pathname)
    expect(listedPaths).toEqual(expect.arrayContaining([...paths]))
    // Whatever else is there (other tests make pages in the same demo) is a page that a visitor can see.
    expect(await othersThan200(page, listedPaths)).toEqual([])
    expect(new Set(listed.map((url) => url.origin))).toEqual(new Set([origin]))
  }
  const { text } = await read(page, `${demo.url}/sitemap.xml`)
  for (const hidden of ['spring-check', 'winter-storage', 'summer-hours-2025', '/notices<']) {
    expect(text, hidden).not.toContain(hidden)
  }
})

test('robots.txt names the sitemap of its own host and keeps the admin out (H2)', async ({ page, demo }) => {
  for (const origin of [demo.url, demo.second]) {
    const { status, type, text } = await read(page, `${origin}/robots.txt`)
    expect(status).toBe(200)
    expect(type).toContain('text/plain')
    expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`)
    expect(text).toMatch(/Disallow: \/admin/)
  }
})

test('an address that is not there is answered by a page with a way back (OPEN-126)', async ({ page, demo }) => {
  for (const origin of [demo.url, demo.second]) {
    const response = await page.goto(`${origin}/no/such/page`)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await page.getByRole('main').locator('a[href="/"]').first().click()
    await expect(page).toHaveURL(`${origin}/`)
  }
})

test('a path is answered at one address: a slash at the end leads to the one without (PAGE-001)', async ({
  page,
  demo,
}) => {
  await page.goto(`${demo.url}/about/`)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${demo.url}/about`)
})
