import { EditorPage } from './editor-page.ts'
import { expect, test } from './test.ts'

test('issue 22: Markdown is read while it is typed in an empty text, and undo gives back what was typed', async ({
  page,
  demo,
}) => {
  const editor = await EditorPage.onPageWith(page, demo, 'Typed Markdown', { type: 'text', props: { text: '' } })
  const edited = editor.frame.locator('[contenteditable=true]')
  const type = async (words: string) => page.keyboard.type(words, { delay: 20 })
  const write = async () => {
    await editor.frame.locator('[data-node="n0"]').dblclick({ force: true })
    await edited.waitFor()
  }

  await write()
  await type('## ')
  await expect(editor.frame.locator('h2.block-text')).toHaveCount(1)
  await edited.waitFor()
  await type('Ropes')
  await expect(editor.frame.locator('h2.block-text')).toHaveText('Ropes')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(editor.block('text')).toHaveText('##')
  await page.keyboard.press('Control+z')

  // A list goes on as rich text.
  await page.keyboard.press('Escape')
  await write()
  await type('- ')
  await expect(editor.block('textbox').locator('li')).toHaveCount(1)
  await edited.waitFor()
  await type('Hemp')
  await page.keyboard.press('Escape')
  await editor.save()
  const { nodes } = await editor.storedContent()
  expect(nodes[nodes['c']?.children[0] ?? '']?.props['text']).toBe('<ul><li>Hemp</li></ul>')
})
