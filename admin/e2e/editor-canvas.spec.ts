import { intercept } from '../../examples/demo/e2e/intercept.ts'
import { EditorPage } from './editor-page.ts'
import { expect, test } from './test.ts'

/** A page with two texts, the first with these props, open in the editor. */
const openWith = (props: object, ...[page, demo]: ConstructorParameters<typeof EditorPage>) =>
  EditorPage.onPageWith(page, demo, 'Canvas', ...[{ text: 'The text', ...props }, { text: 'Beside it' }].map(asText))

const asText = (props: object) => ({ type: 'text', props })

test("a block's own CSS shows in the canvas as on the site, and Preview leaves out what visitors do not see on the device", async ({
  page,
  demo,
}) => {
  const customCss = 'color: rgb(1, 2, 3); &:hover { color: rgb(4, 5, 6) } } p { color: rgb(9, 9, 9)'
  const editor = await openWith({ customCss: 'color: rgb(1, 2, 3)', showOnMobile: false }, page, demo)
  const text = editor.frame.locator('[data-node="n0"]')
  const beside = editor.frame.locator('[data-node="n1"]')
  const settings = page.getByRole('complementary', { name: 'Settings' })
  const said = settings.locator('.csssaid')
  const field = settings.getByLabel('Custom CSS')
  const head = settings.getByRole('button', { name: /^Custom CSS/ })
  await expect(text).toHaveCSS('color', 'rgb(1, 2, 3)')
  await text.click()
  if ((await head.getAttribute('aria-expanded')) === 'false') await head.click()
  await test.step('what is wrong is said once the typing rests, and never takes effect (BLK-COMMON-010, STYLE-024, STYLE-025, STYLE-026)', async () => {
    await field.evaluate((input) => {
      // The editor's own files have filled the list of what was asked.
      performance.clearResourceTimings()
      input.addEventListener('input', ({ timeStamp }) => input.setAttribute('data-typed', String(timeStamp)))
    })
    await field.fill(customCss)
    await expect(said).toHaveAttribute('data-verdict', 'refused')
    await expect(said).toContainText(/Line 1: /)
    await expect(settings.locator('.csscode[data-refused] .csscode__n [data-marked]')).toHaveText('1')
    await expect(said).toContainText('Not saved. The last valid CSS stays in effect.')
    await expect(head).toHaveText(/^Custom CSS\d+ problems?$/)
    // Both by the page's clock: how long the test itself takes does not count.
    const waited = await field.evaluate((input) => {
      const asked = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/css/validate/'))
      return asked.map(({ startTime }) => startTime - Number(input.getAttribute('data-typed')))
    })
    expect(waited, 'milliseconds of rest before it asks').toEqual([expect.any(Number)])
    expect(waited[0]).toBeGreaterThan(990)
    await expect(beside).not.toHaveCSS('color', 'rgb(9, 9, 9)')
    await expect(text).toHaveCSS('color', 'rgb(1, 2, 3)')
  })
  await test.step('a validator that fails (STYLE-028)', async () => {
    await intercept(page, '**/css/validate/', (route) => route.abort())
    await field.fill('color: rgb(7, 7, 6)')
    await expect(said).toHaveText('Validation failed. Please check your CSS syntax.')
    await page.unroute('**/css/validate/')
  })
  await test.step('what browsers may not know is saved and its line marked, and is no success', async () => {
    await field.fill('top: 0;\ncolr: red')
    await expect(said).toContainText('Browsers may ignore the marked line.')
    await expect(said).not.toContainText('CSS saved successfully!')
    await expect(settings.locator('.csscode__n [data-marked]')).toHaveText('2')
  })
  await test.step('what is right is said for 2 s (STYLE-029)', async () => {
    await said.evaluate((line) => {
      new MutationObserver(() => {
        if (line.textContent !== '') line.dataset['from'] = String(performance.now())
        else line.dataset['until'] = String(performance.now())
      }).observe(line, { childList: true, characterData: true, subtree: true })
    })
    await field.fill('color: rgb(7, 7, 7)')
    await expect(said).toHaveText('CSS saved successfully!')
    await expect(text).toHaveCSS('color', 'rgb(7, 7, 7)')
    await expect(said).toHaveText('')
    const shown = await said.evaluate(({ dataset }) => Number(dataset['until']) - Number(dataset['from']))
    expect(shown, 'milliseconds that it stays').toBeGreaterThan(1990)
  })
  await test.step('an empty value clears it (STYLE-027)', async () => {
    await field.fill('')
    await expect(text).not.toHaveCSS('color', 'rgb(7, 7, 7)')
    await page.keyboard.press('Control+z')
    await expect(text).toHaveCSS('color', 'rgb(7, 7, 7)')
  })
  await editor.save()
  expect((await editor.storedContent()).nodes['n0']?.props['customCss']).toBe('color: rgb(7, 7, 7)')

  await test.step('Preview leaves out what visitors do not see on the device; editing shows it (BLK-COMMON-006, BLK-COMMON-008)', async () => {
    await page.getByRole('tab', { name: 'Mobile' }).click()
    await expect(text).toBeVisible()
    await page.getByRole('button', { name: 'Preview' }).click()
    await expect(text).toBeHidden()
    await expect(beside).toBeVisible()
    await page.getByRole('tab', { name: 'Desktop' }).click()
    await expect(text).toBeVisible()
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await page.getByRole('tab', { name: 'Mobile' }).click()
    await expect(text).toBeVisible()
  })
})

test('EDIT-010, EDIT-045 header and footer stand around the page and are no part of it, and their links open the linked page here; a page without header has none in the editor; a template stands alone', async ({
  page,
  demo,
}) => {
  const editor = await openWith({}, page, demo)
  const { frame } = editor
  const header = frame.getByRole('banner')
  await expect(header).toBeVisible()
  await expect(frame.getByRole('contentinfo')).toBeVisible()
  await expect(frame.locator('.ashlar-around').first()).toHaveCSS('opacity', '0.5')
  const [top, block] = await Promise.all([header.boundingBox(), frame.locator('[data-node="n0"]').boundingBox()])
  expect((top?.y ?? 0) + (top?.height ?? 0)).toBeLessThanOrEqual(block?.y ?? 0)

  await header.click({ position: { x: 2, y: 2 } })
  await expect(page.getByRole('region', { name: 'Header' })).toContainText('On all pages')
  await expect(editor.toolbar).toHaveCount(0)

  // The title that the site gives a page without a first heading of its own.
  const title = frame.getByRole('heading', { name: 'Canvas', level: 1 })
  await expect(title).toBeVisible()
  await frame.locator('[data-node="n0"]').click()
  const settings = page.getByRole('complementary', { name: 'Settings' })
  await settings.getByLabel('Tag').selectOption('h1')
  await expect(title).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(title).toBeVisible()

  // The shop is no page that staff edit.
  const link = header.getByRole('navigation').getByRole('link', { name: 'About' }).first()
  const slug = (await link.getAttribute('href'))?.slice(1)
  const { id, slug: own } = await editor.stored()
  await link.click({ button: 'middle' })
  expect(page.context().pages()).toHaveLength(1)
  await link.click()
  await expect(page).toHaveURL(`${demo.url}/admin/editor?slug=${slug}`)
  await editor.ready()
  await expect(frame.getByRole('banner')).toBeVisible()

  await editor.call('PUT', '/api/v1/admin/pages/', { id, showHeader: false })
  await editor.open(own)
  await expect(frame.getByRole('contentinfo')).toBeVisible()
  await expect(frame.getByRole('banner')).toHaveCount(0)

  const { template } = await editor.call('POST', '/api/v1/admin/page/component-template/', { componentName: 'Alone' })
  const { id: alone } = template as { id: number }
  await page.goto(`${demo.url}/admin/editor?component=${alone}`)
  await editor.ready()
  await expect(frame.locator('.ashlar-around')).toHaveCount(0)
})
