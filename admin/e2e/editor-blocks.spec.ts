import { EditorPage, holdTextEngines } from './editor-page.ts'
import { expect, test } from './test.ts'

/** BLK-COMMON-001 as types of blocks; OPEN-265: the sub menu too. The product search box comes with the store. */
const inPalette = [
  ...['section', 'container', 'row', 'textbox', 'text', 'section-header', 'card', 'image', 'gallery', 'image-carousel'],
  ...['image-scroller', 'slider', 'content-slider', 'hero-slider', 'tabs', 'timeline', 'icons', 'divider', 'counter'],
  ...[
    'accordion',
    'carbon-calculator',
    'newsletter',
    'map',
    'form',
    'custom-html',
    'button',
    'copyright',
    'page-field',
  ],
  ...['page-title', 'pricing', 'sub-menu', 'quote', 'testimonials', 'price-list', 'spacer', 'grid', 'video'],
  ...['team', 'logos', 'table', 'social-links', 'breadcrumbs', 'countdown', 'before-after', 'announcement-bar'],
]
const withinOthers = [
  ...['wrapper', 'column', 'card-image', 'email/wrapper', 'email/section', 'email/container', 'email/textbox'],
  ...['email/image', 'email/button', 'email/unsubscribe'],
]

const inCanvas = (editor: EditorPage, index: number) => editor.frame.locator(`[data-node="n${index}"]`)

test('blocks without items say so, and their items are added, edited, ordered and removed in the settings', async ({
  page,
  demo,
}) => {
  const empty = [
    { type: 'icons' },
    { type: 'tabs' },
    { type: 'gallery', props: { images: [] } },
    { type: 'gallery', props: { images: [{ id: 'a', file: '/media/1/none.webp' }] } },
  ]
  const editor = await EditorPage.onPageWith(page, demo, 'Blocks', ...empty)
  const settings = page.getByRole('complementary', { name: 'Settings' })
  const dialog = page.getByRole('dialog')
  await test.step('every block of the catalogue is offered but the product search box, which comes with the store (BLK-COMMON-001)', async () => {
    const catalogue = await editor.call('GET', '/api/v1/admin/blocks/')
    const { rows: known } = catalogue['results'] as { rows: readonly { readonly type: string }[] }
    const offered = page.locator('.tile').evaluateAll((all) => all.map((tile) => tile.getAttribute('data-block-type')))
    expect(known.map(({ type }) => type)).toEqual(expect.arrayContaining([...inPalette, ...withinOthers]))
    expect(await offered).toEqual(expect.arrayContaining(inPalette))
  })
  await test.step('what is empty says so (BLK-ICONS-010, BLK-TABS-008, BLK-GALLERY-008)', async () => {
    await expect(inCanvas(editor, 0)).toHaveText('No Icons')
    await expect(inCanvas(editor, 1)).toContainText('No Tabs')
    await expect(inCanvas(editor, 2)).toHaveText('No Images')
  })
  await test.step('in the editor a picture of a gallery is not enlarged (BLK-GALLERY-004, OPEN-218)', async () => {
    await inCanvas(editor, 3).locator('a').first().click()
    await expect(settings).toContainText('Image gallery')
    expect(await editor.sections()).toContain('Images')
    await expect(editor.frame.locator('dialog')).toHaveCount(0)
  })
  await test.step('an icon is added in a modal, which needs all of it (STYLE-033, STYLE-034, BLK-ICONS-008, BLK-ICONS-009)', async () => {
    await inCanvas(editor, 0).click()
    await expect.poll(() => editor.sections()).toEqual(expect.arrayContaining(['Items', 'Options']))
    const gap = settings.getByRole('slider', { name: 'Gap' })
    await expect(gap).toHaveAttribute('min', '0')
    await expect(gap).toHaveAttribute('max', '5')
    await settings.getByRole('button', { name: 'Add Icon' }).click()
    await expect(dialog).toContainText('Add Icon')
    await dialog.getByLabel('Icon').fill('')
    await dialog.getByLabel('Width').fill('')
    await dialog.getByLabel('Height').fill('')
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(dialog.getByText('Enter the name of an icon, such as map-pin.')).toBeVisible()
    for (const field of ['Width', 'Height']) {
      await expect(dialog.getByRole('spinbutton', { name: field })).toHaveAttribute('aria-invalid', 'true')
    }
    await expect(dialog.getByRole('button', { name: 'Colour: #000000' })).toBeVisible()
    await dialog.getByLabel('Icon').fill('map-pin')
    await dialog.getByLabel('Width').fill('40')
    await dialog.getByLabel('Height').fill('72')
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await expect(inCanvas(editor, 0).locator('span').first()).toHaveCSS('width', '40px')
  })
  await inCanvas(editor, 1).click({ position: { x: 4, y: 4 } })
  await test.step('a tab needs a title and no icon (BLK-TABS-006, BLK-TABS-007)', async () => {
    for (const title of ['First', 'Second', 'Third']) {
      await settings.getByRole('button', { name: 'Add Tab' }).click()
      if (title === 'First') {
        await dialog.getByRole('button', { name: 'Add', exact: true }).click()
        await expect(dialog.getByText('Title is required.')).toBeVisible()
      }
      await dialog.getByLabel('Title').fill(title)
      await dialog.getByLabel('Title').press('Enter')
      await expect(dialog).toHaveCount(0)
    }
  })
  const rows = settings.locator('.blkitems__t .trunc')
  await expect(rows).toHaveText(['First', 'Second', 'Third'])

  // By keyboard: lifted and moved down twice, each step said; Escape puts it back, Space drops it; the handle keeps the focus.
  const first = settings.getByRole('button', { name: 'Move First', exact: true })
  await editor.moveByKeys(first, [
    ['Space', 'First is at position 1 of 3.'],
    ['ArrowDown', 'First is at position 2 of 3.'],
    ['ArrowDown', 'First is at position 3 of 3.'],
    ['Escape', 'First is at position 1 of 3.'],
  ])
  await expect(rows).toHaveText(['First', 'Second', 'Third'])
  await editor.moveByKeys(first, [
    ['Space', 'First is at position 1 of 3.'],
    ['ArrowDown', 'First is at position 2 of 3.'],
    ['Space', 'First is at position 2 of 3.'],
  ])
  await expect(rows).toHaveText(['Second', 'First', 'Third'])
  await expect(first).toBeFocused()
  await editor.moveByKeys(first, [
    ['Enter', 'First is at position 2 of 3.'],
    ['ArrowUp', 'First is at position 1 of 3.'],
    ['Enter', 'First is at position 1 of 3.'],
  ])
  await expect(rows).toHaveText(['First', 'Second', 'Third'])
  // By pointer: the third above the first.
  const handle = await settings.getByRole('button', { name: 'Move Third', exact: true }).boundingBox()
  const top = await settings.locator('.blkitems__l > li').first().boundingBox()
  if (!handle || !top) throw new Error('The rows are not there.')
  await page.mouse.move(handle.x + 8, handle.y + 8)
  await page.mouse.down()
  await page.mouse.move(handle.x + 8, top.y + 2, { steps: 6 })
  await page.mouse.up()
  await expect(rows).toHaveText(['Third', 'First', 'Second'])

  // A click right after a drop belongs to the drag.
  await expect(async () => {
    await settings.getByRole('button', { name: /^First/ }).click()
    await expect(dialog).toContainText('Edit Tab', { timeout: 1000 })
  }).toPass()
  await dialog.getByLabel('Title').fill('Renamed')
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await settings.getByRole('button', { name: 'Remove Third' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click()
  await expect(rows).toHaveText(['Renamed', 'Second'])
  await expect(settings.getByText('Horizontal')).toBeVisible()

  // Each empty tab has a hint of its own, and takes what is dropped there.
  const hints = inCanvas(editor, 1).getByRole('button', { name: 'Add a component' })
  await expect(hints).toHaveCount(2)
  await editor.drag(editor.tile('text'), hints.nth(1))
  await expect(hints).toHaveCount(1)

  await editor.save()
  const { nodes } = await editor.storedContent()
  const headers = nodes['n1']?.props['tabHeaders'] as readonly { readonly id: string }[] | undefined
  expect(nodes[nodes['n1']?.children[0] ?? '']).toMatchObject({ type: 'text', slot: `tab:${headers?.[1]?.id}` })
  await test.step('what is stored has an id and what was entered (BLK-ICONS-001, BLK-TABS-001)', () => {
    const id = expect.any(String)
    expect(nodes['n1']?.props['tabHeaders']).toEqual([
      { id, title: 'Renamed', icon: '', tabIndex: 0, sort: 0 },
      { id, title: 'Second', icon: '', tabIndex: 1, sort: 1 },
    ])
    expect(nodes['n0']?.props['icons']).toMatchObject([
      { id, icon: 'map-pin', width: 40, height: 72, color: '#000000' },
    ])
  })
})

test('texts of blocks are typed in place, and settings keep their limits', async ({ page, demo }) => {
  const blocks = [
    { type: 'section-header' },
    { type: 'accordion' },
    { type: 'divider' },
    { type: 'pricing' },
    { type: 'timeline' },
  ]
  const release = await holdTextEngines(page)
  const editor = await EditorPage.onPageWith(page, demo, 'Blocks', ...blocks)
  const settings = page.getByRole('complementary', { name: 'Settings' })
  const dialog = page.getByRole('dialog')
  await test.step('title and subtitle of a section header (BLK-SECHEAD-001)', async () => {
    await inCanvas(editor, 0).dblclick()
    // The first of its texts has the caret.
    await editor.frame.getByRole('textbox', { name: 'Subtitle' }).waitFor()
    await page.keyboard.type('Typed here')
    await editor.frame.getByRole('textbox', { name: 'Subtitle' }).click()
    await page.keyboard.press('Control+A')
    // The caret stays in the text that it is in when the engine comes, although it is not the first.
    release()
    await expect(inCanvas(editor, 0).locator('[contenteditable=true]')).toHaveCount(2)
    await page.keyboard.type('and below')
    await page.keyboard.press('Escape')
    await expect(inCanvas(editor, 0)).toContainText('Typed hereand below')
  })
  await test.step('an accordion has three items, or as many as are asked for (BLK-ACCORD-001)', async () => {
    await inCanvas(editor, 1).click({ position: { x: 4, y: 4 } })
    const number = settings.getByLabel('Number of items')
    await expect(number).toHaveValue('3')
    await number.fill('2')
    await expect(inCanvas(editor, 1).locator('details')).toHaveCount(2)
    await number.fill('4')
    await expect(settings.locator('.blkitems__t .trunc')).toHaveText(['Item 1', 'Item 2', 'Item 3', 'Item 4'])
  })
  await test.step('its items stay where they are when a title is clicked and edited', async () => {
    const items = inCanvas(editor, 1).locator('details')
    const places = () => items.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top))
    const before = await places()
    await items.first().locator('summary').click()
    expect(await places()).toEqual(before)
    await items.first().locator('summary').dblclick()
    await editor.frame.getByRole('textbox', { name: 'Title' }).first().waitFor()
    expect(await places()).toEqual(before)
    await page.keyboard.press('Escape')
  })
  await test.step('sliders of a divider (BLK-DIVIDER-004, BLK-DIVIDER-006, BLK-DIVIDER-007)', async () => {
    // Beside the toolbar of the block above.
    await inCanvas(editor, 2).click({ position: { x: 500, y: 25 } })
    const angle = settings.getByRole('slider', { name: 'Angle' })
    await expect(angle).toHaveAttribute('aria-valuetext', '10°')
    await angle.fill('2.5')
    await expect(settings.getByText('2.5°')).toBeVisible()
    await settings.getByRole('button', { name: 'Angle: Reset' }).click()
    await expect(angle).toHaveAttribute('aria-valuetext', '10°')
    for (const [name, min, max] of [
      ['Angle', '0', '5'],
      ['Waves', '1', '20'],
      ['Wave height', '10', '40'],
    ] as const) {
      const slider = settings.getByRole('slider', { name, exact: true })
      await expect(slider).toHaveAttribute('min', min)
      await expect(slider).toHaveAttribute('max', max)
    }
    await expect(settings.getByRole('slider', { name: 'Waves', exact: true })).toHaveValue('5')
    await expect(settings.getByRole('slider', { name: 'Wave height', exact: true })).toHaveValue('10')
  })
  await test.step('a pricing box needs all of its fields (STYLE-034, BLK-PRICING-009, BLK-PRICING-010)', async () => {
    await inCanvas(editor, 3).click({ position: { x: 4, y: 4 } })
    await settings.getByRole('button', { name: 'Add Item' }).click()
    await expect(dialog).toContainText('Add Item')
    await expect(dialog.getByText('Separate features with a comma.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    for (const name of ['Title is', 'Price is', 'Features are', 'Button text is', 'Button link is']) {
      await expect(dialog.getByText(`${name} required.`)).toBeVisible()
    }
    await dialog.getByRole('button', { name: 'Cancel' }).click()
  })
  await test.step('an item of a timeline needs title and year, no description (BLK-TIMELINE-003, BLK-TIMELINE-004, BLK-TIMELINE-005)', async () => {
    await inCanvas(editor, 4).getByRole('heading').click()
    await expect(settings).toContainText('Show title')
    await settings.getByRole('button', { name: 'Add Item' }).click()
    await dialog.getByLabel('Year').fill('188x')
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(dialog.getByText('Year is required, in digits only.')).toBeVisible()
    await expect(dialog.getByText('Title is required.')).toBeVisible()
    await dialog.getByLabel('Year').fill('1887')
    await dialog.getByLabel('Title').fill('Raised')
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(inCanvas(editor, 4)).toContainText('1887')
  })
  await editor.save()
  const { nodes } = await editor.storedContent()
  expect(nodes['n0']?.props).toMatchObject({ title: 'Typed here', subtitle: 'and below' })
  expect(nodes['n2']?.props).not.toHaveProperty('skewAngle')
})

test('the shown slide follows what happens in the list of slides, and alone stands in the canvas', async ({
  page,
  demo,
}) => {
  const slides = ['One', 'Two'].map((title) => ({ id: title, containerId: title, title }))
  const sliders = [{ type: 'hero-slider' }, { type: 'content-slider', props: { slides } }]
  const editor = await EditorPage.onPageWith(page, demo, 'Blocks', ...sliders)
  const settings = page.getByRole('complementary', { name: 'Settings' })
  const dialog = page.getByRole('dialog')
  await test.step('an empty hero slider says how to fill it (BLK-HERO-003)', async () => {
    await expect(inCanvas(editor, 0)).toHaveText('Add slides from the Settings Panel on the left.')
  })

  await inCanvas(editor, 1).click({ position: { x: 4, y: 4 } })
  const shown = settings.getByLabel('Shown slide').locator('option:checked')
  const remove = async (title: string) => {
    await settings.getByRole('button', { name: `Remove ${title}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click()
  }
  const inView = inCanvas(editor, 1).locator('li[data-shown]')
  await expect(shown).toHaveText('One')
  await test.step('one that is added is shown (STYLE-034, BLK-CSLIDER-013)', async () => {
    await settings.getByRole('button', { name: 'Add Slide' }).click()
    await expect(dialog).toContainText('Add Slide')
    await dialog.getByLabel('Title').fill('Three')
    await dialog.getByLabel('Title').press('Enter')
    await expect(shown).toHaveText('Three')
    await expect(inView).toHaveAccessibleName('3 of 3')
    await expect(inCanvas(editor, 1).locator('.carousel-track > li').filter({ visible: true })).toHaveCount(1)
  })
  await test.step('slides are put in another order; the shown one stays (BLK-CSLIDER-014)', async () => {
    await editor.moveByKeys(settings.getByRole('button', { name: 'Move Three', exact: true }), [
      ['Space', 'Three is at position 3 of 3.'],
      ['ArrowUp', 'Three is at position 2 of 3.'],
      ['Space', 'Three is at position 2 of 3.'],
    ])
    await expect(inView).toHaveAccessibleName('2 of 3')
    await expect(shown).toHaveText('Three')
  })
  await test.step('a removed slide before it lowers its index (BLK-CSLIDER-016)', async () => {
    await remove('One')
    await expect(shown).toHaveText('Three')
    await expect(inView).toHaveAccessibleName('1 of 2')
  })
  await test.step('the chosen one is shown; removed, the first is (BLK-CSLIDER-012, BLK-CSLIDER-015, OPEN-223)', async () => {
    await settings.getByLabel('Shown slide').selectOption('Two')
    await expect(inView).toHaveAccessibleName('2 of 2')
    await remove('Two')
    await expect(shown).toHaveText('Three')
  })
  await editor.save()
  const { nodes } = await editor.storedContent()
  const [stored] = [nodes['n1']?.props['slides']].flat()
  expect(stored).toMatchObject({ title: 'Three' })
  const named = JSON.stringify(stored).match(/(?<="(?:id|containerId)":")\w+/g)
  expect(named).toEqual([named?.[0], named?.[0]])
})
