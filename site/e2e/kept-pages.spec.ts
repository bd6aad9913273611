import { call, contentWith, expect, makePage, test } from './demo-site.ts'

test('a second visit is answered 304 and still styled (H1)', async ({ page, demo }) => {
  const statuses: number[] = []
  const reports: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') reports.push(message.text())
  })
  // The browser hides revalidation from the page; its protocol does not.
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  session.on('Network.responseReceivedExtraInfo', ({ statusCode }) => statuses.push(statusCode))
  const address = `${demo.url}/contact`
  await page.goto(address)
  await page.goto('about:blank')
  statuses.length = 0
  const response = await page.goto(address)
  expect(response?.headers()['etag']).toBeTruthy()
  await expect.poll(() => statuses).toContain(304)
  const section = page.locator('main section').last()
  await expect(section).not.toHaveCSS('background-image', 'none')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Barlow/)
  expect(reports).toEqual([])
})

test('a change is seen by the next visitor at once (GEN-008, PAGE-002)', async ({ browser, page, demo }) => {
  await demo.signIn(page)
  const slug = `kept-${Date.now()}`
  const words = (text: string) => contentWith({ type: 'text', props: { tag: 'h1', text } })
  const id = await makePage(page, { title: 'Kept', slug, status: 'published' }, words('The first words'))
  const visitor = await (await browser.newContext()).newPage()
  for (let visit = 0; visit < 3; visit += 1) {
    await visitor.goto(`${demo.url}/${slug}`)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('The first words')
  }
  await call(page, 'PUT', '/api/v1/admin/page/updatecontent/', { id, content: words('Other words') })
  await visitor.goto(`${demo.url}/${slug}`)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Other words')
  await call(page, 'PUT', '/api/v1/admin/pages/', { id, status: 'archived' })
  expect((await visitor.goto(`${demo.url}/${slug}`))?.status()).toBe(404)
  await visitor.context().close()
})

test('a change of the theme repaints every page (GEN-005, THEME-008)', async ({ browser, page, demo }) => {
  await demo.signIn(page, 'owner', demo.second)
  const visitor = await (await browser.newContext()).newPage()
  const colour = async () => {
    await visitor.goto(`${demo.second}/visit`)
    return visitor.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--theme-warning').trim().toLowerCase(),
    )
  }
  expect(await colour()).toBe('#e9a23b')
  await call(page, 'PUT', '/api/v1/admin/settings/', { theme_color_warning: '#E9A24C' })
  try {
    expect(await colour()).toBe('#e9a24c')
  } finally {
    await call(page, 'PUT', '/api/v1/admin/settings/', { theme_color_warning: '#E9A23B' })
  }
  expect(await colour()).toBe('#e9a23b')
  await visitor.context().close()
})
