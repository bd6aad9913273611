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

test('issue 22: Markdown in a rich text becomes its look with its last sign, what follows is plain, and undo takes only that', async ({
  page,
  demo,
}) => {
  const editor = await EditorPage.onPageWith(page, demo, 'Typed marks', {
    type: 'textbox',
    props: { text: '<p>Old</p>' },
  })
  const edited = editor.frame.locator('[contenteditable=true]')
  const { keyboard } = page
  const type = async (words: string) => keyboard.type(words, { delay: 20 })
  const bold = editor.frame.getByRole('button', { name: 'Bold' })
  await editor.frame.locator('[data-node="n0"]').dblclick({ force: true })
  await edited.waitFor()
  // The engine of rich text, not the field that stands in for it.
  await expect(edited.locator('[data-lexical-text]').first()).toBeVisible()
  await keyboard.press('Control+a')
  await type('Ropes **tarred**')
  await expect(edited.locator('strong')).toHaveText('tarred')
  await page.waitForTimeout(500)
  await type(' by hand')
  await expect(edited.locator('strong')).toHaveText('tarred')

  await keyboard.press('Enter')
  await type('*a* _b_ `c` ~~d~~ [e](/about)')
  await page.waitForTimeout(500)
  await type('f')
  await expect(edited.locator('a')).toHaveText('e')

  await test.step('undo gives back what was typed, and typing goes on there', async () => {
    await keyboard.press('Enter')
    await type('**g**')
    await expect(edited.locator('p').nth(2).locator('strong')).toHaveText('g')
    await keyboard.press('Control+z')
    await expect(edited.locator('p').nth(2)).toHaveText('**g**')
    await type('!')
    await expect(edited.locator('p').nth(2)).toHaveText('**g**!')
  })

  await test.step('the toolbar says what is typed next', async () => {
    await keyboard.press('Enter')
    await type('**h**')
    await expect(bold).toHaveAttribute('aria-pressed', 'false')
    await keyboard.press('Control+b')
    await type('i')
    await expect(edited.locator('p').nth(3).locator('strong')).toHaveText('hi')
    await keyboard.press('Control+b')
  })

  await test.step('headings and lists begin paragraphs', async () => {
    await keyboard.press('Enter')
    await type('## Care')
    await expect(edited.locator('h2')).toHaveText('Care')
    await keyboard.press('Enter')
    await type('- Dry')
    await keyboard.press('Enter')
    await type('Cool')
    await expect(edited.locator('li')).toHaveText(['Dry', 'Cool'])
  })

  await keyboard.press('Escape')
  await editor.save()
  const { nodes } = await editor.storedContent()
  expect(nodes['n0']?.props['text']).toBe(
    '<p>Ropes <strong>tarred</strong> by hand</p>' +
      '<p><em>a</em> <em>b</em> <code>c</code> <s>d</s> <a href="/about">e</a>f</p>' +
      '<p>**g**!</p><p><strong>hi</strong></p><h2>Care</h2><ul><li>Dry</li><li>Cool</li></ul>',
  )
})

test('issue 22: `> ` and `---` in a rich text become a quote and a divider between what stands around them', async ({
  page,
  demo,
}) => {
  const editor = await EditorPage.onPageWith(page, demo, 'Typed blocks', {
    type: 'textbox',
    props: { text: '<p>One</p>' },
  })
  const edited = editor.frame.locator('[contenteditable=true]')
  const { keyboard } = page
  const type = async (words: string) => keyboard.type(words, { delay: 20 })
  await editor.frame.locator('[data-node="n0"]').dblclick({ force: true })
  await expect(edited.locator('[data-lexical-text]').first()).toBeVisible()
  await keyboard.press('Control+End')
  await keyboard.press('Enter')
  await type('> ')
  await expect(editor.block('quote')).toHaveCount(1)
  await edited.first().waitFor()
  await type('Slow is smooth.')
  await expect(editor.block('quote')).toContainText('Slow is smooth.')
  await keyboard.press('Escape')

  await editor.frame.locator('[data-node="n0"]').dblclick({ force: true })
  await expect(edited.locator('[data-lexical-text]').first()).toBeVisible()
  await keyboard.press('Control+End')
  await keyboard.press('Enter')
  await type('---')
  await expect(editor.block('divider')).toHaveCount(1)
  await edited.first().waitFor()
  await type('Two')
  await keyboard.press('Escape')
  await editor.save()
  const held = async () => {
    const { nodes } = await editor.storedContent()
    return nodes['c']?.children.map((id) => [nodes[id]?.type, nodes[id]?.props['text'] ?? ''])
  }
  expect(await held()).toEqual([
    ['textbox', '<p>One</p>'],
    ['divider', ''],
    ['textbox', '<p>Two</p>'],
    ['quote', 'Slow is smooth.'],
  ])
  // What was typed comes back: first the words, then the signs.
  await keyboard.press('Control+z')
  await keyboard.press('Control+z')
  await expect(editor.block('textbox')).toHaveText(['One---'])
})
