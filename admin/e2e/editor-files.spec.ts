import { intercept } from '../../examples/demo/e2e/intercept.ts'
import { drop, paste } from './brought-in.ts'
import { EditorPage } from './editor-page.ts'
import { expect, test } from './test.ts'

const first = { page: '[data-node="n0"]' }
const text = (words: string) => ({ type: 'text', props: { text: words } })

async function typesOf(editor: EditorPage) {
  await editor.save()
  const { nodes } = await editor.storedContent()
  return nodes['c']?.children.map((id) => nodes[id]?.type)
}

test('issue 22: films and papers from the desktop stand where they fell, and beside the page they go to its end', async ({
  page,
  demo,
}) => {
  const editor = await EditorPage.onPageWith(page, demo, 'Dropped files', text('Before'), text('After'))
  const undo = page.getByRole('button', { name: /^Undo/ })
  const { frame } = editor

  await test.step('a film is a video, a paper is a link to it, as one step', async () => {
    await drop(page, first, ['harbour.mp4', 'prices.pdf', 'sheet.odt'])
    await expect(page.getByText('does not accept this file, so it was not added: “sheet.odt”').first()).toBeVisible()
    await expect(editor.block('video')).toHaveCount(1)
    await expect(editor.block('textbox').getByText('prices.pdf')).toBeVisible()
    await expect(undo).toHaveAccessibleName('Undo: Paste 2 blocks')
    expect(await typesOf(editor)).toEqual(['text', 'video', 'textbox', 'text'])
    const { nodes } = await editor.storedContent()
    const made = Object.values(nodes).find(({ type }) => type === 'video')
    expect(made?.props['address']).toMatch(/^\/media\/\d+\/harbour\.mp4$/)
    await editor.call('PUT', '/api/v1/admin/pages/', { id: (await editor.stored()).id, status: 'published' })
    const published = await page.context().newPage()
    await published.goto(`${demo.url}/${editor.slug}`)
    const href = await published.getByRole('link', { name: 'prices.pdf' }).getAttribute('href')
    const reply = await published.request.get(`${demo.url}${href}`)
    expect([reply.status(), reply.headers()['content-type']]).toEqual([200, 'application/pdf'])
    await published.close()
    await undo.click()
    await expect(editor.block('video')).toHaveCount(0)
  })

  await test.step('on the panels and on the grey around the page they go to its end', async () => {
    await drop(page, { editor: '.ed__bar' }, ['one.png'])
    await expect(editor.block('image')).toHaveCount(1)
    await expect(frame.locator('#canvas [data-node]').last()).toHaveClass(/block-image/)
    await undo.click()
    await page.getByRole('tab', { name: 'Mobile' }).click()
    await drop(page, { editor: '.cv' }, ['three.png'])
    await expect(frame.locator('#canvas [data-node]').last()).toHaveClass(/block-image/)
    await page.getByRole('tab', { name: 'Desktop' }).click()
    await undo.click()
  })

  await test.step('over a dialog a sentence says what to do', async () => {
    await page.locator('.shortc').click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await drop(page, { editor: '[role=dialog]' }, ['two.png'])
    await expect(page.getByText('Close what is open over the page, then drop the files again.').first()).toBeVisible()
    await expect(editor.block('image')).toHaveCount(0)
    await page.keyboard.press('Escape')
  })

  await test.step('a picture from the clipboard stands behind what is selected', async () => {
    await frame.locator('[data-node="n0"]').click()
    await paste(page, { files: ['image.png'] })
    await expect(editor.block('image').locator('img')).toHaveCount(1)
    expect(await typesOf(editor)).toEqual(['text', 'image', 'text'])
  })
})

test('issue 22: pictures that a pasted document holds are uploaded and stand where they stood, in one step', async ({
  page,
  demo,
}) => {
  const editor = await EditorPage.onPageWith(page, demo, 'Held pictures', text('Before'))
  const undo = page.getByRole('button', { name: /^Undo/ })
  const picture = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(60, 40)
    canvas.getContext('2d')?.fillRect(10, 10, 30, 20)
    const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())
    return `data:image/png;base64,${btoa(String.fromCharCode(...bytes))}`
  })
  const broken = 'data:image/png;base64,'.concat(Buffer.from('no picture '.repeat(20)).toString('base64'))
  const html = (src: string) => `<h2>Ropes</h2><p>Hemp</p><p><img src="${src}" alt="A knot"></p><p>Flax</p>`
  await editor.frame.locator('[data-node="n0"]').click()
  await paste(page, { flavours: { 'text/html': html(picture), 'text/plain': 'Ropes' } })
  await expect(editor.block('image').locator('img')).toHaveAttribute('alt', 'A knot')
  expect(await typesOf(editor)).toEqual(['text', 'text', 'textbox', 'image', 'textbox'])
  const { nodes } = await editor.storedContent()
  const made = Object.values(nodes).find(({ type }) => type === 'image')
  expect(made?.props['src']).toMatch(/^\/media\/\d+\/image-1\.png$/i)
  await expect(page.getByRole('region', { name: 'Uploads' })).toHaveCount(0)
  await undo.click()
  await expect(editor.block('text')).toHaveText(['Before'])

  // One that the library refuses is told of, and the words are there.
  await paste(page, { flavours: { 'text/html': html(broken), 'text/plain': 'Ropes' } })
  await expect(page.getByText('Could not be pasted: 1 picture, which could not be uploaded.').first()).toBeVisible()
  await expect(editor.block('text')).toHaveText(['Before', 'Ropes'])
  await expect(editor.block('image')).toHaveCount(0)
  await page.getByRole('button', { name: 'Clear' }).click()

  // One whose way was broken can be sent again, and follows.
  let refusals = 0
  await intercept(page, '**/api/v1/admin/media/', (route) => {
    if (route.request().method() !== 'POST' || refusals > 0) return route.continue()
    refusals += 1
    return route.abort('connectionreset')
  })
  await paste(page, { flavours: { 'text/html': html(picture), 'text/plain': 'Ropes' } })
  await page.getByRole('button', { name: /^Try .* again$/ }).click()
  await expect(editor.block('image').locator('img')).toHaveCount(1)
})
