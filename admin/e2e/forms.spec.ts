import { readFile, writeFile } from 'node:fs/promises'
import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { EditorPage } from './editor-page.ts'
import { pageWith } from './form-page.ts'
import { expect, expectAccessible, test } from './test.ts'

test('a form is put together in the editor', async ({ page, demo }) => {
  const editor = new EditorPage(page, demo)
  await demo.signIn(page)
  const slug = await pageWith(editor, 'Form', {})
  await editor.open(slug)
  const settings = page.getByRole('complementary', { name: 'Settings' })
  const form = editor.frame.locator('[data-node="f"]')
  const fields = settings.locator('[data-section="Form Fields"]')
  const head = fields.getByRole('button').first()
  const dialog = page.getByRole('dialog')
  const label = dialog.getByRole('textbox', { name: 'Label', exact: true })
  const add = dialog.getByRole('button', { name: 'Add', exact: true })
  const type = dialog.getByLabel('Type', { exact: true })
  const recipients = settings.getByLabel('Recipients')
  await test.step('without fields it says so (FORM-067)', async () => {
    await expect(form).toHaveText('No Fields')
    await form.click()
  })
  await test.step('its settings and its fields have a section each (STYLE-033)', async () => {
    await expect.poll(() => editor.sections()).toEqual(expect.arrayContaining(['Form Settings', 'Form Fields']))
  })
  await test.step('its name, its button and whom it mails (FORM-001, FORM-002, FORM-003, FORM-006)', async () => {
    await expect(settings.getByLabel('Form name')).toHaveValue('Contact Form')
    await expect(settings.getByLabel('Button text')).toHaveValue('Submit')
    await expect(settings.getByLabel('Button colour')).toContainText('success', { ignoreCase: true })
    await test.step('that no mail can be sent here (FORM-065)', async () => {
      await expect(settings.getByText('Email provider is not set. Please set it in the settings page.')).toBeVisible()
      await expect(settings).toContainText(
        "Form submissions will not be sent to the recipients until the email provider is set. They will be saved under 'Form Submissions'.",
      )
    })
    await recipients.fill('desk@example.com, nobody')
    await expect(settings.getByText('“nobody” is not an email address.')).toBeVisible()
    await recipients.fill('a@b.co,b@b.co,c@b.co,d@b.co,e@b.co,f@b.co')
    await expect(settings.getByText('At most 5 recipients.')).toBeVisible()
    await recipients.fill('desk@example.com, shop@example.com')
    await expect(recipients).not.toHaveAttribute('aria-invalid')
  })
  if ((await head.getAttribute('aria-expanded')) === 'false') await head.click()
  await test.step('a field has a label, and what its type needs (FORM-040, FORM-041, FORM-042, FORM-043)', async () => {
    await fields.getByRole('button', { name: 'Add Field' }).click()
    await expect(dialog).toContainText('Add Field')
    await expect(label).toHaveValue('')
    // A type is always chosen.
    await expect(type).not.toHaveValue('')
    await expect(type.locator('option[value=""]')).toHaveCount(0)
    await add.click()
    await expect(dialog.getByText('Label is required.')).toBeVisible()
    await label.fill('Email')
    for (const choice of ['Dropdown', 'Radio buttons']) {
      await type.selectOption(choice)
      await add.click()
      await expect(dialog.getByText('Options are required, separated by commas.')).toBeVisible()
    }
    await type.selectOption('Checkbox')
    await add.click()
    await expect(dialog.getByText('A checkbox label is required without options.')).toBeVisible()
    await type.selectOption('Info box')
    await add.click()
    await expect(dialog.getByText('Title is required.')).toBeVisible()
    await expect(dialog.getByText('Description is required.')).toBeVisible()
    await expect(dialog.getByLabel('Variant')).toHaveValue('info')
    await expect(dialog.getByLabel('Alignment')).toHaveValue('start')
  })
  await test.step('an email is checked in a text alone, by its pattern, and is no phone (FORM-044, FORM-045, FORM-046)', async () => {
    await type.selectOption('Phone')
    await expect(dialog.getByLabel('Validate Email')).toHaveCount(0)
    await expect(dialog.getByLabel('Validate Phone')).toBeChecked()
    await type.selectOption('Text')
    await dialog.getByLabel('Validate Phone').check()
    await dialog.getByLabel('Validate Email').check()
    await expect(dialog.getByLabel('Validate Phone')).not.toBeChecked()
    await expect(dialog.getByLabel('Message')).toHaveValue('invalid email address')
  })
  await dialog.getByLabel('Required').check()
  await add.click()
  await expect(dialog).toHaveCount(0)

  // A second one, before the first by keyboard; then the first is edited.
  await fields.getByRole('button', { name: 'Add Field' }).click()
  await label.fill('Name')
  await label.press('Enter')
  await expect(dialog).toHaveCount(0)
  const rows = fields.locator('.blkitems__t .trunc')
  await expect(rows).toHaveText(['Email *', 'Name'])
  await editor.moveByKeys(fields.getByRole('button', { name: 'Move Name', exact: true }), [
    ['Space', 'Name is at position 2 of 2.'],
    ['ArrowUp', 'Name is at position 1 of 2.'],
    ['Space', 'Name is at position 1 of 2.'],
  ])
  await expect(rows).toHaveText(['Name', 'Email *'])
  await expect(form.locator('label')).toHaveText(['Name', 'Email *'])
  await test.step('the field is edited in the same dialog (STYLE-034)', async () => {
    await fields.getByRole('button', { name: /^Name/ }).click()
    await expect(dialog).toContainText('Edit Field')
    await dialog.getByLabel('Width').selectOption('Half')
    await dialog.getByRole('button', { name: 'Apply' }).click()
  })
  await expect(form.locator('[data-half]')).toHaveText('Name')
  await test.step('in the editor nobody sends it (FORM-039)', async () => {
    await expect(form.getByText('Submit', { exact: true })).toBeDisabled()
  })

  await editor.save()
  const { nodes } = await editor.storedContent(slug)
  expect(nodes['f']?.props).toMatchObject({
    recipients: 'desk@example.com, shop@example.com',
    dynamicForm: [
      { label: 'Name', sort: 0, inputWidth: 'half' },
      { label: 'Email', sort: 1, validateEmail: true, rules: { required: true } },
    ],
  })
})

const one = (label: string, values: object = {}) => ({ id: label.replace(/\W/g, ''), label, ...values })
const required = { rules: { required: true } }
const everything = [
  one('Name', { inputWidth: 'half', ...required }),
  one('Email', { inputWidth: 'half', validateEmail: true, ...required }),
  one('Code', { rules: { pattern: { value: '^[A-Z]{2}$', message: 'Two capitals, please' } } }),
  one('Phone', { type: 'phone', validatePhone: true }),
  one('Address', { type: 'gPlaces' }),
  one('City', { customerMapping: 'city' }),
  one('Day', { type: 'date' }),
  one('Subject', { type: 'dropdown', options: 'Repair, Rental' }),
  one('Answer by', { type: 'radio', options: 'Email, Phone' }),
  one('Days', { type: 'checkbox', options: 'Monday, Tuesday' }),
  one('Terms', { type: 'checkbox', checkboxLabel: 'I agree', showLabel: false }),
  one('Bike', { type: 'vehicle-select' }),
  one('Files', { type: 'file' }),
  one('Note', { type: 'info-box', infoBox: { title: 'Closed', description: 'On Sunday.', variant: 'warning' } }),
  one('Message', { type: 'textarea' }),
].map((field, sort) => ({ ...field, sort }))

/** Makes, models and places as their services answer; the submission too, until it is let through. */
async function services(visitor: Page) {
  const asked = { makes: 0, models: [] as (string | null)[], places: [] as string[] }
  await visitor.route('**/api/v1/form/vehicles/makes/**', (route) => {
    asked.makes += 1
    return route.fulfill({ json: { Results: [make(1, 'HONDA'), make(2, 'HUSQVARNA'), make(3, 'BMW')] } })
  })
  await visitor.route('**/api/v1/form/vehicles/models/**', (route) => {
    asked.models.push(new URL(route.request().url()).searchParams.get('makeId'))
    return route.fulfill({ json: { Results: [{ Model_ID: 9, Model_Name: 'CB500X' }] } })
  })
  await visitor.route('https://places.googleapis.com/**', (route) => {
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
    if (route.request().method() === 'OPTIONS') return route.fulfill({ headers })
    const isDetail = route.request().method() === 'GET'
    if (!isDetail) asked.places.push(route.request().postData() ?? '')
    const places = ['200 King St W, Toronto, ON, Canada', 'Somewhere else'].map((text, place) => ({
      placePrediction: { placeId: String(place), text: { text } },
    }))
    const whole = route.request().url().includes('/places/0') ? '200 King St W, Toronto, ON M5H 3T4, Canada' : 'Nowhere'
    return route.fulfill({ headers, json: isDetail ? { formattedAddress: whole } : { suggestions: places } })
  })
  return asked
}

const submissions = '/api/v1/admin/form/submissions/'
/** What the browser of somebody keeps who has allowed to be counted. */
const counted = {
  ashlar_consent: JSON.stringify({ analytics: true }),
  visitor_id: '8f3c2a10-0b1c-4d5e-8f90-1234567890ab',
  utm_parameters: '{"utm_source":"letter"}',
}
const make = (MakeId: number, MakeName: string) => ({ MakeId, MakeName })

test.describe('a visitor', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  // Other tests of this file's server have a key of their own, and count what they sent themselves.
  test.beforeEach(async ({ page, demo }) => {
    await demo.signIn(page)
    const editor = new EditorPage(page, demo)
    const { results } = await editor.call('GET', `${submissions}?itemsPerPage=100`)
    const ids = (results as { rows: readonly { readonly id: number }[] }).rows.map(({ id }) => id)
    if (ids.length > 0) await editor.call('POST', `${submissions}bulk-delete/`, { ids })
    await editor.call('PUT', '/api/v1/admin/settings/', { forms: { places_key: 'key' } })
  })
  test.afterEach(async ({ page, demo }) => {
    await new EditorPage(page, demo).call('PUT', '/api/v1/admin/settings/', { forms: { places_key: '' } })
  })

  test('fills in a form, sends it, and staff find it in the inbox', async ({ page, demo, browser }) => {
    const editor = new EditorPage(page, demo)
    const slug = await pageWith(editor, 'Everything', { dynamicForm: everything, createCustomer: true })
    const visitor = await (await browser.newContext()).newPage()
    const asked = await services(visitor)
    const said: string[] = []
    visitor.on('console', (message) => said.push(message.text()))
    await visitor.addInitScript((kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
      const tracked: unknown[] = []
      Object.assign(globalThis, { tracked })
      document.addEventListener('ashlar:track', (event) => tracked.push(event instanceof CustomEvent && event.detail))
    }, counted)
    await visitor.goto(`${demo.url}/${slug}`)
    const form = visitor.locator('.block-form')
    const field = (key: string) => form.locator(`[data-field="${key}"]`).locator('input, select, textarea').first()
    const named = (label: string) => form.getByLabel(label, { exact: true })
    const submit = form.locator('.form-submit')
    const summary = form.locator('form > .form-alert')
    const options = form.getByRole('listbox').getByRole('option')
    const alert = form.getByRole('alert')
    const success = form.locator('.form-alert[role="status"]')
    const hold = Promise.withResolvers<void>()
    const png = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('iVBORw0KGgo=', 'base64') }
    let body = ''
    const part = (name: string, value: string) => expect(body).toContain(`name="${name}"\r\n\r\n${value}\r\n`)
    await test.step('at first it can be sent (FORM-035)', async () => {
      await expect(submit).toBeEnabled()
      await expect(submit).toHaveText('Submit')
    })
    expect((await new AxeBuilder({ page: visitor }).include('.block-form').analyze()).violations).toEqual([])

    await test.step('half fields share a line, and an info box stands among the fields (FORM-013, FORM-030)', async () => {
      const [left, right] = await Promise.all([field('name').boundingBox(), field('email').boundingBox()])
      expect(left?.y).toBe(right?.y)
      await expect(form.locator('.form-info')).toHaveText('ClosedOn Sunday.')
    })
    await test.step('what is wrong stands beside each label and above the form; what was typed stays (FORM-017, FORM-047, FORM-048)', async () => {
      await field('email').fill('not a mail')
      await field('code').fill('abc')
      await submit.click()
      await expect(summary).toBeFocused()
      await expect(summary.getByRole('listitem')).toHaveText([
        'Name: This field is required',
        'Email: invalid email address',
        'Code: Two capitals, please',
      ])
      await expect(field('code')).toHaveAccessibleDescription('Two capitals, please')
      await summary.getByRole('link', { name: 'Name' }).click()
      await expect(field('name')).toBeFocused()
      await visitor.keyboard.type('Ada Wren')
      await expect(form.locator('[data-field="name"]')).not.toHaveAttribute('data-bad')
    })
    await field('email').fill('ada@example.com')
    await field('code').fill('AB')
    expect((await new AxeBuilder({ page: visitor }).include('.block-form').analyze()).violations).toEqual([])

    await test.step('a phone is national and ends with its last digit (FORM-018)', async () => {
      await field('phone').pressSequentially('51455501930')
      await expect(field('phone')).toHaveValue('(514) 555-0193')
      await expect(form.locator('[data-field="phone"]').getByText(/international/i)).toHaveCount(0)
    })
    await field('day').fill('2026-12-24')
    await field('subject').selectOption('Rental')
    await form.getByRole('group', { name: 'Answer by' }).getByLabel('Phone').check()
    for (const box of ['Monday', 'Tuesday', 'I agree']) await named(box).check()
    await field('message').fill('Two\nlines')

    await test.step('addresses are asked of the other company once the visitor wants that (FORM-019, ADDR-001, ADDR-002)', async () => {
      await field('address').fill('200 King')
      expect(asked.places).toEqual([])
      await form.getByRole('button', { name: 'Suggest addresses with Google' }).click()
      await field('address').evaluate((input) =>
        input.addEventListener('input', ({ timeStamp }) => input.setAttribute('data-typed', String(timeStamp))),
      )
      await field('address').pressSequentially(' St')
      await expect(options).toHaveCount(2)
      expect(asked.places.at(-1)).toContain('"input":"200 King St","includedRegionCodes":["ca"]')
      const waited = await field('address').evaluate((input) => {
        const requests = performance.getEntriesByType('resource').filter(({ name }) => name.includes(':autocomplete'))
        return (requests.at(-1)?.startTime ?? 0) - Number(input.getAttribute('data-typed'))
      })
      expect(waited, 'milliseconds of rest before it asks').toBeGreaterThan(290)
    })
    await test.step('one of another format is refused and logged (ADDR-004, ADDR-006)', async () => {
      await visitor.keyboard.press('ArrowUp')
      await visitor.keyboard.press('Enter')
      await expect(form.getByText('Please choose a full address from the list')).toBeVisible()
      expect(said.some((text) => text.includes('Nowhere'))).toBe(true)
      await field('address').pressSequentially('x')
      await options.first().click()
      await expect(field('address')).toHaveValue('200 King St W, Toronto, ON M5H 3T4, Canada')
      await expect(form.getByText('Please choose a full address from the list')).toHaveCount(0)
    })
    await expect(field('city')).toHaveValue('Toronto')

    await test.step('a vehicle has a year of four digits and a hint (FORM-025, FORM-049, FORM-052)', async () => {
      const hint =
        "Select a year, make and model from the auto-suggestion dropdowns. If you don't see your vehicle, please type it in manually."
      await expect(form.getByText(hint)).toBeVisible()
      await named('Year').pressSequentially('20215')
      await expect(named('Year')).toHaveValue('2021')
    })
    await test.step("makes are asked once and looked for here after a rest; models are the make's (FORM-051, FORM-053, FORM-054)", async () => {
      await named('Make').evaluate((input) => {
        input.addEventListener('input', ({ timeStamp }) => input.setAttribute('data-typed', String(timeStamp)))
        const list = input.nextElementSibling
        if (!list) throw new Error('The make has no list.')
        new MutationObserver(() => {
          const waited = performance.now() - Number(input.getAttribute('data-typed'))
          input.setAttribute('data-waited', String(waited))
        }).observe(list, { childList: true })
      })
      await named('Make').pressSequentially('h')
      await expect(options).toHaveText(['HONDA', 'HUSQVARNA'])
      await named('Make').pressSequentially('o')
      await expect(options).toHaveText(['HONDA'])
      const waited = Number(await named('Make').getAttribute('data-waited'))
      expect(waited, 'milliseconds of rest before it looks').toBeGreaterThan(245)
      await options.first().click()
      expect(asked.makes).toBe(1)
      await named('Model').pressSequentially('cb')
      await options.first().click()
      await expect(named('Model')).toHaveValue('CB500X')
      expect(asked.models).toEqual(['1'])
    })
    await test.step('files have their kinds and their size (FORM-029, FORM-055, FORM-056, FORM-057, FORM-058)', async () => {
      await expect(form.getByText('15mb limit.')).toBeVisible()
      await expect(field('files')).toHaveAttribute('accept', '.jpg,.jpeg,.png,.pdf')
      await expect(field('files')).toHaveJSProperty('multiple', true)
      // From the disk, as a visitor's: what a test hands over itself goes to the browser as text.
      const large = test.info().outputPath('b.pdf')
      await writeFile(large, Buffer.alloc(15 * 1024 * 1024 + 1))
      await field('files').setInputFiles([png, { ...png, name: 'c.svg' }])
      await submit.click()
      await expect(field('files')).toHaveAccessibleDescription(/Only .jpg, .jpeg, .png and .pdf files can be sent/)
      await field('files').setInputFiles(large)
      await expect(field('files')).toHaveAccessibleDescription(/File is larger than 15 MB/)
    })
    await field('files').setInputFiles([png, { ...png, name: 'b.png' }])

    await test.step('without a bot check nothing is sent (FORM-063)', async () => {
      await visitor.route('**/api/v1/bot-check/', (route) => route.fulfill({ status: 503, json: {} }), { times: 1 })
      await submit.click()
      await expect(alert).toHaveText('We could not verify your request. Please reload the page and try again.')
      // Asked too often: the server's sentence says when to try again.
      const tooOften = { success: false, error: 'Too many requests. Please try again in 3 minutes.' }
      await visitor.route('**/api/v1/bot-check/', (route) => route.fulfill({ status: 429, json: tooOften }), {
        times: 1,
      })
      await submit.click()
      await expect(alert).toHaveText(tooOften.error)
    })
    await test.step('no answer is a failure, and logged (FORM-038, FORM-062, FORM-064)', async () => {
      await visitor.route('**/api/v1/form/submit/', (route) => route.abort(), { times: 1 })
      await submit.click()
      await expect(alert).toHaveText('Something went wrong, please try again.')
      expect(said.some((text) => text.includes('Failed to fetch'))).toBe(true)
    })
    await test.step('a refusal is shown in its words; nothing that was typed is lost (FORM-038, FORM-062)', async () => {
      const refusal = { success: false, error: 'The desk is closed.', formErrors: { name: 'Another name, please' } }
      await visitor.route('**/api/v1/form/submit/', (route) => route.fulfill({ status: 422, json: refusal }), {
        times: 1,
      })
      await submit.click()
      await expect(alert).toHaveText('The desk is closed.')
      await expect(field('name')).toHaveAccessibleDescription('Another name, please')
      await expect(field('name')).toHaveValue('Ada Wren')
      await expect(submit).toBeEnabled()
    })
    await field('name').fill('Ada Wren')
    await visitor.route('**/api/v1/form/submit/', async (route) => {
      body = route.request().postDataBuffer()?.toString('utf8') ?? ''
      await hold.promise
      return route.continue()
    })
    await test.step('while it is sent, it cannot be sent again (FORM-036)', async () => {
      await submit.click()
      await expect(submit).toBeDisabled()
      await expect(submit).toHaveText('Submitting...')
    })
    await page.goto(`${demo.url}/admin`)
    await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
    await expect(newOnes(page)).toContainText('No new submissions')
    hold.resolve()
    await test.step('then the success text stands in its place (FORM-004, FORM-037)', async () => {
      await expect(success).toHaveText('Thank you for your submission.')
      await expect(success).toBeFocused()
      await expect(form.locator('form')).toHaveCount(0)
    })
    await test.step('each type of field sends its value (FORM-020, FORM-021, FORM-026, FORM-027, FORM-028)', () => {
      part('day', '2026-12-24')
      part('message', 'Two\r\nlines')
      part('answer_by', 'Phone')
      part('subject', 'Rental')
      for (const day of ['Monday', 'Tuesday']) part('days', day)
      part('terms', 'Yes')
    })
    await test.step('a vehicle is one value, and the path is that of the page (FORM-033, FORM-050)', () => {
      part('bike', '2021 HONDA CB500X')
      part('url', `/${slug}`)
    })
    await test.step('several files, the bot check and the flags go with them (FORM-056, FORM-059, FORM-061, API-209)', () => {
      expect(body.match(/name="files\[\]"; filename="[ab]\.png"/g)).toHaveLength(2)
      expect(body).toMatch(/"recaptchaToken":"[^"]{20,}"/)
      expect(body).toContain('"validateEmail":true')
      part('recipients', '')
    })
    await test.step('and the visitor with their campaign, who has allowed it (OPEN-257)', () => {
      part('visitor_id', counted.visitor_id)
      part('utm_paramaters', counted.utm_parameters)
    })
    await test.step('it is tracked, as a lead too (FORM-068, FORM-069)', async () => {
      const tracked = await visitor.evaluate(() => Reflect.get(globalThis, 'tracked'))
      expect(JSON.stringify(tracked)).toMatch(/form_submit.*generate_lead/)
    })
    await visitor.context().close()
    await test.step('whoever has the admin open is told at once', () => toldOfAda(page))

    // Without a script: the page again with what is wrong and what was typed, then the success text in its place.
    const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
    await plain.goto(`${demo.url}/${slug}`)
    await plain.getByRole('textbox', { name: 'Name' }).fill('Bo Tern')
    await plain.getByRole('textbox', { name: 'Email' }).fill('bo@example.com')
    await plain.getByRole('textbox', { name: 'Code' }).fill('abc')
    const [answer] = await Promise.all([
      plain.waitForResponse('**/api/v1/form/submit/'),
      plain.getByRole('button', { name: 'Submit' }).click(),
    ])
    expect(answer.status()).toBe(422)
    const code = plain.getByRole('textbox', { name: 'Code' })
    await expect(code).toHaveAccessibleDescription('Two capitals, please')
    await expect(code).toHaveValue('abc')
    await expect(plain.getByRole('textbox', { name: 'Name' })).toHaveValue('Bo Tern')
    await code.fill('AB')
    await plain.getByRole('button', { name: 'Submit' }).click()
    await expect(plain.getByText('Thank you for your submission.')).toBeVisible()
    await expect(plain.locator('form')).toHaveCount(0)
    await plain.context().close()

    // What came, in the inbox; by another form something more, without a bot check.
    const other = await pageWith(editor, 'Hire', {
      formName: 'Hire',
      tags: ['hire'],
      dynamicForm: [{ id: 'n', label: 'Name' }],
    })
    const url = `${demo.url}/api/v1/form/submit/`
    const sent = { url: `/${other}`, formName: 'Hire', name: '=Cy Teal' }
    expect((await page.request.post(url, { multipart: sent, headers: { origin: demo.url } })).status()).toBe(200)
    await test.step('without an email provider all of it is in the inbox (FORM-066, OPEN-258)', async () => {
      expect(await editor.call('GET', '/api/v1/admin/form/mail-provider/')).toMatchObject({ isSet: false })
      await inbox(page, demo.url)
    })
  })
})

const newOnes = (page: Page) => page.locator('.card', { has: page.getByRole('heading', { name: 'New submissions' }) })

/** On the dashboard: toast, bell with its panel by keys, count and card. */
async function toldOfAda(page: Page): Promise<void> {
  const title = 'New submission: Contact Form, from ada@example.com'
  await expect(page.getByRole('region', { name: 'Messages' }).getByText(title)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Form submissions 1 new' })).toBeVisible()
  await expect(newOnes(page).getByRole('link', { name: 'ada@example.com' })).toBeVisible()
  const bell = page.getByRole('button', { name: 'Notifications, 1 unread' })
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await bell.focus()
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('link', { name: title })).toBeVisible()
  await expectAccessible(page, 'bell')
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(bell).toBeFocused()
  await page.keyboard.press('Enter')
  await panel.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeAttached()
  await page.keyboard.press('Escape')
  await newOnes(page).getByRole('link', { name: 'ada@example.com' }).click()
  await expect(page.getByRole('dialog', { name: 'Contact Form' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Form submissions', exact: true })).toBeVisible()
}

/** Ada's was sent with two files, Bo's and Cy's wait for somebody. */
async function inbox(page: Page, at: string): Promise<void> {
  await page.goto(`${at}/admin/form-submissions`)
  const rows = page.getByRole('table', { name: 'Form submissions' }).locator('tbody tr')
  await expect(rows).toHaveCount(3)
  await expect(page.getByText('2 need approval')).toBeVisible()

  // By words, form, tag, state and day; each stands in the address, and clears.
  await page.getByLabel('Search submissions').fill('ada wren')
  await expect(rows).toHaveCount(1)
  await page.getByLabel('Search submissions').fill('')
  await expect(rows).toHaveCount(3)
  const narrowed = async (choose: (filters: Locator) => Promise<void>, count: number, title: string) => {
    await page.getByRole('button', { name: 'Add filter' }).click()
    await choose(page.getByRole('dialog', { name: 'Filters' }))
    await page.keyboard.press('Escape')
    await expect(rows).toHaveCount(count)
    await page.getByRole('button', { name: `Remove filter ${title}` }).click()
    await expect(rows).toHaveCount(3)
  }
  const box = (name: string) => (filters: Locator) => filters.getByRole('checkbox', { name, exact: true }).click()
  await narrowed(box('Hire'), 1, 'Form')
  await narrowed(box('hire'), 1, 'Tag')
  await narrowed(box('Moderation'), 2, 'State')
  await narrowed((filters) => filters.getByLabel('Sent until').fill('2020-01-01'), 0, 'Sent until')

  // Opening one shows all that was sent; its files come as files.
  await page.getByRole('button', { name: 'ada@example.com', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Contact Form' })
  await expect(dialog.getByText('2021 HONDA CB500X')).toBeVisible()
  await expectAccessible(page, 'a submission')
  const [file] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('link', { name: 'a.png' }).click()])
  expect(file.suggestedFilename()).toBe('a.png')
  await page.keyboard.press('Escape')
  await narrowed(box('Read'), 1, 'State')

  // All of it as a file.
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as CSV' }).click(),
  ])
  expect(await readFile(await csv.path(), 'utf8')).toMatch(/,'=Cy Teal,.*Hire,hire,,Moderation,/)

  // One is taken in, one is deleted once somebody has said so.
  await page.getByRole('button', { name: 'Approve submission from bo@example.com' }).click()
  await expect(page.getByText('1 needs approval')).toBeVisible()
  await page.getByRole('button', { name: 'Delete submission from bo@example.com' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click()
  await expect(rows).toHaveCount(2)
  await expect(rows.filter({ hasText: 'bo@example.com' })).toHaveCount(0)
}
