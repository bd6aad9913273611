import { expect, expectAccessible, test } from './test.ts'

const screens = [
  ['/admin', 'Last changed'],
  ['/admin/pages', 'Contact'],
  ['/admin/pages?view=flat&status=draft', 'Spring check'],
  ['/admin/pages?search=xylophone', 'Nothing matches'],
  ['/admin/pages/new', 'Publishing'],
  ['/admin/pages/1', 'Publishing'],
  ['/admin/pages/templates', 'Parts of pages under a name'],
  ['/admin/pages/redirects', 'A published page that moves'],
  ['/admin/pages/not-found', 'Addresses that visitors asked for'],
  ['/admin/pages/trash', 'deleted page'],
  ['/admin/packages', '@ashlar/block-text'],
  ['/admin/media', 'Media'],
  ['/admin/users', 'owner@example.com'],
  ['/admin/roles/4', 'Editor'],
  ['/admin/api-tokens', 'API tokens'],
  ['/admin/audit-log', 'Audit log'],
  ['/admin/profile', 'Your details'],
  ['/admin/setting/general', 'Company'],
  ['/admin/setting/theme', 'Primary'],
  ['/admin/setting/navigation', 'What stands above and below'],
  ['/admin/setting/mail', 'Who mails come from'],
  ['/admin/setting/services', 'Telephone'],
  ['/admin/outbox', 'Outbox'],
  ['/admin/jobs', 'Jobs'],
  ['/admin/webhooks', 'Webhooks'],
  ['/admin/plan', 'Plan and addresses'],
  ['/admin/nowhere', 'There is nothing at this address'],
] as const

const platformScreens = [
  ['/admin/health', 'Health'],
  ['/admin/platform/tenants', 'Websites'],
  ['/admin/platform/tenants/1', 'Addresses'],
  ['/admin/platform/tenants/new', 'New website'],
  ['/admin/platform/plans', 'Plans'],
  ['/admin/platform/agencies', 'Agencies'],
] as const

test('every screen is clean in axe, light and dark', async ({ page, demo }) => {
  await page.goto(`${demo.url}/admin/sign-in`)
  await expect(page.getByLabel('Email')).toBeVisible()
  await expectAccessible(page, 'sign-in')
  await demo.signIn(page, 'owner')
  for (const [path, text] of screens) {
    await page.goto(demo.url + path)
    await expect(page.locator('main').getByText(text).first()).toBeVisible()
    // The website in the preview of the theme is a page of its own.
    await expectAccessible(page, path, 'iframe')
  }
})

test('every screen of the platform is clean in axe, light and dark', async ({ page, demo }) => {
  await demo.signIn(page)
  for (const [path, text] of platformScreens) {
    await page.goto(demo.url + path)
    await expect(page.locator('main').getByText(text).first()).toBeVisible()
    await expectAccessible(page, path)
  }
})

test('menus, dialogs, selection and drawer are clean in axe', async ({ page, demo }) => {
  await demo.signIn(page, 'owner')
  await page.goto(`${demo.url}/admin/pages`)
  await page.getByLabel('Select Contact').check()
  await expectAccessible(page, 'bulk bar')
  await page.getByRole('button', { name: 'More about Contact' }).click()
  await expectAccessible(page, 'row menu')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Add filter' }).click()
  await expectAccessible(page, 'filters')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectAccessible(page, 'question')
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Toggle sidebar' }).click()
  await expectAccessible(page, 'drawer')
})
