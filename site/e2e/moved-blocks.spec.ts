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

/** A visitor of a website, and what their browser asked other companies for. */
async function visitor(browser: Browser, website: string, options: BrowserContextOptions = {}) {
  const context = await browser.newContext(options)
  const foreign: string[] = []
  await context.route(
    (url) => url.origin !== new URL(website).origin,
    (route) => {
      foreign.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' })
    },
  )
  return { page: await context.newPage(), foreign }
}

/** Scripts that a page asks for: by the block that they move, others by their path. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.resourceType() === 'script') scripts.push(/\/block-([a-z-]+)\//.exec(pathname)?.[1] ?? pathname)
  })
  return scripts
}

/** Noon, so many days from now, as a clock on the wall says it. */
const wallTime = (days: number) => `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T12:00`

/** The address of a short film, which the page records and sends to the library. */
async function recorded(): Promise<string> {
  const canvas = document.createElement('canvas')
  const ink = canvas.getContext('2d')
  const recorder = new MediaRecorder(canvas.captureStream(), { mimeType: 'video/webm' })
  const parts: Blob[] = []
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
  recorder.start()
  for (let frame = 0; frame < 30; frame += 1) {
    ink?.fillRect(frame * 9, 0, 9, 150)
    await new Promise((done) => requestAnimationFrame(done))
  }
  const stopped = new Promise((done) => recorder.addEventListener('stop', done))
  recorder.stop()
  await stopped
  const body = new FormData()
  body.append('file[]', new File(parts, 'kiln.webm', { type: 'video/webm' }))
  const reply = await fetch('/api/v1/admin/media/', { method: 'POST', body })
  return (await reply.json()).files[0].address
}

test('nothing moves, opens or loads before a visitor wants it (issue 22)', async ({ browser, page, demo }) => {
  const at = await address(page, demo)
  const { page: seen, foreign } = await visitor(browser, demo.url)
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
  const { page: seen, foreign } = await visitor(browser, demo.url, { javaScriptEnabled: false })
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

test('a countdown runs, a film plays by itself and Vimeo waits for consent, by scripts of their own; trail and bar need none (issue 22)', async ({
  browser,
  page,
  demo,
}) => {
  // Nothing else moves on the pages of this website.
  await demo.signIn(page, 'owner', demo.second)
  const film = await page.evaluate(recorded)
  const soon = wallTime(2)
  const running = contentWith(
    { type: 'countdown', props: { moment: soon, textAfter: 'The kiln is open.', ...flat } },
    { type: 'countdown', props: { moment: soon, textAfter: '', ...flat } },
    { type: 'video', props: { address: film, playsByItself: true, showControls: false, loops: true, ...flat } },
    { type: 'video', props: { address: 'https://vimeo.com/76979871/abcdef12', label: 'Throwing a bowl', ...flat } },
  )
  const resting = contentWith(
    { type: 'announcement-bar', props: { text: 'Open house.', startsAt: wallTime(-2), endsAt: soon, ...flat } },
    { type: 'announcement-bar', props: { text: 'It is over.', endsAt: wallTime(-2), canBeClosed: true, ...flat } },
    { type: 'breadcrumbs', props: flat },
    { type: 'video', props: { address: film, label: 'The kiln', ...flat } },
  )
  const stamp = Date.now()
  const published = { status: 'published', noindex: true }
  await makePage(page, { title: 'Running', slug: `running-${stamp}`, ...published }, running)
  const above = `firings-${stamp}`
  const parentId = await makePage(page, { title: 'Firings', slug: above, ...published }, contentWith())
  await makePage(page, { title: 'Resting', slug: `${above}/resting`, parentId, ...published }, resting)
  const { page: seen, foreign } = await visitor(browser, demo.second)
  const scripts = scriptsOf(seen)
  const violations: string[] = []
  seen.on('console', (message) => message.type() === 'error' && violations.push(message.text()))
  const [film1, vimeo] = [seen.locator('.block-video').first(), seen.locator('.block-video').last()]
  const playing = () => film1.locator('video').evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime)

  await test.step('nothing of a page that rests is moved by a script', async () => {
    await seen.goto(`${demo.second}/${above}/resting`)
    await expect(seen.getByText('Open house.')).toBeVisible()
    await expect(seen.getByText('It is over.')).toHaveCount(0)
    const trail = seen.getByRole('navigation', { name: 'Breadcrumbs' })
    await expect(trail.getByRole('listitem')).toHaveText(['Home', 'Firings', 'Resting'])
    await seen.locator('.block-video').scrollIntoViewIfNeeded()
    await expect(seen.locator('.block-video video')).toHaveJSProperty('paused', true)
    expect(scripts).toEqual([])
    await expect(seen.locator('script:not([type="application/ld+json"])')).toHaveCount(0)
    await trail.getByRole('link', { name: 'Firings' }).click()
    await expect(seen).toHaveURL(`${demo.second}/${above}`)
  })

  await test.step('a film plays silently once it is seen, and stops by its one button', async () => {
    await seen.goto(`${demo.second}/running-${stamp}`)
    await film1.scrollIntoViewIfNeeded()
    await expect.poll(playing).toBeGreaterThan(0)
    await expect(film1.locator('video')).toHaveJSProperty('muted', true)
    await film1.getByRole('button', { name: 'Pause' }).click()
    await expect(film1.getByRole('button', { name: 'Play' })).toBeVisible()
    expect(await playing()).toBe(false)
  })

  await test.step('Vimeo is asked for nothing before its button is pressed, or such services are allowed', async () => {
    await vimeo.scrollIntoViewIfNeeded()
    const play = vimeo.getByRole('button', { name: 'Play the video' })
    await expect(play).toBeVisible()
    expect(foreign).toEqual([])
    await play.click()
    await expect(vimeo.locator('iframe')).toHaveAccessibleName('Throwing a bowl')
    const player = 'https://player.vimeo.com/video/76979871?h=abcdef12&dnt=1'
    await expect.poll(() => foreign).toEqual([`${player}&autoplay=1`])
    await seen.evaluate(() => localStorage.setItem('ashlar_consent', JSON.stringify({ external: true })))
    await seen.reload()
    await vimeo.scrollIntoViewIfNeeded()
    await expect.poll(() => foreign.slice(1)).toEqual([player])
    expect(new Set(scripts)).toEqual(new Set(['/_ashlar/islands.js', 'countdown', 'video']))
  })

  await test.step('a countdown runs by the second, and ends with its text or with nothing', async () => {
    const countdowns = seen.locator('.block-countdown')
    const moment = Date.parse((await countdowns.first().locator('time').getAttribute('datetime')) ?? '')
    await seen.clock.install({ time: moment - 3_600_000 })
    await seen.reload()
    await countdowns.last().scrollIntoViewIfNeeded()
    for (const each of await countdowns.all()) await expect(each).toHaveAttribute('data-running', '')
    await seen.clock.pauseAt(moment - 65_000)
    const figures = countdowns.first().locator('.countdown-figures b')
    await expect(figures).toHaveText(['0', '0', '1', '5'].map((figure) => new RegExp(`^0?${figure}$`)))
    await seen.clock.runFor(1_000)
    await expect(figures.last()).toHaveText(/^0?4$/)
    await seen.clock.runFor(64_000)
    await expect(countdowns).toHaveText(['The kiln is open.'])
  })
  expect(violations).toEqual([])
  await seen.context().close()

  const { page: still } = await visitor(browser, demo.second, { reducedMotion: 'reduce' })
  await still.goto(`${demo.second}/running-${stamp}`)
  const rests = still.locator('.block-video').first()
  await rests.scrollIntoViewIfNeeded()
  await expect(rests.getByRole('button', { name: 'Play' })).toBeVisible()
  await expect(rests.locator('video')).toHaveJSProperty('paused', true)
  await still.context().close()
})
