import type { Locator, Page } from '@playwright/test'
import { EditorPage } from './editor-page.ts'
import { expect, expectAccessible, test } from './test.ts'

/** A message that was shown, also after it has gone from sight. */
const saidToast = (page: Page, text: string) => page.getByRole('region', { name: 'Messages' }).getByText(text)

/** The section of the panel in which the texts of a block are styled, opened. */
async function typographyOf(page: Page): Promise<Locator> {
  const section = page.getByRole('complementary', { name: 'Settings' }).locator('[data-section="Typography"]')
  const head = section.getByRole('button').first()
  if ((await head.getAttribute('aria-expanded')) === 'false') await head.click()
  return section
}

const looks = [
  ...['color', 'font-size', 'line-height', 'letter-spacing', 'text-align', 'text-decoration-line'],
] as const

/** How an element is really shown, wherever it is. */
const shown = (element: Locator, properties: readonly string[] = looks): Promise<string[]> =>
  element.evaluate((each, names) => names.map((name) => getComputedStyle(each).getPropertyValue(name)), properties)

/** The page as visitors see it, on a screen as wide as one of the editor's. */
async function visit(page: Page, editor: EditorPage, width: number) {
  const { id, slug } = await editor.stored()
  await editor.call('PUT', '/api/v1/admin/pages/', { id, status: 'published' })
  await page.setViewportSize({ width, height: 900 })
  await page.goto(`${editor.demo.url}/${slug}`)
}

test('what is set of a text in the panel is what the canvas and visitors see', async ({ page, demo }) => {
  // No test can choose a point of the screen.
  await page.addInitScript(() => {
    Object.assign(window, {
      EyeDropper: class {
        open = () => Promise.resolve({ sRGBHex: '#123456' })
      },
    })
  })
  const editor = await EditorPage.onPageWith(page, demo, 'Letters', {
    type: 'text',
    props: { text: 'Hemp by the metre' },
  })
  const text = editor.block('text')
  await text.click()
  const type = await typographyOf(page)
  const colours = page.getByRole('dialog', { name: 'Colour' })
  const hex = colours.getByRole('textbox', { name: 'Hex value' })

  await test.step('line height, letter spacing, alignment and decoration', async () => {
    await type.getByRole('spinbutton', { name: 'Line height', exact: true }).fill('1.9')
    await type.getByRole('spinbutton', { name: 'Letter spacing', exact: true }).fill('2')
    await type.getByTitle('Centre').click()
    await type.getByTitle('Underline').click()
    await expect
      .poll(() => shown(text, ['letter-spacing', 'text-align', 'text-decoration-line']))
      .toEqual(['2px', 'center', 'underline'])
  })
  await test.step('a colour is typed as hex, and only a whole one is taken', async () => {
    await type.getByRole('button', { name: /^Colour: / }).click()
    await hex.fill('#777777')
    await expect.poll(() => shown(text, ['color'])).toEqual(['rgb(119, 119, 119)'])
    await hex.fill('#77')
    await hex.blur()
    await expect(hex).toHaveValue('#777777')
  })
  await test.step('the badge says whether it can be read', async () => {
    await expect(type.locator('.contr')).toContainText('Below AA: 4.5 : 1')
    await hex.fill('#333333')
    await expect(type.locator('.contr')).toContainText(/Contrast \d+\.\d : 1\s*AA$/)
  })
  await test.step('it may let through what is behind it, which is harder to read', async () => {
    await colours.getByRole('spinbutton', { name: 'Opacity, value' }).fill('40')
    await expect.poll(() => shown(text, ['color'])).toEqual([expect.stringMatching(/0\.4\)$/)])
    await expect(type.locator('.contr')).toContainText('Below AA')
    await colours.getByRole('spinbutton', { name: 'Opacity, value' }).fill('100')
  })
  await test.step('it is taken from the screen', async () => {
    await colours.getByRole('button', { name: 'Pick a colour from the screen' }).click()
    await expect(hex).toHaveValue('#123456')
    await expect.poll(() => shown(text, ['color'])).toEqual(['rgb(18, 52, 86)'])
    await page.keyboard.press('Escape')
  })
  await test.step('a device has an alignment of its own, and “Copy from Desktop” says that it replaces it', async () => {
    await page.getByRole('tab', { name: 'Mobile' }).click()
    await type.getByTitle('End').click()
    const settings = page.getByRole('complementary', { name: 'Settings' })
    await expect(settings.getByText('Copy from Desktop replaces: Align End.')).toBeVisible()
    await expectAccessible(page, 'typography of a device', 'iframe')
    await page.getByRole('tab', { name: 'Desktop' }).click()
    await expect(settings.getByText('Copy from Desktop replaces')).toHaveCount(0)
    await expect(type.getByText('Mobile keeps its own value: End.')).toBeVisible()
  })
  await editor.save()
  const inCanvas = await shown(text)
  await page.getByRole('tab', { name: 'Mobile' }).click()
  await expect.poll(() => shown(text, ['text-align'])).toEqual(['end'])
  const onPhone = await shown(text)

  const onSite = page.getByText('Hemp by the metre')
  await visit(page, editor, 1280)
  expect(await shown(onSite)).toEqual(inCanvas)
  await page.setViewportSize({ width: 375, height: 800 })
  expect(await shown(onSite)).toEqual(onPhone)
})

test('a button’s colours from its own settings are shown in the typography panel', async ({ page, demo }) => {
  const editor = await EditorPage.onPageWith(page, demo, 'Buttons', {
    type: 'button',
    props: { text: 'Book', href: '/', color: '#ffff00', backgroundColor: '#222222' },
  })
  await editor.block('button').click({ position: { x: 4, y: 4 } })
  const type = await typographyOf(page)
  const row = type.locator('[data-prop="color"]')
  await expect(row.locator('.pl')).toHaveAttribute('title', 'From the block')
  await expect(row.getByRole('button', { name: 'Colour: #ffff00' })).toBeVisible()
  await expect(type.locator('.contr')).toContainText('AA')
  // Another setting of the block changes it, and the panel follows.
  const settings = page.getByRole('complementary', { name: 'Settings' }).locator('[data-section="Settings"]')
  const head = settings.getByRole('button').first()
  if ((await head.getAttribute('aria-expanded')) === 'false') await head.click()
  await settings.getByRole('button', { name: /^Colour: / }).click()
  await page.getByRole('textbox', { name: 'Hex value' }).fill('#00ff00')
  await expect(row.getByRole('button', { name: 'Colour: #00ff00' })).toBeVisible()
})

test('a text style of the website’s own is added, named, chosen and deleted', async ({ page, demo }) => {
  const editor = await EditorPage.onPageWith(page, demo, 'Own style', { type: 'text', props: { text: 'Tarred twine' } })
  const { slug } = await editor.stored()
  await page.goto(`${demo.url}/admin/setting/theme`)
  await page.getByRole('button', { name: 'Add text style' }).click()
  const card = page.locator('.tstyles > li').filter({ has: page.getByLabel('Name', { exact: true }) })
  await card.getByLabel('Name', { exact: true }).fill('Price tag')
  await card.getByRole('spinbutton', { name: 'Size' }).fill('31')
  await card.getByRole('button', { name: /^Colour: / }).click()
  await page.getByRole('textbox', { name: 'Hex value' }).fill('#bbbbbb')
  // On the ground of the previewed page; 31 px are large letters.
  await expect(card.locator('.contr')).toContainText('Below AA: 3 : 1')
  await page.getByRole('textbox', { name: 'Hex value' }).fill('#5a3b00')
  await expect(card.locator('.contr')).toContainText(/AA$/)
  await page.keyboard.press('Escape')
  await expectAccessible(page, 'a text style of the theme', 'iframe')
  await page.getByRole('button', { name: 'Save theme' }).click()
  await expect(saidToast(page, 'Saved')).toBeVisible()

  await editor.open(slug)
  const text = editor.block('text')
  await text.click()
  const style = (await typographyOf(page)).getByLabel('Text style')
  await style.selectOption('Price tag')
  await expect.poll(() => shown(text, ['font-size', 'color'])).toEqual(['31px', 'rgb(90, 59, 0)'])
  await expect((await typographyOf(page)).locator('[data-prop="fontSize"] .pl')).toHaveAttribute(
    'title',
    'From the text style',
  )
  await editor.save()
  await visit(page, editor, 1280)
  expect(await shown(page.getByText('Tarred twine'), ['font-size', 'color'])).toEqual(['31px', 'rgb(90, 59, 0)'])

  await page.goto(`${demo.url}/admin/setting/theme`)
  await page.getByRole('button', { name: 'Delete Price tag' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click()
  await page.getByRole('button', { name: 'Save theme' }).click()
  await expect(saidToast(page, 'Saved').first()).toBeVisible()
  await editor.open(slug)
  await text.click()
  await expect((await typographyOf(page)).getByLabel('Text style').locator('option:checked')).toHaveText(/\(removed\)$/)
  expect(await shown(text, ['font-size'])).not.toEqual(['31px'])
})

test('blocks of several texts are aligned per device, alike in the canvas and for visitors', async ({ page, demo }) => {
  const align = { desktop: { textAlign: 'end' }, mobile: { textAlign: 'center' } }
  const tab = (id: string, tabIndex: number) => ({ id, tabIndex, title: `Tab ${id}`, icon: '', sort: tabIndex })
  const editor = await EditorPage.onPageWith(
    page,
    demo,
    'Aligned',
    { type: 'textbox', props: { text: '<p>Follows</p><p data-align="end">Keeps</p>', textTypography: align } },
    { type: 'tabs', props: { tabHeaders: [tab('a', 0), tab('b', 1)], placeTypography: align } },
    { type: 'table', props: { rows: 'One | Two', alignments: ['center'], cellTypography: align } },
    { type: 'social-links', props: { links: [{ id: 'x', href: 'mailto:a@example.com' }], placeTypography: align } },
    { type: 'consent', props: { headingTypography: { desktop: { fontSize: 31 } } } },
    { type: 'newsletter', props: { headingTypography: align } },
  )
  /** Where the first words begin, as shares of the width of their block: widths of canvas and website differ. */
  const places = (within: Locator) =>
    Promise.all(
      [
        '.block-textbox > p:nth-child(1)',
        '.block-textbox > p:nth-child(2)',
        '.tabs-list',
        '.block-table td:first-child',
        '.social-list > li',
        '.block-newsletter h2',
      ].map((part) =>
        within.locator(part).evaluate((element) => {
          const range = document.createRange()
          range.selectNodeContents(element)
          const [words, block] = [
            range.getBoundingClientRect(),
            element.closest('[class*="block-"]')?.getBoundingClientRect(),
          ]
          const align = getComputedStyle(element).textAlign
          if (!block) return align
          const middle = (words.left + words.right) / 2 - block.left
          return `${align} ${middle < block.width * 0.4 ? 'left' : middle > block.width * 0.6 ? 'right' : 'middle'}`
        }),
      ),
    )
  const canvas = editor.frame.locator('#canvas')
  const desktop = await places(canvas)
  expect(desktop).toEqual([
    ...['end right', 'end right', 'end right', 'end middle', 'end right', expect.stringMatching(/^end/)],
  ])
  expect(await shown(canvas.locator('.consent-panel > h2'), ['font-size'])).toEqual(['31px'])
  await page.getByRole('tab', { name: 'Mobile' }).click()
  await expect.poll(() => places(canvas)).toContain('center middle')
  const mobile = await places(canvas)
  expect(mobile.slice(0, 3)).toEqual(['center middle', 'end right', 'center middle'])

  await visit(page, editor, 1280)
  // The question of the banner stands at the beginning of the page by then.
  const banner = page.locator('body > .consent-place > .consent-panel')
  await expect(banner).toBeVisible()
  expect(await shown(banner.locator('h2'), ['font-size'])).toEqual(['31px'])
  expect(await places(page.locator('main'))).toEqual(desktop)
  await page.setViewportSize({ width: 375, height: 800 })
  expect(await places(page.locator('main'))).toEqual(mobile)
})
