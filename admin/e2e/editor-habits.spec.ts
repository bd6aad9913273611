import { encodeContent } from '@ashlar/sdk/server'
import { EditorPage } from './editor-page.ts'
import { expect, expectAccessible, test } from './test.ts'

type Nodes = Record<string, { type: string; parent: string | null; children: string[]; [more: string]: unknown }>

/** A section with two containers: three texts in the first, nothing in the second. */
function contentOf(): { rootNodeId: string; nodes: Nodes } {
  const node = (type: string, parent: string | null, children: string[], props = {}) => ({
    type,
    version: 1,
    props,
    parent,
    children,
  })
  const text = (words: string) => node('text', 'c', [], { text: words, padding: { desktop: { top: 4, bottom: 4 } } })
  return {
    rootNodeId: 'root',
    nodes: {
      root: node('wrapper', null, ['s']),
      s: node('section', 'root', ['c', 'e']),
      c: node('container', 's', ['a', 'b', 'd']),
      e: node('container', 's', []),
      a: text('Hemp'),
      b: text('Flax'),
      d: text('Jute'),
    },
  }
}

async function openWith(content: unknown, title: string, ...[page, demo]: ConstructorParameters<typeof EditorPage>) {
  const editor = new EditorPage(page, demo)
  await demo.signIn(page)
  const { id, slug, contentRevision } = await editor.createPage(title)
  await editor.call('PUT', '/api/v1/admin/page/updatecontent/', {
    id,
    content: encodeContent(content as never),
    revision: contentRevision,
  })
  await editor.open(slug)
  return editor
}

const wordsIn = (editor: EditorPage, id: string) =>
  editor.frame.locator(`[data-node="${id}"] .block-text`).allTextContents()

test('GEN-002, EDIT-042 working habits: several at once, copy, cut and paste across tabs, styles, menu, lock, history, command menu', async ({
  page,
  demo,
}) => {
  const editor = await openWith(contentOf(), 'Habits', page, demo)
  const { keyboard } = page
  const node = (id: string) => editor.frame.locator(`[data-node="${id}"]`)
  const undo = page.getByRole('button', { name: /^Undo/ })

  // The tools of a block lie on no text of its neighbours; those are clicked through nothing.
  await node('b').click()
  await expect(editor.toolbar).toBeVisible()
  await editor.nextPicture()
  const covered = await page.evaluate(() => {
    const frame = document.querySelector<HTMLIFrameElement>('iframe[title="Page in the editor"]')
    const inner = frame?.contentDocument
    if (!frame || !inner) throw new Error('The page is not there.')
    const { left, top, width } = frame.getBoundingClientRect()
    const scale = width / frame.clientWidth
    return ['a', 'd'].map((id) => {
      const range = inner.createRange()
      range.selectNodeContents(inner.querySelector(`[data-node="${id}"]`) ?? inner.body)
      const { x, y, width: long, height } = range.getBoundingClientRect()
      const points = [0.05, 0.5, 0.95].map((share) => [
        left + (x + Math.min(long, 60) * share) * scale,
        top + (y + height / 2) * scale,
      ])
      return points.filter(([px = 0, py = 0]) => document.elementFromPoint(px, py) !== frame).length
    })
  })
  expect(covered).toEqual([0, 0])

  // Ctrl adds, Shift takes the range; the toolbar speaks of all of them.
  await node('a').click()
  await node('d').click({ modifiers: ['Shift'] })
  await expect(editor.toolbar).toHaveAttribute('aria-label', '3 blocks')
  await node('b').click({ modifiers: ['ControlOrMeta'] })
  await expect(editor.toolbar).toHaveAttribute('aria-label', '2 blocks')
  await keyboard.press('Alt+ArrowUp')
  await keyboard.press('Control+d')
  await expect(node('c').locator('.block-text')).toHaveText(['Hemp', 'Hemp', 'Flax', 'Jute', 'Jute'])
  await expect(undo).toHaveAccessibleName('Undo: Duplicate 2 blocks')
  await keyboard.press('Control+z')
  await expect(node('c').locator('.block-text')).toHaveCount(3)
  await expect(editor.toolbar).toHaveAttribute('aria-label', '2 blocks')

  // By keyboard alone: walk, extend, all beside it.
  await node('a').click()
  await keyboard.press('Shift+ArrowDown')
  await expect(editor.toolbar).toHaveAttribute('aria-label', '2 blocks')
  await keyboard.press('Shift+ArrowUp')
  await expect(editor.toolbar).toHaveAttribute('aria-label', 'Text')
  await keyboard.press('Control+a')
  await expect(editor.toolbar).toHaveAttribute('aria-label', '3 blocks')

  // One block is wrapped by the menu, and unwrapped by keys.
  const words = node('c').locator('.block-text')
  await node('b').click()
  await node('b').click({ button: 'right' })
  await page.getByRole('menuitem', { name: /^Group/ }).click()
  await expect(editor.toolbar).toHaveAttribute('aria-label', 'Container')
  await expect(undo).toHaveAccessibleName('Undo: Group Text')
  await expect(node('c').locator('.block-container .block-text')).toHaveText(['Flax'])
  await expect(words).toHaveText(['Hemp', 'Flax', 'Jute'])
  await keyboard.press('Control+Shift+g')
  await expect(node('c').locator('.block-container')).toHaveCount(0)
  await expect(words).toHaveText(['Hemp', 'Flax', 'Jute'])

  // Two of them get a container of their own, and leave it again; as they look, nothing moves.
  const tops = () => words.evaluateAll((texts) => texts.map((each) => Math.round(each.getBoundingClientRect().top)))
  const before = await tops()
  await node('a').click()
  await keyboard.press('Shift+ArrowDown')
  await keyboard.press('Control+g')
  await expect(editor.toolbar).toHaveAttribute('aria-label', 'Container')
  await expect(node('c').locator('.block-container .block-text')).toHaveText(['Hemp', 'Flax'])
  expect(await tops()).toEqual(before)
  await keyboard.press('Control+Shift+g')
  await expect(node('c').locator('.block-container')).toHaveCount(0)
  await expect(undo).toHaveAccessibleName('Undo: Ungroup Container')
  await expect(editor.toolbar).toHaveAttribute('aria-label', '2 blocks')
  await keyboard.press('Control+a')

  // What is changed of one look is changed of all three; each keeps what else it has.
  const settings = page.getByRole('complementary', { name: 'Settings' })
  const paddings = () => words.evaluateAll((texts) => texts.map((each) => getComputedStyle(each).padding))
  await expect(settings).toContainText('The look of 3 blocks changes together.')
  await settings.getByRole('spinbutton', { name: 'Padding top' }).fill('9')
  await keyboard.press('Enter')
  await expect.poll(paddings).toEqual(['9px 0px 4px', '9px 0px 4px', '9px 0px 4px'])
  await expect(undo).toHaveAccessibleName('Undo: Change Padding top of 3 blocks to 9')
  await undo.click()
  await expect.poll(paddings).toEqual(['4px 0px', '4px 0px', '4px 0px'])
  await node('a').click()
  await keyboard.press('Control+a')

  // Cut here, paste in another tab of another page; copies have ids of their own.
  await keyboard.press('Control+x')
  await expect(node('c').locator('.block-text')).toHaveCount(0)
  const tab = await page.context().newPage()
  const second = new EditorPage(tab, demo)
  await second.open((await editor.createPage('Second')).slug)
  await second.drag(second.tile('container'), second.block('section').first())
  await second.block('container').click({ position: { x: 4, y: 4 } })
  await tab.keyboard.press('Control+v')
  await expect(second.block('text')).toHaveText(['Hemp', 'Flax', 'Jute'])
  await second.save()
  expect(Object.keys((await second.storedContent()).nodes)).not.toContain('a')
  // What stands in a text that is edited is the text's.
  await second.block('text').first().dblclick()
  await second.frame.locator('[contenteditable=true]').waitFor()
  await tab.keyboard.press('Control+a')
  await tab.keyboard.type('Sisal')
  await tab.keyboard.press('Control+a')
  await tab.keyboard.press('Control+c')
  await tab.keyboard.press('Escape')
  await tab.keyboard.press('Control+v')
  // Its words become a text of their own.
  await expect(second.block('textbox')).toHaveText('Sisal')
  await expect(second.block('text')).toHaveCount(3)
  await tab.close()
  await page.bringToFront()
  await keyboard.press('Control+z')
  expect(await wordsIn(editor, 'c')).toEqual(['Hemp', 'Flax', 'Jute'])

  // The menu of the second mouse button does what keys do; a style goes over to another block.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await node('b').click()
  await node('a').click({ button: 'right' })
  const menu = page.getByRole('menu')
  await expect(menu.getByRole('menuitem', { name: /^Move to…/ })).toBeEnabled()
  await menu.getByRole('menuitem', { name: /^Copy/ }).click()
  await node('e').click({ button: 'right' })
  await menu.getByRole('menuitem', { name: /^Paste Ctrl V/ }).click()
  await expect(node('e').locator('.block-text')).toHaveText('Hemp')
  await node('e').click({ position: { x: 3, y: 3 } })
  await keyboard.press('Control+Alt+v')
  await expect.poll(() => node('e').evaluate((element) => getComputedStyle(element).paddingTop)).toBe('4px')

  // "Move to…" is the way without a drag (WCAG 2.5.7).
  await node('a').click()
  await keyboard.press('Alt+m')
  const places = page.getByRole('dialog')
  await places
    .getByRole('radio', { name: /Container/ })
    .last()
    .check()
  await places.getByRole('combobox', { name: 'Position' }).selectOption('At the start')
  await places.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(node('e').locator('.block-text')).toHaveText(['Hemp', 'Hemp'])

  // A locked block keeps as it is, and says so.
  await node('b').click()
  await keyboard.press('Control+Shift+l')
  await expect(settings.getByText('Locked. This block cannot be changed.')).toBeVisible()
  await expect(settings.getByLabel('Tag')).toBeDisabled()
  await keyboard.press('Enter')
  await expect(editor.frame.locator('[contenteditable=true]')).toHaveCount(0)
  await expect(editor.toolbar.getByRole('button', { name: 'Remove' })).toBeDisabled()
  await keyboard.press('Alt+ArrowDown')
  await expect(page.getByText('This block is locked.').first()).toBeVisible()
  await editor.toolbar.getByRole('button', { name: 'Unlock' }).click()

  // The plus opens a list of what fits there; typed words and Enter put it in; so does / in an empty text.
  await node('b').click()
  await page.getByRole('button', { name: 'Add a block after' }).click()
  const inserter = page.getByRole('dialog', { name: 'Add to Container' })
  await expect(inserter.getByRole('option', { name: 'Section', exact: true })).toHaveCount(0)
  await keyboard.type('button')
  await keyboard.press('Enter')
  await expect(node('c').locator('.block-button')).toHaveCount(1)
  await node('d').dblclick()
  await editor.frame.locator('[contenteditable=true]').waitFor()
  await keyboard.press('Backspace')
  await keyboard.press('/')
  await inserter.getByRole('combobox').fill('image')
  await keyboard.press('Enter')
  await expect(node('d')).toHaveCount(0)
  await expect(node('c').locator('.block-image')).toHaveCount(1)
  await keyboard.press('Control+z')
  await expect(node('d')).toHaveText('')
  for (let back = 0; back < 2; back++) await keyboard.press('Control+z')
  await expect(node('d')).toHaveText('Jute')

  // A text that was added just now takes what is typed, wherever it was added from.
  await editor.tile('text').click()
  await keyboard.type('Coir')
  await expect(
    node('c')
      .locator('.block-text')
      .filter({ hasText: /^Coir$/ }),
  ).toHaveCount(1)
  await keyboard.press('Escape')
  // A click on the path keeps the keys for the page.
  await page.getByRole('navigation', { name: 'Ancestors' }).getByRole('button').last().click()
  await keyboard.press('Control+d')
  await expect(
    node('c')
      .locator('.block-text')
      .filter({ hasText: /^Coir$/ }),
  ).toHaveCount(2)
  // So does a click on the zoom.
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await keyboard.press('Control+d')
  await expect(
    node('c')
      .locator('.block-text')
      .filter({ hasText: /^Coir$/ }),
  ).toHaveCount(3)
  await page.getByRole('button', { name: /^Zoom \d+%/ }).click()
  await expect(async () => {
    await keyboard.press('Control+z')
    await expect(node('c').locator('.block-text')).toHaveText(['Flax', 'Jute'], { timeout: 300 })
  }).toPass()

  // The command menu offers the same, with the editor's name.
  await node('b').click()
  await keyboard.press('Control+k')
  const commands = page.getByRole('dialog', { name: 'Command menu' })
  await commands.getByRole('combobox').fill('dupl')
  await commands.getByRole('option', { name: /^Duplicate/ }).click()
  await expect(node('c').locator('.block-text')).toHaveText(['Flax', 'Flax', 'Jute'])

  // Every step has a name; a click goes back to any of them.
  await page.getByRole('button', { name: 'History' }).click()
  const steps = page.getByRole('list', { name: 'History' })
  await expect(steps.getByRole('button').first()).toHaveText('Duplicate Text')
  await expect(steps).toContainText('Paste style to Container')
  await expectAccessible(page, 'editor with steps', 'iframe')
  await steps.getByRole('button', { name: 'Start' }).click()
  await expect(node('c').locator('.block-text')).toHaveText(['Hemp', 'Flax', 'Jute'])
  await expect(page.locator('[data-save]')).toHaveAttribute('data-save', 'saved')
})

test('layers: thousands of rows draw only those in sight; they are dragged, chosen by range, renamed, folded and reached by keys', async ({
  page,
  demo,
}) => {
  const content = contentOf()
  const many = Array.from({ length: 1500 }, (_, at) => `t${at}`)
  content.nodes['e'] = { ...content.nodes['e'], type: 'container', parent: 's', children: many }
  for (const [at, id] of many.entries()) {
    content.nodes[id] = { type: 'text', version: 1, props: { text: `Line ${at}` }, parent: 'e', children: [] }
  }
  const editor = await openWith(content, 'Layers', page, demo)
  const { keyboard } = page
  // What is added far below comes into view.
  await editor.tile('text').click()
  await expect(editor.frame.locator('[data-node="e"] .block-text').last()).toBeInViewport()
  await keyboard.press('Control+z')
  await page.getByRole('tab', { name: 'Layers' }).click()
  const tree = page.getByRole('tree', { name: 'Layers' })
  const row = (id: string) => tree.locator(`[data-layer="${id}"]`)
  await expect(row('a')).toBeVisible()
  expect(await tree.getByRole('treeitem').count()).toBeLessThan(80)
  await expect(row('b')).toHaveAttribute('aria-posinset', '2')
  await expect(row('b')).toHaveAttribute('aria-setsize', '3')

  // By pointer: below the last, then into the other container.
  await editor.drag(row('a'), row('d'), { x: 0.5, y: 0.9 }, async () => {
    await expect(row('d')).toHaveAttribute('data-drop', 'after')
  })
  expect(await wordsIn(editor, 'c')).toEqual(['Flax', 'Jute', 'Hemp'])
  await row('e').getByRole('button', { name: 'Collapse', exact: true }).click()
  await editor.drag(row('d'), row('e'), { x: 0.5, y: 0.5 })
  expect(await wordsIn(editor, 'c')).toEqual(['Flax', 'Hemp'])
  // What was moved is shown, fifteen hundred rows down.
  await row('d').click()
  await keyboard.press('Home')
  await expect(row('s')).toBeFocused()
  // A refused place says why and leaves the tree as it is.
  await editor.drag(row('b'), row('s'), { x: 0.5, y: 0.1 })
  await expect(page.getByText(/accepts sections only/i).first()).toBeVisible()

  // By keyboard: range, move, rename, to the last of all.
  await row('b').click()
  await keyboard.press('Shift+ArrowDown')
  await expect(tree.locator('[aria-selected=true]')).toHaveCount(2)
  await keyboard.press('ArrowUp')
  await keyboard.press('Alt+ArrowDown')
  expect(await wordsIn(editor, 'c')).toEqual(['Hemp', 'Flax'])
  await keyboard.press('F2')
  await keyboard.type('Second line')
  await keyboard.press('Enter')
  await expect(row('b')).toHaveText('Second line')
  await expect(row('b')).toBeFocused()
  // Escape leaves it; empty it has its own again, told by its text; and each is one step back.
  await row('b').dblclick()
  await keyboard.type('Third')
  await keyboard.press('Escape')
  await expect(row('b')).toHaveText('Second line')
  await keyboard.press('F2')
  await keyboard.press('Delete')
  await keyboard.press('Enter')
  await expect(row('b')).toHaveText('Flax')
  await keyboard.press('F2')
  await keyboard.press('Enter')
  await expect(row('b')).toHaveText('Flax')
  await keyboard.press('Control+z')
  await expect(row('b')).toHaveText('Second line')
  await row('e').click()
  await keyboard.press('ArrowRight')
  await keyboard.press('End')
  await expect(row('d')).toBeFocused()
  await expect(row('d')).toHaveAttribute('aria-selected', 'true')
  await expect(row('a')).toHaveCount(0)
  await page.getByRole('textbox', { name: 'Find a layer' }).fill('line 1499')
  await expect(tree.getByRole('treeitem')).toHaveText('Line 1499')
  await keyboard.press('Enter')
  await expect(editor.frame.locator('[data-node="t1499"]')).toBeInViewport()
  await expect(editor.toolbar).toBeVisible()
})
