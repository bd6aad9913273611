import { bringGallery, openPart } from './kit-gallery.ts'
import { expect, expectAccessible, test } from './test.ts'

test.beforeEach(({ page, demo }) => bringGallery(page, demo))

test('a picker searches as one types, is worked by keys, and takes what a dialog has made', async ({ page, demo }) => {
  await openPart(page, demo.url, 'pickers')
  const field = page.getByRole('combobox', { name: 'Page' })
  const options = page.getByRole('listbox', { name: 'Page' }).getByRole('option')
  await field.click()
  await expect(options.filter({ hasText: 'New page' })).toBeVisible()
  const searched = page.waitForResponse((reply) => reply.url().includes('search=cont'))
  await field.fill('cont')
  await searched
  const found = options.filter({ hasText: 'Contact' }).locator('mark').first()
  await expect(found).toHaveCSS('text-decoration-line', 'underline')
  await expect(found).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expectAccessible(page, 'an open picker')
  const active = page.getByRole('option', { selected: true })
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await expect(active).toContainText('Contact', { timeout: 300 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('Contact')
  await expect(field).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByText(/^Picked: \d+$/)).toBeVisible()

  await field.fill('nothing like it')
  await expect(page.getByText('No results for “nothing like it”.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(field).toHaveValue('Contact')
  await field.fill('Lamp')
  await expect(page.getByText('No results for “Lamp”.')).toBeVisible()
  await expect(options.last()).toHaveText('New page: “Lamp”')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'New ware' }).getByRole('button', { name: 'Create' }).click()
  await expect(field).toHaveValue('Lamp')
  await expect(field).toBeFocused()
  await field.fill('')
  await page.keyboard.press('Tab')
  await expect(page.getByText('Nothing is picked')).toBeVisible()

  await page.route('**/api/v1/admin/pages/?*', (route) =>
    route.fulfill({ status: 400, json: { success: false, error: 'The list rests.', code: 'BUSY' } }),
  )
  await field.fill('shop')
  await expect(page.getByRole('alert').filter({ hasText: 'The list rests.' })).toBeVisible()
  await page.unroute('**/api/v1/admin/pages/?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(options.filter({ hasText: 'Shop' }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await field.fill('')
  await page.keyboard.press('Tab')

  await page.getByRole('button', { name: 'In a dialog' }).click()
  const inside = page.getByRole('dialog', { name: 'A picker in a dialog' }).getByRole('combobox', { name: 'Page' })
  await inside.fill('cont')
  await options.filter({ hasText: 'Contact' }).click()
  await expect(inside).toHaveValue('Contact')
})

test('an amount is typed as the language writes it, with the decimals of its currency', async ({ page, demo }) => {
  await openPart(page, demo.url, 'pickers')
  const dollars = page.getByLabel('Price in CAD')
  await expect(dollars).toHaveValue('1,508.23')
  await expect(page.getByLabel('Price in JPY')).toHaveValue('150,823')
  await expect(page.getByLabel('Price in KWD')).toHaveValue('150.823')
  await dollars.focus()
  await expect(dollars).toHaveValue('1508.23')
  await dollars.fill('2,000.5')
  await expect(page.getByText('Stored as 200050')).toBeVisible()
  await dollars.fill('ten')
  await page.keyboard.press('Tab')
  await expect(dollars).toHaveValue('ten')
  await expect(dollars).toHaveAccessibleDescription('Price is not an amount')
  await dollars.fill('7')
  await page.keyboard.press('Tab')
  await expect(dollars).toHaveValue('7.00')
})

test('a grid is filled by keys, by filling down and from a spreadsheet, and undone', async ({ page, demo }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await openPart(page, demo.url, 'grid')
  const grid = page.getByRole('grid', { name: 'Variants', exact: true })
  const cell = (row: number, column: number) => grid.getByRole('row').nth(row).getByRole('gridcell').nth(column)
  const paste = (text: string) =>
    grid.evaluate((element, pasted) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', pasted)
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, text)

  await cell(1, 1).click()
  await page.keyboard.type('Cup')
  await page.keyboard.press('Enter')
  await expect(cell(1, 1)).toHaveText('Cup')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Control+d')
  await expect(cell(3, 1)).toHaveText('Cup')
  await page.keyboard.press('Control+z')
  await expect(cell(3, 1)).toHaveText('Bowl 3')
  await page.keyboard.press('Control+Shift+Z')
  await expect(cell(3, 1)).toHaveText('Cup')

  await cell(1, 2).dblclick()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('many')
  await page.keyboard.press('Tab')
  await expect(cell(1, 2)).toContainText('many')
  await expect(cell(1, 2)).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('1 cells refused')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByText('Row 1, Stock: Enter a whole number')).toBeVisible()
  await page.getByRole('button', { name: /rows? ha.* errors/ }).click()
  await expect(page.getByText('Row 3, Note: The server wants a note')).toBeVisible()
  await expectAccessible(page, 'a grid with errors')

  await cell(5, 1).click()
  await paste('"Plate\n""large"""\t12\r\nSaucer\tfew\r\n')
  await expect(cell(5, 1)).toHaveText('Plate "large"')
  await expect(cell(5, 2)).toHaveText('12')
  await expect(cell(6, 1)).toHaveText('Saucer')
  await expect(cell(6, 2)).toContainText('few')
  await page.keyboard.press('Control+c')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe('"Plate\n""large"""\t12\nSaucer\tfew')

  await cell(2, 2).click()
  await page.keyboard.press('Delete')
  await expect(cell(2, 2)).toHaveAttribute('aria-invalid', 'true')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(grid).not.toBeFocused()

  const many = page.getByRole('grid', { name: 'Many variants' })
  await expect(many).toHaveAttribute('aria-rowcount', '5001')
  expect(await many.getByRole('row').count()).toBeLessThan(60)
  await many.focus()
  await page.keyboard.press('Control+End')
  await expect(many.getByRole('row').filter({ hasText: 'BOWL-5000' })).toBeInViewport()
})

test.describe('records', () => {
  test.use({ expectedErrors: /^Error: (The connection was lost|The server could not)/ })

  test('files of a record are sent, sent again and deleted; an earlier version is compared and restored', async ({
    page,
    demo,
  }) => {
    await openPart(page, demo.url, 'records')
    const card = (title: string) =>
      page.locator('section.card').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    const files = card('Attachments')
    await expect(card('No files')).toContainText('No files yet.')
    await expect(card('Files that could not be loaded').getByRole('alert')).toContainText(
      'The server could not be reached.',
    )
    await expectAccessible(page, 'records')
    await files.locator('input[type=file]').setInputFiles([
      { name: 'lost.txt', mimeType: 'text/plain', buffer: Buffer.from('a') },
      { name: 'kept.txt', mimeType: 'text/plain', buffer: Buffer.from('b') },
    ])
    const list = files.getByRole('list', { name: 'Files' })
    await expect(list).toContainText('kept.txt')
    await files.getByRole('button', { name: 'Try lost.txt again' }).click()
    await expect(list).toContainText('lost.txt')
    await list.getByRole('button', { name: 'Delete kept.txt' }).click()
    await page.getByRole('button', { name: 'Accept' }).click()
    await expect(list).not.toContainText('kept.txt')

    await card('History')
      .getByRole('button', { name: /^Compare/ })
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: /^Version of/ })
    await expect(dialog.getByRole('row')).toHaveText(['FieldThenNow', 'Price$42.00$45.00', 'NoteRim 4 mmEmpty'])
    await expectAccessible(page, 'a version')
    await dialog.getByRole('button', { name: 'Restore this version' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText('restored')
  })
})

test.describe('copying', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('the button says "Copied!" for two seconds, and a message says what (MISC-001, MISC-002, OPEN-367)', async ({
    page,
    demo,
  }) => {
    await page.clock.install()
    await openPart(page, demo.url, 'connections')
    await page.clock.pauseAt(new Date(Date.now() + 60_000))
    await page.getByRole('button', { name: 'Copy', exact: true }).first().click()
    const copied = page.getByRole('button', { name: 'Copied!' })
    await expect(copied).toBeVisible()
    await expect(page.getByText("Copied 'INV-2041' to clipboard")).toBeVisible()
    await page.clock.runFor(1900)
    await expect(copied).toBeVisible()
    await page.clock.runFor(200)
    await expect(copied).toHaveCount(0)
    await page.getByRole('button', { name: 'Copy the secret' }).click()
    await expect(page.getByText("Copied 'the secret' to clipboard")).toBeVisible()
  })
})

test('a browser that does not allow copying says so (MISC-003, OPEN-301)', async ({ page, demo }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await openPart(page, demo.url, 'connections')
  await page.getByRole('button', { name: 'Copy', exact: true }).first().click()
  await expect(page.getByRole('alert').filter({ hasText: 'Could not copy' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copied!' })).toHaveCount(0)
})
