import { bringGallery, openPart } from './kit-gallery.ts'
import { expect, expectAccessible, test } from './test.ts'

test.beforeEach(({ page, demo }) => bringGallery(page, demo))

test('phone numbers are national, Canadian at first, and end with their last digit (THEME-009, THEME-010, THEME-011)', async ({
  page,
  demo,
}) => {
  await openPart(page, demo.url, 'fields')
  const phone = page.getByLabel('Phone', { exact: true })
  await expect(phone).toHaveValue('(514) 555-0193')
  await phone.fill('')
  await phone.pressSequentially('9025550148999')
  await expect(phone).toHaveValue('(902) 555-0148')
  await expect(page.getByText('Stored as +19025550148')).toBeVisible()
  const country = page.getByLabel('Country of the phone number')
  await expect(country).toHaveValue('CA')
  await expect(country.locator('option').filter({ hasText: /international/i })).toHaveCount(0)

  await page.getByRole('button', { name: 'Choose a day' }).first().click()
  await page.getByRole('button', { name: /December 15/ }).click()
  await expect(page.getByLabel('Day', { exact: true })).toHaveValue('2026-12-15')
  await page.getByRole('button', { name: 'Colour: Primary', exact: true }).click()
  await page.getByRole('button', { name: 'Danger', exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Colour: Danger', exact: true })).toBeVisible()

  // PERM-103: by role_id.
  await expect(page.getByRole('checkbox', { name: 'Owner' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Editor' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Staff' })).not.toBeChecked()
})

test('a form from a schema says what has changed, and each error beside its field', async ({ page, demo }) => {
  await openPart(page, demo.url, 'form')
  const title = page.getByRole('textbox', { name: 'Title' })
  await title.fill('taken')
  await expect(page.getByRole('region', { name: 'Unsaved changes' })).toContainText('1 change')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('There is already a workshop with this title.')).toBeVisible()
  await expect(title).toBeFocused()
  await expect(title).toHaveValue('taken')
  await title.fill('')
  await page.getByRole('textbox', { name: 'Address' }).fill('')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Title is required')).toBeVisible()
  await expect(page.getByText('Address is required')).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(title).toHaveValue('Winter throwing course')
  await expect(page.getByRole('region', { name: 'Unsaved changes' })).toHaveCount(0)
})

test('a list works on all that match, and keeps views that are shared by role', async ({ page, demo }) => {
  await openPart(page, demo.url, 'list')
  await page.getByRole('checkbox', { name: 'Select all rows' }).check()
  await page.getByRole('button', { name: 'Select all 260' }).click()
  await expect(page.getByText('260 selected')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Selected rows' }).getByRole('button', { name: 'Delete' })).toHaveCount(
    0,
  )
  await page.getByRole('button', { name: 'Greet' }).click()
  await expect(page.getByText('259 greeted')).toBeVisible()
  await expect(page.getByText('does not want to be greeted.')).toBeVisible()

  await page.getByRole('searchbox', { name: 'Search people' }).fill('Okafor')
  await page.getByRole('button', { name: 'Save view' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save view' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Okafors')
  await dialog.getByRole('checkbox', { name: 'Manager' }).check()
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  const view = page.getByRole('button', { name: 'Okafors', exact: true })
  await expect(view).toHaveAttribute('aria-current', 'true')
  await page.getByRole('button', { name: 'All people' }).click()
  await expect(page.getByText('1-25 of 260')).toBeVisible()
  await view.click()
  await expect(page).toHaveURL(/search=Okafor/)
  await page.getByRole('button', { name: 'More actions for the view Okafors' }).click()
  await page.getByRole('menuitem', { name: 'Remove view' }).click()
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect(view).toHaveCount(0)
})

test('dialogs and toasts are those of the specification', async ({ page, demo }) => {
  await openPart(page, demo.url, 'overlays')
  await test.step('a dialog has its title, children and size, and comes in 300 ms (DLG-002, DLG-005)', async () => {
    const widths = { sm: 424, md: 480, lg: 720, xl: 880 }
    for (const [size, width] of Object.entries(widths)) {
      await page.getByRole('button', { name: `Dialog ${size}` }).click()
      const dialog = page.getByRole('dialog', { name: `Dialog ${size}` })
      await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeVisible()
      await expect(dialog).toHaveCSS('width', `${width}px`)
      await expect(dialog).toHaveCSS('animation-duration', '0.3s')
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      await expect(dialog).toHaveCount(0)
    }
  })
  await test.step('a question asks "Are you sure?", with Accept and Dismiss (DLG-003, DLG-004)', async () => {
    const question = page.getByRole('alertdialog', { name: 'Are you sure?' })
    await page.getByRole('button', { name: 'Confirm', exact: true }).click()
    await expect(question.getByRole('button', { name: 'Accept' })).toBeFocused()
    await question.getByRole('button', { name: 'Accept' }).click()
    await expect(page.getByText('Answer: accepted')).toBeVisible()
    await page.getByRole('button', { name: 'Confirm a deletion' }).click()
    await expect(question.getByRole('button', { name: 'Dismiss' })).toBeFocused()
    await question.getByRole('button', { name: 'Dismiss' }).click()
    await expect(page.getByText('Answer: dismissed')).toBeVisible()
  })
  const toasts = page.getByRole('region', { name: 'Messages' })
  await test.step('two toasts at once, at the top centre; the lasting one stays (TOAST-001, TOAST-003, OPEN-122)', async () => {
    await page.getByRole('button', { name: 'Lasting', exact: true }).click()
    for (let count = 0; count < 3; count += 1) await page.getByRole('button', { name: 'Success' }).click()
    await expect(toasts.getByText('Importing customers')).toBeVisible()
    await expect(toasts.getByText('Saved')).toHaveCount(1)
    const box = await toasts.boundingBox()
    expect(box?.y).toBeLessThan(20)
    expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - 640)).toBeLessThan(2)
  })
  await page.getByRole('button', { name: 'Close the lasting one' }).click()
  await expect(toasts.getByText('40 customers imported')).toBeVisible()
  await expect(toasts.getByText('Importing customers')).toHaveCount(0)
})

test('a chart shows its figures as a drawing, row by row under the pointer, and as a table for readers', async ({
  page,
  demo,
}) => {
  await openPart(page, demo.url, 'charts')
  const charts = page.locator('figure.chart')
  await expect(charts).toHaveCount(3)
  const lines = charts.first()
  const rows = lines.getByRole('table').getByRole('row')
  const [, first] = await rows.allInnerTexts()
  const plot = lines.locator('.chart__plot svg')
  await plot.hover({ position: { x: 60, y: 40 } })
  const tip = lines.locator('.chart__tip')
  const [label = '', ...values] = (first ?? '').split('\t')
  for (const text of [label, ...values]) await expect(tip).toContainText(text)
  await page.mouse.move(0, 0)
  await expect(tip).toHaveCount(0)
})

test('rich text: kinds, emphasis, lists and links by the tools, a step undone and done again', async ({
  page,
  demo,
}) => {
  await openPart(page, demo.url, 'fields')
  const card = page.locator('.card').filter({ has: page.getByRole('heading', { name: 'Rich text' }) })
  const text = card.getByRole('textbox', { name: 'Description' })
  await text.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Bowls and plates')
  await expect(text.locator('p')).toHaveText('Bowls and plates')
  await page.keyboard.press('Control+a')
  await card.getByRole('button', { name: 'Bold', exact: true }).click()
  await expect(text.locator('p strong')).toHaveText('Bowls and plates')
  await expect(card.getByRole('button', { name: 'Bold', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Control+z')
  await expect(text.locator('strong')).toHaveCount(0)
  await page.keyboard.press('Control+Shift+z')
  await expect(text.locator('p strong')).toHaveText('Bowls and plates')

  await card.getByLabel('Paragraph style').selectOption({ label: 'Heading 2' })
  await expect(text.locator('h2')).toHaveText('Bowls and plates')
  await card.getByRole('button', { name: 'Bulleted list' }).click()
  await expect(text.locator('ul > li')).toHaveText('Bowls and plates')
  await card.getByRole('button', { name: 'Link', exact: true }).click()
  await card.getByLabel('Link address').fill('/bowls')
  await card.getByLabel('Link address').press('Enter')
  await expect(text.locator('li a')).toHaveAttribute('href', '/bowls')
})

test('rich text: @ and the first letters name somebody, by keys and by pointer; Escape leaves what was typed', async ({
  page,
  demo,
}) => {
  await openPart(page, demo.url, 'fields')
  const card = page.locator('.card').filter({ has: page.getByRole('heading', { name: 'Rich text' }) })
  const text = card.getByRole('textbox', { name: 'Description' })
  const list = card.getByRole('listbox', { name: 'People' })
  await text.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('With @an')
  await expect(list.getByRole('option')).toHaveCount(3)
  await expect(list.getByRole('option').first().locator('mark')).toHaveText('An')
  await page.keyboard.press('ArrowDown')
  const second = list.getByRole('option').nth(1)
  await expect(second).toHaveAttribute('aria-selected', 'true')
  await expect(text).toHaveAttribute('aria-activedescendant', (await second.getAttribute('id')) ?? '')
  await expectAccessible(page, 'names in a text')
  await page.keyboard.press('Enter')
  await expect(list).toHaveCount(0)
  await page.keyboard.type('and @mei')
  await list.getByRole('option', { name: 'Mei Tanaka' }).click()
  await page.keyboard.type('and @nobody')
  await expect(list.getByRole('status')).toHaveText('No results for “nobody”.')
  await page.keyboard.press('Escape')
  await expect(list).toHaveCount(0)
  await page.keyboard.type(' else')
  await expect(text.locator('p')).toHaveText('With @Andreas Kühn and @Mei Tanaka and @nobody else')
  await expect(text.locator('a')).toHaveAttribute('href', '/admin/people/2')
  await page.keyboard.type(' or @lost')
  await expect(list.getByRole('status')).toHaveText('People could not be loaded.', { timeout: 15_000 })
})

test('rich text: the list at @ works in a dialog, on a phone too, and Escape closes it alone', async ({
  page,
  demo,
}) => {
  await page.setViewportSize({ width: 390, height: 760 })
  await openPart(page, demo.url, 'overlays')
  await page.getByRole('button', { name: 'Dialog md' }).click()
  const dialog = page.getByRole('dialog', { name: 'Dialog md' })
  const text = dialog.getByRole('textbox', { name: 'Note' })
  const list = dialog.getByRole('listbox', { name: 'People' })
  await text.click()
  await page.keyboard.type('@me')
  await expect(list.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(list).toHaveCount(0)
  await expect(dialog).toBeVisible()
  await page.keyboard.type('i')
  await list.getByRole('option', { name: 'Mei Tanaka' }).click()
  await expect(text.locator('p')).toHaveText('@Mei Tanaka ')
  await expect(text).toBeFocused()
})

test('typing in a form draws one field, and a part that reads two when either changes (issue 19)', async ({
  page,
  demo,
}) => {
  await openPart(page, demo.url, 'parts')
  const drawn = () =>
    page.evaluate(() => {
      const names = performance.getEntriesByType('mark').map(({ name }) => name)
      performance.clearMarks()
      return [...new Set(names.filter((name) => name.startsWith('field ')))]
    })
  await page.getByLabel('Name').focus()
  await drawn()
  await page.keyboard.type(' 2')
  await expect(page.getByLabel('Name')).toHaveValue(/2/)
  expect(await drawn()).toEqual(['field Name'])
  await page.getByLabel('Highest temperature').fill('1300')
  await expect(page.getByLabel('Range')).toHaveValue('400 °C')
  expect(await drawn()).toEqual(['field Range'])
  await page.getByLabel('Name').fill('')
  await page.getByLabel('Shelves').focus()
  await expect(page.getByText('Name is required')).toBeVisible()
  expect(await drawn()).toEqual(['field Name'])
})
