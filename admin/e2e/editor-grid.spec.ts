import { EditorPage } from './editor-page.ts'
import { expect, expectAccessible, test } from './test.ts'

type Props = Readonly<Record<string, unknown>>

/** A block with what stands in it. */
interface Tree {
  readonly type: string
  readonly props: Props
  readonly children: readonly Tree[]
}

const tree = (type: string, props: Props = {}, ...children: readonly Tree[]): Tree => ({ type, props, children })

function contentOf(whole: Tree): string {
  const nodes: Record<string, object> = {}
  const put = ({ type, props, children }: Tree, parent: string | null): string => {
    const id = `n${Object.keys(nodes).length}`
    nodes[id] = {}
    nodes[id] = { type, version: 1, props, parent, children: children.map((each) => put(each, id)) }
    return id
  }
  return JSON.stringify({ rootNodeId: put(whole, null), nodes })
}

const text = (words: string): Tree => tree('text', { text: words })

async function openWith(editor: EditorPage, title: string, ...children: readonly Tree[]) {
  const { id, slug } = await editor.createPage(title)
  const content = contentOf(tree('wrapper', {}, tree('section', {}, tree('container', {}, ...children))))
  await editor.call('PUT', '/api/v1/admin/page/updatecontent/', { id, content })
  await editor.call('PUT', '/api/v1/admin/pages/', { id, status: 'published' })
  await editor.open(slug)
  return slug
}

test('a grid takes blocks cell by cell, spans are chosen as pictures, and no device overflows (issue 22)', async ({
  page,
  demo,
}) => {
  const editor = new EditorPage(page, demo)
  await demo.signIn(page)
  const layout = { desktop: { columns: 3, fit: true, smallest: 240 } }
  const slug = await openWith(editor, 'Cells', tree('grid', { layout }, ...['One', 'Two', 'Three', 'Four'].map(text)))
  const cells = editor.frame.locator('#canvas .block-grid > *')
  const words = () => cells.allInnerTexts()
  const settings = page.getByRole('complementary', { name: 'Settings' })
  const boxes = () => cells.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()))

  await test.step('what is dropped goes where its line is, in the line of cells that is pointed at', async () => {
    const line = page.locator('.ins')
    const boxOf = async (at: number) => {
      const box = await cells.nth(at).boundingBox()
      if (!box) throw new Error(`There is no cell ${at}.`)
      return box
    }
    await editor.drag(editor.tile('divider'), cells.nth(2), { x: 0.9, y: 0.5 }, async () => {
      const [third, drawn] = [await boxOf(2), await line.boundingBox()]
      // At the end of the first line, not between it and the beginning of the second.
      expect(drawn?.x).toBeGreaterThan(third.x + third.width - 2)
      expect(Math.abs((drawn?.y ?? 0) - third.y)).toBeLessThan(2)
    })
    await expect(cells.nth(3)).toHaveClass(/block-divider/)
    await page.keyboard.press('Control+z')
    await editor.drag(editor.tile('divider'), cells.nth(3), { x: 0.1, y: 0.5 }, async () => {
      const [fourth, drawn] = [await boxOf(3), await line.boundingBox()]
      expect(drawn?.x).toBeLessThan(fourth.x + 2)
      expect(Math.abs((drawn?.y ?? 0) - fourth.y)).toBeLessThan(2)
    })
    await expect(cells.nth(3)).toHaveClass(/block-divider/)
    await page.keyboard.press('Control+z')
    await expect.poll(words).toEqual(['One', 'Two', 'Three', 'Four'])
  })

  await test.step('a span is a picture, for the device in the canvas, and one step', async () => {
    await cells.first().click()
    await settings.getByRole('button', { name: '2 of 3', exact: true }).click()
    await settings.getByRole('button', { name: '2 lines', exact: true }).click()
    const grid = await cells.first().evaluate((each) => each.parentElement?.clientWidth ?? 0)
    const [one, two, three] = await boxes()
    // A text is no wider than it reads well: where the next begins says what it takes.
    expect((two.left - one.left) / grid).toBeCloseTo(2 / 3, 1)
    expect(three.top).toBeGreaterThan(two.top)
    expect(three.left).toBe(two.left)
    await expect(page.getByRole('button', { name: /^Undo/ })).toHaveAccessibleName(/Height in the grid of Text to 2$/)
    await expectAccessible(page, 'cells of a grid', 'iframe')
  })

  await test.step('the settings of the grid: columns, gaps, a fixed number, and where blocks stand in their cells', async () => {
    const grid = editor.block('grid')
    await page.getByRole('navigation', { name: 'Ancestors' }).getByRole('button', { name: 'Grid' }).click()
    const columns = () =>
      grid.evaluate((each) => getComputedStyle(each).gridTemplateColumns.split(' ').filter(Boolean).length)
    const number = async (name: string, value: string) => {
      await settings.getByRole('spinbutton', { name, exact: true }).fill(value)
      await settings.getByRole('spinbutton', { name, exact: true }).press('Tab')
    }
    await number('Columns', '2')
    await expect.poll(columns).toBe(2)
    await number('Gap between columns', '60')
    await expect(grid).toHaveCSS('column-gap', '60px')
    await number('Gap between lines', '8')
    await expect(grid).toHaveCSS('row-gap', '8px')
    await number('Smallest width', '1200')
    await expect.poll(columns).toBe(1)
    await settings.getByRole('switch', { name: 'As many as fit' }).click()
    await expect.poll(columns).toBe(2)
    const across = settings.getByRole('group', { name: 'Horizontal alignment' })
    await across.locator('label', { hasText: 'End' }).click()
    await expect(grid).toHaveCSS('justify-items', 'end')
    await expect(across.locator('label', { hasText: 'End' }).locator('i')).toHaveCSS('align-items', 'end')
    await expectAccessible(page, 'settings of a grid', 'iframe')
    // How many steps these are depends on how quickly they were made.
    while (!(await page.getByRole('button', { name: /^Undo: .*Height in the grid/ }).isVisible())) {
      await page.keyboard.press('Control+z')
      await editor.nextPicture()
    }
    await expect.poll(columns).toBe(3)
    await cells.first().click()
  })

  await test.step('more columns than there are: all of them, and that is said', async () => {
    await page.getByRole('tab', { name: 'Mobile' }).click()
    await expect(settings.getByText('There is 1 column here: the block takes all of it.')).toBeVisible()
    await expect.poll(async () => new Set((await boxes()).map(({ width }) => width)).size).toBe(1)
    await page.getByRole('tab', { name: 'Desktop' }).click()
  })

  await editor.save()
  const canvas = await boxes()
  const { width } = await editor.frame.locator('html').evaluate((root) => ({ width: root.clientWidth }))
  await editor.update()
  const visitor = await page.context().newPage()
  for (const size of [width, 768, 390]) {
    await visitor.setViewportSize({ width: size, height: 900 })
    await visitor.goto(`${demo.url}/${slug}`)
    const overflow = await visitor.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, `${size}`).toBeLessThanOrEqual(0)
    if (size !== width) continue
    const shown = await visitor
      .locator('.block-grid > *')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width))
    expect(shown).toEqual(canvas.map((each) => each.width))
  }
  // The header of the demo has a script; the page itself needs none.
  expect(await visitor.locator('main [data-island]').count()).toBe(0)
})

test('a block stays in sight and answers to the pointer; the canvas shows both, and says what hinders it (issue 22)', async ({
  page,
  demo,
}) => {
  const editor = new EditorPage(page, demo)
  await demo.signIn(page)
  const column = (...children: readonly Tree[]) => tree('column', {}, ...children)
  const high = tree('spacer', { size: { desktop: { height: 1600, heightUnit: 'px' } } })
  const slug = await openWith(
    editor,
    'Stays',
    tree('button', { text: 'Press', href: '/' }),
    tree('row', { columns: 2 }, column(text('Contents')), column(high)),
  )
  const settings = page.getByRole('complementary', { name: 'Settings' })
  const look = settings.locator('.lookrow')
  const button = editor.block('button')
  const surface = button.locator('.button')
  const undo = page.getByRole('button', { name: /^Undo/ })
  const styleOf = (name: string) =>
    surface.evaluate((each, prop) => getComputedStyle(each).getPropertyValue(prop), name)

  const themeColour = (name: string) =>
    surface.evaluate((each, colour) => {
      const probe = each.ownerDocument.body.appendChild(each.ownerDocument.createElement('i'))
      probe.style.color = `var(--theme-${colour})`
      const shown = getComputedStyle(probe).color
      probe.remove()
      return shown
    }, name)
  const danger = await themeColour('danger')

  await test.step('hover is edited as it will look, and the usual look stays', async () => {
    await button.click({ position: { x: 4, y: 4 } })
    await look.getByText(/^Hover/).click()
    await settings.getByRole('button', { name: 'Large, 15 px' }).click()
    await settings.getByRole('spinbutton', { name: 'Move down' }).fill('-6')
    await settings.getByRole('spinbutton', { name: 'Move down' }).press('Tab')
    await expect.poll(() => styleOf('translate')).toBe('0px -6px')
    await expect.poll(() => styleOf('box-shadow')).toContain('15px')
    await expect(undo).toHaveAccessibleName('Undo: Change Hover move down of Button to -6')
    await settings.getByRole('button', { name: /^Background: / }).click()
    await page.getByRole('dialog', { name: 'Background' }).getByRole('button', { name: 'Danger' }).click()
    await page.keyboard.press('Escape')
    await expect.poll(() => styleOf('background-color')).toBe(danger)
    await expectAccessible(page, 'hover of a block', 'iframe')
    await look.getByText(/^Normal/).click()
    await expect.poll(() => styleOf('translate')).toBe('none')
  })

  await test.step('what stays in sight says until where, and what hinders it', async () => {
    const section = settings.locator('[data-section="Sticky"]')
    const around = (name: string) =>
      page.getByRole('navigation', { name: 'Ancestors' }).getByRole('button', { name, exact: true })
    await editor.block('text').click()
    await around('Column').click()
    await section.getByRole('button', { name: /^Sticky/ }).click()
    await section.getByRole('switch', { name: 'Stays in sight' }).click()
    await expect(section.getByText('It stays in sight until Columns ends.')).toBeVisible()
    // Stacked on a telephone it would cover what follows.
    await expect(section.getByText('Mobile keeps its own value: off.')).toBeVisible()
    await around('Container').click()
    await settings.getByLabel('Overflow').selectOption('hidden')
    await editor.block('text').click()
    await around('Column').click()
    await expect(section.getByText('because the overflow of Container is not visible')).toBeVisible()
    await section.getByRole('button', { name: 'Select Container' }).click()
    await settings.getByLabel('Overflow').selectOption('inherit')
    await editor.block('text').click()
    await around('Column').click()
    await section.getByRole('spinbutton', { name: 'From the top' }).fill('20')
    await section.getByRole('spinbutton', { name: 'From the top' }).press('Tab')
    await editor.frame.locator('html').evaluate((root) => root.scrollTo({ top: 700, behavior: 'instant' }))
    await expect
      .poll(() =>
        editor
          .block('column')
          .first()
          .evaluate((each) => Math.round(each.getBoundingClientRect().top)),
      )
      .toBe(20)
    await editor.frame.locator('html').evaluate((root) => root.scrollTo({ top: 0, behavior: 'instant' }))
  })

  await editor.save()
  await editor.update()
  const visitor = await page.context().newPage()
  await visitor.setViewportSize({ width: 1280, height: 800 })
  await visitor.goto(`${demo.url}/${slug}`)
  const seen = visitor.locator('main .block-button .button')
  const moved = () => seen.evaluate((each) => getComputedStyle(each).translate)
  expect(await moved()).toBe('none')
  const ground = () => seen.evaluate((each) => getComputedStyle(each).backgroundColor)
  expect(await ground()).not.toBe(danger)
  await seen.hover()
  await expect.poll(moved).toBe('0px -6px')
  await expect.poll(ground).toBe(danger)
  await visitor.mouse.move(0, 400)
  await expect.poll(moved).toBe('none')
  await expect.poll(ground).not.toBe(danger)
  await seen.focus()
  await visitor.keyboard.press('Shift+Tab')
  await visitor.keyboard.press('Tab')
  await expect.poll(moved).toBe('0px -6px')
  await visitor.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(moved).toBe('none')
  expect(await seen.evaluate((each) => getComputedStyle(each).boxShadow)).toContain('15px')

  // Below the header that stays, and only where its own row is.
  await visitor.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
  const column1 = visitor.locator('main .block-column').first()
  const header = await visitor.locator('body > header').boundingBox()
  const at = await column1.boundingBox()
  expect(header?.y).toBe(0)
  expect(Math.round((at?.y ?? 0) - (header?.height ?? 0))).toBe(20)

  await editor.call('GET', '/api/v1/auth/me/')
  const { id, contentRevision } = await editor.stored(slug)
  const hostile = contentOf(
    tree('wrapper', {}, tree('section', { hover: { desktop: { color: 'red}*{display:none' } } })),
  )
  await expect(
    editor.call('PUT', '/api/v1/admin/page/updatecontent/', { id, content: hostile, revision: contentRevision }),
  ).rejects.toThrow(/^page\.evaluate: Error: 4/)
})
