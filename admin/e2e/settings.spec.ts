import type { Locator, Page } from '@playwright/test'
import { EditorPage } from './editor-page.ts'
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

test('a text style that is changed in the theme is followed by the preview, the canvas and the website', async ({
  page,
  demo,
}) => {
  const editor = await EditorPage.onPageWith(page, demo, 'Styles', {
    type: 'section-header',
    props: { title: 'Hemp, spun', subtitle: 'By the metre' },
  })
  const { id, slug } = await editor.stored()
  await editor.call('PUT', '/api/v1/admin/pages/', { id, status: 'published' })
  const looks = (heading: Locator) =>
    heading.evaluate((element) => {
      const { textTransform, fontWeight, fontSize } = getComputedStyle(element)
      return { textTransform, fontWeight, fontSize }
    })
  const before = await looks(editor.block('section-header').getByRole('heading'))
  expect(before.textTransform).toBe('none')

  await page.goto(`${demo.url}/admin/setting/theme`)
  const card = page.locator('.tstyles > li').filter({ hasText: 'Heading 2' })
  await expect(card).toContainText('From the theme')
  await card.getByRole('button', { name: /Heading 2/ }).click()
  await card.getByTitle('Upper case').click()
  await card.getByLabel('Weight').selectOption('300')
  await card.getByText('Mobile', { exact: true }).click()
  await card.getByRole('spinbutton', { name: 'Size' }).fill('21')
  await expect(card).toContainText('Changed')
  // An edit on desktop would not reach it, and says so.
  await card.getByText('Desktop', { exact: true }).click()
  await expect(card).toContainText('Mobile keeps its own value: 21 px.')
  await expect(card.getByRole('button', { name: 'Apply there too: Size' })).toBeVisible()
  // Before it is saved, the home page shows it.
  const shown = page.frameLocator('iframe[title="The home page in this theme"]')
  await expect(shown.locator('main h2').first()).toHaveCSS('text-transform', 'uppercase')
  await page.getByRole('button', { name: 'Save theme' }).click()
  await expect(saidToast(page, 'Saved')).toBeVisible()

  const changed = { ...before, textTransform: 'uppercase', fontWeight: '300' }
  await editor.open(slug)
  const inCanvas = editor.block('section-header').getByRole('heading')
  await expect.poll(() => looks(inCanvas)).toEqual(changed)
  await page.getByRole('tab', { name: 'Mobile' }).click()
  await expect.poll(() => looks(inCanvas)).toEqual({ ...changed, fontSize: '21px' })
  await page.goto(`${demo.url}/${slug}`)
  const onSite = page.getByRole('heading', { name: 'Hemp, spun' })
  await expect.poll(() => looks(onSite)).toEqual(changed)
  await page.setViewportSize({ width: 390, height: 800 })
  await expect.poll(() => looks(onSite)).toEqual({ ...changed, fontSize: '21px' })
  await page.setViewportSize({ width: 1280, height: 720 })

  // Without values of its own the style is the theme's again.
  await page.goto(`${demo.url}/admin/setting/theme`)
  await card.getByRole('button', { name: /Heading 2/ }).click()
  for (const name of ['Case', 'Weight']) {
    await card.getByRole('button', { name: `${name} is set on Desktop. Reset to the theme` }).click()
  }
  await card.getByText('Mobile', { exact: true }).click()
  await card.getByRole('button', { name: 'Size is set on Mobile. Follow desktop' }).click()
  await expect(card).toContainText('From the theme')
  await page.getByRole('button', { name: 'Save theme' }).click()
  await expect(saidToast(page, 'Saved').first()).toBeVisible()
  await page.goto(`${demo.url}/${slug}`)
  await expect.poll(() => looks(onSite)).toEqual(before)
})
