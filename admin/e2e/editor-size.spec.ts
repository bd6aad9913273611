import { expect, test } from '../../examples/demo/e2e/server.ts'
import { EditorPage } from './editor-page.ts'

/** A page of about this many nodes: containers of twenty texts each. */
function contentOf(count: number) {
  const nodes: Record<string, unknown> = {}
  const add = (id: string, type: string, parent: string | null, children: string[], props = {}) => {
    nodes[id] = { type, version: 1, props, parent, children }
  }
  const containers = Math.ceil(count / 21)
  const ids = Array.from({ length: containers }, (_, at) => `c${at}`)
  add('root', 'wrapper', null, ['s'])
  add('s', 'section', 'root', ids)
  for (const [at, id] of ids.entries()) {
    const texts = Array.from({ length: 20 }, (_, text) => `t${at}-${text}`)
    add(id, 'container', 's', texts)
    for (const text of texts) add(text, 'text', id, [], { text: `Text ${text}` })
  }
  return { rootNodeId: 'root', nodes }
}

for (const count of [100, 1000, 2000]) {
  test(`at ${count} nodes a letter and a changed setting render one node`, async ({ page, demo }) => {
    const editor = new EditorPage(page, demo)
    await demo.signIn(page)
    const { id, slug, contentRevision } = await editor.createPage(`Page of ${count}`)
    const content = JSON.stringify(contentOf(count))
    await editor.call('PUT', '/api/v1/admin/page/updatecontent/', { id, content, revision: contentRevision })
    await editor.open(slug)
    expect(await editor.frame.locator('[data-node]').count()).toBeGreaterThanOrEqual(count)

    const middle = editor.frame.locator('[data-node="t1-1"]')
    await middle.dblclick()
    await editor.frame.locator('[contenteditable=true]').waitFor()
    await page.keyboard.type('a')
    const frame = page.frame({ url: /editorwrapper/ })
    if (!frame) throw new Error('The canvas has no frame.')
    await frame.evaluate(() => {
      const seen: string[] = []
      Object.assign(window, { seen })
      document.addEventListener('ashlar:node-rendered', (event) => {
        // The event is made by the editor's window, so it is no `CustomEvent` of this one.
        if ('detail' in event) seen.push(String(event.detail))
      })
    })
    const rendered = () => frame.evaluate(() => (window as unknown as { seen: string[] }).seen.splice(0))

    await page.keyboard.type('b')
    await expect(middle).toHaveText('ab')
    await editor.nextPicture()
    expect(await rendered()).toEqual(['t1-1'])

    await page.keyboard.press('Escape')
    await editor.nextPicture()
    await rendered()
    const settings = page.getByRole('complementary', { name: 'Settings' })
    await settings.getByLabel('Tag').selectOption('h2')
    await editor.nextPicture()
    expect(await rendered()).toEqual(['t1-1'])
    await expect(editor.frame.locator('h2[data-node="t1-1"]')).toHaveCount(1)
  })
}
