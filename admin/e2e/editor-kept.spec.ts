import { decodeContent, encodeContent } from '@ashlar/sdk/server'
import type { Page } from '@playwright/test'
import { expect, test } from '../../examples/demo/e2e/server.ts'
import { EditorPage } from './editor-page.ts'

const content = {
  rootNodeId: 'root',
  nodes: {
    root: { type: 'wrapper', version: 1, props: {}, parent: null, children: ['s'] },
    s: { type: 'section', version: 1, props: {}, parent: 'root', children: ['c'] },
    c: { type: 'container', version: 1, props: {}, parent: 's', children: ['kept', 't'] },
    kept: { type: 'acme/locator', version: 3, props: { city: 'Halifax' }, parent: 'c', children: [] },
    t: { type: 'text', version: 1, props: { text: 'Beside it' }, parent: 'c', children: [] },
  },
}

/** The server's answer with other members: what a page is whose package has gone, or whose row was damaged. */
async function answerWith(page: Page, change: Record<string, unknown>) {
  await page.route(/\/api\/v1\/pages\/\?slug=/, async (route) => {
    const reply = await route.fetch()
    const body = await reply.json()
    await route.fulfill({ response: reply, json: { ...body, page: { ...body.page, ...change } } })
  })
}

test('a block whose package is missing is shown as kept, can not be edited, and goes back with the save as it came', async ({
  page,
  demo,
}) => {
  await demo.signIn(page)
  const editor = new EditorPage(page, demo)
  const { slug } = await editor.createPage('Kept block')
  await answerWith(page, { content: encodeContent(content) })
  await editor.open(slug)

  const kept = editor.frame.locator('[data-node="kept"]')
  await expect(kept).toContainText('is not available')
  await expect(kept).toContainText('Its content is kept')
  await kept.getByRole('button', { name: 'Show content' }).click()
  const settings = page.getByRole('complementary', { name: 'Settings' })
  await settings.getByText('Stored data').click()
  await expect(settings).toContainText('Halifax')

  await editor.write(editor.block('text'), 'Changed beside it')
  const sent = page.waitForRequest(/updatecontent/)
  await page.keyboard.press('Control+s')
  const { content: encoded } = (await sent).postDataJSON()
  expect(decodeContent(encoded)?.nodes['kept']).toEqual(content.nodes.kept)
})

test('another block takes the place of one whose package is missing; undo brings it back as it came', async ({
  page,
  demo,
}) => {
  await demo.signIn(page)
  const editor = new EditorPage(page, demo)
  const { slug } = await editor.createPage('Replaced block')
  await answerWith(page, { content: encodeContent(content) })
  await editor.open(slug)

  const kept = editor.frame.locator('[data-node="kept"]')
  await kept.getByRole('button', { name: 'Replace block' }).click()
  await expect(page.getByRole('combobox', { name: 'Search blocks' })).toBeFocused()
  await page.keyboard.type('quote')
  await page.keyboard.press('Enter')
  await expect(kept).toHaveCount(0)
  await expect(editor.frame.locator('[data-node="c"] > *').first()).toHaveClass(/block-quote/)
  await page.keyboard.press('Control+z')
  await expect(kept).toContainText('is not available')
  const sent = page.waitForRequest(/updatecontent/)
  await editor.write(editor.block('text'), 'Changed beside it')
  await page.keyboard.press('Control+s')
  const { content: encoded } = (await sent).postDataJSON()
  expect(decodeContent(encoded)?.nodes['kept']).toEqual(content.nodes.kept)
  expect(decodeContent(encoded)?.nodes['c']?.children).toEqual(['kept', 't'])
})

test('EDIT-041, OPEN-127 content that can not be read is shown as blank, and replaced only after a question', async ({
  page,
  demo,
}) => {
  await demo.signIn(page)
  const editor = new EditorPage(page, demo)
  const { slug } = await editor.createPage('Unreadable')
  await answerWith(page, { content: null, contentUnreadable: true })
  const logged = page.waitForEvent('console', (message) => message.text().includes('Failed to parse content'))
  await editor.open(slug)
  await logged
  await editor.drag(editor.tile('container'), editor.block('section').first())
  let saves = 0
  page.on('request', (request) => {
    if (request.url().includes('updatecontent')) saves += 1
  })
  await page.keyboard.press('Control+s')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('could not be read')
  await question.getByRole('button', { name: 'Dismiss' }).click()
  expect(saves).toBe(0)
  await page.keyboard.press('Control+s')
  await question.getByRole('button', { name: 'Accept' }).click()
  await editor.saved()
  expect(saves).toBe(1)
})
