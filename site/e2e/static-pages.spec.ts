import { everyPage, expect, staticPages, test } from './demo-site.ts'

test('no page breaks its content security policy, and the policy is strict (H1, T4); pages without moving blocks bring no JavaScript at all (GEN-008)', async ({
  page,
  demo,
}) => {
  const reports: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      reports.push(`${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => reports.push(String(error)))
  let scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  const withoutScripts = staticPages(demo)
  const all = everyPage(demo)
  expect(all).toEqual(expect.arrayContaining([...withoutScripts]))
  for (const address of all) {
    scripts = []
    const response = await page.goto(address)
    // What moves a block at once has begun: its module is there, and two pictures later it has run.
    await page.evaluate(async () => {
      const islands = document.querySelectorAll<HTMLElement>('[data-island]:not([data-island-at="visible"])')
      await Promise.all([...islands].map(({ dataset }) => import(String(dataset['island']))))
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    })
    const policy = response?.headers()['content-security-policy'] ?? ''
    expect(policy, address).toContain("script-src 'self'")
    expect(policy, address).toContain("frame-ancestors 'self'")
    expect(policy, address).not.toMatch(/unsafe-inline|unsafe-eval|nonce-/)
    expect(response?.headers()['x-content-type-options']).toBe('nosniff')
    // Of the page as it came: a block's script may set a style where it moves something.
    const styled = await page.evaluate(
      (html) => new DOMParser().parseFromString(html, 'text/html').querySelectorAll('[style]').length,
      (await response?.text()) ?? '',
    )
    expect(styled, `${address} has style attributes`).toBe(0)
    if (!withoutScripts.includes(address)) continue
    expect(scripts, address).toEqual([])
    // What search engines read is data.
    expect(await page.locator('script:not([type="application/ld+json"])').count(), address).toBe(0)
    const hasHandlers = await page.evaluate(() =>
      [...document.querySelectorAll('*')].some((each) =>
        each.getAttributeNames().some((name) => name.startsWith('on')),
      ),
    )
    expect(hasHandlers, address).toBe(false)
  }
  expect(reports).toEqual([])
})

test('every picture and font of every page arrives, and moves nothing by it (BLK-IMAGE-001, THEME-006, GEN-008)', async ({
  page,
  demo,
}) => {
  const failed: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`)
  })
  // Fonts come when the words have been seen already, as on a slow line.
  let seen = Promise.withResolvers<void>()
  await page.route('**/_ashlar/fonts/**', async (route) => {
    await seen.promise
    await route.continue()
  })
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Object.assign(window, { shifts: (Reflect.get(window, 'shifts') ?? 0) + Number(Reflect.get(entry, 'value')) })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const address of everyPage(demo)) {
    seen = Promise.withResolvers()
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    seen.resolve()
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager'
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
      await document.fonts.ready
    })
    const broken = await page.evaluate(() =>
      [...document.images].filter((image) => image.naturalWidth === 0).map((image) => image.src),
    )
    expect(broken, address).toEqual([])
    const shifting = await page.evaluate(() =>
      [...document.images].filter((image) => !image.hasAttribute('width')).map((image) => image.src),
    )
    expect(shifting, `${address}: pictures without their size`).toEqual([])
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    const shifts = await page.evaluate(() => Number(Reflect.get(window, 'shifts') ?? 0))
    // The stand-ins of fonts are as wide on average: now and then a paragraph has a line more or less.
    expect(shifts, `${address} moves`).toBeLessThan(address === `${demo.url}/` ? 0.001 : 0.03)
  }
  expect(failed).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor reads, and reaches another page by the navigation (GEN-008)', async ({ page, demo }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(demo.url)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).first().click()
    await expect(page).toHaveURL(`${demo.url}/about`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A very long room for a very simple idea')
  })

  test('on a small screen too, where the menu folds (GEN-008)', async ({ page, demo }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(demo.url)
    const banner = page.getByRole('banner')
    const link = banner.getByRole('link', { name: 'About', exact: true })
    if (!(await link.first().isVisible())) await banner.locator('summary').last().click()
    await link.locator('visible=true').first().click()
    await expect(page).toHaveURL(`${demo.url}/about`)
  })
})
