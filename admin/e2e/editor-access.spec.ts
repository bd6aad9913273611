import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '../../examples/demo/e2e/server.ts'
import { EditorPage } from './editor-page.ts'

for (const theme of ['light', 'dark']) {
  test(`the editor has no accessibility fault that axe knows, and breaks no content security policy, ${theme}`, async ({
    page,
    demo,
  }) => {
    const reports: string[] = []
    page.on('console', (message) => {
      if (/content security policy|refused to/i.test(message.text())) reports.push(message.text())
    })
    page.on('pageerror', (error) => reports.push(error.message))
    await demo.signIn(page)
    await page.evaluate((mode) => localStorage.setItem('themeMode', mode), theme)
    const editor = new EditorPage(page, demo)
    await editor.open('')
    await editor.block('text').first().click()
    // The page in the frame is the tenant's; what is looked at here are our tools.
    const faults = async () => {
      const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze()
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
    }
    expect(await faults()).toEqual([])
    await page.getByRole('tab', { name: 'Layers' }).click()
    await page.getByRole('tab', { name: 'Tablet' }).click()
    expect(await faults()).toEqual([])
    await page.locator('iframe').press('Shift+?')
    await expect(page.getByRole('dialog', { name: 'Shortcuts' })).toBeVisible()
    expect(await faults()).toEqual([])
    expect(reports).toEqual([])
  })
}

test('F6 goes round the parts of the editor, Escape selects what a block stands in, arrows go from block to block', async ({
  page,
  demo,
}) => {
  await demo.signIn(page)
  const editor = new EditorPage(page, demo)
  await editor.open('')
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
