import { expect, test } from '../../examples/demo/e2e/server.ts'
import { comparable, EditorPage, holdTextEngines, type StoredContent } from './editor-page.ts'
import { hearsKeys } from './test.ts'

const headline = 'Rope walked by hand'

/** What both ways of the main job must leave behind. */
const expected = {
  type: 'wrapper',
  props: {},
  children: [
    {
      type: 'section',
      props: expect.any(Object),
      children: [
        {
          type: 'container',
          props: expect.any(Object),
          children: [
            { type: 'text', props: { padding: { desktop: { top: 0, bottom: 0 } }, text: headline }, children: [] },
            { type: 'button', props: expect.any(Object), children: [] },
          ],
        },
      ],
    },
    {
      type: 'section',
      props: expect.any(Object),
      children: [{ type: 'container', props: expect.any(Object), children: [] }],
    },
  ],
}

test('the main job: a page is built, written, saved, published and seen by a visitor; by pointer and by keyboard alone with the same JSON', async ({
  page,
  demo,
  browser,
}) => {
  const loaded = page.waitForResponse('**/api/v1/pages/?slug=**')
  const pointed = await EditorPage.onNewPage(page, demo, 'Built by pointer')
  await test.step('a page is loaded into the editor (EDIT-001, EDIT-032)', async () => {
    expect(new URL(page.url()).pathname).toBe('/admin/editor')
    expect((await (await loaded).json()).page.slug).toBe(pointed.slug)
  })
  // Below the first section the page itself takes sections.
  await pointed.drag(pointed.tile('section'), page.locator('.dev__f'), { x: 0.5, y: 0.8 })
  await expect(pointed.block('section')).toHaveCount(2)
  await pointed.drag(pointed.tile('container'), pointed.block('section').first())
  await pointed.drag(pointed.tile('text'), pointed.block('container').first())
  await pointed.drag(pointed.tile('button'), pointed.block('container').first(), { x: 0.5, y: 0.95 })
  const written = pointed.frame.locator('[contenteditable=true]')
  await test.step('a text is written after a double click, until another block is chosen (BLK-TEXT-006, BLK-TEXT-007)', async () => {
    await pointed.write(pointed.block('text'), headline)
    // It is left by choosing another block, too.
    await pointed.block('text').dblclick()
    await written.waitFor()
    await pointed.block('button').click()
    await expect(written).toHaveCount(0)
  })
  await test.step('it is saved by its call (EDIT-033)', async () => {
    const saving = page.waitForRequest('**/api/v1/admin/page/updatecontent/')
    await pointed.save()
    expect((await saving).method()).toBe('PUT')
  })
  const byPointer = comparable(await pointed.storedContent())
  expect(byPointer).toEqual(expected)

  const visitor = await (await browser.newContext()).newPage()
  const { slug } = pointed
  await test.step('a visitor sees it once it is published, and edits nothing (BLK-COMMON-022)', async () => {
    expect((await visitor.goto(`${demo.url}/${slug}`))?.status()).toBe(404)
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.locator('.ed__bar .badge')).toHaveText('Published')
    expect((await visitor.goto(`${demo.url}/${slug}`))?.status()).toBe(200)
    await visitor.getByText(headline).dblclick()
    await expect(visitor.locator('[contenteditable], [data-node]')).toHaveCount(0)
    await visitor.context().close()
  })
  const editor = await EditorPage.onNewPage(page, demo, 'Built by keyboard')
  const { keyboard } = page
  const add = async (words: string) => {
    const search = page.getByRole('textbox', { name: 'Search blocks' })
    // After an addition the field keeps the focus for the next one.
    if (!(await search.evaluate((field) => field === document.activeElement))) await keyboard.press('/')
    await expect(search).toBeFocused()
    await keyboard.type(words)
    await keyboard.press('Enter')
    await expect(search).toHaveValue('')
  }
  const toCanvas = async () => {
    await keyboard.press('F6')
    await expect(page.locator('iframe')).toBeFocused()
  }
  // A section after the one that is there; then back up to that one.
  await add('section')
  await expect(editor.block('section')).toHaveCount(2)
  await toCanvas()
  await keyboard.press('ArrowUp')
  await expect(editor.toolbar).toHaveAttribute('aria-label', 'Section')
  await add('container')
  await expect(editor.toolbar).toHaveAttribute('aria-label', 'Container')
  await add('text')
  await expect(editor.block('text')).toHaveCount(1)
  await toCanvas()
  await keyboard.press('Enter')
  await editor.frame.locator('[contenteditable=true]').waitFor()
  await keyboard.type(headline)
  await keyboard.press('Escape')
  await expect(editor.block('text')).toHaveText(headline)
  await add('button')
  await keyboard.press('Control+s')
  await editor.saved()
  expect(comparable(await editor.storedContent())).toEqual(byPointer)
})

test('a refused drop changes nothing; undo and redo go back and forth through one log', async ({ page, demo }) => {
  const editor = await EditorPage.onNewPage(page, demo, 'Undo and redo')
  const undo = page.getByRole('button', { name: /^Undo/ })
  await test.step('a section takes containers only: the tree stays, and what would be allowed is said (BLK-COMMON-017, OPEN-129)', async () => {
    await editor.drag(editor.tile('text'), editor.block('section').first(), { x: 0.5, y: 0.5 }, async () => {
      await expect(page.locator('.dragc.no small')).toContainText(/containers only/i)
    })
    await expect(page.getByText(/accepts containers only/i).first()).toBeVisible()
    await expect(editor.frame.locator('[data-node]')).toHaveCount(2)
    await expect(page.locator('[data-save]')).toHaveAttribute('data-save', 'saved')
  })
  // The hint holds a way to what was wanted; the list of blocks at the same place offers it at once.
  await page.getByRole('button', { name: 'Add it in a new Container' }).click()
  await expect(editor.frame.locator('.block-section > .block-container > .block-text')).toHaveCount(1)
  await page.keyboard.press('Control+z')
  await expect(editor.frame.locator('[data-node]')).toHaveCount(2)
  await editor.block('section').getByRole('button', { name: 'Add a component' }).click()
  await page.getByRole('combobox', { name: 'Search blocks' }).fill('textbox')
  await expect(page.getByRole('listbox', { name: 'Blocks' }).getByRole('option')).toHaveText(
    'Textboxin a new Container',
  )
  await page.keyboard.press('Enter')
  await expect(editor.frame.locator('.block-section > .block-container > .block-textbox')).toHaveCount(1)
  await page.keyboard.press('Control+z')
  await expect(editor.frame.locator('[data-node]')).toHaveCount(2)

  await test.step('after the last section a block goes into a new one; an empty section goes without a question', async () => {
    await editor.drag(editor.tile('container'), page.locator('.dev__f'), { x: 0.5, y: 0.97 }, async () => {
      await expect(page.locator('.dragc small')).toHaveText('into Page, position 2 of 2, in a new Section')
    })
    await expect(editor.block('section')).toHaveCount(2)
    await expect(page.getByTitle('Page in the editor')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('toolbar', { name: 'Section' })).toBeVisible()
    await page.keyboard.press('Delete')
    await expect(editor.block('section')).toHaveCount(1)
    for (let back = 0; back < 2; back++) await page.keyboard.press('Control+z')
    await expect(editor.frame.locator('[data-node]')).toHaveCount(2)
  })

  await editor.drag(editor.tile('container'), editor.block('section').first())
  await editor.drag(editor.tile('text'), editor.block('container').first())
  await editor.write(editor.block('text'), 'First words')
  await editor.save()
  const saved = await editor.storedContent()

  await test.step('undo and redo lead to the very same content (EDIT-021, EDIT-022)', async () => {
    await expect(undo).toHaveAccessibleName('Undo: Change Text of Text to First words')
    await page.keyboard.press('Control+z')
    await expect(editor.block('text')).toHaveText('Text')
    await undo.click()
    await expect(editor.block('text')).toHaveCount(0)
    await undo.click()
    await expect(editor.block('container')).toHaveCount(0)
    await expect(undo).toBeDisabled()
    await expect(page.locator('[data-save]')).toHaveAttribute('data-save', 'dirty')
    for (let step = 0; step < 3; step++) await page.keyboard.press('Control+Shift+z')
    await expect(editor.block('text')).toHaveText('First words')
    // What is shown is what is saved, so there is nothing to save.
    await expect(page.locator('[data-save]')).toHaveAttribute('data-save', 'saved')
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+y')
    await expect(page.locator('[data-save]')).toHaveAttribute('data-save', 'saved')
    expect(await editor.storedContent()).toEqual(saved)
  })
  await test.step('a text that reads "Drag" can not be dragged, and the handle says why (BLK-COMMON-021, OPEN-214)', async () => {
    await editor.write(editor.block('text'), 'Drag')
    const handle = editor.toolbar.locator('.stb__grip')
    await expect(handle).toHaveAttribute('aria-disabled', 'true')
    await expect(handle).toHaveAccessibleName(/cannot be dragged/)
    await editor.write(editor.block('text'), 'drag')
    await expect(handle).toHaveAttribute('aria-disabled', 'false')
  })
})

test('EDIT-042, EDIT-043 the toolbar selects, moves, duplicates and removes after the exact question; a block is dragged by keyboard: Space lifts, arrows choose the place, Space drops, and each step is said', async ({
  page,
  demo,
}) => {
  const editor = await EditorPage.onPageWith(page, demo, 'Toolbar', { type: 'text' }, { type: 'image' })
  const order = () =>
    editor.frame
      .locator('.block-container > [data-node]')
      .evaluateAll((all) => all.map((each) => each.className.split(' ')[1]))
  expect(await order()).toEqual(['block-text', 'block-image'])

  // Inside the canvas, by the handle, over the frame's border.
  await editor.block('text').click()
  await editor.drag(
    editor.toolbar.getByRole('button', { name: 'Drag' }),
    editor.block('image'),
    { x: 0.5, y: 0.9 },
    async () => {
      await expect(page.locator('.dragc')).toContainText('into Container, position 2 of 2')
      expect(await order()).toEqual(['block-text', 'block-image'])
    },
  )
  await expect.poll(order).toEqual(['block-image', 'block-text'])
  await editor.toolbar.getByRole('button', { name: 'Move up' }).click()
  await expect.poll(order).toEqual(['block-text', 'block-image'])
  await page.keyboard.press('Control+d')
  await expect.poll(order).toEqual(['block-text', 'block-text', 'block-image'])

  await page.keyboard.press('Delete')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('You are about to remove Text. Are you sure?')
  await expect(question).toContainText('You can undo this.')
  await question.getByRole('button', { name: 'Dismiss' }).click()
  // Back to where the key was pressed: arrows and Tab go on from there.
  await expect(page.locator('iframe[title="Page in the editor"]')).toBeFocused()
  expect(await order()).toEqual(['block-text', 'block-text', 'block-image'])
  await editor.toolbar.getByRole('button', { name: 'Remove' }).click()
  await question.getByRole('button', { name: 'Accept' }).click()
  await expect.poll(order).toEqual(['block-text', 'block-image'])

  // A picture is chosen where it stands.
  await editor.block('image').dblclick()
  await expect(page.getByRole('dialog', { name: 'Media Library' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('iframe[title="Page in the editor"]')).toBeFocused()

  const said = page.locator('[data-announcement]')
  await editor.block('text').click()
  await page.keyboard.press('Alt+F10')
  await editor.toolbar.getByRole('button', { name: 'Drag' }).focus()
  await page.keyboard.press('Space')
  await expect(said).toHaveText('Text: position 1 of 2 in Container.')
  await hearsKeys(page)
  await page.keyboard.press('ArrowDown')
  await expect(said).toHaveText('Text: position 2 of 2 in Container.')
  await page.keyboard.press('Space')
  await expect(said).toHaveText('Text moved to position 2 of 2 in Container.')
  await expect.poll(order).toEqual(['block-image', 'block-text'])
})

test('settings beside the canvas are those of all devices, or of the one in the canvas', async ({ page, demo }) => {
  const editor = await EditorPage.onNewPage(page, demo, 'Devices')
  await editor.drag(editor.tile('container'), editor.block('section').first())
  const settings = page.getByRole('complementary', { name: 'Settings' })
  const paddingTop = () => editor.block('container').evaluate((element) => getComputedStyle(element).paddingTop)
  const set = async (value: string, side = 'Padding top') => {
    const field = settings.getByRole('spinbutton', { name: side })
    await field.fill(value)
    await field.press('Tab')
  }
  const show = (device: string) => page.getByRole('tab', { name: device }).click()

  await test.step('they go to all devices while synced (EDIT-024, STYLE-031)', async () => {
    await expect(settings.getByRole('switch', { name: 'Sync to all Devices' })).toBeChecked()
    await set('60')
    expect(await paddingTop()).toBe('60px')
    await show('Mobile')
    await expect.poll(paddingTop).toBe('60px')
    await set('10')
    await expect.poll(paddingTop).toBe('10px')
    await show('Desktop')
    await expect.poll(paddingTop).toBe('60px')
    // What was set for mobile on purpose survives, until it is asked to follow (issue 22).
    await set('70')
    await show('Mobile')
    await expect.poll(paddingTop).toBe('10px')
    await show('Desktop')
    await settings.getByRole('spinbutton', { name: 'Padding top' }).focus()
    await settings.getByRole('button', { name: 'Apply there too: Padding top' }).click()
    await show('Mobile')
    await expect.poll(paddingTop).toBe('70px')
  })
  await test.step('else to the one in the canvas; "Copy from Desktop" brings them (STYLE-032)', async () => {
    await show('Desktop')
    await settings.getByRole('switch', { name: 'Sync to all Devices' }).click()
    await set('80')
    await expect.poll(paddingTop).toBe('80px')
    await show('Tablet')
    await expect.poll(paddingTop).toBe('70px')
    await settings.getByRole('button', { name: 'Copy from Desktop' }).click()
    await expect.poll(paddingTop).toBe('80px')
  })
  await test.step('every side of margin and padding is a device’s own (BLK-COMMON-011, BLK-COMMON-012)', async () => {
    const boxOf = () =>
      editor.block('container').evaluate((element) => {
        const { margin, padding } = getComputedStyle(element)
        return { margin, padding }
      })
    const onDesktop = async () => {
      await show('Desktop')
      return boxOf()
    }
    const before = await onDesktop()
    await show('Tablet')
    for (const [index, side] of ['top', 'right', 'bottom', 'left'].entries()) {
      await set(String(index + 1), `Margin ${side}`)
      await set(String(index + 11), `Padding ${side}`)
    }
    await expect.poll(boxOf).toEqual({ margin: '1px 2px 3px 4px', padding: '11px 12px 13px 14px' })
    expect(await onDesktop()).toEqual(before)
  })
  await test.step('a block that is dragged in has its settings beside the canvas (GEN-010)', async () => {
    await editor.drag(editor.tile('button'), editor.block('container'))
    await settings.getByLabel('Text', { exact: true }).fill('Ring the bell')
    await expect(editor.block('button')).toHaveText('Ring the bell')
    await editor.block('container').click({ position: { x: 2, y: 2 } })
    await expect(settings.getByRole('spinbutton', { name: 'Padding top' })).toBeVisible()
  })
})

test('STYLE-003, EDIT-030, EDIT-031 Toggle All, the open panels and the viewport are remembered', async ({
  page,
  demo,
}) => {
  const editor = await EditorPage.onNewPage(page, demo, 'Remembered')
  const settings = page.getByRole('complementary', { name: 'Settings' })
  await editor
    .block('section')
    .first()
    .click({ position: { x: 5, y: 5 } })
  await expect(settings.getByRole('button', { name: 'Margin & Padding', exact: false })).toBeVisible()
  await settings.getByRole('button', { name: 'Toggle All' }).click()
  await expect(settings.locator('[aria-expanded=true]')).toHaveCount(0)
  await settings.getByRole('button', { name: /^Alignment/ }).click()
  await page.getByRole('tab', { name: 'Tablet' }).click()
  await page.keyboard.press('Control+Backslash')
  await expect(settings).toBeHidden()
  await page.reload()
  await editor.ready()
  await expect(settings).toBeHidden()
  await page.getByRole('button', { name: 'Show side panels' }).click()
  await expect(settings).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Tablet' })).toHaveAttribute('aria-selected', 'true')
  await editor
    .block('section')
    .first()
    .click({ position: { x: 5, y: 5 } })
  await expect(settings.locator('[aria-expanded=true]')).toHaveText(/^Alignment/)
  // In the page, the browser's own keys zoom it.
  const zoom = page.getByRole('button', { name: /^Zoom \d+%/ })
  const fitting = (await zoom.textContent()) ?? ''
  await page.keyboard.press('Control+Equal')
  await expect(zoom).not.toHaveText(fitting)
  await page.keyboard.press('Control+0')
  await expect(zoom).toHaveText(fitting)

  // Any other width, typed, by keys or drawn: the device follows it, until one is chosen.
  const on = (device: string) =>
    expect(page.getByRole('tab', { name: device })).toHaveAttribute('aria-selected', 'true')
  const inFrame = () => editor.frame.locator('html').evaluate(() => innerWidth)
  const field = page.getByRole('spinbutton', { name: 'Width of the page' })
  const handle = page.getByRole('slider', { name: 'Width of the page' })
  await expect(field).toHaveValue('768')
  await field.fill('560')
  await on('Mobile')
  await expect.poll(inFrame).toBe(560)
  await handle.focus()
  for (const key of ['Shift+ArrowRight', 'Shift+ArrowRight', 'ArrowRight', 'ArrowLeft']) await page.keyboard.press(key)
  await expect(field).toHaveValue('760')
  await on('Mobile')
  await page.keyboard.press('ArrowRight')
  await on('Tablet')
  await field.fill('600')
  await on('Mobile')
  const grip = await handle.boundingBox()
  if (!grip) throw new Error('The handle is not on the screen.')
  await page.mouse.move(grip.x + 10, grip.y + 200)
  await page.mouse.down()
  await page.mouse.move(grip.x - 40, grip.y + 200, { steps: 3 })
  await page.mouse.up()
  await expect(field).toHaveValue('500')
  await page.getByRole('tab', { name: 'Tablet' }).click()
  await expect(field).toHaveValue('768')
})

test('what is not there says so, and offers all others', async ({ page, demo }) => {
  await demo.signIn(page)
  const listed = page.waitForRequest('**/api/v1/admin/pages/?**')
  await page.goto(`${demo.url}/admin/editor?slug=no-such-page`)
  await test.step('a page (EDIT-038)', async () => {
    await expect(page.getByRole('alert')).toContainText('Page not found')
    await expect(page.getByRole('link', { name: 'Back to pages' })).toBeVisible()
  })
  await test.step('all pages are listed by slug, and one is opened (EDIT-003, EDIT-007, EDIT-008)', async () => {
    const { searchParams } = new URL((await listed).url())
    expect(Object.fromEntries(searchParams)).toMatchObject({
      orderBy: 'slug',
      orderDirection: 'asc',
      limit: '-1',
      showdeleted: '0',
    })
    const first = page.getByRole('option').first()
    const address = await first.getAttribute('value')
    const title = await first.locator('b').textContent()
    expect(address).toMatch(/^\/admin\/editor\?slug=/)
    await first.click()
    await new EditorPage(page, demo).ready()
    await expect(page.getByRole('heading', { name: `Editor: ${title}` })).toBeAttached()
  })
  await test.step('a component (EDIT-040)', async () => {
    await page.goto(`${demo.url}/admin/editor?component=999999`)
    await expect(page.getByRole('alert')).toContainText('Page not found')
    await expect(page.getByRole('status', { name: 'Loading the page' })).toHaveCount(0)
  })
  await test.step('two at once (EDIT-002)', async () => {
    await page.goto(`${demo.url}/admin/editor?slug=a&component=1`)
    await expect(page.getByRole('alert')).toContainText('several things at once')
  })
  await page.getByRole('link', { name: 'Back to pages' }).click()
  await expect(page).toHaveURL(/\/admin\/pages$/)
})

test('what is typed between the double click and the moment the text engine is there is kept, plain and rich; BLK-TEXTBOX-002 rich text in place gives the same HTML for the same text', async ({
  page,
  demo,
}) => {
  const release = await holdTextEngines(page)
  const editor = await EditorPage.onPageWith(page, demo, 'Rich text', { type: 'textbox' }, { type: 'text' })
  await editor.block('textbox').dblclick()
  await page.keyboard.type(' Rich, ')
  await page.keyboard.press('Escape')
  await expect(editor.block('textbox')).toContainText('Rich,')
  await editor.block('text').dblclick()
  await page.keyboard.type('Before, ')
  await expect(editor.frame.locator('[contenteditable=plaintext-only]')).toHaveText('Before,')
  // No key can be pressed in the very moment in which the engine stands there.
  await editor.frame.locator('body').evaluate((body) => {
    const seen = new MutationObserver(() => {
      if (!body.querySelector('[contenteditable=true]')) return
      seen.disconnect()
      body.ownerDocument.execCommand('insertText', false, 'at once, ')
    })
    seen.observe(body, { subtree: true, childList: true, attributes: true })
  })
  release()
  await editor.frame.locator('[contenteditable=true]').waitFor()
  await page.keyboard.type('after')
  await page.keyboard.press('Escape')
  await expect(editor.block('text')).toHaveText('Before, at once, after')
  await expect(page.getByRole('button', { name: /^Undo/ })).toHaveAccessibleName(
    'Undo: Change Text of Text to Before, at once, after',
  )

  await editor.block('textbox').dblclick()
  const text = editor.frame.locator('[contenteditable=true]')
  await text.waitFor()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Laid ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('by hand')
  await page.keyboard.press('Control+b')
  await editor.frame.getByRole('button', { name: 'Code' }).click()
  await page.keyboard.type('61 m')
  await editor.frame.getByRole('button', { name: 'Code' }).click()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Tarred')
  await editor.frame.getByRole('button', { name: 'Bulleted list' }).click()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await editor.frame.getByRole('button', { name: 'Align to the centre' }).click()
  await editor.frame.getByLabel('Text colour').selectOption('danger')
  await page.keyboard.type('Dry')
  await expect(text.locator('p').last()).toHaveCSS('text-align', 'center')
  const red = await text.getByText('Dry').evaluate((words) => getComputedStyle(words).color)
  await page.keyboard.press('Escape')
  await expect(editor.block('textbox').getByText('Dry')).toHaveCSS('color', red)
  await expect(editor.block('textbox').locator('p').last()).toHaveCSS('text-align', 'center')
  // What was stored comes back into the text engine as it was.
  await editor.block('textbox').dblclick()
  await text.waitFor()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('!')
  // Chosen words become a link by keys alone, and lose it again.
  await page.keyboard.press('Shift+ArrowLeft')
  await page.keyboard.press('Control+k')
  const popover = page.getByRole('dialog', { name: 'Link' })
  await popover.getByRole('combobox', { name: 'Link to' }).fill('/about')
  await page.keyboard.press('Enter')
  await expect(text.locator('a')).toHaveText(['!'])
  await page.keyboard.press('Control+k')
  await popover.getByRole('button', { name: 'Remove link' }).press('Enter')
  await expect(text.locator('a')).toHaveCount(0)
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Escape')
  await editor.save()
  const textOf = (content: StoredContent) =>
    Object.values(content.nodes).find(({ type }) => type === 'textbox')?.props['text']
  expect(textOf(await editor.storedContent())).toBe(
    '<p>Laid <strong>by hand</strong><code>61 m</code></p><ul><li>Tarred</li></ul>' +
      '<p data-align="center"><span data-colour="danger">Dry!</span></p>',
  )
})
