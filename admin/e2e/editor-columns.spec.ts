import { EditorPage } from './editor-page.ts'
import { expect, expectAccessible, test } from './test.ts'

test('columns are shared out by the border between them, by keys, by ratios and by number; the row stays one line (issue 22)', async ({
  page,
  demo,
}) => {
  const editor = await EditorPage.onNewPage(page, demo, 'Columns')
  await editor.drag(editor.tile('container'), editor.block('section').first())
  await editor.drag(page.locator('.tile', { hasText: '2 columns' }).first(), editor.block('container'))
  const columns = editor.block('column')
  await expect(columns).toHaveCount(2)
  const settings = page.getByRole('complementary', { name: 'Settings' })
  const border = page.getByRole('slider', { name: 'Border between columns 1 and 2' })
  const undo = page.getByRole('button', { name: /^Undo/ })
  /** Twelfths of the row, with half of the gap on either side, and whether both stand in one line. */
  const shown = () =>
    columns.evaluateAll((all) => {
      const [one, other] = all.map((each) => each.getBoundingClientRect())
      if (!one || !other) return []
      const gap = other.left - one.right
      const whole = one.width + other.width + 2 * gap
      return [...[one, other].map(({ width }) => Math.round(((width + gap) / whole) * 12)), one.top === other.top]
    })

  await test.step('with the mouse it goes in twelfths, and one drag is one step', async () => {
    await expect(border).toHaveAttribute('aria-valuetext', '6 of 12')
    const box = await border.boundingBox()
    const row = await editor.block('row').boundingBox()
    if (!box || !row) throw new Error('There is no border between the columns.')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    for (const twelfths of [1, 3, 5, 2]) await page.mouse.move(x + (row.width / 12) * twelfths, y, { steps: 3 })
    await expect(page.getByText('8 of 12')).toBeVisible()
    await page.mouse.up()
    await expect(border).toHaveAttribute('aria-valuetext', '8 of 12')
    await expect.poll(shown).toEqual([8, 4, true])
    await expect(undo).toHaveAccessibleName('Undo: Change Width of Column to 8 of 12')
    await undo.click()
    await expect.poll(shown).toEqual([6, 6, true])
  })
  await test.step('with keys it stops before a column would have no width', async () => {
    await border.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(shown).toEqual([7, 5, true])
    await page.keyboard.press('End')
    await expect(border).toHaveAttribute('aria-valuetext', '11 of 12')
    await expect.poll(shown).toEqual([11, 1, true])
    await expectAccessible(page, 'columns', 'iframe')
  })
  await test.step('Escape takes a drag back, and a double click shares evenly, as one step', async () => {
    const box = await border.boundingBox()
    if (!box) throw new Error('There is no border between the columns.')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x - 200, y, { steps: 4 })
    await expect.poll(shown).not.toEqual([11, 1, true])
    await page.keyboard.press('Escape')
    await expect.poll(shown).toEqual([11, 1, true])
    await page.mouse.move(x - 300, y, { steps: 2 })
    await page.mouse.up()
    await expect.poll(shown).toEqual([11, 1, true])
    await border.dblclick()
    await expect.poll(shown).toEqual([6, 6, true])
    await expect(undo).toHaveAccessibleName('Undo: Share Columns evenly')
  })
  await test.step('from right to left the border follows the pointer, and its keys too', async () => {
    const turn = (dir: string) => editor.frame.locator('html').evaluate((root, to) => root.setAttribute('dir', to), dir)
    await turn('rtl')
    await editor.nextPicture()
    const [first, second] = await Promise.all([columns.nth(0).boundingBox(), columns.nth(1).boundingBox()])
    expect(first?.x).toBeGreaterThan(second?.x ?? Number.POSITIVE_INFINITY)
    const box = await border.boundingBox()
    const row = await editor.block('row').boundingBox()
    if (!box || !row || !second) throw new Error('There is no border between the columns.')
    expect(Math.abs(box.x + box.width / 2 - (second.x + second.width + (first?.x ?? 0)) / 2)).toBeLessThan(2)
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x - (row.width / 12) * 2, y, { steps: 4 })
    await page.mouse.up()
    await expect(border).toHaveAttribute('aria-valuetext', '8 of 12')
    await border.focus()
    await page.keyboard.press('ArrowRight')
    await expect(border).toHaveAttribute('aria-valuetext', '7 of 12')
    await turn('ltr')
  })
  await test.step('columns that do not fill the line are distributed by pictures', async () => {
    await editor.block('row').click({ position: { x: 2, y: 2 } })
    await page.getByRole('navigation', { name: 'Ancestors' }).getByRole('button', { name: 'Columns' }).click()
    const across = settings.getByRole('group', { name: 'Horizontal alignment' })
    await across.locator('label', { hasText: 'End' }).click()
    await expect(undo).toHaveAccessibleName('Undo: Change Horizontal alignment of Columns to End')
    await expect(editor.block('row')).toHaveCSS('justify-content', 'end')
    await undo.click()
    await expect(editor.block('row')).toHaveCSS('justify-content', 'normal')
  })
  await test.step('a ratio is chosen as a picture, and a number makes the neighbour give way', async () => {
    await settings.getByRole('button', { name: '1:2', exact: true }).click()
    await expect.poll(shown).toEqual([4, 8, true])
    await columns.first().click({ position: { x: 2, y: 2 } })
    const width = settings.getByRole('spinbutton', { name: 'Width', exact: true })
    await expect(width).toHaveValue('4')
    await width.fill('9')
    await width.press('Tab')
    await expect.poll(shown).toEqual([9, 3, true])
    await width.fill('0')
    await width.press('Tab')
    await expect(page.getByText('Width of the column is at least 1.')).toBeVisible()
    await expect.poll(shown).toEqual([1, 11, true])
    await width.fill('9')
    await width.press('Tab')
    await expect.poll(shown).toEqual([9, 3, true])
  })
  await test.step('a telephone has widths of its own', async () => {
    await page.getByRole('tab', { name: 'Mobile' }).click()
    await expect(border).toBeHidden()
    await settings.getByRole('button', { name: '2:1', exact: true }).click()
    await expect.poll(shown).toEqual([8, 4, true])
    await settings.getByRole('button', { name: '1:1', exact: true }).click()
    await expect.poll(async () => (await shown())[2]).toBe(false)
    await page.getByRole('tab', { name: 'Desktop' }).click()
    await expect.poll(shown).toEqual([9, 3, true])
  })
  await editor.save()
  const { nodes } = await editor.storedContent()
  const columnsOf = (id: string) => nodes[id]?.children.map((child) => nodes[child]?.props['width'])
  const row = Object.keys(nodes).find((id) => nodes[id]?.type === 'row') ?? ''
  // Nothing is left of what mobile had for a moment.
  expect(columnsOf(row)).toEqual([{ desktop: { span: 9 } }, { desktop: { span: 3 } }])
})
