import { contentWith, expect, makePage, test } from './demo-site.ts'

test('a moving block brings its script, and only its page does (BLK-COMMON-025, H1)', async ({
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
        window.addEventListener('ashlar:track', (event) => resolve(event instanceof CustomEvent && event.detail.name)),
      ),
  )
  await expect
    .poll(async () => {
      await visitor.getByRole('link', { name: 'Call' }).click()
      return Promise.race([told, new Promise((resolve) => setTimeout(() => resolve('nothing'), 300))])
    })
    .toBe('call')
  expect(reports).toEqual([])
  await visitor.context().close()
})
