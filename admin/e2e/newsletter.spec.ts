// The newsletter from the block to the list, and what the consent banner lets out, at the built product.
import type { BrowserContext, Page, Route } from '@playwright/test'
import { EditorPage } from './editor-page.ts'
import { expect, expectAccessible, test } from './test.ts'

const stats = 'https://stats.example.com'

const node = (type: string, parent: string | null, children: readonly string[], props = {}) => ({
  ...{ type, version: 1, props, parent, children },
})
const content = {
  rootNodeId: 'root',
  nodes: {
    root: node('wrapper', null, ['s']),
    s: node('section', 'root', ['c']),
    c: node('container', 's', ['letter', 'ask']),
    letter: node('newsletter', 'c', [], { title: 'Shed letter' }),
    ask: node('consent', 'c', []),
  },
}

interface Sent {
  readonly name: string
  readonly url: string
  readonly props: Readonly<Record<string, unknown>>
}

/** What a service that the settings name was told; everything else outside of the website is an error. */
async function collector(context: BrowserContext, demo: string): Promise<{ sent: Sent[]; outside: string[] }> {
  const sent: Sent[] = []
  const outside: string[] = []
  await context.route('**/*', async (route) => {
    const url = route.request().url()
    if (url.startsWith(demo) || url.startsWith('blob:')) return route.fallback()
    outside.push(url)
    if (url !== `${stats}/api/event`) return route.abort()
    sent.push(route.request().postDataJSON())
    return route.fulfill({ status: 202, body: 'ok' })
  })
  return { sent, outside }
}

const kept = (page: Page) => page.evaluate(() => Object.keys(localStorage).sort())

test.afterEach(async ({ page, demo }) => {
  const none = { analytics_service: 'none', analytics_site: '', analytics_host: '' }
  await new EditorPage(page, demo).call('PUT', '/api/v1/admin/settings/', none)
})

test('a visitor signs up and confirms, staff see who did; nothing goes to anybody else before the visitor allows it', async ({
  page,
  browser,
  demo,
}) => {
  await demo.signIn(page, 'owner')
  const editor = new EditorPage(page, demo)
  const slug = `letter-${Date.now()}`
  const { page: made } = await editor.call('POST', '/api/v1/admin/pages/', {
    title: 'Letter',
    slug,
    status: 'published',
  })
  const { id } = made as { id: number }
  await editor.call('PUT', '/api/v1/admin/page/updatecontent/', { id, content: JSON.stringify(content) })
  const services = { analytics_service: 'plausible', analytics_site: 'ropewalk.example', analytics_host: stats }
  await editor.call('PUT', '/api/v1/admin/settings/', services)

  await test.step('in the editor nobody signs up or is counted (NEWS-005, OPEN-365)', async () => {
    const left: string[] = []
    page.on('request', (request) => request.url().startsWith(demo.url) || left.push(request.url()))
    // Whoever looks has allowed it as a visitor.
    await page.evaluate(() => localStorage.setItem('ashlar_consent', JSON.stringify({ analytics: true })))
    await page.goto(`${demo.url}/admin/editor?slug=${slug}`)
    await editor.ready()
    await expect(editor.block('newsletter').getByRole('button', { name: 'Subscribe' })).toBeDisabled()
    expect(left.filter((url) => url.startsWith('http'))).toEqual([])
  })

  const context = await browser.newContext()
  const { sent, outside } = await collector(context, demo.url)
  const visitor = await context.newPage()
  const logged: string[] = []
  visitor.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
  await visitor.goto(`${demo.url}/${slug}?utm_source=mail&secret=1`)
  const banner = visitor.getByRole('region', { name: 'Your privacy' })
  await expect(banner).toBeVisible()
  for (const box of await banner.getByRole('checkbox').all()) await expect(box).not.toBeChecked()
  await expectAccessible(visitor, 'a page that asks for consent')
  await test.step('the banner comes right after the skip link, and hides nothing that has the focus (WCAG 2.4.11)', async () => {
    await visitor.keyboard.press('Tab')
    await expect(visitor.locator('.skip')).toBeFocused()
    await visitor.keyboard.press('Tab')
    expect(await banner.evaluate((panel) => panel.contains(document.activeElement))).toBe(true)
    const opener = visitor.getByRole('button', { name: 'Privacy settings' })
    await opener.focus()
    await expect
      .poll(async () => {
        const [link, panel] = [await opener.boundingBox(), await banner.boundingBox()]
        return link && panel && link.y + link.height <= panel.y
      })
      .toBe(true)
  })

  const heard = await visitor.evaluateHandle(() => {
    const events: unknown[] = []
    document.addEventListener('ashlar:track', (event) => event instanceof CustomEvent && events.push(event.detail))
    return events
  })
  const form = visitor.getByRole('form', { name: 'Shed letter' })
  const field = form.getByRole('textbox', { name: 'Email' })
  const subscribe = form.getByRole('button', { name: 'Subscribe' })
  const status = form.getByRole('status')
  const email = `${slug}@example.com`
  const calls: unknown[] = []
  visitor.on('request', (request) => request.url().endsWith('/api/v1/signup/') && calls.push(request.postDataJSON()))
  await field.scrollIntoViewIfNeeded()
  await expect(visitor.locator('.block-newsletter')).toHaveAttribute('data-ready', '')

  await test.step('an email is needed, and has to be one (NEWS-006, NEWS-007, NEWS-008)', async () => {
    await expect(status).toBeEmpty()
    await subscribe.click()
    await expect(form.getByText('Email is required')).toBeVisible()
    await field.fill('ada@example')
    await subscribe.click()
    await expect(form.getByText('Invalid email address')).toBeVisible()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toBeFocused()
    await expect(status).toBeEmpty()
  })
  await test.step('without a bot check nothing is sent (NEWS-013, OPEN-254)', async () => {
    await field.fill(email)
    await visitor.route('**/api/v1/bot-check/', (route) => route.abort())
    await subscribe.click()
    await expect(status).toHaveText('We could not verify your request. Please reload the page and try again.')
    await expect(field).toHaveValue(email)
    expect(calls).toEqual([])
    expect(logged.some((text) => text.includes('the bot check is missing'))).toBe(true)
    await visitor.unroute('**/api/v1/bot-check/')
  })
  const tooOften = { success: false, error: 'Too many requests. Please try again in 3 minutes.' }
  await visitor.route('**/api/v1/bot-check/', (route) => route.fulfill({ status: 429, json: tooOften }))
  await subscribe.click()
  await expect(status).toHaveText(tooOften.error)
  await visitor.unroute('**/api/v1/bot-check/')

  await test.step('a failure is said, after the submit alone (NEWS-002, NEWS-003, NEWS-011)', async () => {
    await visitor.route('**/api/v1/signup/', (route) => route.fulfill({ status: 500, json: { success: false } }))
    await subscribe.click()
    await expect(status).toHaveText('Something went wrong. Please try again.')
    await expect(field).toHaveValue(email)
    await visitor.unroute('**/api/v1/signup/')
  })
  const waiting = Promise.withResolvers<void>()
  await visitor.route('**/api/v1/signup/', async (route) => {
    await waiting.promise
    await route.continue()
  })
  await test.step('while it is sent, it cannot be sent again; then it is a success (NEWS-002, NEWS-003, NEWS-004, NEWS-009, NEWS-012)', async () => {
    await subscribe.click()
    await expect(subscribe).toBeDisabled()
    await expect(status).toBeEmpty()
    waiting.resolve()
    await expect(status).toContainText('Subscription successful!')
    await expect(subscribe).toBeEnabled()
    await expect(field).toHaveValue('')
    expect(calls.at(-1)).toEqual({
      email,
      form: 'frmNewsletter',
      listId: 0,
      // Of the browser, for campaigns at the readers' own time.
      timeZone: await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone),
      recaptchaToken: expect.stringMatching(/.{20}/),
    })
  })
  await test.step('the page is told of it (NEWS-010)', async () => {
    expect(await heard.jsonValue()).toEqual([
      {
        event: 'newsletter_signup',
        data: { form: 'frmNewsletter', url: `${demo.url}/${slug}?utm_source=mail&secret=1` },
      },
    ])
  })
  await test.step('until now nothing was kept and nobody else asked; with consent the page is counted, without what is secret in it (OPEN-257, OPEN-365)', async () => {
    expect([await kept(visitor), outside]).toEqual([[], []])
    await banner.getByRole('button', { name: 'Allow all' }).click()
    await expect(banner).toBeHidden()
    await expect
      .poll(() => sent.map(({ name, url }) => [name, url]))
      .toEqual([['pageview', `${demo.url}/${slug}?utm_source=mail`]])
    expect(await kept(visitor)).toEqual(['ashlar_consent', 'utm_parameters', 'visitor_id'])
    const values = await visitor.evaluate(() => [localStorage['visitor_id'], localStorage['utm_parameters']])
    expect(values).toEqual([expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/), '{"utm_source":"mail"}'])
  })
  await visitor.reload()
  await expect.poll(() => sent.length).toBe(2)
  await expect(banner).toBeHidden()
  await visitor.evaluate(() =>
    document.dispatchEvent(new CustomEvent('ashlar:track', { detail: { event: 'asked', data: { n: 1 } } })),
  )
  await expect.poll(() => sent.at(-1)).toMatchObject({ name: 'asked', domain: 'ropewalk.example', props: { n: 1 } })

  await test.step('by the keyboard: opened by its link, refused, and back at the link; all of it is forgotten (OPEN-257, OPEN-365)', async () => {
    const opener = visitor.getByRole('button', { name: 'Privacy settings' })
    await opener.focus()
    await visitor.keyboard.press('Enter')
    await expect(banner.getByRole('heading')).toBeFocused()
    await expect(banner.getByRole('checkbox', { name: /Statistics/ })).toBeChecked()
    await banner.getByRole('button', { name: 'Refuse all' }).press('Enter')
    await expect(opener).toBeFocused()
    await expect(banner).toBeHidden()
    expect(await kept(visitor)).toEqual(['ashlar_consent'])
    await visitor.evaluate(() =>
      document.dispatchEvent(new CustomEvent('ashlar:track', { detail: { event: 'refused', data: {} } })),
    )
    await visitor.reload()
    await expect(visitor.locator('.block-consent')).toHaveAttribute('data-ready', '')
    await expect(banner).toBeHidden()
    expect(sent).toHaveLength(3)
    expect(outside.every((url) => url === `${stats}/api/event`)).toBe(true)
  })
  // Who says no to everybody by their browser is not asked.
  const private_ = await browser.newContext()
  await private_.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  const other = await private_.newPage()
  await other.goto(`${demo.url}/${slug}`)
  await expect(other.locator('.block-consent')).toHaveAttribute('data-ready', '')
  await expect(other.getByRole('region', { name: 'Your privacy' })).toBeHidden()
  await private_.close()

  await test.step('without an id nothing is sent either (OPEN-365)', async () => {
    await editor.call('PUT', '/api/v1/admin/settings/', { ...services, analytics_site: '' })
    await visitor.goto(`${demo.url}/${slug}`)
    await visitor.getByRole('button', { name: 'Privacy settings' }).click()
    await banner.getByRole('button', { name: 'Allow all' }).click()
    await visitor.reload()
    await expect(visitor.locator('.block-consent')).toHaveAttribute('data-ready', '')
    expect(sent).toHaveLength(3)
  })

  // The mail's link asks once more; then staff see a subscriber with what was agreed to.
  const mailed = async () => {
    const list = (await editor.call('GET', '/api/v1/admin/mails/?itemsPerPage=20')) as unknown as {
      results: { rows: readonly { id: number; to: string; state: string }[] }
    }
    // Its link is shown once it is kept.
    return list.results.rows.find(({ to, state }) => to === email && state === 'kept')?.id
  }
  await expect.poll(mailed).toBeDefined()
  const mail = (await editor.call('GET', `/api/v1/admin/mails/${await mailed()}/`)) as unknown as {
    results: { text: string }
  }
  const link = /\/newsletter\/confirm\?token=\S+/.exec(mail.results.text)?.[0] ?? ''
  await visitor.goto(`${demo.url}${link}`)
  await visitor.getByRole('button', { name: 'Confirm' }).click()
  await expect(visitor.getByRole('heading', { name: 'You are subscribed' })).toBeVisible()
  await context.close()

  await page.goto(`${demo.url}/admin/email-marketing/subscribers?search=${slug}`)
  const row = page.getByRole('row', { name: new RegExp(slug) })
  await expect(row).toContainText('Subscribed')
  await expectAccessible(page, 'subscribers')
  await row.getByRole('button', { name: `More actions for ${email}` }).click()
  await page.getByRole('menuitem', { name: 'Consent…' }).click()
  const consent = page.getByRole('dialog', { name: `Consent of ${email}` })
  await expect(consent).toContainText('Letter (/')
  await expect(consent).toContainText('can unsubscribe at any time')
  await page.keyboard.press('Escape')
  await row.getByRole('button', { name: `More actions for ${email}` }).click()
  await page.getByRole('menuitem', { name: 'Never email again…' }).click()
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect(row).toContainText('Never email')
})

test('a mailing list that could not be saved keeps what was typed and says what happened (OPEN-301, EMAIL-005)', async ({
  page,
  demo,
}) => {
  await demo.signIn(page, 'owner')
  await page.goto(`${demo.url}/admin/email-marketing/lists`)
  await page.getByRole('button', { name: 'New list' }).click()
  const dialog = page.getByRole('dialog')
  const name = dialog.getByRole('textbox', { name: 'Name' })
  await name.fill('Kiln letters')
  const save = dialog.getByRole('button', { name: 'Save' })
  const lists = '**/api/v1/admin/email-marketing/lists/'
  const refused = { success: false, error: 'There is already a list with this name.', code: 'TAKEN', requestId: 'r' }
  const failures = [
    [(route: Route) => route.abort(), 'The server did not answer'],
    [(route: Route) => route.fulfill({ status: 409, json: refused }), refused.error],
  ] as const
  for (const [fail, sentence] of failures) {
    await page.route(lists, (route) => (route.request().method() === 'POST' ? fail(route) : route.fallback()))
    await save.click()
    await expect(dialog.getByText('The list was not saved')).toBeVisible()
    await expect(dialog.getByText(sentence)).toBeVisible()
    await expect(name).toHaveValue('Kiln letters')
    await expect(save).toBeEnabled()
    await page.unroute(lists)
  }
  await page.keyboard.press('Escape')
})
