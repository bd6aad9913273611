import { encodeContent } from '@ashlar/sdk/server'
import { EditorPage } from './editor-page.ts'
import { expect, expectAccessible, test } from './test.ts'

const node = (type: string, parent: string | null, children: string[], props = {}) => ({
  type,
  version: 1,
  props,
  parent,
  children,
})
const content = {
  rootNodeId: 'root',
  nodes: {
    root: node('wrapper', null, ['s']),
    s: node('section', 'root', ['c', 'e']),
    c: node('container', 's', ['b']),
    e: node('container', 's', []),
    b: node('button', 'c', []),
  },
}

test('panels, pickers and presets', async ({ page, demo }) => {
  const editor = new EditorPage(page, demo)
  await demo.signIn(page)
  const { id, slug, contentRevision } = await editor.createPage('Panels')
  await editor.call('PUT', '/api/v1/admin/page/updatecontent/', {
    id,
    content: encodeContent(content),
    revision: contentRevision,
  })
  await editor.open(slug)
  const settings = page.getByRole('complementary', { name: 'Settings' })
  const section = (title: string) => settings.locator(`[data-section="${title}"]`)
  const open = async (title: string) => {
    const head = section(title).getByRole('button').first()
    if ((await head.getAttribute('aria-expanded')) === 'false') await head.click()
    await expect(head).toHaveAttribute('aria-expanded', 'true')
    const more = section(title).getByRole('button', { name: 'More', exact: true })
    if (await more.isVisible()) await more.click()
  }
  const style = (node: string, property: string) =>
    editor.frame
      .locator(`[data-node="${node}"]`)
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)
  const choices = (title: string, name: string) =>
    section(title)
      .getByLabel(name, { exact: true })
      .locator('option')
      .evaluateAll((all) => all.map((each) => each.getAttribute('value')))
  await test.step('the frame, its widths and edit mode at first (EDIT-006, EDIT-011, EDIT-014, EDIT-015)', async () => {
    await expect(page.getByTitle('Page in the editor')).toHaveAttribute('src', '/admin/editorwrapper')
    await expect(page.getByRole('tablist', { name: 'Viewport' }).getByRole('tab')).toHaveText([
      'Mobile',
      'Tablet',
      'Desktop',
    ])

    await expect(page.getByRole('tab', { name: 'Desktop' })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('button', { name: 'Preview' })).toHaveAttribute('aria-pressed', 'false')
  })
  await test.step('the hint of an empty container opens what fits there (EDIT-044)', async () => {
    await expect(editor.frame.getByText('Add a component')).toHaveCount(1)
    // In the editor's own letters, which the site does not bring.
    await expect
      .poll(() =>
        editor.frame
          .locator('body')
          .evaluate(() =>
            [...document.fonts].some(({ family, status }) => family.includes('Hanken Grotesk') && status === 'loaded'),
          ),
      )
      .toBe(true)
    await editor.frame.locator('.ashlar-add').click()
    const inserter = page.getByRole('dialog', { name: 'Add to Container' })
    await expect(inserter.getByRole('option', { name: 'Text', exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(inserter).toHaveCount(0)
  })
  await test.step('panels of a container, each open or shut by itself (STYLE-001, STYLE-002, STYLE-033)', async () => {
    expect(await editor.sections()).toEqual([
      'Visibility',
      'Margin & Padding',
      'Alignment',
      'Background',
      'Border',
      'Animation',
      'Sticky',
      'Custom CSS',
    ])
    await open('Border')
    const states = () =>
      settings
        .locator('[data-section]')
        .evaluateAll((all) => all.map((each) => each.querySelector('[aria-expanded]')?.getAttribute('aria-expanded')))
    const before = await states()
    await section('Border').getByRole('button').first().click()
    expect(await states()).toEqual(before.map((state, index) => (index === 4 ? 'false' : state)))
  })
  await test.step('units, and first values of gap and width (STYLE-005, STYLE-006, STYLE-007, STYLE-008, STYLE-009)', async () => {
    await open('Alignment')
    expect(await choices('Alignment', 'Unit of Width')).toEqual(['px', '%', 'rem', 'vw'])
    expect(await choices('Alignment', 'Unit of Height')).toEqual(['px', '%', 'rem', 'vw', 'vh'])
    expect(await choices('Alignment', 'Unit of Gap')).toEqual(['px', 'rem'])
    await expect(section('Alignment').getByLabel('Gap', { exact: true })).toHaveValue('16')
    await expect(section('Alignment').getByLabel('Width', { exact: true })).toHaveValue('1320')
  })
  await test.step('overflow, place of the background, limits of the overlay (BLK-COMMON-009, STYLE-013, STYLE-014, STYLE-016)', async () => {
    const overflows = ['inherit', 'hidden', 'scroll', 'auto', 'visible', 'initial', 'unset']
    expect(await choices('Visibility', 'Overflow')).toEqual(overflows)
    await open('Background')
    for (const axis of ['X', 'Y']) {
      await expect(section('Background').getByLabel(`Position ${axis}`, { exact: true })).toHaveValue('50%')
    }
    const opacity = section('Background').getByRole('slider', { name: 'Overlay opacity' })
    for (const [limit, value] of Object.entries({ min: '0', max: '1', step: '0.01' })) {
      await expect(opacity).toHaveAttribute(limit, value)
    }
  })
  await test.step('a margin is negative but at the top (STYLE-023)', async () => {
    const box = section('Margin & Padding')
    for (const side of ['top', 'right', 'bottom', 'left']) {
      await box.getByLabel(`Margin ${side}`, { exact: true }).fill('-4')
      await page.keyboard.press('Enter')
    }
    await expect.poll(() => style('e', 'margin')).toBe('0px -4px -4px')
  })
  await test.step('borders, and three shadows (STYLE-020, STYLE-021, STYLE-022)', async () => {
    await open('Border')
    await section('Border').getByLabel('Sides').selectOption('All')
    await expect.poll(() => style('e', 'border-top-width')).toBe('1px')
    for (const [name, size] of [
      ['Small', 5],
      ['Medium', 10],
      ['Large', 15],
    ] as const) {
      await section('Border')
        .getByRole('button', { name: `${name}, ${size} px` })
        .click()
      await expect.poll(() => style('e', 'box-shadow')).toBe(`rgba(0, 0, 0, 0.25) 0px 0px ${size}px 0px`)
    }
  })
  await test.step('nine theme colours first (STYLE-030)', async () => {
    await open('Background')
    await section('Background')
      .getByRole('button', { name: /^Colour: / })
      .first()
      .click()
    const colours = page.getByRole('dialog', { name: 'Colour' })
    await expect(colours.getByRole('group', { name: 'Theme colours' }).getByRole('button')).toHaveCount(9)
    // Any other is mixed, by keys or in the plane; a grey keeps the hue that was chosen for it.
    for (const part of ['Hue', 'Saturation']) await colours.getByRole('slider', { name: part }).press('End')
    await expect.poll(() => style('e', 'background-color')).toBe('rgb(255, 0, 4)')
    await colours.locator('.cp__area').click({ position: { x: 1, y: 130 } })
    await expect(colours.getByLabel('Hex value')).toHaveValue(/^#0[0-5]0[0-5]0[0-5]$/)
    await expect(colours.getByRole('slider', { name: 'Hue' })).toHaveValue('359')
    await colours.getByRole('button', { name: 'Primary' }).click()
  })
  await test.step('over it a gradient of two to eight of them, chosen in the same place (OPEN-130)', async () => {
    const ground = page.getByRole('dialog', { name: 'Colour', exact: true })
    await ground.getByText('Gradient', { exact: true }).click()
    await expect(ground.getByRole('group', { name: 'Theme colours' })).toHaveCount(0)
    await ground.getByText('Linear', { exact: true }).click()
    await expect.poll(() => style('e', 'background-image')).toContain('linear-gradient(')
    await ground.getByRole('button', { name: 'Add a colour' }).click()
    await expect(ground.getByRole('spinbutton', { name: 'Position 2' })).toHaveValue('50')
    await ground.getByRole('button', { name: /^Colour 1: / }).click()
    const stop = page.getByRole('dialog', { name: 'Colour 1' })
    await stop.getByRole('button', { name: 'Secondary' }).click()
    await page.keyboard.press('Escape')
    await expect(stop).toBeHidden()
    await expectAccessible(page, 'gradient and shadows', 'iframe')
    await page.keyboard.press('Escape')
    await expect(section('Background').getByRole('button', { name: 'Colour: Gradient' })).toBeVisible()
  })

  await test.step('what tablet sets is marked, and goes back to what it inherits (EDIT-016)', async () => {
    await page.getByRole('tab', { name: 'Tablet' }).click()
    await section('Border').getByRole('button', { name: 'Small, 5 px' }).click()
    await expect.poll(() => style('e', 'box-shadow')).toContain(' 5px ')
    await section('Border')
      .getByRole('button', { name: /is set on Tablet/ })
      .click()
    await expect.poll(() => style('e', 'box-shadow')).toContain(' 15px ')
    await page.getByRole('tab', { name: 'Desktop' }).click()
  })
  const icons = page.getByRole('dialog', { name: 'Choose an icon' })
  const grid = icons.locator('.iconp__g button')
  await editor.block('button').click()
  await test.step('a button has others (STYLE-033)', async () => {
    await expect
      .poll(() => editor.sections())
      .toEqual(expect.arrayContaining(['Typography', 'Options', 'Settings', 'Margin & Padding']))
  })
  await test.step('typography says what the page shows, and mobile keeps its own value (THEME-005, EDIT-024, STYLE-031)', async () => {
    await open('Typography')
    const type = section('Typography')
    const size = type.getByRole('spinbutton', { name: 'Size', exact: true })
    const shown = (property: string) =>
      editor.frame
        .locator('[data-node="b"] > .button')
        .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)
    await expect(size).toHaveAttribute('placeholder', String(Number.parseFloat(await shown('font-size'))))
    await size.fill('20')
    await expect.poll(() => shown('font-size')).toBe('20px')
    await page.getByRole('tab', { name: 'Mobile' }).click()
    await size.fill('14')
    await expect.poll(() => shown('font-size')).toBe('14px')
    await page.getByRole('tab', { name: 'Desktop' }).click()
    await size.fill('22')
    await expect(type.getByText('Mobile keeps its own value: 14 px.')).toBeVisible()

    await type.getByRole('combobox', { name: 'Weight' }).selectOption({ label: '900 Black' })
    await type.getByRole('button', { name: /^Font: / }).click()
    await page.getByRole('dialog', { name: 'Font' }).getByRole('button', { name: 'Lato' }).click()
    await expect.poll(() => shown('font-family')).toMatch(/^Lato/)
    await type.getByTitle('Upper case').click()
    await expect.poll(() => shown('text-transform')).toBe('uppercase')
    await expectAccessible(page, 'typography', 'iframe')
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
    await expectAccessible(page, 'typography in dark', 'iframe')
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'))

    await page.getByRole('tab', { name: 'Mobile' }).click()
    await expect.poll(() => shown('font-size')).toBe('14px')
    await type.getByRole('button', { name: 'Size is set on Mobile. Follow desktop' }).click()
    await expect.poll(() => shown('font-size')).toBe('22px')
    await page.getByRole('tab', { name: 'Desktop' }).click()
  })
  await test.step('icons stand thirty a page in 300 px (DLG-001, ICON-003, ICON-004)', async () => {
    await settings.getByRole('button', { name: /Choose an icon$/ }).click()
    await expect(grid).toHaveCount(30)
    expect((await icons.boundingBox())?.width).toBe(300)
    await icons.getByRole('button', { name: 'Next page' }).click()
    await expect(icons.getByRole('status')).toContainText('Page 2 of ')
    await expectAccessible(page, 'icon picker', 'iframe')
  })
  await test.step('they are found by a part of their name; cancelled, nothing changes (ICON-001, ICON-002, OPEN-135)', async () => {
    await icons.getByRole('textbox', { name: 'Find an icon' }).fill('SAILB')
    await expect(grid).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(settings.getByRole('button', { name: /: None. Choose an icon$/ })).toBeVisible()
    await settings.getByRole('button', { name: /Choose an icon$/ }).click()
    await icons.getByRole('textbox', { name: 'Find an icon' }).fill('sailb')
    await grid.click()
    await expect(settings.getByRole('button', { name: /: sailboat. Choose an icon$/ })).toBeVisible()
    await editor.save()
    const storedButton = Object.values((await editor.storedContent()).nodes).find(({ type }) => type === 'button')
    expect(storedButton?.props['buttonIcon']).toBe('sailboat')
  })
  // An address is typed, or that of a page.
  await settings
    .getByRole('button', { name: /: choose a page$/ })
    .first()
    .click()
  const pages = page.getByRole('dialog', { name: /: choose a page$/ })
  await pages
    .getByRole('option', { name: /\/contact/ })
    .first()
    .click()
  await editor.save()
  const stored = await editor.storedContent()
  expect(stored.nodes['b']?.props).toMatchObject({
    ...{ buttonIcon: 'sailboat', fontSize: 22, fontWeight: 900 },
    textTypography: { desktop: { fontFamily: 'Lato', textTransform: 'uppercase' } },
  })
  expect(JSON.stringify(stored.nodes['b']?.props)).toContain('/contact')
  expect(stored.nodes['e']?.props['background']).toMatchObject({
    desktop: {
      backgroundColor: 'primary',
      gradient: { type: 'linear', stops: [{ color: 'secondary' }, { position: 50 }, {}] },
    },
  })

  await test.step("a visitor sees the page without any hint of the editor's (EDIT-044)", async () => {
    await editor.call('PUT', '/api/v1/admin/pages/', { id, status: 'published' })
    const html = await (await page.request.get(`${demo.url}/${slug}`)).text()
    expect(html).toContain('block-button')
    expect(html).toContain('font-family:"Lato";font-weight:700')
    expect(html).not.toContain('Add a component')
  })
  await test.step('open panels, and whether tools were shown, are remembered (EDIT-029, EDIT-031)', async () => {
    await page.getByRole('button', { name: 'Preview' }).click()
    await page.reload()
    await editor.ready()
    await expect(editor.frame.getByText('Add a component')).toBeHidden()
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await editor.frame.locator('[data-node="e"]').click({ position: { x: 3, y: 3 } })
    await expect(section('Border').getByRole('button').first()).toHaveAttribute('aria-expanded', 'true')
  })
})
