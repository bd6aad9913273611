import type { Locator } from '@playwright/test'
import { EditorPage } from './editor-page.ts'
import { expect, test } from './test.ts'

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('There is nothing there.')
  return box
}

test('issue 22: the tag under the pointer and the pluses stand at their block, in a page from right to left too', async ({
  page,
  demo,
}) => {
  const words = ['Hemp', 'Flax', 'Jute'].map((text) => ({
    type: 'text',
    props: { text, margin: { desktop: { top: 60, bottom: 60 } } },
  }))
  const editor = await EditorPage.onPageWith(page, demo, 'Tools', ...words)
  const node = (id: string) => editor.frame.locator(`[data-node="${id}"]`)
  const order = () => editor.frame.locator('#canvas .block-text').allTextContents()
  const tag = page.locator('.ov.hov .tag')

  for (const direction of ['ltr', 'rtl']) {
    await test.step(direction, async () => {
      await editor.frame.locator('html').evaluate((root, dir) => root.setAttribute('dir', dir), direction)
      await editor.nextPicture()
      await node('n2').hover()
      await expect(tag).toHaveText('Text')
      const [frame, over] = [await boxOf(page.locator('.ov.hov')), await boxOf(node('n2'))]
      for (const side of ['x', 'y', 'width', 'height'] as const)
        expect(Math.abs(frame[side] - over[side])).toBeLessThan(2)
      // Beside its block, on no words.
      const label = await boxOf(tag)
      const isBeside = label.y + label.height <= over.y + 1 || label.y >= over.y + over.height - 1
      expect(isBeside || label.x >= over.x + 40 || label.x + label.width <= over.x + over.width - 40).toBe(true)

      await node('n1').click()
      await page.getByRole('button', { name: 'Add a block after' }).click()
      const list = page.getByRole('dialog').or(page.getByRole('listbox')).first()
      await expect(list).toBeVisible()
      await page.keyboard.type('divider')
      await page.keyboard.press('Enter')
      await expect(editor.block('divider')).toHaveCount(1)
      expect(await order()).toEqual(['Hemp', 'Flax', 'Jute'])
      const [before, made, after] = [
        await boxOf(node('n1')),
        await boxOf(editor.block('divider')),
        await boxOf(node('n2')),
      ]
      expect(made.y).toBeGreaterThanOrEqual(before.y + before.height)
      expect(made.y + made.height).toBeLessThanOrEqual(after.y)
      await page.keyboard.press('Control+z')
      await expect(editor.block('divider')).toHaveCount(0)
    })
  }

  await test.step('from right to left the grips move the side that they stand on', async () => {
    await node('n1').click()
    const left = page.getByRole('slider', { name: 'Padding left', exact: true })
    await left.focus()
    for (let times = 0; times < 3; times++) await page.keyboard.press('PageUp')
    await expect.poll(() => node('n1').evaluate((each) => getComputedStyle(each).paddingLeft)).toBe('12px')
    expect(await node('n1').evaluate((each) => getComputedStyle(each).paddingRight)).toBe('0px')
  })
})
