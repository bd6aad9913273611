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
