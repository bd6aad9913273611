import { contentWith, expect, makePage, test } from './demo-site.ts'

test('a moving block brings its script, and only its page does; clicks of who is signed in are not tracked (BLK-COMMON-025, BLK-COMMON-026, H1)', async ({
  browser,
  page,
  demo,
}) => {
  await demo.signIn(page)
  const slug = `moving-${Date.now()}`
  const button = { type: 'button', props: { text: 'Call', href: '#call', eventTriggerName: 'call' } }
  const heading = { type: 'text', props: { tag: 'h1', text: 'Moving' } }
  await makePage(page, { title: 'Moving', slug, status: 'published', noindex: true }, contentWith(heading, button))

  const visitor = await (await browser.newContext()).newPage()
  const reports: string[] = []
  visitor.on('console', (message) => {
    if (message.type() === 'error') reports.push(message.text())
  })
  const scripts: string[] = []
  visitor.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await visitor.goto(`${demo.url}/${slug}`, { waitUntil: 'networkidle' })
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.filter((address) => /react/.test(address))).toEqual([])
  const told = visitor.evaluate(
    () =>
      new Promise((resolve) =>
        document.addEventListener('ashlar:track', (event) => resolve(event instanceof CustomEvent && event.detail)),
      ),
  )
  await expect
    .poll(async () => {
      await visitor.getByRole('link', { name: 'Call' }).click()
      return Promise.race([told, new Promise((resolve) => setTimeout(() => resolve('nothing'), 300))])
    })
    .toEqual({
      event: 'call',
      data: { click_url: `${demo.url}/${slug}#call`, text: 'Call', page_url: expect.stringContaining(`/${slug}`) },
    })
  expect(reports).toEqual([])

  // The same script on the page as staff get it: it is there when it hears a click, and hears none while it is said who clicks.
  await page.goto(`${demo.url}/${slug}`)
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-signed-in', '')
  const clicks = await page.evaluateHandle(() => {
    const heard: unknown[] = []
    document.addEventListener('ashlar:track', (event) => heard.push(event))
    return heard
  })
  const click = async () => {
    await page.getByRole('link', { name: 'Call' }).click()
    return clicks.evaluate((heard) => heard.length)
  }
  await html.evaluate((element) => element.removeAttribute('data-signed-in'))
  await expect.poll(click).toBe(1)
  await html.evaluate((element) => element.setAttribute('data-signed-in', ''))
  expect(await click()).toBe(1)
  await visitor.context().close()
})
