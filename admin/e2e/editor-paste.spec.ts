import type { Request } from '@playwright/test'
import { intercept } from '../../examples/demo/e2e/intercept.ts'
import { googleDocs, markdown, word } from '../src/editor/clipboard/foreign/samples.fixture.ts'
import { drop, paste } from './brought-in.ts'
import { EditorPage } from './editor-page.ts'
import { expect, test } from './test.ts'

test('EDIT-042 what other programs copy becomes blocks, files become pictures, and each is one step to undo', async ({
  page,
  demo,
}) => {
  const editor = await EditorPage.onPageWith(page, demo, 'Pasted', { type: 'text', props: { text: 'Before' } })
  const undo = page.getByRole('button', { name: /^Undo/ })
  const text = (id: string) => editor.frame.locator(`[data-node="${id}"]`)
  const types = async () => {
    const { nodes } = await editor.storedContent()
    return nodes['c']?.children.map((id) => nodes[id]?.type)
  }

  await text('n0').click()
  await paste(page, { flavours: { 'text/html': googleDocs, 'text/plain': 'Our ropes' } })
  await expect(editor.block('table').locator('td')).toHaveText(['Rope', 'Price', 'Hemp', '12 €'])
  await expect(editor.block('textbox').locator('li')).toHaveText([/Hemp/, 'Tarred', 'Flax'])
  await expect(editor.frame.locator('h1.block-text')).toHaveText('Our ropes')
  await editor.save()
  expect(await types()).toEqual(['text', 'text', 'textbox', 'image', 'divider', 'table'])
  const published = await page.context().newPage()
  await editor.call('PUT', '/api/v1/admin/pages/', { id: (await editor.stored()).id, status: 'published' })
  await published.goto(`${demo.url}/${editor.slug}`)
  await expect(published.locator('main strong')).toHaveText('bold')
  await expect(published.getByRole('cell', { name: '12 €' })).toBeVisible()
  await published.close()
  await page.keyboard.press('Control+z')
  await expect(editor.block('table')).toHaveCount(0)
  await expect(editor.block('text')).toHaveText(['Before'])

  // An address in an empty text is what it leads to.
  await text('n0').dblclick()
  await editor.frame.locator('[contenteditable=true]').waitFor()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await paste(page, { flavours: { 'text/plain': 'https://vimeo.com/76979871' } })
  await expect(editor.block('video')).toHaveCount(1)
  await expect(editor.block('text')).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(editor.block('text')).toHaveText(['Before'])

  // In a text that is edited: what is more than words stands behind it, and an empty one makes room.
  await text('n0').dblclick()
  await editor.frame.locator('[contenteditable=true]').waitFor()
  await paste(page, { flavours: { 'text/html': word, 'text/plain': 'Rope for boats' } })
  await expect(page.getByText(/Could not be pasted: 1 picture, which is on the computer/).first()).toBeVisible()
  await expect(editor.block('text')).toHaveText(['Before', 'Rope for boats', 'What we make'])
  await expect(editor.block('quote')).toHaveText(/half the voyage/)
  await page.keyboard.press('Control+z')
  await text('n0').dblclick()
  await editor.frame.locator('[contenteditable=true]').waitFor()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await paste(page, { flavours: { 'text/plain': markdown } })
  await expect(editor.block('text')).toHaveText(['Ropes', 'Kinds'])
  await expect(undo).toHaveAccessibleName(/^Undo: Paste \d+ blocks/)
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(editor.block('text')).toHaveText(['Before'])

  // Megabytes are read within seconds, and hostile ones do nothing.
  const hostile = '<img src=x onerror="parent.hurt=1"><svg onload="parent.hurt=1"></svg><script>parent.hurt=1</script>'
  const large = hostile + '<p>Rope <b>of hemp</b> for <a href="https://example.com/">boats</a></p>'.repeat(75_000)
  await text('n0').click()
  const started = Date.now()
  await paste(page, { flavours: { 'text/html': large } })
  await expect(page.getByText(/the last [\d,]+ paragraphs/).first()).toBeVisible({ timeout: 20_000 })
  test.info().annotations.push({ type: 'pasted 5 MB', description: `${Date.now() - started} ms` })
  expect(await page.evaluate(() => 'hurt' in window)).toBe(false)
  await page.keyboard.press('Control+z')

  // Pictures stand where they fell; what the media library does not accept is told of.
  await drop(page, { page: '[data-node="n0"]' }, ['a.png', 'bb.png', 'price.odt'])
  await expect(
    page.getByText(/The media library does not accept this file, so it was not added: “price.odt”/).first(),
  ).toBeVisible()
  await expect(editor.block('gallery').locator('img')).toHaveCount(2)
  await expect(undo).toHaveAccessibleName('Undo: Paste Image gallery')
  await drop(page, { page: '[data-node="n0"]' }, ['ccc.png'])
  await expect(editor.block('image').locator('img')).toHaveCount(1)

  // One that fails says so and can be sent again, to where it fell; the others stand already.
  let refusals = 0
  await intercept(page, '**/api/v1/admin/media/', (route) => {
    if (route.request().method() !== 'POST' || refusals > 0) return route.continue()
    refusals += 1
    return route.abort('connectionreset')
  })
  await drop(page, { page: '[data-node="n0"]' }, ['dddd.png', 'eeeee.png'])
  const again = page.getByRole('button', { name: /^Try .* again$/ })
  await expect(again).toHaveCount(1)
  await expect(editor.block('image').locator('img')).toHaveCount(2)
  await again.click()
  await expect(editor.block('image').locator('img')).toHaveCount(3)
  await expect(page.getByRole('region', { name: 'Uploads' })).toHaveCount(0)
  await editor.save()
  expect(await types()).toEqual(['text', 'image', 'image', 'image', 'gallery'])
})

test('200 files that are dropped at once are sent one after another, and stand together as one step to undo (issue 22)', async ({
  page,
  demo,
}) => {
  const editor = await EditorPage.onPageWith(page, demo, 'Two hundred', { type: 'text', props: { text: 'Before' } })
  let [open, most, sent] = [0, 0, 0]
  const isUpload = (request: Request) => request.method() === 'POST' && request.url().endsWith('/api/v1/admin/media/')
  page.on('request', (request) => {
    if (!isUpload(request)) return
    open += 1
    sent += 1
    most = Math.max(most, open)
  })
  page.on('response', (response) => {
    if (isUpload(response.request())) open -= 1
  })
  const uploads = page.getByRole('region', { name: 'Uploads' })
  await drop(
    page,
    { page: '[data-node="n0"]' },
    Array.from({ length: 200 }, (_, index) => `${index}.png`),
  )
  await expect(uploads.getByRole('status')).toHaveText(/^Uploading: \d+ of 200 files done$/)
  await expect(editor.block('gallery').locator('img')).toHaveCount(200, { timeout: 120_000 })
  await expect(page.getByText('200 files added.').first()).toBeAttached()
  await expect(uploads).toHaveCount(0)
  expect([most, sent]).toEqual([2, 200])
  await editor.save()
  const { nodes } = await editor.storedContent()
  const gallery = Object.values(nodes).find(({ type }) => type === 'gallery')
  expect(gallery?.props['images']).toHaveLength(200)
  await page.keyboard.press('Control+z')
  await expect(editor.block('gallery')).toHaveCount(0)
})
