import type { Page, Request } from '@playwright/test'
import { EditorPage } from './editor-page.ts'
import { expect, test } from './test.ts'

/** What a script of Custom HTML tries; each gives `refused` unless it got something. */
const attack = `<p id="said">Hello</p><div style="height:420px"></div><script>
const tries = {
  cookie: () => document.cookie,
  storage: () => localStorage.length,
  parent: () => parent.document.title,
  top: () => { top.location = '/elsewhere' },
  worker: () => navigator.serviceWorker.register('/islands.js'),
  settings: () => fetch(origin + '/api/v1/admin/settings/', { credentials: 'include' }).then((reply) => reply.text()),
}
const said = document.getElementById('said')
const one = async ([name, work]) => {
  try { const got = await work(); return name + ' ' + (got === undefined ? 'done' : 'got ' + got) } catch { return name + ' refused' }
}
parent.postMessage({ type: 'ashlar:height', height: '99999' }, '*')
parent.postMessage({ type: 'ashlar:save', html: 'x' }, '*')
Promise.all(Object.entries(tries).map(one)).then((all) => { said.textContent = all.join(', ') })
</script><!-- <div`

const mapUrl = 'https://www.openstreetmap.org/export/embed.html?bbox=1%2C2%2C3%2C4'
const node = (type: string, parent: string | null, children: readonly string[], props: object = {}) => ({
  ...{ type, version: 1, parent, children, props },
})
const content = (html: string) => ({
  rootNodeId: 'root',
  nodes: {
    root: node('wrapper', null, ['moving', 'later']),
    moving: node('section', 'root', ['c1'], {
      ...{ videoId: '/media/99999/sea.mp4', showParticles: true },
      background: { desktop: { backgroundColor: 'dark' } },
    }),
    later: node('section', 'root', ['c2'], { padding: { desktop: { top: 1400 } } }),
    c1: node('container', 'moving', ['html', 'map']),
    c2: node('container', 'later', [], {
      ...{ animation: 'slide-up', animationDelay: 50, overflow: 'hidden', shadow: 'medium' },
      ...{ customCss: 'outline-offset: 3px', flipBackgroundImageHorizontally: true },
      background: { desktop: { backgroundImage: '/media/99999/shore.webp' } },
    }),
    html: node('custom-html', 'c1', [], { htmlContent: html }),
    map: node('map', 'c1', [], { mapUrl }),
  },
})

const save = (page: Page, id: number, html: string) =>
  page.evaluate(
    async ([pageId, tree]) => {
      const reply = await fetch('/api/v1/admin/page/updatecontent/', {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ id: pageId, content: tree }),
      })
      return reply.status
    },
    [id, JSON.stringify(content(html))] as const,
  )

const language = (page: Page, to: string) =>
  page.evaluate(async (tag) => {
    const body = JSON.stringify({ language: tag })
    await fetch('/api/v1/admin/settings/', { method: 'PUT', headers: { 'content-type': 'application/json' }, body })
  }, to)

// Chromium says of each attempt that it was refused.
test.use({ expectedErrors: /^ApiError:|sandbox|Content Security Policy|Unsafe attempt|frame/i })

test('raw HTML and maps in frames; what moves behind a section', async ({ page, demo }) => {
  const editor = new EditorPage(page, demo)
  await demo.signIn(page)
  const made = await editor.call('POST', '/api/v1/admin/pages/', {
    title: 'Frames',
    slug: 'frames',
    status: 'published',
  })
  const { id } = made['page'] as { id: number }
  expect(await save(page, id, attack)).toBe(200)
  let askedForMap = 0
  await page.route('https://www.openstreetmap.org/**', (route) => {
    askedForMap += 1
    return route.fulfill({ contentType: 'text/html', body: '<p>The map itself</p>' })
  })

  // The header asks for its cart once the page is idle: nothing of one page is left when the next is opened.
  const open = async () => {
    const cart = page.waitForResponse((reply) => new URL(reply.url()).pathname === '/api/v1/cart/')
    await page.goto(`${demo.url}/frames`)
    await cart
  }

  await test.step('the script runs in its frame and gets nothing, although staff are signed in (X3, BLK-HTML-001, OPEN-236)', async () => {
    await open()
    const frame = page.frameLocator('.block-custom-html iframe')
    await expect(frame.locator('#said')).toHaveText(
      'cookie refused, storage refused, parent refused, top refused, worker refused, settings refused',
    )
    // It looks like the ground it stands on.
    await expect(frame.locator('#said')).toHaveCSS('color', 'rgb(255, 255, 255)')
    expect(new URL(page.url()).pathname).toBe('/frames')
    await expect
      .poll(async () => (await page.locator('.block-custom-html iframe').boundingBox())?.height)
      .toBeGreaterThan(420)
    expect((await page.locator('.block-custom-html iframe').boundingBox())?.height).toBeLessThan(1000)
  })

  await test.step('a map is loaded when the visitor asks, or has allowed such services; none of the product is asked (BLK-MAP-001, BLK-MAP-002, BLK-MAP-005, API-116)', async () => {
    await open()
    const show = page.getByRole('button', { name: 'Show the map' })
    await expect(show).toBeVisible()
    expect(askedForMap).toBe(0)
    // Files of the page may still come; what the product would be asked is its API.
    const called: string[] = []
    const note = (request: Request) => {
      const { origin, pathname } = new URL(request.url())
      if (origin !== demo.url || pathname.startsWith('/api/')) called.push(origin)
    }
    page.on('request', note)
    await show.click()
    await expect(page.frameLocator('.block-map iframe').getByText('The map itself')).toBeVisible()
    page.off('request', note)
    expect(called).toEqual(['https://www.openstreetmap.org'])
    expect((await page.locator('.block-map iframe').boundingBox())?.height).toBe(300)
    await page.evaluate(() => localStorage.setItem('ashlar_consent', JSON.stringify({ external: true })))
    await page.reload()
    await expect(page.frameLocator('.block-map iframe').getByText('The map itself')).toBeVisible()
  })

  await test.step('video and particles move behind the section until they are stopped (BLK-SECTION-002, BLK-SECTION-003, BLK-SECTION-006)', async () => {
    const video = page.locator('.section-behind > video')
    await expect(video).toHaveJSProperty('src', `${demo.url}/media/99999/sea.mp4`)
    await expect(video).toHaveJSProperty('muted', true)
    await expect(video).toHaveJSProperty('autoplay', true)
    await expect(video).toHaveJSProperty('loop', true)
    await expect(page.locator('.section-behind > canvas')).toBeVisible()
    await page.getByRole('button', { name: 'Pause the background' }).click()
    await expect(page.getByRole('button', { name: 'Play the background' })).toBeVisible()
  })

  await test.step('a container clips, has CSS of its own, a shadow and a mirrored picture (BLK-CONTAINER-002)', async () => {
    const container = page.locator('[data-enter]')
    await expect(container).toHaveAttribute('data-enter', 'slide-up')
    for (const [name, value] of Object.entries({
      ...{ overflow: 'hidden', 'outline-offset': '3px', 'box-shadow': 'rgba(0, 0, 0, 0.25) 0px 0px 10px 0px' },
    })) {
      await expect(container, name).toHaveCSS(name, value)
    }
    const picture = await container.evaluate((element) => {
      const { backgroundImage, scale, transform } = getComputedStyle(element, '::before')
      return [backgroundImage, scale === 'none' ? transform : scale]
    })
    expect(picture).toEqual([
      expect.stringContaining('/media/99999/shore.webp'),
      expect.stringMatching(/^-1 1|^matrix\(-1, /),
    ])
  })

  await test.step('OPEN-211: what is out of sight comes in when it is seen', async () => {
    const state = () => page.locator('[data-enter]').evaluate((element) => element.getAnimations()[0]?.playState)
    expect(await state()).toBe('paused')
    await page.locator('[data-enter]').scrollIntoViewIfNeeded()
    await expect.poll(state).not.toBe('paused')
  })

  await test.step('a page in a language that is written from right to left is mirrored', async () => {
    await page.evaluate(() => scrollTo(0, 0))
    await language(page, 'ar')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    const pause = page.getByRole('button', { name: 'Pause the background' })
    expect((await pause.boundingBox())?.x).toBeLessThan(100)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await language(page, 'en')
  })

  await test.step('no video on a telephone; nothing where motion is not wanted (BLK-SECTION-004)', async () => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.reload()
    await expect(page.locator('.section-behind > canvas')).toBeVisible()
    await expect(page.locator('.section-behind > video')).toHaveCount(0)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.reload()
    await expect(page.frameLocator('.block-custom-html iframe').locator('#said')).toContainText('refused')
    await expect(page.locator('.section-behind')).toHaveCount(0)
    expect(await page.locator('[data-enter]').evaluate((element) => element.getAnimations().length)).toBe(0)
    await page.emulateMedia({ reducedMotion: null })
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  await test.step('a frame of another company in the HTML asks first, and stays away after a refusal', async () => {
    let askedForFilm = 0
    await page.route('https://film.example/**', (route) => {
      askedForFilm += 1
      return route.fulfill({ contentType: 'text/html', body: '<p>The film itself</p>' })
    })
    const film = page.frameLocator('.block-custom-html iframe').frameLocator('iframe').getByText('The film itself')
    const choose = (external: boolean) =>
      page.evaluate((value) => localStorage.setItem('ashlar_consent', JSON.stringify({ external: value })), external)
    const show = page.getByRole('button', { name: 'Show the content' })
    const byScript = `<script>document.write('<iframe src="https://film.example/x"></' + 'iframe>')</script>`
    for (const html of ['<iframe src="https://film.example/x"></iframe>', byScript]) {
      expect(await save(page, id, html)).toBe(200)
      await choose(false)
      await page.reload()
      await expect(show).toBeVisible()
      expect(askedForFilm).toBe(0)
      await show.click()
      await expect(film).toBeVisible()
      await choose(true)
      await page.reload()
      await expect(film).toBeVisible()
      await expect(show).toBeHidden()
      askedForFilm = 0
    }
    expect(await save(page, id, attack)).toBe(200)
  })

  await test.step('in the editor nothing runs and nothing moves (BLK-SECTION-005)', async () => {
    await editor.open('frames')
    const inside = editor.block('custom-html').locator('iframe')
    await expect(inside).toHaveAttribute('sandbox', 'allow-scripts')
    await expect(inside.contentFrame().locator('#said')).toHaveText('Hello')
    const fonts = () =>
      inside
        .contentFrame()
        .locator('body')
        .evaluate(() => [...document.fonts].map(({ status }) => status))
    await expect.poll(fonts).toContain('loaded')
    await expect(inside.contentFrame().locator('#said')).toHaveCSS('color', 'rgb(255, 255, 255)')
    await expect(editor.block('custom-html')).toContainText('Scripts run on the page, not in the editor.')
    await expect(editor.block('map')).toContainText('Map of www.openstreetmap.org')
    await expect(editor.frame.locator('.section-behind, [data-enter]')).toHaveCount(0)
  })

  await test.step('what somebody without the right writes is made safe on saving', async () => {
    await demo.signIn(page, 'editor')
    expect(await save(page, id, '<b>Mine</b><script>1</script>')).toBe(200)
    const reply = await page.request.get(`${demo.url}/_ashlar/html/${id}/html`)
    expect(await reply.text()).toContain('<body><b>Mine</b></body>')
  })
})
