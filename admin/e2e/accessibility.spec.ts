import type { Page } from '@playwright/test'
import { expect, expectAccessible, follow, test } from './test.ts'

const screens = [
  ['/admin', 'Recently changed'],
  ['/admin/pages', 'Contact'],
  ['/admin/pages?view=flat&status=draft', 'Spring check'],
  ['/admin/pages?search=xylophone', 'No matches'],
  ['/admin/pages/new', 'Publishing'],
  ['/admin/pages/1', 'Publishing'],
  ['/admin/pages/templates', 'Reusable sections'],
  ['/admin/pages/redirects', 'When a page’s address changes'],
  ['/admin/pages/not-found', 'Addresses that visitors requested'],
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
  ['/admin/setting/navigation', 'The header and footer of every page'],
  ['/admin/setting/mail', 'The sender of emails'],
  ['/admin/setting/services', 'Phone'],
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

type Screen = (typeof screens)[number] | (typeof platformScreens)[number]

/** All of them one after the other; only the first, and those that are another view of the same, are loaded by address. */
async function expectAllAccessible(page: Page, url: string, all: readonly Screen[], ...outside: readonly string[]) {
  for (const [index, [path, text]] of all.entries()) {
    if (index === 0 || path.includes('?')) await page.goto(url + path)
    else {
      // The title is the new screen's once that stands in the place of the old one.
      const before = await page.title()
      await follow(page, path)
      await expect(page).not.toHaveTitle(before)
    }
    await expect(page.locator('main').getByText(text).first()).toBeVisible()
    await expectAccessible(page, path, ...outside)
  }
}

test('every screen is clean in axe, light and dark', async ({ page, demo }) => {
  await page.goto(`${demo.url}/admin/sign-in`)
  await expect(page.getByLabel('Email')).toBeVisible()
  await expectAccessible(page, 'sign-in')
  await demo.signIn(page, 'owner')
  // The website in the preview of the theme is a page of its own.
  await expectAllAccessible(page, demo.url, screens, 'iframe')
})

test('every screen of the platform is clean in axe, light and dark', async ({ page, demo }) => {
  await demo.signIn(page)
  await expectAllAccessible(page, demo.url, platformScreens)
})

test('menus, dialogs, selection and drawer are clean in axe', async ({ page, demo }) => {
  await demo.signIn(page, 'owner')
  await page.goto(`${demo.url}/admin/pages`)
  await page.getByLabel('Select Contact').check()
  await expectAccessible(page, 'bulk bar')
  await page.getByRole('button', { name: 'More actions for Contact' }).click()
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
