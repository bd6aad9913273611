import { installFolder } from '../../examples/demo/e2e/packages/install-folder.ts'
import { call, contentWith, expect, makePage, test } from './demo-site.ts'

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
  // The button hears clicks from the moment in which it asks who reads the page.
  const mounted = visitor.waitForResponse('**/auth/visitor/')
  await visitor.goto(`${demo.url}/${slug}`)
  await mounted
  expect(scripts.length).toBeGreaterThan(0)
  const told = visitor.evaluate(
    () =>
      new Promise((resolve) =>
        document.addEventListener('ashlar:track', (event) => resolve(event instanceof CustomEvent && event.detail)),
      ),
  )
  await visitor.getByRole('link', { name: 'Call' }).click()
  expect(await told).toEqual({
    event: 'call',
    data: { click_url: `${demo.url}/${slug}#call`, text: 'Call', page_url: expect.stringContaining(`/${slug}`) },
  })
  expect(reports).toEqual([])
  expect(scripts.filter((address) => /react/.test(address))).toEqual([])

  // A kept page has no bar that would say who reads it: the button asks, and a customer's click is not tracked.
  const customer = { success: true, user: { displayName: 'Cora Lind', role_id: 6 } }
  await visitor.route('**/auth/visitor/', (route) => route.fulfill({ json: customer }))
  // A busy page may never be idle: its blocks start nevertheless.
  await visitor.addInitScript(() => {
    globalThis.requestIdleCallback = (work, { timeout = Number.POSITIVE_INFINITY } = {}) =>
      timeout < Number.POSITIVE_INFINITY ? setTimeout(work, timeout) : 0
  })
  const asked = visitor.waitForResponse('**/auth/visitor/')
  await visitor.reload()
  await asked
  const html = visitor.locator('html')
  await expect(html).toHaveAttribute('data-signed-in', '')
  const clicks = await visitor.evaluateHandle(() => {
    const heard: unknown[] = []
    document.addEventListener('ashlar:track', (event) => heard.push(event))
    return heard
  })
  await visitor.getByRole('link', { name: 'Call' }).click()
  await expect(visitor).toHaveURL(/#call$/)
  expect(await clicks.evaluate((heard) => heard.length)).toBe(0)
  // What it hears when it is not said who clicks, in the same document.
  await html.evaluate((element) => {
    element.removeAttribute('data-signed-in')
    Object.assign(document, { ashlarReader: Promise.resolve(null) })
  })
  await visitor.getByRole('link', { name: 'Call' }).click()
  await expect.poll(() => clicks.evaluate((heard) => heard.length)).toBe(1)

  // The page as staff get it says so itself.
  await page.goto(`${demo.url}/${slug}`)
  await expect(page.locator('html')).toHaveAttribute('data-signed-in', '')
  await visitor.context().close()
})

test('an island of React is taken over as it was served: same ids, a state, nothing in the console; other pages bring no byte of React (H1)', async ({
  browser,
  page,
  demo,
}) => {
  const [removed] = await Promise.all([
    installFolder(new URL('./quiz', import.meta.url), Number(new URL(demo.url).port)),
    demo.signIn(page),
  ])
  try {
    const slug = `quiz-${Date.now()}`
    const quiz = (props: object) => ({ type: 'acme/quiz', props: { ...props } })
    const heading = { type: 'text', props: { tag: 'h1', text: 'Quiz' } }
    const id = await makePage(
      page,
      { title: 'Quiz', slug, status: 'published', noindex: true },
      contentWith(heading, quiz({ question: `</script>"'<!-- & ü` }), quiz({ question: 'Second', failing: true })),
    )
    const visitor = await (await browser.newContext()).newPage()
    const told: string[] = []
    visitor.on('console', (message) => told.push(message.text()))
    visitor.on('pageerror', ({ message }) => told.push(message))
    const scripts: string[] = []
    visitor.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
    })
    const response = await visitor.goto(`${demo.url}/${slug}`)
    const served = [...((await response?.text()) ?? '').matchAll(/aria-describedby="([^"]+)"/g)].map(([, id]) => id)
    const groups = visitor.getByRole('main').getByRole('group')
    const [first, second] = [groups.nth(0), groups.nth(1)]
    const server = await first.elementHandle()

    const status = first.getByRole('status')
    // React has taken the button over once it holds its props.
    const bowline = first.getByRole('button', { name: 'Bowline' })
    await expect
      .poll(() => bowline.evaluate((button) => Object.keys(button).some((key) => key.startsWith('__reactProps'))))
      .toBe(true)
    await bowline.click()
    await expect(status).toContainText('Bowline')
    await first.getByRole('button', { name: 'Granny' }).click()
    await expect(status).toContainText('Granny')
    expect(await status.getAttribute('id')).toBe(served[0])
    expect(new Set(served).size).toBe(2)
    expect(served[1]).toBe(await second.getAttribute('aria-describedby'))
    // Not made anew: the element is the one that was served.
    expect(await server?.evaluate((element) => element.isConnected)).toBe(true)
    await expect(first).toContainText(`</script>"'<!-- & ü (2 answers)`)
    expect(told).toEqual([])
    expect(scripts.filter((path) => path.startsWith('/_ashlar/react/'))).toHaveLength(1)

    // One that breaks when it is used leaves what was served, and says so.
    await second.getByRole('button', { name: 'Granny' }).click()
    await expect.poll(() => told.join()).toContain('The quiz is broken.')
    await expect(second.getByRole('status')).toHaveText('0 chosen:')

    scripts.length = 0
    await visitor.goto(`${demo.url}/`, { waitUntil: 'load' })
    expect(scripts).toContain('/_ashlar/islands.js')
    expect(scripts.filter((path) => path.includes('react'))).toEqual([])
    await visitor.context().close()
    await call(page, 'PUT', '/api/v1/admin/page/updatecontent/', { id, content: contentWith(heading) })
  } finally {
    await removed()
  }
})

test("the form of a module's page is sent in place by its script, and by a new page without JavaScript (issue 15)", async ({
  browser,
  demo,
}) => {
  const loyalty = new URL('../../examples/acme-loyalty', import.meta.url)
  const removed = await installFolder(loyalty, Number(new URL(demo.url).port))
  try {
    const visitor = await (await browser.newContext()).newPage()
    const told: string[] = []
    visitor.on('console', (message) => told.push(message.text()))
    visitor.on('pageerror', ({ message }) => told.push(message))
    const script = visitor.waitForResponse(/\/client\.js/)
    await visitor.goto(`${demo.url}/rewards/join`)
    await script
    const form = visitor.locator('form[data-island]')
    // Once this is done, the loader's own import of the same module is, too.
    await form.evaluate((element) => import(element.dataset['island'] ?? ''))
    const name = form.getByLabel('Name')
    await name.fill(' ')
    await form.getByLabel('Email').fill('bo@example.com')
    await form.getByRole('button', { name: 'Join' }).click()
    await expect(form.getByRole('status')).toHaveText('Please enter your name and a complete email address.')
    await expect(form.getByLabel('Email')).toHaveValue('bo@example.com')
    await name.fill('Bo Tern')
    await form.getByRole('button', { name: 'Join' }).click()
    await expect(form.getByRole('status')).toHaveText('Welcome. Tell us your name at your next visit.')
    await expect(name).toHaveValue('')
    expect(visitor.url()).toBe(`${demo.url}/rewards/join`)
    // What the browser itself says about the one that was refused.
    expect(told).toEqual([expect.stringContaining('422')])

    await visitor.goto(`${demo.url}/rewards`)
    await expect(visitor.getByRole('main')).toHaveCount(1)
    await visitor.context().close()

    const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
    await plain.goto(`${demo.url}/rewards/join`)
    await plain.getByLabel('Name').fill('Cora Lind')
    await plain.getByLabel('Email').fill('cora@example.com')
    await plain.getByRole('button', { name: 'Join' }).click()
    await expect(plain).toHaveURL(`${demo.url}/rewards/join?state=unverified`)
    await expect(plain.getByRole('status')).toContainText('or ask us at the counter.')
    await plain.context().close()
  } finally {
    await removed()
  }
})
