import { roles } from '@ashlar/sdk/server'
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

test('F6 goes round the parts of the editor, Escape selects what a block stands in, arrows go from block to block; without the right to the layout only content can be changed (PERM-114)', async ({
  page,
  demo,
}) => {
  const texts = ['Prices', 'Hours', 'Where'].map((text) => ({ type: 'text', props: { text } }))
  const editor = await EditorPage.onPageWith(page, demo, 'Content alone', ...texts)
  const { slug } = editor
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

  // On a telephone nothing is cut off, and the second tap meets the block instead of a tool that the first brought.
  await page.setViewportSize({ width: 390, height: 844 })
  for (const control of await page.locator('.ed__bar, .stb').locator('button:visible').all()) {
    await expect(control).toBeInViewport({ ratio: 1 })
  }
  await page.getByRole('tab', { name: 'Mobile' }).click()
  await editor.block('text').first().dblclick()
  await expect(editor.frame.locator('[contenteditable=true]')).toHaveCount(1)
  await page.keyboard.press('Escape')
  // Escape puts away what was pulled up, from its fields and from the page, and what is selected stays.
  const settings = page.getByRole('button', { name: 'Settings', exact: true })
  for (const leave of [
    () => page.getByRole('textbox', { name: 'Text', exact: true }).press('Escape'),
    () => editor.frame.locator('body').press('Escape'),
  ]) {
    await settings.click()
    await expect(settings).toHaveAttribute('aria-expanded', 'true')
    await leave()
    await expect(settings).toHaveAttribute('aria-expanded', 'false')
  }
  await expect(editor.toolbar).toHaveAttribute('aria-label', 'Text')
  await page.getByRole('tab', { name: 'Desktop' }).click()
  await page.setViewportSize({ width: 1280, height: 720 })

  // Whoever may not change the layout finds texts to write and no control that moves, adds or removes.
  const role = roles.editor
  await editor.call('PUT', '/api/v1/admin/roles/', { role_id: role, permissions: { page_layout: rights(false) } })
  try {
    await demo.signIn(page, 'editor')
    await editor.open(slug)
    const left = page.getByRole('complementary', { name: 'Blocks and layers' })
    await expect(left).toContainText('You can change the text, images and links on this page, but not its layout.')
    await expect(left.getByRole('tab')).toHaveText(['Layers'])
    await expect(left.locator('.tile')).toHaveCount(0)
    await editor.block('text').first().click()
    await expect(editor.toolbar.getByRole('button')).toHaveCount(2)
    for (const name of ['Select parent', 'More']) {
      await expect(editor.toolbar.getByRole('button', { name })).toBeVisible()
    }
    await expect(page.getByRole('button', { name: /^Add a (block|component)/ })).toHaveCount(0)
    await editor.toolbar.getByRole('button', { name: 'More' }).click()
    await expect(page.getByRole('menuitem', { name: /Move|Remove|Duplicate|Hide|Paste|Cut/ })).toHaveCount(0)
    await page.keyboard.press('Escape')
    const blocks = editor.frame.locator('#canvas [data-node]')
    const there = await blocks.count()
    await editor.block('text').first().click()
    for (const keys of ['Delete', 'Control+d', 'Alt+ArrowDown']) await page.keyboard.press(keys)
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(blocks).toHaveCount(there)
    await editor.write(editor.block('text').first(), 'Prices before work')
    await editor.save()
    expect(Object.values((await editor.storedContent()).nodes).map(({ props }) => props['text'])).toContain(
      'Prices before work',
    )
  } finally {
    await demo.signIn(page)
    await editor.call('PUT', '/api/v1/admin/roles/', { role_id: role, permissions: { page_layout: rights(true) } })
  }
})

const rights = (all: boolean) => ({ can_view: all, can_create: false, can_edit: all, can_delete: false })
