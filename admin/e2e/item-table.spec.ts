import type { Locator } from '@playwright/test'
import { EditorPage } from './editor-page.ts'
import { expect, expectAccessible, test } from './test.ts'

/** What Ctrl+V does with a text of another program, which a page may not read by itself. */
const paste = (grid: Locator, text: string) =>
  grid.evaluate((element, copied) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', copied)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)

const years = (from: number, count: number, separator: string) =>
  Array.from({ length: count }, (_, at) => `${from + at}${separator}Year ${from + at}`).join('\n')

test('items are filled in a table: pasted as CSV and from a spreadsheet, with errors in their cells, and undone as one step (issue 15)', async ({
  page,
  demo,
}) => {
  const timelineItems = [{ id: 'a', index: 0, year: '1887', title: 'Raised', description: '' }]
  const editor = await EditorPage.onPageWith(page, demo, 'Years', { type: 'timeline', props: { timelineItems } })
  const settings = page.getByRole('complementary', { name: 'Settings' })
  const dialog = page.getByRole('dialog')
  const grid = dialog.getByRole('grid', { name: 'Item' })
  const apply = dialog.getByRole('button', { name: 'Apply' })
  const shown = editor.frame.locator('[data-node="n0"]')
  await shown.getByRole('heading', { name: 'Raised' }).click()

  await test.step('a CSV text fills rows that are made for it', async () => {
    await settings.getByRole('button', { name: 'Edit as table' }).click()
    await grid.focus()
    await expect(grid).toHaveAttribute('aria-rowcount', '2')
    await paste(grid, `1887,"Raised, at last"\n${years(1990, 3, ',')}`)
    await expect(grid).toHaveAttribute('aria-rowcount', '5')
    await expect(grid.getByRole('gridcell', { name: 'Raised, at last' })).toBeVisible()
    await expectAccessible(page, 'items as a table')
  })
  await test.step('what does not fit stays in its cell with the reason, and is not applied', async () => {
    await paste(grid, 'long ago')
    await expect(apply).toBeDisabled()
    await expect(dialog).toContainText('Year is required, in digits only.')
    await paste(grid, '1888')
    await expect(apply).toBeEnabled()
  })
  await test.step('rows beyond the limit are left out, with a sentence', async () => {
    await grid.press('Control+ArrowDown')
    await paste(grid, years(2000, 120, '\t'))
    await expect(grid).toHaveAttribute('aria-rowcount', '101')
    await expect(page.getByText('23 rows left out. The limit is 100.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Add Item' })).toBeDisabled()
  })
  await test.step('it is usable on a narrow screen', async () => {
    const size = page.viewportSize()
    await page.setViewportSize({ width: 390, height: 800 })
    await expect(grid).toBeInViewport()
    await expect(apply).toBeInViewport()
    expect(await dialog.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
    await page.setViewportSize(size ?? { width: 1280, height: 800 })
  })
  await apply.click()
  await expect(dialog).toHaveCount(0)
  await expect(shown).toContainText('Year 2096')
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(shown).not.toContainText('Year 2096')
  await expect(shown).toContainText('Raised')
  await expect(shown).not.toContainText('Year 1990')
})
