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

async function openWith(count: number, ...[page, demo]: ConstructorParameters<typeof EditorPage>) {
  const editor = new EditorPage(page, demo)
  await demo.signIn(page)
  const { id, slug, contentRevision } = await editor.createPage(`Page of ${count}`)
  const content = JSON.stringify(contentOf(count))
  await editor.call('PUT', '/api/v1/admin/page/updatecontent/', { id, content, revision: contentRevision })
  await editor.open(slug)
  return editor
}

for (const count of [100, 1000, 2000]) {
  test(`at ${count} nodes a letter and a changed setting render one node, a selection two at most, a drag those it leaves and reaches`, async ({
    page,
    demo,
  }) => {
    const editor = await openWith(count, page, demo)
    expect(await editor.frame.locator('[data-node]').count()).toBeGreaterThanOrEqual(count)

    const middle = editor.frame.locator('[data-node="t1-1"]')
    await middle.dblclick()
    await editor.frame.locator('[contenteditable=true]').waitFor()
    await page.keyboard.type('a')
    await expect(middle).toHaveText('a')
    await editor.nextPicture()
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

    const other = editor.frame.locator('[data-node="t1-3"]')
    await other.click()
    await expect(editor.toolbar).toBeVisible()
    await editor.nextPicture()
    expect((await rendered()).length).toBeLessThanOrEqual(2)

    // Each step of a drag draws marks over the page; the page itself changes with the drop.
    const handle = editor.toolbar.getByRole('button', { name: 'Drag' })
    // The toolbar comes from the block that was selected before: it is taken hold of once it stands still.
    await handle.hover()
    const steps: string[][] = []
    await editor.drag(handle, editor.frame.locator('[data-node="t0-18"]'), { x: 0.5, y: 0.9 }, async () => {
      steps.push(await rendered())
    })
    expect(steps).toEqual([[]])
    await expect(editor.frame.locator('[data-node="c0"] [data-node="t1-3"]')).toHaveCount(1)
    const touched = await rendered()
    expect(touched).toContain('c1')
    expect(['t1-3', 'c1', 'c0', 's', 'root']).toEqual(expect.arrayContaining([...new Set(touched)]))
  })
}

test('edits that are undone leave nothing behind in the page: no element and no listener', async ({ page, demo }) => {
  const editor = await openWith(100, page, demo)
  await editor.frame.locator('[data-node="t1-1"]').click()
  await expect(editor.toolbar).toBeVisible()
  const texts = editor.block('text')
  const before = await texts.count()
  /** A block more and a block less, each handled and drawn before the next one. */
  const cycles = (count: number) =>
    page.evaluate(async (times) => {
      const press = async (code: string, key: string) => {
        document.body.dispatchEvent(new KeyboardEvent('keydown', { code, key, ctrlKey: true, bubbles: true }))
        await new Promise<void>((resolve) => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve()
          port2.postMessage(0)
        })
      }
      for (let cycle = 0; cycle < times; cycle += 1) {
        await press('KeyD', 'd')
        await press('KeyZ', 'z')
      }
    }, count)
  const session = await page.context().newCDPSession(page)
  const left = async () => {
    await editor.nextPicture()
    await session.send('HeapProfiler.collectGarbage')
    const { nodes, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters')
    return { nodes, listeners }
  }
  await cycles(20)
  const early = await left()
  await cycles(60)
  expect(await texts.count()).toBe(before)
  // A block has its elements and a handful of listeners; one that stayed behind in each cycle would be hundreds. Some
  // are let go of by timers that still run, so what is left is looked at until it is settled.
  await expect
    .poll(async () => {
      const late = await left()
      return Math.max(late.nodes - early.nodes, late.listeners - early.listeners)
    })
    .toBeLessThan(50)
})
