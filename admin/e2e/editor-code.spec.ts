import { EditorPage, holdSettings } from './editor-page.ts'
import { expect, test } from './test.ts'

// Code that did not arrive is logged besides being said.
test.use({ expectedErrors: /could not be loaded|Failed to fetch dynamically imported module/ })

/** Files with the code of many blocks, and those of the accordion alone. */
const code = /\/_ashlar\/blocks\/code-[^/]*\.js/
const own = /\/packages\/@ashlar\/block-accordion\//

test('code of a block comes with the first one on a page; without a connection it is said, and tried again (issue 22)', async ({
  page,
  demo,
}) => {
  const asked = new Set<string>()
  page.on('request', (request) => code.test(request.url()) && asked.add(request.url()))
  // What the head start fetches waits for it.
  const release = await holdSettings(page)
  const editor = await EditorPage.onNewPage(page, demo, 'Code of blocks')
  const everyday = asked.size

  await page.route(code, (route) => route.abort('internetdisconnected'))
  await page.route(own, (route) => route.abort('internetdisconnected'))
  await editor.tile('accordion').click()
  const broken = editor.frame.locator('[data-broken]')
  await expect(broken).toContainText('Accordion could not be shown')
  await expect(broken).toContainText('Visitors still see this block.')
  await page.unroute(code)
  await page.unroute(own)
  await broken.getByRole('button', { name: 'Try again' }).click()
  await expect(editor.block('accordion')).toBeVisible()
  await expect(broken).toHaveCount(0)
  expect(asked.size).toBe(everyday + 1)
  await editor.save()
  release()

  // With the page its blocks' code comes at once: nothing of it is drawn before.
  const held = Promise.withResolvers<void>()
  const last = [...asked].at(-1) ?? ''
  await page.route(last, async (route) => {
    await held.promise
    await route.continue()
  })
  const reloaded = page.waitForRequest(last)
  await page.reload()
  await reloaded
  await expect(editor.tile('accordion')).toBeVisible()
  await expect(editor.frame.locator('[data-node]')).toHaveCount(0)
  held.resolve()
  await editor.ready()
  await expect(editor.block('accordion')).toBeVisible()
})

test('a block that comes before its code shows that it is on its way, and takes its place when it is there (issue 22)', async ({
  page,
  demo,
}) => {
  const release = await holdSettings(page)
  const editor = await EditorPage.onNewPage(page, demo, 'Code on its way')
  const held = Promise.withResolvers<void>()
  await page.route(code, async (route) => {
    await held.promise
    await route.continue()
  })
  await editor.tile('accordion').click()
  await expect(editor.frame.locator('[data-node][aria-busy=true]')).toHaveText('Loading Accordion…')
  held.resolve()
  await expect(editor.block('accordion')).toBeVisible()
  await expect(editor.frame.locator('[aria-busy=true]')).toHaveCount(0)
  release()
})
