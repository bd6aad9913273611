import { intercept } from '../../examples/demo/e2e/intercept.ts'
import { expect, makePage, test } from './test.ts'

test.beforeEach(async ({ page, demo }) => {
  await demo.signIn(page, 'owner')
})

test('PAGE-007, PAGE-008, PAGE-009, PAGE-010, PAGE-011: a page is made with the keyboard alone', async ({
  page,
  demo,
}) => {
  await page.goto(`${demo.url}/admin/pages/new`)
  const create = page.getByRole('button', { name: 'Create page' })
  await expect(create).toBeDisabled()
  await expect(page.getByLabel('Status')).toHaveValue('draft')
  await expect(page.getByLabel('Publish date', { exact: false }).first()).not.toHaveValue('')
  for (const label of ['Parent page', 'Copy content from', 'Show page title', 'Excerpt']) {
    await expect(page.getByLabel(label)).toBeVisible()
  }
  await expect(page.getByRole('textbox', { name: 'Address of the image' })).toBeVisible()
  await page.getByLabel('Title*').focus()
  await page.keyboard.type('  ')
  await page.keyboard.press('Tab')
  await expect(page.getByText('Title is required')).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Keyboard made')
  await expect(create).toBeEnabled()
  await page.keyboard.press('ControlOrMeta+S')
  await expect(page).toHaveURL(/\/admin\/pages\/\d+$/)
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('keyboard-made')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keyboard made')
})

test('PAGE-010, PAGE-015: Save rests until something differs, and sends no content; a stale save shows both versions and three ways out', async ({
  page,
  demo,
}) => {
  await page.goto(`${demo.url}/robots.txt`)
  const id = await makePage(page, { title: 'Dirty dot' })
  await page.goto(`${demo.url}/admin/pages/${id}`)
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await expect(save).toBeDisabled()
  await page.getByLabel('Excerpt').fill('Some words')
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  await page.getByLabel('Excerpt').fill('')
  await expect(save).toBeDisabled()
  await page.getByLabel('Excerpt').fill('Some words')
  const sent = page.waitForRequest((request) => request.method() === 'PUT')
  await save.click()
  expect((await sent).postDataJSON()).not.toHaveProperty('content')
  const toast = page.getByRole('region', { name: 'Messages' }).getByText('Saved')
  await expect(toast).toBeVisible()
  await expect(save).toBeDisabled()
  // TOAST-002: 2500 ms, unless the pointer rests on it.
  await page.mouse.move(700, 700)
  await expect(toast).toBeHidden({ timeout: 4000 })
  await page.reload()
  await expect(page.getByLabel('Excerpt')).toHaveValue('Some words')

  await page.getByLabel('Excerpt').fill('Mine')
  await page.evaluate(
    (pageId) =>
      fetch('/api/v1/admin/pages/', {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ id: pageId, excerpt: 'Theirs' }),
      }),
    id,
  )
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('row').filter({ hasText: 'Excerpt' })).toContainText(/Theirs.*Mine/)
  await dialog.getByRole('button', { name: 'Keep editing' }).click()
  await expect(page.getByLabel('Excerpt')).toHaveValue('Mine')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await dialog.getByRole('button', { name: 'Overwrite with mine' }).click()
  await expect(page.getByRole('region', { name: 'Messages' }).getByText('Saved')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Excerpt')).toHaveValue('Mine')
})

test('what is typed while a save is on its way is neither lost nor taken for saved', async ({ page, demo }) => {
  await page.goto(`${demo.url}/robots.txt`)
  const id = await makePage(page, { title: 'Slow save' })
  await page.goto(`${demo.url}/admin/pages/${id}`)
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await intercept(page, '**/api/v1/admin/pages/', async (route) => {
    if (route.request().method() === 'PUT') await held
    await route.continue()
  })
  await page.getByLabel('Title*').fill('  Slow save, tidied  ')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByLabel('Excerpt').fill('Typed meanwhile')
  answer()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Slow save, tidied')
  await expect(page.getByLabel('Title*')).toHaveValue('Slow save, tidied')
  await expect(page.getByLabel('Excerpt')).toHaveValue('Typed meanwhile')
  await expect(page.getByText('Unsaved changes')).toBeVisible()
})

test('OPEN-334: a taken address is refused at its field; nothing typed is lost', async ({ page, demo }) => {
  await page.goto(`${demo.url}/robots.txt`)
  const id = await makePage(page, { title: 'Wants contact' })
  await page.goto(`${demo.url}/admin/pages/${id}`)
  await page.getByLabel('Address', { exact: true }).fill('contact')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const address = page.getByLabel('Address', { exact: true })
  await expect(address).toHaveAttribute('aria-invalid', 'true')
  await expect(address).toBeFocused()
  await expect(address).toHaveValue('contact')
})

test('PAGE-014: an excerpt of spaces alone; PAGE-016, OPEN-301: a failed save is said, and what was typed stays; leaving with unsaved changes asks; Dismiss stays, Accept goes; a failed save cannot be tried again once its form has been left', async ({
  page,
  demo,
}) => {
  await page.goto(`${demo.url}/admin/pages/1`)
  const excerpt = page.getByLabel('Excerpt')
  await excerpt.fill('   ')
  await page.getByLabel('Address', { exact: true }).focus()
  await expect(page.getByText('Please enter an Excerpt')).toBeVisible()
  await expect(excerpt).toHaveAttribute('aria-invalid', 'true')

  await excerpt.fill('Kept while offline')
  const refusal = { success: false, error: 'The shelf is full.', code: 'SHELF_FULL' }
  let isOffline = false
  await intercept(page, '**/api/v1/admin/pages/', (route) => {
    if (route.request().method() !== 'PUT') return route.continue()
    return isOffline ? route.abort() : route.fulfill({ status: 503, json: refusal })
  })
  // In the words of the server, where it has some; logged each time.
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('ApiError'))
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'The page could not be saved' })).toContainText(refusal.error)
  await logged
  await expect(excerpt).toHaveValue('Kept while offline')
  isOffline = true
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('alert').filter({ hasText: refusal.error })).toHaveCount(0)
  await expect(page.getByRole('alert').filter({ hasText: 'The page could not be saved' })).toBeVisible()
  await expect(excerpt).toHaveValue('Kept while offline')
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()

  await page.getByRole('link', { name: 'Back to pages' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Unsaved Changes' })
  await dialog.getByRole('button', { name: 'Dismiss' }).click()
  await expect(excerpt).toHaveValue('Kept while offline')
  await page.getByRole('link', { name: 'Back to pages' }).click()
  await dialog.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByRole('heading', { name: 'Pages', level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
})
