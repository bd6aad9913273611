import type { Locator } from '@playwright/test'
import { EditorPage } from './editor-page.ts'
import { expect, expectAccessible, test } from './test.ts'

const words = ['Hemp', 'Flax'].map((text) => ({ type: 'text', props: { text } }))

test('padding and margin are dragged in the canvas and typed into the box; the frame follows at once (issue 22)', async ({
  page,
  demo,
}) => {
  const editor = await EditorPage.onPageWith(page, demo, 'Spacing', ...words)
  const container = editor.block('container').first()
  const text = editor.block('text').first()
  const settings = page.getByRole('complementary', { name: 'Settings' })
  const undo = page.getByRole('button', { name: /^Undo/ })
  const grip = (name: string) => page.getByRole('slider', { name, exact: true })
  const styleOf = (block: Locator, name: string) =>
    block.evaluate((element, of) => getComputedStyle(element).getPropertyValue(of), name)
  const padding = () => styleOf(container, 'padding')
  /** Pixels of the window for one of the page. */
  const scale = async () => {
    const [box, width] = [
      await container.boundingBox(),
      await container.evaluate((each: HTMLElement) => each.offsetWidth),
    ]
    return (box?.width ?? 0) / width
  }
  const drag = async (from: Locator, x: number, y: number, during?: () => Promise<void>) => {
    const box = await from.boundingBox()
    if (!box) throw new Error('There is nothing to drag.')
    const by = await scale()
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    await page.mouse.move(at.x, at.y)
    await page.mouse.down()
    // There and further and back, as a hand does.
    for (const share of [0.3, 1.4, 1]) await page.mouse.move(at.x + x * by * share, at.y + y * by * share, { steps: 3 })
    await during?.()
    await page.mouse.up()
    await editor.nextPicture()
  }
  /** Whether the frame of the selection lies on the block. */
  const framed = async (block: Locator) => {
    await editor.nextPicture()
    const [frame, box] = [await page.locator('.ov.sel:not(.also)').boundingBox(), await block.boundingBox()]
    if (!frame || !box) return false
    const off = [frame.x - box.x, frame.y - box.y, frame.width - box.width, frame.height - box.height]
    return off.every((pixels) => Math.abs(pixels) <= 1.5)
  }
  await text.click()
  await container.click({ position: { x: 3, y: 3 } })

  await test.step('a drag snaps to steps, is one step of the history, and draws the block alone', async () => {
    await editor.frame.locator('html').evaluate((root) => {
      root.ownerDocument.addEventListener('ashlar:node-rendered', (event) => {
        const drawn = root.dataset['drawn']?.split(' ') ?? []
        root.dataset['drawn'] = [...new Set([...drawn, String((event as CustomEvent).detail)])].join(' ')
      })
    })
    const before = await padding()
    await drag(grip('Padding top'), 0, 15, async () => {
      await expect(page.locator('.spg__v').filter({ visible: true })).toHaveText('48px')
      expect(await framed(container)).toBe(true)
    })
    await expect.poll(padding).toBe('48px 16px 32px')
    await expect(undo).toHaveAccessibleName('Undo: Padding top 48px')
    await expect(editor.frame.locator('html')).toHaveAttribute('data-drawn', 'c')
    await undo.click()
    await expect.poll(padding).toBe(before)
  })
  await test.step('freely with Alt, both sides with Shift; Escape takes it back', async () => {
    await page.keyboard.down('Alt')
    await drag(grip('Padding top'), 0, 13)
    await page.keyboard.up('Alt')
    await expect.poll(() => styleOf(container, 'padding-top')).toBe('45px')
    await page.keyboard.down('Shift')
    await drag(grip('Padding left'), 30, 0)
    await page.keyboard.up('Shift')
    await expect(undo).toHaveAccessibleName('Undo: Padding left and right 48px')
    await expect.poll(padding).toBe('45px 48px 32px')
    await drag(grip('Padding bottom'), 0, 60, () => page.keyboard.press('Escape'))
    await expect.poll(padding).toBe('45px 48px 32px')
  })
  await test.step('keys move a focused grip, a double click resets', async () => {
    await grip('Padding top').focus()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Shift+ArrowUp')
    await expect.poll(() => styleOf(container, 'padding-top')).toBe('56px')
    await page.keyboard.press('PageUp')
    await expect(grip('Padding top')).toHaveAttribute('aria-valuetext', '64px')
    await expectAccessible(page, 'spacing', 'iframe')
    await grip('Padding top').dblclick()
    await expect.poll(() => styleOf(container, 'padding-top')).toBe('32px')
    await expect(undo).toHaveAccessibleName('Undo: Reset Padding top')
  })
  await test.step('a margin shows its grip beside the block, on one device alone', async () => {
    await page.getByRole('tab', { name: 'Mobile' }).click()
    await text.click()
    await expect(grip('Margin bottom')).toBeVisible()
    await drag(grip('Margin bottom'), 0, 24)
    await expect(undo).toHaveAccessibleName('Undo: Margin bottom 24px on Mobile')
    await expect.poll(() => styleOf(text, 'margin-bottom')).toBe('24px')
    expect(await framed(text)).toBe(true)
    await page.getByRole('tab', { name: 'Desktop' }).click()
    await expect.poll(() => styleOf(text, 'margin-bottom')).toBe('0px')
    expect(await framed(text)).toBe(true)
  })
  const field = (name: string) => settings.getByRole('spinbutton', { name, exact: true })
  await test.step('each number of the box is a field, with its unit, its limits and its source', async () => {
    await container.click({ position: { x: 3, y: 3 } })
    await field('Padding top').fill('2rem')
    await field('Padding top').press('Enter')
    await expect.poll(padding).toBe('32px 48px')
    await expect(field('Padding bottom')).toHaveValue('2rem')
    await field('Padding top').press('ArrowUp')
    await expect(field('Padding top')).toHaveValue('2.25rem')
    await expect(settings.locator('.boxrow')).toContainText('2.25rem · Set here')
    await field('Padding top').fill('9999px')
    await field('Padding top').press('Tab')
    await expect(page.getByText('Padding top is at most 2000.')).toBeVisible()
    await field('Padding top').fill('2rem')
    await field('Padding bottom').fill('wide')
    await field('Padding bottom').press('Tab')
    await expect(page.getByText('Nothing was changed.')).toBeVisible()
    await expect(field('Padding bottom')).toHaveValue('2rem')
    await field('Margin bottom').fill('-20')
    await expect.poll(() => styleOf(container, 'margin-bottom')).toBe('-20px')
    expect(await framed(container)).toBe(true)
    await field('Margin bottom').fill('auto')
    await expect.poll(() => styleOf(container, 'margin-bottom')).toBe('0px')
  })
  await test.step('dragged sideways a number changes in one step, all sides when they are linked', async () => {
    await settings.getByRole('button', { name: 'Link all sides' }).click()
    const box = await field('Padding left').boundingBox()
    if (!box) throw new Error('There is no field.')
    await page.mouse.move(box.x + 10, box.y + 10)
    await page.mouse.down()
    await page.mouse.move(box.x + 30, box.y + 10, { steps: 4 })
    await page.mouse.move(box.x + 18, box.y + 10, { steps: 4 })
    await page.mouse.up()
    await expect.poll(padding).toBe('64px')
    await undo.click()
    await expect.poll(() => styleOf(container, 'padding-left')).toBe('48px')
    expect(await framed(container)).toBe(true)
  })
  await test.step('ways to align are pictures, chosen by keys too, drawn as the page lays out', async () => {
    const justify = settings.getByRole('group', { name: 'Justify' })
    if (!(await justify.isVisible())) await settings.getByRole('button', { name: 'Alignment' }).click()
    const bar = justify.locator('label', { hasText: 'End' }).locator('i')
    await expect(bar).toHaveCSS('flex-direction', 'column')
    await settings.getByTitle('Row', { exact: true }).click()
    await expect(bar).toHaveCSS('flex-direction', 'row')
    await justify.getByRole('radio', { name: 'Start' }).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(justify.getByRole('radio', { name: 'Centre' })).toBeChecked()
    await expect.poll(() => styleOf(container, 'justify-content')).toBe('center')
  })
  await test.step('a finger has larger grips, those of the margins too, and drags them', async () => {
    await editor.frame.locator('html').evaluate((root) => root.scrollTo(0, 0))
    const session = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints })
    const box = await container.boundingBox()
    if (!box) throw new Error('There is nothing to touch.')
    await text.click()
    const corner = { x: box.x + 3, y: box.y + 3 }
    await touch('touchStart', corner)
    await touch('touchEnd')
    await expect(grip('Padding top')).toHaveCSS('width', '44px')
    await expect(grip('Padding top')).toHaveCSS('height', '24px')
    const before = await styleOf(container, 'padding-top')
    const at = await grip('Padding top').boundingBox()
    if (!at) throw new Error('There is no grip.')
    const by = await scale()
    const [x, y] = [at.x + at.width / 2, at.y + at.height / 2]
    await touch('touchStart', { x, y })
    for (const pixels of [8, 20, 32]) await touch('touchMove', { x, y: y + pixels * by })
    await touch('touchEnd')
    await expect.poll(() => styleOf(container, 'padding-top')).toBe(`${Number.parseFloat(before) + 32}px`)
    await undo.click()
    await expect.poll(() => styleOf(container, 'padding-top')).toBe(before)
  })
  await test.step('locked, a block has no grips', async () => {
    await container.click({ position: { x: 3, y: 3 } })
    await expect(grip('Padding top')).toBeVisible()
    await page.keyboard.press('Control+Shift+l')
    await expect(grip('Padding top')).toHaveCount(0)
  })
})
