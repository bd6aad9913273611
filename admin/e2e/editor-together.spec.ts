// Two people at one template: each hears of the other's save at once, and can take it in.

import { encodeContent } from '@ashlar/sdk/server'
import type { Browser, Page } from '@playwright/test'
import type { Demo } from '../../examples/demo/e2e/server.ts'
import { EditorPage } from './editor-page.ts'
import { expect, expectAccessible, test } from './test.ts'

// A save that was refused, or found no server, is logged besides being shown.
test.use({ expectedErrors: /^(The page could not be saved|ApiError:|Failed to load resource)/ })

const node = (type: string, parent: string | null, children: string[], props = {}) => ({
  ...{ type, version: 1, props, parent, children },
})

const template = {
  rootNodeId: 's',
  nodes: {
    s: node('section', null, ['c']),
    c: node('container', 's', ['a', 'b']),
    a: node('text', 'c', [], { text: 'Hemp' }),
    b: node('text', 'c', [], { text: 'Flax' }),
  },
}

const block = (editor: EditorPage, id: string) => editor.frame.locator(`[data-node="${id}"]`)

async function openBoth(page: Page, browser: Browser, demo: Demo, address: string) {
  const mine = new EditorPage(page, demo)
  const other = await (await browser.newContext()).newPage()
  const theirs = new EditorPage(other, demo)
  await demo.signIn(other, 'owner')
  for (const each of [mine, theirs]) {
    await each.page.goto(`${demo.url}${address}`)
    await each.ready()
  }
  return { mine, theirs }
}

/** Both change a block of their own; what the second person saved is told to the first, who adds it to what is unsaved. */
async function expectTakenIn(mine: EditorPage, theirs: EditorPage) {
  const { page } = mine
  const note = page.locator('.ednote')
  await mine.write(block(mine, 'a'), 'Hemp, mine')
  await theirs.write(block(theirs, 'b'), 'Flax, theirs')
  await theirs.save()
  await expect(note).toContainText('saved a newer version')
  await expectAccessible(page, 'a newer version beside unsaved changes', 'iframe')
  await note.getByRole('button', { name: 'Add their changes' }).click()
  await expect(note).toBeHidden()
  await expect(block(mine, 'b')).toHaveText('Flax, theirs')
  await expect(block(mine, 'a')).toHaveText('Hemp, mine')
  await expect(page.locator('[data-save]')).toHaveAttribute('data-save', 'dirty')
  await expect(page.getByRole('button', { name: 'Undo: Add their changes' })).toBeEnabled()
  await mine.save()

  // Who has nothing unsaved is shown it as it is; nobody is told of a save of their own.
  await theirs.page.locator('.ednote').getByRole('button', { name: 'Show the newest version' }).click()
  await expect(block(theirs, 'a')).toHaveText('Hemp, mine')
  await expect(theirs.page.locator('.ednote')).toBeHidden()
  await expect(note).toBeHidden()

  // Where both change the same block, both versions are set side by side.
  await mine.write(block(mine, 'a'), 'Sisal')
  await theirs.write(block(theirs, 'a'), 'Coir')
  await theirs.save()
  await note.getByRole('button', { name: 'Add their changes' }).click()
  const both = page.getByRole('dialog', { name: /saved a newer version/ })
  await expect(both).toContainText('Both versions change one block.')
  await both.getByRole('button', { name: 'Keep mine' }).click()
  await mine.saved()
  await theirs.page.locator('.ednote').getByRole('button', { name: 'Show the newest version' }).click()
  await expect(block(theirs, 'a')).toHaveText('Sisal')
}

test('of a template: a save is told at once and added to what is unsaved', async ({ page, demo, browser }) => {
  const editor = new EditorPage(page, demo)
  await demo.signIn(page)
  const made = await editor.call('POST', '/api/v1/admin/page/component-template/', {
    componentName: 'Fibres',
    content: encodeContent(template as never),
  })
  const { id } = made['template'] as { id: number }
  const { mine, theirs } = await openBoth(page, browser, demo, `/admin/editor?component=${id}`)
  await expectTakenIn(mine, theirs)
  await theirs.page.context().close()
})
