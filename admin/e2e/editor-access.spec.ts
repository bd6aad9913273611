import { EditorPage } from './editor-page.ts'
import { expect, expectAccessible, test } from './test.ts'

test('the editor has no accessibility fault that axe knows, light and dark, and breaks no content security policy', async ({
  page,
  demo,
}) => {
  await demo.signIn(page)
  const editor = new EditorPage(page, demo)
  await editor.open('')
  await editor.block('text').first().click()
  // The page in the frame is the tenant's; what is looked at here are our tools.
  await expectAccessible(page, 'editor', 'iframe')
  await page.getByRole('tab', { name: 'Layers' }).click()
  await page.getByRole('tab', { name: 'Tablet' }).click()
  await expectAccessible(page, 'layers, on a tablet', 'iframe')
  await page.locator('iframe').press('Shift+?')
  await expect(page.getByRole('dialog', { name: 'Shortcuts' })).toBeVisible()
  await expectAccessible(page, 'shortcuts', 'iframe')
})

test('F6 goes round the parts of the editor, Escape selects what a block stands in, arrows go from block to block', async ({
  page,
  demo,
}) => {
  await demo.signIn(page)
  const editor = new EditorPage(page, demo)
  await editor.open('services')
  const region = () =>
    page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-region]')?.dataset['region'] ?? 'none')
  const seen: string[] = []
  for (let step = 0; step < 5; step++) {
    await page.keyboard.press('F6')
    seen.push(await region())
  }
  expect(seen).toEqual(['bar', 'left', 'canvas', 'settings', 'foot'])
  await editor.block('text').first().click()
  await page.keyboard.press('Escape')
  await expect(editor.toolbar).toHaveAttribute('aria-label', 'Container')
  await page.keyboard.press('ArrowDown')
  await expect(editor.toolbar).toHaveAttribute('aria-label', 'Text')
})
