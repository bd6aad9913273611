// Keys that people bring along from other editors (ux.md, 3a).
import { EditorPage } from './editor-page.ts'
import { expect, test } from './test.ts'

test('keys lead to the toolbar, add blocks before and after, paste a style and put the panels away (issue 22)', async ({
  page,
  demo,
}) => {
  const first = { type: 'text', props: { text: 'First', padding: { desktop: { top: 40 } } } }
  const editor = await EditorPage.onPageWith(page, demo, 'Keys of editors', first, {
    type: 'text',
    props: { text: 'Second' },
  })
  const { keyboard } = page
  const texts = editor.block('text')

  await test.step('Alt+F10 goes to the toolbar of the block', async () => {
    await texts.first().click()
    await keyboard.press('Alt+F10')
    await expect(editor.toolbar.getByRole('button').first()).toBeFocused()
  })

  await test.step('Ctrl+Alt+Y adds after, Ctrl+Alt+T before', async () => {
    await texts.first().click()
    for (const [keys, type] of [
      ['Control+Alt+y', 'divider'],
      ['Control+Alt+t', 'spacer'],
    ] as const) {
      await keyboard.press(keys)
      await expect(page.locator('.inserter input')).toBeFocused()
      await keyboard.type(type)
      await keyboard.press('Enter')
      await expect(editor.block(type)).toHaveCount(1)
      await texts.first().click()
    }
    const order = await editor.frame
      .locator('#canvas [data-node]')
      .evaluateAll((all) => all.flatMap((each) => /block-(spacer|text|divider)\b/.exec(each.className)?.[1] ?? []))
    expect(order).toEqual(['spacer', 'text', 'divider', 'text'])
  })

  await test.step('what was copied gives its style by Ctrl+Alt+V', async () => {
    await keyboard.press('Control+c')
    await texts.nth(1).click()
    await keyboard.press('Control+Alt+v')
    await expect(texts.nth(1)).toHaveCSS('padding-top', '40px')
    await expect(texts.nth(1)).toHaveText('Second')
  })

  await test.step('Ctrl+\\ puts both panels away, also after the page was loaded anew', async () => {
    const panels = page.locator('[data-region=left], [data-region=settings]')
    await keyboard.press('Control+Backslash')
    for (const panel of await panels.all()) await expect(panel).toBeHidden()
    await editor.save()
    await page.reload()
    await editor.ready()
    for (const panel of await panels.all()) await expect(panel).toBeHidden()
    await keyboard.press('Control+Backslash')
    await expect(panels.first()).toBeVisible()
  })
})
