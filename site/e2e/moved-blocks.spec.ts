// Blocks that change only when a visitor wants it: a video of another company, a bar that is closed, two pictures compared.
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import type { Demo } from '../../examples/demo/e2e/server.ts'
import { contentWith, expect, makePage, test } from './demo-site.ts'

const flat = { padding: { desktop: { top: 0, bottom: 0 } } }

async function address(page: Page, demo: Demo): Promise<string> {
  await demo.signIn(page)
  await page.goto(demo.url)
  const pictures = await page.evaluate(() =>
    [...document.images].map((image) => new URL(image.src).pathname).filter((path) => path.startsWith('/media/')),
  )
  const [before = '', after = before] = [...new Set(pictures)]
  const content = contentWith(
    { type: 'announcement-bar', props: { text: 'Closed on Monday.', canBeClosed: true, ...flat } },
    { type: 'breadcrumbs', props: flat },
    { type: 'video', props: { address: 'https://youtu.be/dQw4w9WgXcQ?t=65', label: 'Truing a wheel', ...flat } },
    { type: 'before-after', props: { before, after, start: 40, ...flat } },
    { type: 'before-after', props: { before, after, direction: 'vertical', ...flat } },
  )
  const slug = `moved-${Date.now()}`
  await makePage(page, { title: 'Moved', slug, status: 'published', noindex: true }, content)
  return `${demo.url}/${slug}`
}

/** A visitor, and what their browser asked other companies for. */
async function visitor(browser: Browser, demo: Demo, options: BrowserContextOptions = {}) {
  const context = await browser.newContext(options)
  const foreign: string[] = []
  await context.route(
    (url) => url.origin !== new URL(demo.url).origin,
    (route) => {
      foreign.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' })
    },
  )
  return { page: await context.newPage(), foreign }
}

test('nothing moves, opens or loads before a visitor wants it (issue 22)', async ({ browser, page, demo }) => {
  const at = await address(page, demo)
  const { page: seen, foreign } = await visitor(browser, demo)
  const violations: string[] = []
  seen.on('console', (message) => message.type() === 'error' && violations.push(message.text()))
  await seen.goto(at)

  await test.step('a video of another company loads once its button is pressed, and gets the focus', async () => {
    const video = seen.locator('.block-video')
    await video.scrollIntoViewIfNeeded()
    const play = video.getByRole('button', { name: 'Play the video' })
    await expect(play).toBeVisible()
    expect(foreign).toEqual([])
    await play.focus()
    await seen.keyboard.press('Enter')
    const frame = video.locator('iframe')
    await expect(frame).toBeFocused()
    await expect(frame).toHaveAccessibleName('Truing a wheel')
    await expect
      .poll(() => foreign)
      .toEqual(['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0&playsinline=1&start=65&autoplay=1'])
    await expect(play).toHaveCount(0)
  })

  await test.step('two pictures are compared by keys and by pointer, and the value is said', async () => {
    const block = seen.locator('.block-before-after').first()
    const slider = block.getByRole('slider', { name: 'Compare the images' })
    await block.scrollIntoViewIfNeeded()
    await expect(slider).toHaveAttribute('aria-valuetext', '40% of the first image')
    await slider.focus()
    await seen.keyboard.press('ArrowRight')
    await expect(slider).toHaveValue('41')
    const divider = block.locator('.before-after-divider')
    const box = await block.boundingBox()
    if (!box) throw new Error('The block is not there')
    const shown = async () => ((await divider.boundingBox())?.x ?? 0) - box.x
    expect((await shown()) / box.width).toBeCloseTo(0.41, 1)
    await slider.click({ position: { x: box.width * 0.8, y: 20 } })
    await expect(slider).toHaveValue(/^(79|80|81)$/)

    const vertical = seen.locator('.block-before-after').last()
    const upright = vertical.getByRole('slider')
    const height = (await vertical.boundingBox())?.height ?? 0
    await upright.click({ position: { x: 40, y: height * 0.2 } })
    await expect(upright).toHaveValue(/^(19|20|21)$/)
    await seen.keyboard.press('End')
    await expect(upright).toHaveValue('100')
  })

  await test.step('a bar that was closed stays away, and does not flash', async () => {
    const bar = seen.getByRole('region', { name: 'Announcement' })
    await expect(bar).toBeVisible()
    await bar.getByRole('button', { name: 'Close' }).click()
    await expect(bar).toHaveCount(0)
    // Until the script has looked, the bar takes no room.
    await seen.route('**/block-announcement-bar/**', () => undefined)
    await seen.reload({ waitUntil: 'domcontentloaded' })
    await expect(seen.locator('.block-announcement-bar')).toHaveCSS('height', '0px')
    await seen.unroute('**/block-announcement-bar/**')
    await seen.reload()
    await expect(seen.locator('.block-announcement-bar')).toHaveCount(0)
  })
  expect(violations).toEqual([])
  await seen.context().close()
})

test('without scripts there are the bar, a link to the video, and both pictures (issue 22)', async ({
  browser,
  page,
  demo,
}) => {
  const at = await address(page, demo)
  const { page: seen, foreign } = await visitor(browser, demo, { javaScriptEnabled: false })
  await seen.goto(at)
  await expect(seen.getByText('Closed on Monday.')).toBeVisible()
  await expect(seen.getByRole('button', { name: 'Close' })).toHaveCount(0)
  await expect(seen.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link')).toHaveText(['Home'])
  await expect(seen.locator('.block-video').getByRole('link')).toHaveAttribute('href', /youtube\.com\/watch/)
  const [before, after] = ['.before-after-before', '.before-after-after'].map((part) => seen.locator(part).first())
  const [left, right] = [await before?.boundingBox(), await after?.boundingBox()]
  expect(right?.x).toBeGreaterThanOrEqual((left?.x ?? 0) + (left?.width ?? 0))
  await expect(seen.getByRole('slider')).toHaveCount(0)
  expect(foreign).toEqual([])
  await seen.context().close()
})
