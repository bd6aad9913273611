// What `npm create @ashlar` makes, in the built product: the screen of a plain resource.
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { installFolder } from '../../examples/demo/e2e/packages/install-folder.ts'
import { expect, expectAccessible, test } from './test.ts'

const run = promisify(execFile)
const create = fileURLToPath(new URL('../../sdk/create/create.js', import.meta.url))
const area = 'guest_book'

let folder: string
let remove = async () => {}
test.beforeAll(async ({ demo }) => {
  // Beside these tests, so that its imports are found as the author's are.
  folder = await mkdtemp(fileURLToPath(new URL('./.release-', import.meta.url)))
  const home = join(folder, 'guest-book')
  await run(process.execPath, [create, home, '--kind', 'module', '--name', '@hill/guest-book'])
  remove = await installFolder(pathToFileURL(home), Number(new URL(demo.url).port))
})
test.afterAll(async () => {
  await remove()
  await rm(folder, { recursive: true, force: true })
})

const dialog = (page: Page) => page.getByRole('dialog')
const rows = (page: Page) => page.getByRole('table').getByRole('row')

test('the screen of a resource adds, changes and deletes, and keeps what was typed while it does not fit', async ({
  page,
  demo,
}) => {
  await demo.signIn(page)
  await page.goto(`${demo.url}/admin/guest-book`)
  await expect(page.getByRole('heading', { name: 'Guest book', level: 1 })).toBeVisible()
  await expect(page.getByText('No notes yet')).toBeVisible()
  await expectAccessible(page, 'resource screen, empty')

  await page.getByRole('button', { name: 'New note' }).click()
  await expect(dialog(page).getByLabel('Note')).toBeFocused()
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page).getByLabel('Note')).toHaveAttribute('aria-invalid', 'true')
  await dialog(page).getByLabel('Note').fill('Order flour')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(rows(page)).toHaveCount(2)

  await page.getByRole('button', { name: 'Edit Order flour' }).click()
  await expect(dialog(page).getByLabel('Note')).toHaveValue('Order flour')
  await page.route('**/api/v1/admin/guest-book/notes/**', (route) => route.abort(), { times: 1 })
  await dialog(page).getByLabel('Note').fill('Order rye flour')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page).getByText('Not saved')).toBeVisible()
  await expect(dialog(page).getByLabel('Note')).toHaveValue('Order rye flour')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(rows(page).filter({ hasText: 'Order rye flour' })).toBeVisible()
  // The button that opened the dialog has the focus again, and shows its tooltip.
  await expectAccessible(page, 'resource screen', '[data-radix-popper-content-wrapper]')

  await page.getByRole('button', { name: 'Delete Order rye flour' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('“Order rye flour” will be deleted for everyone.')
  await question.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByText('No notes yet')).toBeVisible()
})

test('the screen of a resource offers nothing that the person may not do', async ({ page, demo }) => {
  await demo.signIn(page)
  await page.route('**/api/v1/auth/me/', async (route) => {
    const reply = await route.fetch()
    const me: { permissions: Record<string, object> } = await reply.json()
    me.permissions[area] = { can_view: true, can_create: false, can_edit: false, can_delete: false }
    await route.fulfill({ json: me })
  })
  await page.goto(`${demo.url}/admin/guest-book`)
  await expect(page.getByText('No notes yet')).toBeVisible()
  await expect(page.getByRole('button', { name: 'New note' })).toHaveCount(0)
})
