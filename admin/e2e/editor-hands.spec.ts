import type { Locator, Page } from '@playwright/test'
import { EditorPage, type NewBlock } from './editor-page.ts'
import { expect, test } from './test.ts'

const text = (words: string): NewBlock => ({
  type: 'text',
  props: { text: words, margin: { desktop: { bottom: 40 } } },
})

async function middleOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('There is nothing there.')
  return { ...box, left: box.x, top: box.y, x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Presses the block and moves the pointer onto the upper or lower edge of another, without letting go. */
async function carry(page: Page, from: Locator, to: Locator, share: number) {
  const start = await middleOf(from)
  const end = await middleOf(to)
  await page.mouse.move(start.left + 30, start.y)
  await page.mouse.down()
  await page.mouse.move(start.left + 34, start.y + 8, { steps: 2 })
  await page.mouse.move(end.left + 40, end.top + end.height * share, { steps: 5 })
}

test('blocks are dragged by their bodies: alone and several; zoom and pan; a click stays a click (issue 22)', async ({
  page,
  demo,
}) => {
  const words = ['Hemp', 'Flax', 'Jute', 'Wool', 'Silk']
  const editor = await EditorPage.onPageWith(
    page,
    demo,
    'Hands',
    ...words.map(text),
    ...Array.from({ length: 8 }, (_, at) => text(`More ${at}`)),
  )
  const node = (id: string) => editor.frame.locator(`[data-node="${id}"]`)
  const order = async () => (await editor.frame.locator('#canvas .block-text').allTextContents()).slice(0, 5)
  const undo = page.getByRole('button', { name: /^Undo/ })
  const chip = page.locator('.dragc')

  await test.step('a click selects, and a hand that shakes drags nothing', async () => {
    const { x, y } = await middleOf(node('n0'))
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 3, y + 3)
    await page.mouse.up()
    await expect(editor.toolbar).toContainText('Text')
    await expect(undo).toBeDisabled()
  })
  await test.step('a block that was not even selected goes along, with its line, as one step', async () => {
    await carry(page, node('n2'), node('n0'), 0.1)
    await expect(chip).toContainText('position 1 of 13')
    await expect(page.locator('.ins')).toBeVisible()
    await page.mouse.up()
    await expect.poll(order).toEqual(['Jute', 'Hemp', 'Flax', 'Wool', 'Silk'])
    await expect(chip).toHaveCount(0)
    expect(await editor.frame.locator('body').evaluate((body) => String(body.ownerDocument.getSelection()))).toBe('')
    await undo.click()
    await expect.poll(order).toEqual(words)
    await expect(undo).toBeDisabled()
  })
  await test.step('Escape puts it back, and the release is no click', async () => {
    await node('n1').click()
    await carry(page, node('n1'), node('n4'), 0.9)
    await expect(chip).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(chip).toHaveCount(0)
    await page.mouse.up()
    expect(await order()).toEqual(words)
    await expect(page.locator('[data-layer="n1"], .stb .nm').first()).toContainText('Text')
    await expect(editor.frame.locator('[contenteditable=true]')).toHaveCount(0)
  })
  await test.step('several that are selected go together', async () => {
    await node('n0').click()
    await node('n1').click({ modifiers: ['Control'] })
    await carry(page, node('n0'), node('n4'), 0.9)
    await expect(chip).toContainText('2 blocks')
    await page.mouse.up()
    await expect.poll(order).toEqual(['Jute', 'Wool', 'Silk', 'Hemp', 'Flax'])
    await undo.click()
  })
  const frameBox = () => page.locator('iframe[title="Page in the editor"]').boundingBox()
  await test.step('Ctrl and the wheel zoom about the pointer; the page is moved both ways by hand', async () => {
    const { x, y } = await middleOf(node('n1'))
    await page.mouse.move(x, y)
    await page.keyboard.down('Control')
    for (let times = 0; times < 16; times++) await page.mouse.wheel(0, -100)
    await page.keyboard.up('Control')
    await expect(page.getByRole('button', { name: 'Zoom 200%. Fit to the canvas' })).toBeVisible()
    await editor.nextPicture()
    const there = await middleOf(node('n1'))
    expect(Math.abs(there.x - x)).toBeLessThan(4)
    expect(Math.abs(there.y - y)).toBeLessThan(4)

    const before = await frameBox()
    await page.mouse.down({ button: 'middle' })
    await page.mouse.move(x - 120, y - 60, { steps: 4 })
    await page.mouse.up({ button: 'middle' })
    const after = await frameBox()
    expect((before?.x ?? 0) - (after?.x ?? 0)).toBeCloseTo(120, 0)
    expect(there.top - (await middleOf(node('n1'))).top).toBeCloseTo(60, 0)

    await page.keyboard.down('Space')
    await page.mouse.down()
    await page.mouse.move(x, y, { steps: 4 })
    await page.mouse.up()
    await page.keyboard.up('Space')
    expect(Math.abs((await middleOf(node('n1'))).y - y)).toBeLessThan(4)
    expect(await order()).toEqual(words)
  })
  await test.step('at 200 % a block lands where it is let go', async () => {
    // Above and below the middle of a block that is seen whole; the page goes on under the sides of the editor.
    const { x } = await middleOf(page.locator('.cv__s'))
    const on = async (id: string, share: number) => {
      const { top, height } = await middleOf(node(id))
      return { x, y: top + height * share }
    }
    // Of the two that are still selected one alone.
    await page.mouse.click(x, (await on('n1', 0.5)).y)
    for (const [first, share, after] of [
      ['n1', 0.65, ['Hemp', 'Jute', 'Flax', 'Wool', 'Silk']],
      ['n2', 0.35, words],
    ] as const) {
      // Away from the edges, at which a drag scrolls.
      await node(first).evaluate((element) => {
        const { top } = element.getBoundingClientRect()
        element.ownerDocument.defaultView?.scrollBy(0, top - 10)
      })
      await editor.nextPicture()
      const from = await on('n1', 0.5)
      const to = await on('n2', share)
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move(from.x + 4, from.y + 8, { steps: 2 })
      await page.mouse.move(to.x, to.y, { steps: 5 })
      await expect(chip).toBeVisible()
      await expect(page.locator('.ins')).toBeVisible()
      const line = await middleOf(page.locator('.ins'))
      const { top, height } = await middleOf(node('n2'))
      // The line stands at the edge of the block that was pointed at, as far from it as their margins are.
      expect(Math.abs(line.y - (share > 0.5 ? top + height : top))).toBeLessThan(90)
      await page.mouse.up()
      await expect.poll(order).toEqual(after)
    }
    await page.getByRole('button', { name: /^Zoom 200%/ }).click()
  })
  await test.step('a finger that is held drags, one that moves at once scrolls, one that only rests opens the menu', async () => {
    const session = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints })
    const glide = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
      for (const share of [0.2, 0.4, 0.6, 0.8, 1])
        await touch('touchMove', { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share })
    }
    const held = frameHeld(editor)
    const toTop = async () => {
      await editor.frame.locator('html').evaluate((root) => root.scrollTo(0, 0))
      await editor.nextPicture()
    }
    const places = async () => {
      await toTop()
      const over = await middleOf(node('n0'))
      return { from: await middleOf(node('n2')), to: { x: over.x, y: over.top + over.height * 0.1 } }
    }
    const swiped = await places()
    await touch('touchStart', swiped.from)
    await glide(swiped.from, swiped.to)
    await expect(chip).toHaveCount(0)
    await touch('touchEnd')
    expect(await order()).toEqual(words)

    // What the swipe has set going comes to rest first.
    await expect(async () => {
      const [before, after] = [await places(), await places()]
      expect(after).toEqual(before)
    }).toPass()
    const { from, to } = await places()
    await touch('touchStart', from)
    await expect(held).toHaveCount(1)
    await glide(from, to)
    await expect(chip).toContainText('position 1 of 13')
    await touch('touchEnd')
    await expect.poll(order).toEqual(['Jute', 'Hemp', 'Flax', 'Wool', 'Silk'])
    await undo.click()
    await expect.poll(order).toEqual(words)

    await touch('touchStart', await middleOf(node('n1')))
    await expect(held).toHaveCount(1)
    await touch('touchEnd')
    await expect(page.getByRole('menu')).toBeVisible()
    await page.keyboard.press('Escape')
    expect(await order()).toEqual(words)
  })
})

/** The page while a block of it is in the hand. */
const frameHeld = (editor: EditorPage) => editor.frame.locator('html[data-held]')

test('in a text that is being edited a press that moves marks words, and drags nothing (issue 22)', async ({
  page,
  demo,
}) => {
  const editor = await EditorPage.onPageWith(page, demo, 'Marks', text('Wool from the hills'))
  const block = editor.frame.locator('[data-node="n0"]')
  await block.dblclick()
  const field = editor.frame.locator('[contenteditable=true]')
  await field.waitFor()
  const { left, y } = await middleOf(field)
  await page.mouse.move(left + 200, y)
  await page.mouse.down()
  await page.mouse.move(left + 1, y, { steps: 6 })
  await page.mouse.up()
  await expect(page.locator('.dragc')).toHaveCount(0)
  await expect
    .poll(() => field.evaluate((element) => String(element.ownerDocument.getSelection())))
    .toBe('Wool from the hills')
})
