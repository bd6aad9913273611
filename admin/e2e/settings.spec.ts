import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './test.ts'

const saidToast = (page: Page, text: string | RegExp) => page.getByRole('region', { name: 'Messages' }).getByText(text)

test('settings: what is refused stays typed; the theme is seen on the real site, asks about pale text, and the mail server’s answer stands beside the field (THEME-001, THEME-005, THEME-006)', async ({
  page,
  demo,
}) => {
  await demo.signIn(page, 'owner', demo.second)
  await page.goto(`${demo.second}/admin/setting/general`)
  await page.getByLabel('Language of the website').fill('english')
  await page.getByLabel('Company name').fill('Halfmoon & Daughters')
  await page.keyboard.press('Control+s')
  await expect(page.getByLabel('Language of the website')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Company name')).toHaveValue('Halfmoon & Daughters')
  await page.getByLabel('Language of the website').fill('en')
  await page.keyboard.press('Control+s')
  await expect(saidToast(page, 'Saved')).toBeVisible()

  // The preview is the home page itself, in colours that nobody has saved.
  await page.getByRole('link', { name: 'Theme', exact: true }).click()
  const shown = page.frameLocator('iframe[title="The home page in this theme"]')
  await expect(shown.locator('main')).toBeVisible()
  const primary = () =>
    shown.locator('html').evaluate((html) => getComputedStyle(html).getPropertyValue('--theme-primary').trim())
  const before = await primary()
  await page.getByRole('button', { name: /^Primary: / }).click()
  await page.getByLabel('Hex value').fill('#787878')
  await page.keyboard.press('Escape')
  await expect.poll(primary).not.toBe(before)
  await expect(page.getByText('Text on Primary has a contrast below 4.5 : 1')).toBeVisible()
  await page.getByLabel('Headings').selectOption('Rubik')
  await expect(page.getByLabel('Heading weight').locator('option')).toHaveCount(9)
  await page.getByRole('button', { name: 'Save theme' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Text on Primary will be hard to read')
  await question.getByRole('button', { name: 'Dismiss' }).click()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect.poll(primary).toBe(before)

  await page.getByRole('link', { name: 'Email', exact: true }).click()
  await page.getByLabel('To', { exact: true }).fill('someone@example.com')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByLabel('To', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page, 'mail settings')
})
