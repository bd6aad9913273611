import type { Page } from '@playwright/test'
import type { Demo } from '../../examples/demo/e2e/server.ts'
import { comparable, EditorPage, type StoredContent } from './editor-page.ts'
import { expect, test } from './test.ts'

const headline = 'Forty blocks'
/** What goes into each column. */
const inColumn = ['image', 'text', 'button'] as const

/** What builds the page: the same steps, each time as one kind of person takes them. */
interface Hands {
  readonly editor: EditorPage
  /** A section of three columns behind everything that is there; its section is selected. */
  layout(): Promise<void>
  /** A block into the first container, behind what is there. */
  intoFirst(type: string): Promise<void>
  /** A new container into the first section, behind what is there; it is selected. */
  anotherContainer(): Promise<void>
  /** The three blocks into a column of the last section, which is selected before and after. */
  fillColumn(at: number): Promise<void>
  write(words: string): Promise<void>
  /** Moves the selected block one place up. */
  up(): Promise<void>
  duplicateLastSection(): Promise<void>
  tag(): Promise<void>
  undoAndRedo(): Promise<void>
  save(): Promise<void>
}

/** Forty blocks beside the page itself, with a text that is written, moved and changed in the settings. */
async function build(hands: Hands): Promise<StoredContent> {
  const { editor } = hands
  await hands.intoFirst('text')
  await hands.write(headline)
  await hands.intoFirst('image')
  await hands.intoFirst('button')
  await hands.up()
  await hands.layout()
  for (const at of [0, 1, 2]) await hands.fillColumn(at)
  await hands.duplicateLastSection()
  await expect(editor.block('section')).toHaveCount(3)
  await hands.anotherContainer()
  await hands.intoFirst('text')
  await hands.intoFirst('image')
  await hands.intoFirst('button')
  await hands.intoFirst('text')
  await hands.tag()
  await hands.undoAndRedo()
  await hands.save()
  return editor.storedContent()
}

/** Mouse alone, but for the words of the text. */
function pointer(editor: EditorPage): Hands {
  const { page, frame, toolbar } = editor
  const sectionAt = (at: number) => editor.block('section').nth(at)
  const first = () => sectionAt(0).locator('.block-container').last()
  let isFirstEmpty = true
  const hands: Hands = {
    editor,
    layout: async () => {
      // On the margin of the page below the first section the page itself takes sections.
      await editor.drag(page.getByRole('button', { name: 'Section, 3 columns' }), page.locator('.dev__f'), {
        x: 0.5,
        y: 0.97,
      })
      await expect(editor.block('section')).toHaveCount(2)
    },
    intoFirst: async (type) => {
      const there = await first().locator('> [data-node]').count()
      if (isFirstEmpty && there === 0 && (await editor.block('container').count()) === 0) {
        await editor.drag(editor.tile('container'), sectionAt(0))
      }
      if (there === 0) await editor.drag(editor.tile(type), first())
      else {
        await first().locator('> [data-node]').last().click()
        await editor.tile(type).click()
      }
      await expect(first().locator('> [data-node]')).toHaveCount(there + 1)
      isFirstEmpty = false
    },
    anotherContainer: async () => {
      await first().click({ position: { x: 2, y: 2 } })
      await expect(toolbar).toHaveAttribute('aria-label', 'Container')
      await page.getByRole('button', { name: 'Add a block after' }).click()
      await page
        .getByRole('dialog', { name: 'Add to Section' })
        .getByRole('option', { name: 'Container', exact: true })
        .click()
      await expect(sectionAt(0).locator('.block-container')).toHaveCount(2)
    },
    fillColumn: async (at) => {
      const column = sectionAt(1).locator('.block-column').nth(at)
      for (const [index, type] of inColumn.entries()) {
        if (index === 0) await editor.drag(editor.tile(type), column)
        else await editor.tile(type).click()
      }
      await expect(column.locator('> [data-node]')).toHaveCount(inColumn.length)
    },
    write: (words) => editor.write(editor.block('text').first(), words),
    up: () => toolbar.getByRole('button', { name: 'Move up' }).click(),
    duplicateLastSection: async () => {
      await sectionAt(1).click({ position: { x: 2, y: 2 } })
      await expect(toolbar).toHaveAttribute('aria-label', 'Section')
      await toolbar.getByRole('button', { name: 'Duplicate' }).click()
    },
    tag: async () => {
      await frame.getByText(headline).click()
      await page.getByRole('complementary', { name: 'Settings' }).getByLabel('Tag').selectOption('h2')
      await expect(frame.getByRole('heading', { name: headline, level: 2 })).toBeVisible()
    },
    undoAndRedo: async () => {
      await page.getByRole('button', { name: /^Undo/ }).click()
      await expect(frame.getByRole('heading', { name: headline })).toHaveCount(0)
      await page.getByRole('button', { name: /^Redo/ }).click()
      await expect(frame.getByRole('heading', { name: headline })).toBeVisible()
    },
    save: () => editor.save(),
  }
  return hands
}

/** Never a pointer: the palette's search, arrows, Tab and shortcuts. */
function keyboard(editor: EditorPage): Hands {
  const { page, frame, toolbar } = editor
  const { keyboard: keys } = page
  const search = page.getByRole('textbox', { name: 'Search blocks' })
  const canvas = page.locator('iframe')
  const isInCanvas = () => canvas.evaluate((each) => each === document.activeElement)
  const toCanvas = async () => {
    for (let region = 0; region < 5 && !(await isInCanvas()); region += 1) await keys.press('F6')
    await expect(canvas).toBeFocused()
  }
  const add = async (words: string) => {
    if (!(await search.evaluate((field) => field === document.activeElement))) await keys.press('/')
    await expect(search).toBeFocused()
    await keys.type(words)
    await keys.press('Enter')
    await expect(search).toHaveValue('')
  }
  /** From the top of the page down to a block; the arrows go in the order of the page. */
  const goTo = async (steps: number, name: string) => {
    await toCanvas()
    for (let step = 0; step < 45; step += 1) await keys.press('ArrowUp')
    for (let step = 0; step < steps; step += 1) await keys.press('ArrowDown')
    await expect(toolbar).toHaveAttribute('aria-label', name)
  }
  /** Blocks of the first section that stand above its last one. */
  let inFirst = 0
  return {
    editor,
    layout: async () => {
      await goTo(1, 'Section')
      await add('section, 3')
      await expect(editor.block('section')).toHaveCount(2)
    },
    intoFirst: async (type) => {
      if (inFirst === 0) {
        await goTo(1, 'Section')
        await add('container')
        inFirst = 1
      }
      const here = await toolbar.getAttribute('aria-label')
      if (here === 'Section' || here === null) throw new Error('Nothing of the first container is selected.')
      await add(type)
      inFirst += 1
    },
    anotherContainer: async () => {
      await goTo(2, 'Container')
      await keys.press('Control+Alt+y')
      const list = page.getByRole('dialog', { name: 'Add to Section' })
      await list.getByRole('combobox').waitFor()
      await keys.type('container')
      await keys.press('Enter')
      await expect(list).toHaveCount(0)
      await expect(editor.block('section').first().locator('.block-container')).toHaveCount(2)
    },
    fillColumn: async (at) => {
      await toCanvas()
      // From the section down to its first column, then each time to what comes next.
      for (let step = 0; step < (at === 0 ? 3 : 1); step += 1) await keys.press('ArrowDown')
      await expect(toolbar).toHaveAttribute('aria-label', 'Column')
      for (const type of inColumn) await add(type)
    },
    write: async (words) => {
      await toCanvas()
      await keys.press('Enter')
      await frame.locator('[contenteditable=true]').waitFor()
      await keys.type(words)
      await keys.press('Escape')
      await expect(editor.block('text')).toHaveText(words)
    },
    up: async () => {
      await toCanvas()
      await keys.press('Alt+ArrowUp')
    },
    duplicateLastSection: async () => {
      await toCanvas()
      for (let level = 0; level < 4; level += 1) await keys.press('Escape')
      await expect(toolbar).toHaveAttribute('aria-label', 'Section')
      await keys.press('Control+d')
    },
    tag: async () => {
      await goTo(3, 'Text')
      await keys.press('F6')
      const tag = page.getByRole('complementary', { name: 'Settings' }).getByLabel('Tag')
      const isThere = () => tag.evaluate((field) => field === document.activeElement)
      for (let step = 0; step < 40 && !(await isThere()); step += 1) await keys.press('Tab')
      await expect(tag).toBeFocused()
      await keys.type('h2')
      await expect(frame.getByRole('heading', { name: headline, level: 2 })).toBeVisible()
    },
    undoAndRedo: async () => {
      await keys.press('Control+z')
      await expect(frame.getByRole('heading', { name: headline })).toHaveCount(0)
      await keys.press('Control+Shift+z')
      await expect(frame.getByRole('heading', { name: headline })).toBeVisible()
    },
    save: async () => {
      await keys.press('Control+s')
      await editor.saved()
    },
  }
}

async function built(page: Page, demo: Demo, title: string, hands: (editor: EditorPage) => Hands) {
  return build(hands(await EditorPage.onNewPage(page, demo, title)))
}

test('EDIT-001, EDIT-033, EDIT-042 a pointer and a keyboard alone build the same page of forty blocks, with the same JSON', async ({
  page,
  demo,
}) => {
  const byPointer = await built(page, demo, 'Forty by pointer', pointer)
  const byKeyboard = await built(page, demo, 'Forty by keyboard', keyboard)
  expect(Object.keys(byPointer.nodes)).toHaveLength(41)
  expect(comparable(byKeyboard)).toEqual(comparable(byPointer))
})
