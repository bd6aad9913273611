import { EditorPage, type StoredContent } from './editor-page.ts'
import { expect, expectAccessible, test } from './test.ts'

const node = (type: string, parent: string | null, children: readonly string[], props: object = {}) => ({
  ...{ type, version: 1, props, parent, children },
})
const nodes = {
  w: node('wrapper', null, ['s', 'p']),
  s: node('section', 'w', ['c']),
  c: node('container', 's', ['t', 'h', 'b', 'k']),
  t: node('textbox', 'c', [], { text: '<p>Our <strong>old</strong> mill weaves linen. An old loom runs.</p>' }),
  h: node('text', 'c', [], { text: 'An old mill', tag: 'h2' }),
  b: node('button', 'c', [], { text: 'Old offers', href: '/' }),
  k: { ...node('text', 'c', [], { text: 'Old and kept' }), locked: true },
  p: node('section', 'w', ['d'], { anchor: 'prices' }),
  d: node('container', 'p', ['e']),
  e: node('text', 'd', [], { text: 'What it costs' }),
}

test('links of a text are chosen, typed, pasted and changed; words are replaced over formatting; patterns stand behind the blocks (issue 22)', async ({
  page,
  demo,
  context,
}) => {
  const editor = new EditorPage(page, demo)
  await demo.signIn(page)
  const { id, slug } = await editor.createPage('Links and words')
  const content = JSON.stringify({ rootNodeId: 'w', nodes })
  await editor.call('PUT', '/api/v1/admin/page/updatecontent/', { id, content })
  await editor.open(slug)
  const { keyboard } = page
  const text = editor.frame.locator('[contenteditable=true]')
  const popover = page.getByRole('dialog', { name: 'Link' })
  const field = popover.getByRole('combobox', { name: 'Link to' })
  const undo = page.getByRole('button', { name: /^Undo/ })
  const link = (words: string) => text.locator('a', { hasText: words })
  await editor.frame.locator('[data-node="t"]').dblclick()
  await text.waitFor()
  await keyboard.press('Control+Home')
  await keyboard.press('Control+Shift+ArrowRight')

  await test.step('a place of the page by keys; what is wrong is said, and stays to be mended', async () => {
    await keyboard.press('Control+k')
    await expect(field).toBeFocused()
    await expect(popover.getByRole('textbox', { name: 'Text' })).toHaveValue('Our')
    await keyboard.type('our old mill')
    await keyboard.press('Enter')
    await expect(popover.getByRole('alert')).toHaveText(
      '“our old mill” is neither a page of this website nor an address, such as https://example.com.',
    )
    await expect(field).toHaveValue('our old mill')
    await expectAccessible(page, 'link popover', 'iframe')
    await field.fill('what it')
    await keyboard.press('Enter')
    await expect(popover).toHaveCount(0)
    await expect(link('Our')).toHaveAttribute('href', '#prices')
    await expect(text).toBeFocused()
  })

  await test.step('with the mouse another address, other words and a new tab', async () => {
    await keyboard.press('ArrowLeft')
    const card = page.getByRole('toolbar', { name: 'Link' })
    await expect(card).toContainText('#prices')
    await card.getByRole('button', { name: 'Edit link' }).click()
    await popover.getByRole('textbox', { name: 'Text' }).fill('The')
    await popover.getByText('Open in a new tab').click()
    await field.fill('example.com')
    await popover.getByRole('option', { name: 'https://example.com' }).click()
    await expect(link('The')).toHaveAttribute('target', '_blank')
    await expect(link('The')).toHaveAttribute('rel', 'noopener')
    await link('The').click()
    await expect(card).toContainText('https://example.com · New tab')
  })

  await test.step('typed to its end a whole address is a link, a name of a file is none', async () => {
    await keyboard.press('Control+End')
    await keyboard.type(' See notes.md and (www.example.org). ')
    await expect(text.locator('a')).toHaveText(['The', 'www.example.org'])
  })

  await test.step('pasted over words it makes a link of them, which an undo takes back', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.evaluate(() => navigator.clipboard.writeText('https://example.net/mill'))
    // The popover's permission may have taken the focus; the steps of typing are over by then.
    await editor.frame.locator('[data-node="h"]').click()
    await editor.frame.locator('[data-node="t"]').dblclick()
    await text.waitFor()
    await keyboard.press('Control+End')
    await keyboard.press('Control+Home')
    for (let word = 0; word < 2; word++) await keyboard.press('Control+ArrowRight')
    await keyboard.press('Control+Shift+ArrowRight')
    await keyboard.press('Control+v')
    await expect(link('mill')).toHaveAttribute('href', 'https://example.net/mill')
    await keyboard.press('Control+z')
    await expect(text.locator('a')).toHaveText(['The', 'www.example.org'])
    await keyboard.press('Escape')
  })

  await test.step('words are replaced one by one and all at once, in one step; locked blocks are left', async () => {
    await keyboard.press('Control+h')
    const bar = page.getByRole('search', { name: 'Find and replace' })
    await expect(bar.getByRole('textbox', { name: 'Find on the page' })).toBeFocused()
    await keyboard.type('old')
    await expect(bar.getByRole('status')).toHaveText('1 of 5')
    await keyboard.press('Tab')
    await keyboard.type('new')
    await keyboard.press('Enter')
    await expect(editor.frame.locator('[data-node="t"] strong')).toHaveText('new')
    await expect(bar.getByRole('status')).toHaveText('1 of 4')
    await bar.getByRole('button', { name: 'Match case' }).click()
    await expect(bar.getByRole('status')).toHaveText('1 of 2')
    await bar.getByRole('button', { name: 'Match case' }).click()
    await expectAccessible(page, 'find and replace', 'iframe')
    await bar.getByRole('button', { name: 'Replace all' }).click()
    await expect(bar).toContainText('Replaced 3 times. One match in a locked block or a linked template was left.')
    await expect(editor.frame.locator('[data-node="b"]')).toContainText('new offers')
    await expect(undo).toHaveAccessibleName('Undo: Replace all “old”')
    await keyboard.press('Escape')
    await expect(bar).toHaveCount(0)
    await undo.click()
    await expect(editor.frame.locator('[data-node="h"]')).toHaveText('An old mill')
    await expect(editor.frame.locator('[data-node="t"] strong')).toHaveText('new')
  })

  await test.step('fields of settings choose with the same list', async () => {
    await editor.frame.locator('[data-node="b"]').click()
    const settings = page.getByRole('complementary', { name: 'Settings' })
    await settings.getByRole('button', { name: 'Link: choose a page' }).click()
    await page.getByRole('combobox', { name: 'Link' }).fill('what it')
    await keyboard.press('Enter')
    await expect(settings.getByRole('textbox', { name: 'Link' })).toHaveValue('#prices')
  })

  await test.step('a pattern is found behind the blocks and goes behind the section', async () => {
    await editor.frame.locator('[data-node="h"]').click()
    await keyboard.press('Control+Alt+y')
    const inserter = page.getByRole('dialog', { name: 'Add to Container' })
    const patterns = inserter.getByRole('group', { name: 'Patterns' })
    await expect(patterns.getByRole('option').first()).toBeVisible()
    await inserter.getByRole('combobox').fill('three plans')
    await expect(inserter.getByRole('option')).toHaveText([/Three plans/])
    await keyboard.press('Enter')
    await expect(undo).toHaveAccessibleName('Undo: Add pattern Three plans')
    await expect(editor.block('section')).toHaveCount(3)
  })

  await editor.save()
  const stored: StoredContent = await editor.storedContent()
  expect(stored.nodes['t']?.props['text']).toBe(
    '<p><a href="https://example.com" target="_blank" rel="noopener">The</a> <strong>new</strong> mill weaves linen. ' +
      'An old loom runs. See notes.md and (<a href="https://www.example.org">www.example.org</a>). </p>',
  )
})
