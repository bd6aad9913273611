// The first pages of two websites, made from nothing: what a person does, counted, and what visitors then see.
import { type BlockCatalogue, sameJson } from '@ashlar/sdk'
import type { Page } from '@playwright/test'
import { blocksOfDemo } from '../../examples/demo/e2e/hostile/blocks-of-demo.ts'
import { comparable, EditorPage, type StoredContent } from './editor-page.ts'
import { Effort } from './effort.ts'
import { expectSameAsPublished } from './same-as-published.ts'
import { expect, test } from './test.ts'
import { pressOn, typeInto } from './with-keys.ts'

interface LandingPage {
  readonly title: string
  /** Titles of patterns, from top to bottom. */
  readonly patterns: readonly string[]
  /** Words of the patterns, and those that take their place, from top to bottom. */
  readonly words: readonly (readonly [pattern: string, own: string])[]
}

const restaurant: LandingPage = {
  title: 'Osteria Luna',
  patterns: ['Words beside a picture', 'Menu in two columns', 'Selected works', 'Opening hours', 'A quiet line'],
  words: [
    ['Say what you do in one clear line', 'Supper under the moon'],
    [
      'Two sentences for somebody who has never heard',
      'Nine tables, one oven and what the boats brought in this morning.',
    ],
  ],
}

const software: LandingPage = {
  title: 'Tidewater',
  patterns: [
    ...['Centred above a wide picture', 'A quiet row', 'Three points with icons', 'Three plans'],
    ...['Three cards with stars', 'Centred in colour'],
  ],
  words: [
    ['Say what you do in one clear line', 'Know the water before it rises'],
    ['On time', 'Every ten minutes'],
    ['Shall we have a look at it together?', 'Try it at your own harbour'],
  ],
}

/**
 * The steps that the same page takes without patterns. They are worked out from the page that came of it, as the least that
 * they could be: each block is put in by one step, unless it comes along with the block around it; each setting that is not
 * as a new block has it takes one step a device, however many numbers it holds; and each text and setting of an item takes
 * one. No step is counted to find a block, to open settings, to choose a device or to put right what was wrong.
 */
function stepsBlockByBlock({ nodes }: StoredContent, catalogue: BlockCatalogue): number {
  return Object.values(nodes).reduce((sum, { type, props, children }) => {
    const block = catalogue.get(type)
    if (!block) throw new Error(`There is no block of the type ${type}.`)
    const { childCount, initial, initialChildren } = block
    const own = Object.entries(props).filter(([name]) => name !== childCount?.prop)
    const changes = own.reduce((count, [name, value]) => count + changesOf(value, initial[name]), 0)
    const putIn = childCount ? 0 : Math.max(0, children.length - initialChildren.length)
    return sum + putIn + changes
  }, 0)
}

function changesOf(value: unknown, fresh: unknown): number {
  if (Array.isArray(value)) return value.reduce((sum, item) => sum + membersOf(item), 0)
  if (typeof value !== 'object' || value === null) return value === fresh ? 0 : 1
  const before: object = typeof fresh === 'object' && fresh !== null ? fresh : {}
  return Object.entries(value).filter(([device, each]) => !sameJson(each, Reflect.get(before, device))).length
}

const membersOf = (item: unknown): number =>
  typeof item === 'object' && item !== null ? Object.keys(item).filter((name) => name !== 'id').length : 1

const sections = (editor: EditorPage) => editor.block('wrapper').locator('> *')
const tileOf = (page: Page, title: string) =>
  page.locator('[data-pattern]').getByRole('button').filter({ hasText: title }).first()
const previewOf = (page: Page, title: string) =>
  page.locator('[data-pattern]').filter({ hasText: title }).first().locator('.patpv')
const wordsOf = (editor: EditorPage, words: string) => editor.frame.locator('#canvas').getByText(words).first()
const more = (page: Page) => page.getByRole('button', { name: 'Status, checks and links' })
/** Patterns come with links to pages that this website does not have, and the checks say so. */
const publishNow = (page: Page) => page.getByRole('button', { name: /^Publish (now|anyway)$/ })

/** Mouse alone, but for the words. */
async function byMouse(editor: EditorPage, effort: Effort, { title, patterns, words }: LandingPage): Promise<void> {
  const { page } = editor
  await page.goto(`${editor.demo.url}/admin/pages/new`)
  await effort.fill(page.getByLabel('Title*'), title)
  await effort.click(page.getByRole('button', { name: 'Create page' }))
  await effort.click(page.getByRole('link', { name: 'Open editor' }))
  await editor.ready()
  await effort.click(page.getByRole('button', { name: 'Start with a pattern' }))
  for (const [at, each] of patterns.entries()) {
    await tileOf(page, each).scrollIntoViewIfNeeded()
    // One that comes moves what stands below it.
    await expect(previewOf(page, each)).toHaveAttribute('data-ready', 'true')
    await effort.click(tileOf(page, each))
    await expect(sections(editor)).toHaveCount(at + 1)
  }
  for (const [before, after] of words) {
    await effort.doubleClick(wordsOf(editor, before))
    await editor.frame.locator('[contenteditable=true]').waitFor()
    await page.keyboard.type(after)
    await expect(wordsOf(editor, after)).toBeVisible()
  }
}

async function published(editor: EditorPage, effort: Effort): Promise<void> {
  const { page } = editor
  await effort.click(page.getByRole('button', { name: 'Save', exact: true }))
  await editor.saved()
  await effort.click(more(page))
  await effort.click(publishNow(page))
  await expect(page.locator('.ed__bar .badge')).toHaveText('Published')
}

test('a restaurant: by the mouse alone, without CSS, in less than half of the steps; the canvas is what visitors get (issue 22)', async ({
  page,
  demo,
}) => {
  const effort = new Effort()
  const editor = new EditorPage(page, demo)
  await demo.signIn(page)
  await byMouse(editor, effort, restaurant)
  const settings = page.getByRole('complementary', { name: 'Settings' })

  await test.step('the words get more room, and a colour of the website', async () => {
    await effort.click(wordsOf(editor, 'Supper under the moon'))
    await effort.click(settings.getByRole('button', { name: /^Colour: / }).first())
    await effort.click(
      page.getByRole('dialog', { name: 'Colour' }).getByRole('button', { name: 'Primary', exact: true }),
    )
    const border = page.getByRole('slider', { name: 'Border between columns 1 and 2' })
    // A press on the page closes the colours, also where it hits what is selected.
    effort.clicks += 1
    await editor
      .block('column')
      .first()
      .click({ position: { x: 2, y: 2 } })
    await expect(page.getByRole('dialog', { name: 'Colour' })).toBeHidden()
    const [from, row] = [await border.boundingBox(), await editor.block('row').first().boundingBox()]
    if (!from || !row) throw new Error('There is no border between the columns.')
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
    await page.mouse.down()
    await page.mouse.move(from.x + from.width / 2 + row.width / 12, from.y + from.height / 2, { steps: 4 })
    effort.clicks += 1
    await page.mouse.up()
    await expect(border).toHaveAttribute('aria-valuetext', '7 of 12')
  })
  await published(editor, effort)
  const content = await editor.storedContent()
  expect(JSON.stringify(content)).not.toContain('customCss')
  expect(effort.total).toBeLessThanOrEqual(stepsBlockByBlock(content, await blocksOfDemo()) / 2)
  await expectSameAsPublished(editor)
})

test('a service on the web: by the mouse and by the keyboard alone it is the same page, and what visitors get (issue 22)', async ({
  page,
  demo,
}) => {
  const effort = new Effort()
  const editor = new EditorPage(page, demo)
  await demo.signIn(page)
  await byMouse(editor, effort, software)
  await published(editor, effort)
  const content = await editor.storedContent()
  expect(JSON.stringify(content)).not.toContain('customCss')
  expect(effort.total).toBeLessThanOrEqual(stepsBlockByBlock(content, await blocksOfDemo()) / 2)
  await expectSameAsPublished(editor)

  await test.step('nobody touches the mouse', async () => {
    await page.goto(`${demo.url}/admin/pages/new`)
    await typeInto(page, page.getByLabel('Title*'), 'Tidewater by keyboard')
    await pressOn(page, page.getByRole('button', { name: 'Create page' }))
    await pressOn(page, page.getByRole('link', { name: 'Open editor' }))
    await editor.ready()
    await pressOn(page, page.getByRole('button', { name: 'Start with a pattern' }))
    const search = page.getByRole('textbox', { name: 'Search patterns' })
    for (const [at, each] of software.patterns.entries()) {
      await expect(search).toBeFocused()
      await page.keyboard.type(each)
      await expect(tileOf(page, each)).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(sections(editor)).toHaveCount(at + 1)
      await expect(search).toHaveValue('')
    }
    for (const [before, after] of software.words) {
      await page.keyboard.press('Control+f')
      const find = page.getByRole('search', { name: 'Find on the page' })
      await expect(find.getByRole('textbox').first()).toBeFocused()
      await page.keyboard.type(before)
      await expect(find.getByRole('status')).toHaveText('1 match')
      await page.keyboard.press('Enter')
      await page.keyboard.press('Escape')
      await page.keyboard.press('Enter')
      await editor.frame.locator('[contenteditable=true]').waitFor()
      await page.keyboard.press('Control+a')
      await page.keyboard.type(after)
      await page.keyboard.press('Escape')
    }
    await page.keyboard.press('Control+s')
    await editor.saved()
    await pressOn(page, more(page))
    await pressOn(page, publishNow(page))
    await expect(page.locator('.ed__bar .badge')).toHaveText('Published')
    expect(comparable(await editor.storedContent())).toEqual(comparable(content))
  })
})

test('a page without a heading of its own has its title in the canvas as visitors get it (issue 22)', async ({
  page,
  demo,
}) => {
  const words = { type: 'text', props: { text: 'Nine tables and one oven.' } }
  const editor = await EditorPage.onPageWith(page, demo, 'Where we are', words)
  await editor.call('PUT', '/api/v1/admin/pages/', { id: (await editor.stored()).id, status: 'published' })
  await expectSameAsPublished(editor)
})
