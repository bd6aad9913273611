import { readFile, writeFile } from 'node:fs/promises'
import { encodeContent } from '@ashlar/sdk/server'
import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { EditorPage } from './editor-page.ts'
import { expect, test } from './test.ts'

const node = (type: string, parent: string | null, children: readonly string[], props: object = {}) => ({
  type,
  version: 1,
  props,
  parent,
  children,
})
const withForm = (props: object) =>
  encodeContent({
    rootNodeId: 'root',
    nodes: {
      root: node('wrapper', null, ['s']),
      s: node('section', 'root', ['c']),
      c: node('container', 's', ['f']),
      f: node('form', 'c', [], props),
    },
  } as never)

/** A published page with one form; gives its slug. */
async function pageWith(editor: EditorPage, title: string, props: object): Promise<string> {
  const slug = title.toLowerCase()
  const { page } = await editor.call('POST', '/api/v1/admin/pages/', { title, slug, status: 'published' })
  const { id } = page as { readonly id: number }
  await editor.call('PUT', '/api/v1/admin/page/updatecontent/', { id, content: withForm(props) })
  return slug
}

test('STYLE-034, FORM-001, FORM-002, FORM-003, FORM-006, FORM-039, FORM-040, FORM-041, FORM-042, FORM-043, FORM-044, FORM-045, FORM-046, FORM-065, FORM-067: a form is put together in the editor', async ({
  page,
  demo,
}) => {
  const editor = new EditorPage(page, demo)
  await demo.signIn(page)
  const slug = await pageWith(editor, 'Form', {})
  await editor.open(slug)
  const settings = page.getByRole('complementary', { name: 'Settings' })
  const form = editor.frame.locator('[data-node="f"]')
  await expect(form).toHaveText('No Fields')
  await form.click()

  // What the form as a whole says, whom it mails, and that no mail can be sent here.
  await expect(settings.getByLabel('Form name')).toHaveValue('Contact Form')
  await expect(settings.getByLabel('Button text')).toHaveValue('Submit')
  await expect(settings.getByLabel('Button colour')).toContainText('success', { ignoreCase: true })
  await expect(settings.getByText('Email provider is not set. Please set it in the settings page.')).toBeVisible()
  await expect(settings).toContainText("They will be saved under 'Form Submissions'.")
  const recipients = settings.getByLabel('Recipients')
  await recipients.fill('desk@example.com, nobody')
  await expect(settings.getByText('“nobody” is not an email address.')).toBeVisible()
  await recipients.fill('a@b.co,b@b.co,c@b.co,d@b.co,e@b.co,f@b.co')
  await expect(settings.getByText('At most 5 recipients.')).toBeVisible()
  await recipients.fill('desk@example.com, shop@example.com')
  await expect(recipients).not.toHaveAttribute('aria-invalid')

  const fields = settings.locator('[data-section="Form Fields"]')
  const head = fields.getByRole('button').first()
  if ((await head.getAttribute('aria-expanded')) === 'false') await head.click()
  const dialog = page.getByRole('dialog')
  const label = dialog.getByRole('textbox', { name: 'Label', exact: true })
  const add = dialog.getByRole('button', { name: 'Add', exact: true })
  const type = dialog.getByLabel('Type', { exact: true })

  // Each type asks what it needs.
  await fields.getByRole('button', { name: 'Add Field' }).click()
  await expect(dialog).toContainText('Add Field')
  await expect(label).toHaveValue('')
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
  await type.selectOption('Phone')
  await expect(dialog.getByLabel('Validate Email')).toHaveCount(0)
  await expect(dialog.getByLabel('Validate Phone')).toBeChecked()
  await type.selectOption('Text')
  await dialog.getByLabel('Validate Phone').check()
  await dialog.getByLabel('Validate Email').check()
  await expect(dialog.getByLabel('Validate Phone')).not.toBeChecked()
  await expect(dialog.getByLabel('Message')).toHaveValue('invalid email address')
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
  await fields.getByRole('button', { name: 'Move Name', exact: true }).focus()
  for (const key of ['Space', 'ArrowUp', 'Space']) await page.keyboard.press(key)
  await expect(rows).toHaveText(['Name', 'Email *'])
  await expect(form.locator('label')).toHaveText(['Name', 'Email *'])
  await fields.getByRole('button', { name: /^Name/ }).click()
  await expect(dialog).toContainText('Edit Field')
  await dialog.getByLabel('Width').selectOption('Half')
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await expect(form.locator('[data-half]')).toHaveText('Name')
  await expect(form.getByText('Submit', { exact: true })).toBeDisabled()

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
  const asked = { makes: 0, places: [] as string[] }
  await visitor.route('**/api/v1/form/vehicles/makes/**', (route) => {
    asked.makes += 1
    return route.fulfill({ json: { Results: [make(1, 'HONDA'), make(2, 'HUSQVARNA'), make(3, 'BMW')] } })
  })
  await visitor.route('**/api/v1/form/vehicles/models/**', (route) =>
    route.fulfill({ json: { Results: [{ Model_ID: 9, Model_Name: 'CB500X' }] } }),
  )
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

const make = (MakeId: number, MakeName: string) => ({ MakeId, MakeName })

test.describe('a visitor', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('FORM-004, FORM-013, FORM-017, FORM-018, FORM-019, FORM-020, FORM-021, FORM-025, FORM-026, FORM-027, FORM-028, FORM-029, FORM-030, FORM-033, FORM-035, FORM-036, FORM-037, FORM-038, FORM-047, FORM-048, FORM-049, FORM-050, FORM-051, FORM-052, FORM-053, FORM-054, FORM-055, FORM-056, FORM-057, FORM-058, FORM-061, FORM-062, FORM-063, FORM-064, FORM-068, FORM-069, ADDR-001, ADDR-002, ADDR-004, ADDR-006, FORM-066, OPEN-258: fills in a form, sends it, and staff find it in the inbox', async ({
    page,
    demo,
    browser,
  }) => {
    await demo.signIn(page)
    const editor = new EditorPage(page, demo)
    await editor.call('PUT', '/api/v1/admin/settings/', { forms: { places_key: 'key' } })
    const slug = await pageWith(editor, 'Everything', { dynamicForm: everything, createCustomer: true })
    const visitor = await (await browser.newContext()).newPage()
    const asked = await services(visitor)
    const said: string[] = []
    visitor.on('console', (message) => said.push(message.text()))
    await visitor.addInitScript(() => {
      const tracked: unknown[] = []
      Object.assign(globalThis, { tracked })
      document.addEventListener('ashlar:track', (event) => tracked.push(event instanceof CustomEvent && event.detail))
    })
    await visitor.goto(`${demo.url}/${slug}`)
    const form = visitor.locator('.block-form')
    const field = (key: string) => form.locator(`[data-field="${key}"]`).locator('input, select, textarea').first()
    const named = (label: string) => form.getByLabel(label, { exact: true })
    const submit = form.locator('.form-submit')
    await expect(submit).toBeEnabled()
    await expect(submit).toHaveText('Submit')
    expect((await new AxeBuilder({ page: visitor }).include('.block-form').analyze()).violations).toEqual([])

    // Half fields share a line, and an info box stands among the fields.
    const [left, right] = await Promise.all([field('name').boundingBox(), field('email').boundingBox()])
    expect(left?.y).toBe(right?.y)
    await expect(form.locator('.form-info')).toHaveText('ClosedOn Sunday.')

    // What is wrong stands beside each label and above the form, which takes the focus; what was typed stays.
    await field('email').fill('not a mail')
    await field('code').fill('abc')
    await submit.click()
    const summary = form.locator('form > .form-alert')
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
    await field('email').fill('ada@example.com')
    await field('code').fill('AB')
    expect((await new AxeBuilder({ page: visitor }).include('.block-form').analyze()).violations).toEqual([])

    // Phone, date, choices.
    await field('phone').pressSequentially('51455501930')
    await expect(field('phone')).toHaveValue('(514) 555-0193')
    await field('day').fill('2026-12-24')
    await field('subject').selectOption('Rental')
    await form.getByRole('group', { name: 'Answer by' }).getByLabel('Phone').check()
    for (const box of ['Monday', 'Tuesday', 'I agree']) await named(box).check()
    await field('message').fill('Two\nlines')

    // Addresses are asked of the other company once the visitor wants that.
    await field('address').fill('200 King')
    expect(asked.places).toEqual([])
    await form.getByRole('button', { name: 'Suggest addresses with Google' }).click()
    await field('address').pressSequentially(' St')
    const options = form.getByRole('listbox').getByRole('option')
    await expect(options).toHaveCount(2)
    expect(asked.places).toHaveLength(1)
    expect(asked.places[0]).toContain('"includedRegionCodes":["ca"]')
    await visitor.keyboard.press('ArrowUp')
    await visitor.keyboard.press('Enter')
    await expect(form.getByText('Please choose a full address from the list')).toBeVisible()
    expect(said.some((text) => text.includes('Nowhere'))).toBe(true)
    await field('address').pressSequentially('x')
    await options.first().click()
    await expect(field('address')).toHaveValue('200 King St W, Toronto, ON M5H 3T4, Canada')
    await expect(form.getByText('Please choose a full address from the list')).toHaveCount(0)
    await expect(field('city')).toHaveValue('Toronto')

    // A vehicle: suggestions of makes are looked for here, models are the make's.
    await expect(form.getByText("If you don't see your vehicle, please type it in manually.")).toBeVisible()
    await named('Year').pressSequentially('20215')
    await expect(named('Year')).toHaveValue('2021')
    await named('Make').pressSequentially('h')
    await expect(options).toHaveText(['HONDA', 'HUSQVARNA'])
    await named('Make').pressSequentially('o')
    await expect(options).toHaveText(['HONDA'])
    await options.first().click()
    expect(asked.makes).toBe(1)
    await named('Model').pressSequentially('cb')
    await options.first().click()
    await expect(named('Model')).toHaveValue('CB500X')

    // Files: their kinds, several, their size.
    await expect(form.getByText('15mb limit.')).toBeVisible()
    const png = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('iVBORw0KGgo=', 'base64') }
    // From the disk, as a visitor's: what a test hands over itself goes to the browser as text.
    const large = test.info().outputPath('b.pdf')
    await writeFile(large, Buffer.alloc(15 * 1024 * 1024 + 1))
    await field('files').setInputFiles([png, { ...png, name: 'c.svg' }])
    await submit.click()
    await expect(field('files')).toHaveAccessibleDescription(/Only .jpg, .jpeg, .png and .pdf files can be sent/)
    await field('files').setInputFiles(large)
    await expect(field('files')).toHaveAccessibleDescription(/File is larger than 15 MB/)
    await field('files').setInputFiles([png, { ...png, name: 'b.png' }])

    // No bot check, then no answer, then a refusal: nothing that was typed is lost.
    await visitor.route('**/api/v1/bot-check/', (route) => route.fulfill({ status: 503, json: {} }), { times: 1 })
    const alert = form.getByRole('alert')
    await submit.click()
    await expect(alert).toHaveText('We could not verify your request. Please reload the page and try again.')
    // Asked too often: the server's sentence says when to try again.
    const tooOften = { success: false, error: 'This was done too often. Please try again in 3 minutes.' }
    await visitor.route('**/api/v1/bot-check/', (route) => route.fulfill({ status: 429, json: tooOften }), { times: 1 })
    await submit.click()
    await expect(alert).toHaveText(tooOften.error)
    await visitor.route('**/api/v1/form/submit/', (route) => route.abort(), { times: 1 })
    await submit.click()
    await expect(alert).toHaveText('Something went wrong, please try again.')
    expect(said.some((text) => text.includes('Failed to fetch'))).toBe(true)
    const refusal = { success: false, error: 'The desk is closed.', formErrors: { name: 'Another name, please' } }
    await visitor.route('**/api/v1/form/submit/', (route) => route.fulfill({ status: 422, json: refusal }), {
      times: 1,
    })
    await submit.click()
    await expect(alert).toHaveText('The desk is closed.')
    await expect(field('name')).toHaveAccessibleDescription('Another name, please')
    await expect(field('name')).toHaveValue('Ada Wren')
    await expect(submit).toBeEnabled()

    // Sent.
    await field('name').fill('Ada Wren')
    const hold = Promise.withResolvers<void>()
    let body = ''
    await visitor.route('**/api/v1/form/submit/', async (route) => {
      body = route.request().postDataBuffer()?.toString('utf8') ?? ''
      await hold.promise
      return route.continue()
    })
    await submit.click()
    await expect(submit).toBeDisabled()
    await expect(submit).toHaveText('Submitting...')
    hold.resolve()
    const success = form.locator('.form-alert[role="status"]')
    await expect(success).toHaveText('Thank you for your submission.')
    await expect(success).toBeFocused()
    await expect(form.locator('form')).toHaveCount(0)
    expect(body).toContain('name="bike"\r\n\r\n2021 HONDA CB500X\r\n')
    expect(body).toContain(`name="url"\r\n\r\n/${slug}\r\n`)
    expect(body.match(/name="files\[\]"; filename="[ab]\.png"/g)).toHaveLength(2)
    expect(body).toMatch(/"recaptchaToken":"[^"]{20,}"/)
    expect(body).toContain('"validateEmail":true')
    const tracked = await visitor.evaluate(() => Reflect.get(globalThis, 'tracked'))
    expect(JSON.stringify(tracked)).toMatch(/form_submit.*generate_lead/)
    await visitor.context().close()

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
    await inbox(page, demo.url)
  })
})

/** Ada's was sent with two files, Bo's and Cy's wait for somebody. */
async function inbox(page: Page, at: string): Promise<void> {
  await page.goto(`${at}/admin/form-submissions`)
  const rows = page.getByRole('table', { name: 'Form submissions' }).locator('tbody tr')
  await expect(rows).toHaveCount(3)
  await expect(page.getByText('2 wait for you')).toBeVisible()

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

  // Opening one marks it as read; its files come as files.
  await page.getByRole('button', { name: 'ada@example.com', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Contact Form' })
  await expect(dialog.getByText('2021 HONDA CB500X')).toBeVisible()
  expect((await new AxeBuilder({ page }).include('[role=dialog]').analyze()).violations).toEqual([])
  const [file] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('link', { name: 'a.png' }).click()])
  expect(file.suggestedFilename()).toBe('a.png')
  await page.keyboard.press('Escape')
  await narrowed(box('Read'), 1, 'State')

  // All of it as a file.
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as CSV' }).click(),
  ])
  expect(await readFile(await csv.path(), 'utf8')).toContain(',Name: =Cy Teal,Hire,hire,moderation,')

  // One is taken in, one is deleted once somebody has said so.
  await page.getByRole('button', { name: 'Take in what bo@example.com sent' }).click()
  await expect(page.getByText('1 waits for you')).toBeVisible()
  await page.getByRole('button', { name: 'Delete what bo@example.com sent' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click()
  await expect(rows).toHaveCount(2)
  await expect(rows.filter({ hasText: 'bo@example.com' })).toHaveCount(0)
}
