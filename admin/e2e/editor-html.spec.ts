import type { FrameLocator, Locator } from '@playwright/test'
import { EditorPage } from './editor-page.ts'
import { expect, test } from './test.ts'

const styled = `<style>
#price { font-size: 31px; color: rgb(10, 120, 60); padding: 12px 0 }
.wide { height: 260px; background: rgb(240, 200, 80) }
</style>
<h2>Ropes</h2><p id="price">By the metre</p><p id="plain">Hemp</p><div class="wide"></div>`

/** Each tries to run or to ask another website; all write to the title, or to the host that the test watches. */
const hostile = `<style>@import "https://leak.example/i.css"; p { background: url(https://leak.example/b.png) }</style>
<link rel="dns-prefetch" href="https://leak.example"><link rel="stylesheet" href="https://leak.example/s.css">
<meta http-equiv="refresh" content="0;url=https://leak.example/away"><base href="https://leak.example/">
<script>document.title = 'ran'</script><script src="https://leak.example/s.js"></script>
<svg onload="document.title = 'ran'"><script>document.title = 'ran'</script></svg>
<img src="x" onerror="document.title = 'ran'"><img src="https://leak.example/i.png">
<video src="https://leak.example/v.mp4" poster="https://leak.example/p.png" autoplay onplay="document.title = 'ran'"></video>
<iframe src="javascript:parent.document.title = 'ran'"></iframe><iframe srcdoc="<script>parent.postMessage({type:'ashlar:height',height:7999},'*')</script>"></iframe>
<iframe src="https://leak.example/f"></iframe><object data="https://leak.example/o"></object><embed src="https://leak.example/e">
<form action="https://leak.example/form"><input autofocus onfocus="document.title = 'ran'"></form>
<details open ontoggle="document.title = 'ran'"><summary>Open</summary></details><p id="end">Still here</p>`

// Chromium says of each attempt that it was refused.
test.use({ expectedErrors: /sandbox|Content Security Policy|violates|ERR_BLOCKED|refused|Failed to load resource/i })

async function looksOf(inside: FrameLocator) {
  const one = async (selector: string) => [
    selector,
    await inside.locator(selector).evaluate((element) => {
      const { fontSize, color, fontFamily, lineHeight } = getComputedStyle(element)
      const { top, width } = element.getBoundingClientRect()
      return { fontSize, color, fontFamily, lineHeight, top, width }
    }),
  ]
  return Object.fromEntries(await Promise.all(['h2', '#price', '#plain', '.wide'].map(one)))
}

const heightOf = (frame: Locator) => frame.evaluate(({ clientHeight }) => clientHeight)

test('issue 22: HTML blocks stand in the canvas as on the page, in its styles and fonts, while they are typed', async ({
  page,
  demo,
}) => {
  const editor = await EditorPage.onPageWith(
    page,
    demo,
    'Styled HTML',
    { type: 'text', props: { text: 'Before' } },
    { type: 'custom-html', props: { htmlContent: styled } },
    { type: 'text', props: { text: 'After' } },
  )
  const block = editor.block('custom-html')
  const frame = block.locator('iframe')
  const inside = frame.contentFrame()
  await expect(inside.locator('#price')).toHaveCSS('font-size', '31px')
  await expect.poll(() => heightOf(frame)).toBeGreaterThan(350)

  await test.step('fonts, colours and heights are those of the published page', async () => {
    const [inCanvas, height] = [await looksOf(inside), await heightOf(frame)]
    expect(inCanvas['#price']).toMatchObject({ fontSize: '31px', color: 'rgb(10, 120, 60)' })
    const visitor = await page.context().newPage()
    await visitor.setViewportSize({ width: 1280, height: 900 })
    await visitor.goto(`${demo.url}/${editor.slug}`)
    const published = visitor.locator('.block-custom-html iframe')
    await expect.poll(() => heightOf(published)).toBe(height)
    expect(await looksOf(published.contentFrame())).toEqual(inCanvas)
    await visitor.close()
  })

  await test.step('a press selects the block, and its frame takes no focus', async () => {
    await block.click({ position: { x: 40, y: 40 } })
    await expect(editor.toolbar).toHaveAttribute('aria-label', 'Custom HTML')
    await expect(frame).not.toBeFocused()
  })

  await test.step('what is typed shows at once, unsaved', async () => {
    const html = page.getByRole('complementary', { name: 'Settings' }).getByRole('textbox', { name: 'HTML' })
    await html.fill('<style>#new { color: rgb(1, 2, 3) }</style><p id="new">Ne</p>')
    await html.press('End')
    await expect(inside.locator('#new')).toHaveText('Ne')
    await html.fill('<style>#new { color: rgb(1, 2, 3) }</style><p id="new">New</p>')
    await expect(inside.locator('#new')).toHaveText('New')
    await expect(inside.locator('#new')).toHaveCSS('color', 'rgb(1, 2, 3)')
    await expect.poll(() => heightOf(frame)).toBeLessThan(100)
  })

  await test.step('the block is dragged by its body, and others are dropped beside it', async () => {
    const order = () =>
      editor.frame.locator('#canvas [data-node^=n]').evaluateAll((all) => all.map((each) => each.dataset['node']))
    expect(await order()).toEqual(['n0', 'n1', 'n2'])
    await editor.drag(block, editor.frame.locator('[data-node=n2]'), { x: 0.5, y: 0.9 })
    await expect.poll(order).toEqual(['n0', 'n2', 'n1'])
    // Its frame begins anew where it was moved to.
    await expect(inside.locator('#new')).toHaveText('New')
    await editor.drag(editor.frame.locator('[data-node=n0]'), block, { x: 0.5, y: 0.9 })
    await expect.poll(order).toEqual(['n2', 'n1', 'n0'])
  })
})

test('issue 22: hostile HTML runs nothing in the canvas and asks no other website, nor does its frame leave (X1, T5, T6)', async ({
  page,
  demo,
}) => {
  const asked: string[] = []
  await page.context().route('https://leak.example/**', (route) => {
    asked.push(route.request().url())
    return route.abort()
  })
  const dialogs: string[] = []
  page.on('dialog', (dialog) => void dialogs.push(dialog.message()))
  const block = { type: 'custom-html', props: { htmlContent: '<p id="end">Harmless</p>' } }
  const editor = await EditorPage.onPageWith(page, demo, 'Hostile HTML', block)
  const frame = editor.block('custom-html').locator('iframe')
  const inside = frame.contentFrame()
  await expect(inside.locator('#end')).toHaveText('Harmless')
  const title = await page.title()
  await editor.block('custom-html').click({ position: { x: 20, y: 20 } })
  const html = page.getByRole('complementary', { name: 'Settings' }).getByRole('textbox', { name: 'HTML' })
  await html.fill(hostile)
  await expect(inside.locator('#end')).toHaveText('Still here')
  await expect(editor.block('custom-html')).toContainText(
    'Content from other websites is shown on the page, not in the editor.',
  )
  // Long enough for what waits for nothing, and for a redirect at once.
  await page.waitForTimeout(1000)
  await expect(inside.locator('#end')).toHaveText('Still here')
  expect(await inside.locator('html').evaluate(() => document.title)).toBe('HTML')
  expect(
    await inside
      .locator('script, meta:not([charset]), base, [onload], [onerror], [srcdoc]')
      .evaluateAll((all) => all.filter((each) => each.closest('body')).length),
  ).toBe(0)
  expect([asked, dialogs, await page.title()]).toEqual([[], [], title])
  await expect(html).toBeFocused()
  expect(await heightOf(frame)).toBeLessThan(2000)
})

test('issue 22: an HTML block whose document cannot be loaded says so, and is there after another try', async ({
  page,
  demo,
}) => {
  let isDown = true
  await page.route('**/_ashlar/html/canvas/**', (route) => (isDown ? route.abort() : route.continue()))
  const block = { type: 'custom-html', props: { htmlContent: '<p id="end">There</p>' } }
  const editor = await EditorPage.onPageWith(page, demo, 'Unreachable HTML', block)
  await expect(editor.block('custom-html')).toContainText('This block could not be loaded')
  isDown = false
  await editor.frame.getByRole('button', { name: 'Try again' }).click()
  await expect(editor.block('custom-html').locator('iframe').contentFrame().locator('#end')).toHaveText('There')
  await expect(editor.frame.getByText('This block could not be loaded')).toHaveCount(0)
})
