import { expect, expectAccessible, test } from './test.ts'

const screens = [
  ['/admin', 'Last changed'],
  ['/admin/pages', 'Contact'],
  ['/admin/pages?view=flat&status=draft', 'Spring check'],
  ['/admin/pages?search=xylophone', 'Nothing matches'],
  ['/admin/pages/new', 'Publishing'],
  ['/admin/pages/1', 'Publishing'],
  ['/admin/packages', '@ashlar/block-text'],
  ['/admin/nowhere', 'There is nothing at this address'],
] as const

for (const theme of ['light', 'dark']) {
  test(`every screen is clean in axe, ${theme}`, async ({ page, demo }) => {
    test.setTimeout(120_000)
    await page.goto(`${demo.url}/robots.txt`)
    await page.evaluate((mode) => localStorage.setItem('themeMode', mode), theme)
    await page.goto(`${demo.url}/admin/sign-in`)
    await expect(page.getByLabel('Email')).toBeVisible()
    await expectAccessible(page, 'sign-in')
    await demo.signIn(page, 'owner')
    for (const [path, text] of screens) {
      await page.goto(demo.url + path)
      await expect(page.getByText(text).first()).toBeVisible()
      await expectAccessible(page, path)
    }
  })
}

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
  // Half transparent, nothing has its contrast yet (DLG-005: 300 ms).
  await page
    .getByRole('alertdialog')
    .evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)))
  await expectAccessible(page, 'question')
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Toggle sidebar' }).click()
  await expectAccessible(page, 'drawer')
})
