import { encodeContent } from '@ashlar/sdk/server'
import type { Page } from '@playwright/test'
import { expect, test } from '../../examples/demo/e2e/server.ts'
import { EditorPage } from './editor-page.ts'

const content = {
  rootNodeId: 'root',
  nodes: {
    root: { type: 'wrapper', version: 1, props: {}, parent: null, children: ['s'] },
    s: { type: 'section', version: 1, props: {}, parent: 'root', children: ['c'] },
    c: { type: 'container', version: 1, props: {}, parent: 's', children: ['b', 'd', 't'] },
    b: { type: 'button', version: 1, props: {}, parent: 'c', children: [] },
    d: { type: 'divider', version: 1, props: {}, parent: 'c', children: [] },
    t: { type: 'text', version: 1, props: { text: 'Beside it' }, parent: 'c', children: [] },
  },
}

/** Load two packages from the files that their bundles are made of, so that a test can put one in the place of another. */
async function fileByFile(page: Page) {
  await page.route('**/api/v1/admin/blocks/', async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    for (const { packageName, browser } of json.results.rows) {
      if (!/block-(button|divider)$/.test(packageName)) continue
      delete browser.definitions
      delete browser.joined
      for (const entry of ['renderer', 'editor']) browser[entry] = browser[entry].replace('browser/blocks', entry)
    }
    await route.fulfill({ response, json })
  })
}

/** A renderer as its author would have written it, but for the fault. */
const broken = `
  import { defineBlockRenderer } from '@ashlar/sdk/renderer'
  import { button } from './block.js'
  export default defineBlockRenderer(button, () => { throw new Error('The hinge is loose.') })
`

/** A block whose newer version can't read what the one before has stored. */
const brokenStep = `
  import { defineBlockRenderer } from '@ashlar/sdk/renderer'
  import { divider as before } from './block.js'
  const migrations = [() => { throw new Error('The old hinge is loose.') }]
  export default defineBlockRenderer(Object.freeze({ ...before, version: 2, migrations }), () => null)
`

/** Settings one of which throws. */
const brokenSettings = `
  import { defineBlockEditor, field, panel } from '@ashlar/sdk/editor'
  import { button } from './block.js'
  const Dial = () => { throw new Error('The dial is loose.') }
  export default defineBlockEditor(button, {
    panels: [panel('Options', ['href', field('text', { control: 'component', component: Dial })])],
  })
`

test('P1, T24: a block that throws is a marked box in the editor, a setting that throws a note, each with its package, and the server is told; one that throws in a migration is kept as it was stored; the others are edited and saved as ever', async ({
  page,
  demo,
}) => {
  await fileByFile(page)
  await page.route(/block-button\/.*\/renderer\.js/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: broken }),
  )
  await page.route(/block-button\/.*\/editor\.js/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: brokenSettings }),
  )
  await page.route(/block-divider\/.*\/renderer\.js/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: brokenStep }),
  )
  await demo.signIn(page)
  const editor = new EditorPage(page, demo)
  const { id, slug, contentRevision } = await editor.createPage('Broken block')
  await editor.call('PUT', '/api/v1/admin/page/updatecontent/', {
    id,
    content: encodeContent(content),
    revision: contentRevision,
  })
  const told = (part: string) =>
    page.waitForRequest((sent) => sent.url().endsWith('/packages/faults/') && sent.postDataJSON().part === part)
  const [block, setting] = [told('block'), told('setting')]
  await editor.open(slug)

  const box = editor.frame.locator('[data-broken][data-node="b"]')
  await expect(box).toContainText('Button could not be shown')
  await expect(box).toContainText(/It comes from @ashlar\/block-button \S+ The hinge is loose\./)
  await expect(editor.frame.getByText('Beside it')).toBeVisible()

  await box.click({ position: { x: 4, y: 4 } })
  await expect(page.getByText(/The setting "Text" of @ashlar\/block-button has stopped/)).toBeVisible()
  for (const [sent, message] of [
    [await block, 'The hinge is loose.'],
    [await setting, 'The dial is loose.'],
  ] as const) {
    expect(sent.postDataJSON()).toMatchObject({ name: '@ashlar/block-button', of: 'button', message })
    expect((await sent.response())?.status()).toBe(202)
  }

  const kept = editor.frame.locator('[data-node="d"]')
  await expect(kept).toContainText(
    /It comes from @ashlar\/block-divider \S+ The block "Section divider" could not read its older data: The old hinge/,
  )
  await expect(kept).toContainText('Its content is kept.')

  await editor.write(editor.block('text'), 'Changed beside it')
  await editor.save()
  const stored = await editor.storedContent()
  expect(stored.nodes.t?.props.text).toBe('Changed beside it')
  expect(stored.nodes.b?.type).toBe('button')
  expect(stored.nodes.d).toMatchObject({ type: 'divider', version: 1 })
})

/** Settings that fail in all the ways that there are. */
const settingsInAllWays = `
  import { defineBlockEditor, field, panel } from '@ashlar/sdk/editor'
  import { useEffect } from 'react'
  import { button } from './block.js'
  const Late = () => { useEffect(() => { throw new Error('The dial is loose, later.') }, []); return null }
  const ways = {
    href: () => { throw new Error('The dial is loose.') },
    text: () => { throw 'The dial is loose, in words.' },
    cssClasses: () => { throw undefined },
    eventTriggerName: Late,
    buttonIcon: () => ({ nothing: 'that can be shown' }),
  }
  const broken = Object.entries(ways).map(([prop, component]) => field(prop, { control: 'component', component }))
  export default defineBlockEditor(button, { panels: [panel('Options', ['fullWidth', ...broken])] })
`

test('P1: settings that fail, in whatever way, cost their own row each; a package whose code fails while it loads costs its blocks; the server is told', async ({
  page,
  demo,
}) => {
  await fileByFile(page)
  await page.route(/block-button\/.*\/editor\.js/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: settingsInAllWays }),
  )
  await page.route(/block-divider\/.*\/editor\.js/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `throw 'The door is stuck.'` }),
  )
  const told: { readonly of: string; readonly part: string; readonly message: string }[] = []
  await page.route('**/api/v1/admin/packages/faults/', (route) => {
    told.push(route.request().postDataJSON())
    return route.fulfill({ status: 202, json: { success: true } })
  })
  await demo.signIn(page)
  const editor = new EditorPage(page, demo)
  const { id, slug, contentRevision } = await editor.createPage('Broken settings')
  await editor.call('PUT', '/api/v1/admin/page/updatecontent/', {
    id,
    content: encodeContent(content),
    revision: contentRevision,
  })
  await editor.open(slug)
  await expect(editor.frame.locator('[data-node="d"]')).toContainText('It could not be loaded: The door is stuck.')

  await editor.frame.locator('[data-node="b"]').click()
  await expect(page.getByText(/^The setting ".+" of @ashlar\/block-button has stopped/)).toHaveCount(5)
  await page
    .getByRole('switch', { name: 'Full width' })
    .or(page.getByRole('checkbox', { name: 'Full width' }))
    .click()
  await editor.save()
  const stored = await editor.storedContent()
  expect(stored.nodes.b?.props.fullWidth).toBe(true)
  expect(stored.nodes.d).toMatchObject({ type: 'divider', version: 1 })

  // Of the settings of one block one is told in ten seconds, so that a broken block floods nobody.
  await expect
    .poll(() => told.map(({ part, of }) => `${part} ${of}`).sort())
    .toEqual(['block divider', 'setting button'])
  expect(told.map(({ message }) => message)).toContain('The door is stuck.')
})

test('the canvas that did not arrive says so and is loaded by “Try again”', async ({ page, demo }) => {
  await page.route('**/admin/editorwrapper', (route) => route.abort(), { times: 1 })
  await demo.signIn(page)
  const editor = new EditorPage(page, demo)
  const { slug } = await editor.createPage('Slow canvas', { type: 'text', props: { text: 'Here at last' } })
  await page.goto(`${demo.url}/admin/editor?slug=${slug}`)
  const alert = page.getByRole('alert').filter({ hasText: 'The canvas could not be loaded' })
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(editor.frame.getByText('Here at last')).toBeVisible()
  await expect(alert).toHaveCount(0)
})
