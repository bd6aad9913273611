import { encodeContent } from '@ashlar/sdk/server'
import { expect, test } from '../../examples/demo/e2e/server.ts'
import { EditorPage } from './editor-page.ts'

const content = {
  rootNodeId: 'root',
  nodes: {
    root: { type: 'wrapper', version: 1, props: {}, parent: null, children: ['s'] },
    s: { type: 'section', version: 1, props: {}, parent: 'root', children: ['c'] },
    c: { type: 'container', version: 1, props: {}, parent: 's', children: ['y'] },
    y: { type: 'copyright', version: 1, props: {}, parent: 'c', children: [] },
  },
}

test('a block with a load shows its data on the canvas, keeps it while newer data is on its way, and says what failed (issue 15)', async ({
  page,
  demo,
}) => {
  await demo.signIn(page)
  const editor = new EditorPage(page, demo)
  const { id, slug, contentRevision } = await editor.createPage('Loaded blocks')
  await editor.call('PUT', '/api/v1/admin/page/updatecontent/', {
    id,
    content: encodeContent(content),
    revision: contentRevision,
  })
  await editor.open(slug)
  const line = editor.frame.locator('[data-node="y"]')
  await expect(line).toHaveText(new RegExp(`© ${new Date().getFullYear()} `))

  const held = Promise.withResolvers<void>()
  await page.route(/\/blocks\/load\/$/, async (route) => {
    await held.promise
    const rows = [{ node: 'y', failure: 'The calendar is closed.' }]
    await route.fulfill({ json: { success: true, results: { rows } } })
  })
  const asked = page.waitForRequest(/\/blocks\/load\/$/)
  await line.click()
  await page.getByRole('spinbutton', { name: 'Size' }).fill('40')
  expect((await asked).postDataJSON()).toMatchObject({ page: id, nodes: [{ node: 'y', props: { fontSize: 40 } }] })
  await expect(line).toHaveText(new RegExp(`© ${new Date().getFullYear()} `))
  await expect(line).toHaveCSS('font-size', '40px')
  held.resolve()
  await expect(line).toContainText('The calendar is closed.')
  await expect(line).toContainText('Copyright text could not be shown')

  await page.unroute(/\/blocks\/load\/$/)
  await page.getByRole('spinbutton', { name: 'Size' }).fill('41')
  await expect(line).toHaveText(new RegExp(`© ${new Date().getFullYear()} `))
})
