// The first pages of two websites, made from nothing: what a person does, counted, and what visitors then see.
import type { Page } from '@playwright/test'
import { comparable, EditorPage, type StoredContent } from './editor-page.ts'
import { Effort } from './effort.ts'
import { differingShare } from './same-pixels.ts'
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
 * What the same page asks for block by block, at the least: each block is put in, and each text and setting that differs
 * from a new block's is made once.
 */
function stepsBlockByBlock({ nodes }: StoredContent): number {
  const leaves = (value: unknown): number =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).reduce((sum, [name, each]) => sum + (name === 'id' ? 0 : leaves(each)), 0)
      : 1
  return Object.values(nodes).reduce((sum, { props }) => sum + 1 + leaves(props), 0)
}

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

/** As far as their pixels go, the page in the canvas is the page that visitors get, on each kind of device. */
async function expectSameAsPublished(editor: EditorPage): Promise<void> {
  const { page, frame, demo } = editor
  const before = page.viewportSize()
  const width = page.getByRole('spinbutton', { name: 'Width of the page' })
  const visitor = await page.context().browser()?.newPage({ reducedMotion: 'reduce' })
  if (!visitor) throw new Error('There is no browser for a visitor.')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const wide of [1440, 768, 390]) {
    await visitor.setViewportSize({ width: wide, height: 1000 })
    await visitor.goto(`${demo.url}/${editor.slug}`)
    const whole = visitor.locator('main .block-wrapper').first()
    const tall = Math.ceil((await whole.boundingBox())?.height ?? 0)
    expect(tall).toBeGreaterThan(1000)
    // First, as the field follows the window as long as no width is chosen.
    await width.fill(String(wide))
    // All of it fits into the canvas, at its own size.
    await page.setViewportSize({ width: 2400, height: tall + 1200 })
    const canvas = editor.block('wrapper').first()
    await expect.poll(async () => Math.ceil((await canvas.boundingBox())?.width ?? 0)).toBe(wide)
    await frame.locator('html').evaluate(drawn)
    await visitor.locator('html').evaluate(drawn)
    const pictures = [
      await canvas.screenshot({ animations: 'disabled' }),
      await whole.screenshot({ animations: 'disabled' }),
    ]
    const [inCanvas = Buffer.alloc(0), live = Buffer.alloc(0)] = pictures
    expect(await differingShare(page, inCanvas, live), `${editor.slug} at ${wide} pixels`).toBeLessThan(0.01)
  }
  await visitor.close()
  await page.setViewportSize(before ?? { width: 1440, height: 900 })
}

/** Once fonts and pictures have come, those further down too. */
async function drawn(html: HTMLElement): Promise<void> {
  const { ownerDocument: page } = html
  await page.fonts.ready
  const pictures = [...page.images].map((picture) => {
    picture.loading = 'eager'
    return picture.decode().catch(() => undefined)
  })
  await Promise.all(pictures)
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
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
    await page.keyboard.press('Escape')
    effort.clicks += 1
    const border = page.getByRole('slider', { name: 'Border between columns 1 and 2' })
    await editor
      .block('column')
      .first()
      .click({ position: { x: 2, y: 2 } })
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
  expect(effort.total).toBeLessThanOrEqual(stepsBlockByBlock(content) / 2)
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
  expect(effort.total).toBeLessThanOrEqual(stepsBlockByBlock(content) / 2)
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
