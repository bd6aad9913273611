import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import type { Demo } from '../../examples/demo/e2e/server.ts'
import { contentWith, expect, makePage, test } from './demo-site.ts'

const flat = { padding: { desktop: { top: 0, bottom: 0 } } }
const tab = (id: string, tabIndex: number, title: string) => ({ id, tabIndex, title, sort: tabIndex })
const words = (text: string, slot?: string) => ({ type: 'text', props: { text, ...flat }, ...(slot && { slot }) })

/** One of each, with two tabs blocks and what else is needed to see a rule. */
const blocks = [
  { type: 'page-title' },
  { type: 'page-title', props: { field: 'excerpt' } },
  { type: 'page-field', props: { field: 'slug', fontSize: 50, smallCaps: true, textAlign: 'end' } },
  { type: 'section-header', props: { title: 'Three trades', subtitle: 'Along one bench', textAlign: 'center' } },
  {
    type: 'tabs',
    props: { tabHeaders: [tab('a', 0, 'Motorcycles'), tab('b', 1, 'Bicycles'), tab('c', 2, 'Builds')] },
    children: [words('Engines', 'tab:a'), words('Spokes', 'tab:b'), words('Drawings', 'tab:c')],
  },
  {
    type: 'tabs',
    props: { tabStyle: 'pills', darkMode: true, tabHeaders: [tab('a', 0, 'Left'), tab('b', 7, 'Right')] },
    children: [words('Left hand', 'tab:a'), words('Right hand', 'tab:b')],
  },
  {
    type: 'accordion',
    props: {
      numberOfItems: 2,
      items: [
        { id: 'a', title: 'What does it cost?' },
        { id: 'b', title: 'How long?' },
      ],
    },
    children: [words('A price before we start.', 'item:a'), words('A week.', 'item:b')],
  },
  {
    type: 'icons',
    props: {
      icons: [
        { id: 'a', icon: 'bike', href: '/about', hrefTarget: '_top', cssClasses: 'mine' },
        { id: 'b', icon: 'key' },
      ],
    },
  },
  { type: 'timeline', props: { title: 'A long room', timelineItems: [{ id: 'a', year: '1887', title: 'Raised' }] } },
  { type: 'pricing', props: { title: 'Storage', description: 'By the winter.' } },
  {
    type: 'card',
    children: [
      { type: 'card-image', slot: 'header' },
      { type: 'text', slot: 'body', props: { tag: 'h3', text: 'Bell', ...flat } },
      { type: 'button', slot: 'footer', props: { text: 'Read more', href: '/about', variant: 'link' } },
    ],
  },
  { type: 'counter', props: { prefix: '$', endNumber: 12_000, duration: 0.4, label: 'at once' } },
  {
    type: 'gallery',
    props: { images: [1, 2, 3, 4].map((n) => ({ id: `p${n}`, file: `/media/PIC${n}` })) },
  },
  { type: 'counter', props: { endNumber: 98, duration: 0.4, startOnScroll: true, label: 'when seen' } },
  {
    type: 'image-carousel',
    props: { interval: 1000, images: [1, 2, 3].map((n) => ({ id: `p${n}`, file: `/media/PIC${n}` })) },
  },
  {
    type: 'image-carousel',
    props: { transitionStyle: 'slide', images: [1, 2].map((n) => ({ id: `p${n}`, file: `/media/PIC${n}` })) },
  },
  {
    type: 'image-scroller',
    props: { speed: 'fast', direction: 'right', images: [1, 2].map((n) => ({ id: `p${n}`, file: `/media/PIC${n}` })) },
  },
  { type: 'slider', props: { slidesPerView: 4 }, children: [words('Check-in', 'slide:slide-1')] },
  {
    type: 'content-slider',
    props: { width: 900, activeIndex: 1, slides: ['a', 'b', 'c'].map((id) => ({ id, containerId: id, title: id })) },
    children: [
      words('They sent a photo.', 'slide:a'),
      words('Quieter and lighter.', 'slide:b'),
      words('Her scratches.', 'slide:c'),
    ],
  },
  {
    type: 'hero-slider',
    props: {
      width: 4000,
      height: 640,
      interval: 1000,
      showDots: false,
      transitionStyle: 'slide',
      slides: ['a', 'b'].map((id) => ({ id, title: id })),
      images: [1, 2].map((n) => ({ id: `p${n}`, file: `/media/PIC${n}` })),
    },
    children: [
      { type: 'text', slot: 'slide:a', props: { tag: 'h2', text: 'Built for the road you ride', ...flat } },
      words('From the frame up.', 'slide:a'),
      words('Forty bikes sleep upstairs.', 'slide:b'),
    ],
  },
  { type: 'copyright', props: { fontColor: 'primary', fontSize: 20, fontWeight: 700 } },
  { type: 'divider', props: { style: 'wave', waveFlip: true, dividerColor: 'primary', ...flat } },
  { type: 'divider', props: { style: 'skewed', skewAngle: 5, backgroundColor: 'info', ...flat } },
  { type: 'divider', props: { style: 'curved', customCss: 'opacity: 0.5', ...flat } },
]

let made: Promise<string> | undefined

/** The page with all of them, made once. */
const address = (page: Page, demo: Demo): Promise<string> => {
  made ??= published(page, demo)
  return made
}

/** A published page with these blocks and pictures of the tenant; gives its address. */
async function published(page: Page, demo: Demo): Promise<string> {
  await demo.signIn(page)
  await page.goto(demo.url)
  const pictures = await page.evaluate(() =>
    [...document.images].map((image) => new URL(image.src).pathname.replace('/media/', '')),
  )
  const chosen = [...new Set(pictures)]
  const slug = `blocks-${Date.now()}`
  const content = contentWith(...blocks).replaceAll(/PIC(\d)/g, (_, n) => chosen[Number(n) - 1] ?? chosen[0] ?? '')
  await page.goto(`${demo.url}/robots.txt`)
  await makePage(
    page,
    { title: 'All blocks', slug, status: 'published', excerpt: 'One of each.', noindex: true },
    content,
  )
  return `${demo.url}/${slug}`
}

async function visit(browser: Browser, address: string, options: BrowserContextOptions = {}): Promise<Page> {
  const visitor = await (await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options })).newPage()
  await visitor.addInitScript(() => {
    Object.assign(window, { shifts: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('hadRecentInput' in entry && entry.hadRecentInput === true) continue
        Object.assign(window, { shifts: Reflect.get(window, 'shifts') + Number(Reflect.get(entry, 'value')) })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await visitor.goto(address)
  return visitor
}

test('static blocks show what they were told (BLK-PTITLE-001, BLK-PFIELD-001, BLK-PFIELD-002, BLK-PFIELD-003, BLK-PFIELD-004, BLK-PFIELD-005, BLK-PFIELD-006, BLK-SECHEAD-001, BLK-ICONS-002, BLK-ICONS-003, BLK-ICONS-004, BLK-ICONS-005, BLK-ICONS-006, BLK-PRICING-001, BLK-PRICING-002, BLK-PRICING-003, BLK-PRICING-004, BLK-PRICING-005, BLK-PRICING-006, BLK-PRICING-007, BLK-CARD-001, BLK-CARD-002, BLK-CARD-003, BLK-COPY-001, BLK-TIMELINE-002)', async ({
  browser,
  page,
  demo,
}) => {
  const visitor = await visit(browser, await address(page, demo))
  const problems: string[] = []
  visitor.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('All blocks')
  const field = visitor.locator('.block-page-field > p')
  await expect(field).toHaveCSS('font-family', /^Inter/)
  for (const [width, size] of [
    [1440, '50px'],
    [800, '47.5px'],
    [390, '30px'],
  ] as const) {
    await visitor.setViewportSize({ width, height: 900 })
    await expect(field).toHaveCSS('font-size', size)
    const over = await visitor.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(over, `${width} px`).toBeLessThanOrEqual(0)
  }
  await visitor.setViewportSize({ width: 1440, height: 900 })
  await expect(visitor.getByRole('heading', { name: 'Three trades' })).toHaveCSS('text-align', 'center')
  const bike = visitor.getByRole('link', { name: 'bike' })
  await expect(bike).toHaveAttribute('target', '_top')
  await expect(bike).toHaveClass('mine')
  await expect(bike).toHaveCSS('width', '72px')
  await expect(bike).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(visitor.locator('.pricing-price')).toHaveText(['$0 / month', '$15 / month', '$29 / month'])
  await expect(visitor.locator('.card-header')).toHaveCSS('min-height', '200px')
  await expect(visitor.locator('.card-body')).toHaveCSS('min-height', '150px')
  await expect(visitor.locator('#main .block-copyright')).toHaveText(/^© \d{4} Ropewalk/)
  await expect(visitor.locator('.block-timeline')).toContainText('1887')
  expect(problems).toEqual([])
  expect(await visitor.evaluate(() => Reflect.get(window, 'shifts'))).toBeLessThan(0.01)

  const { violations } = await new AxeBuilder({ page: visitor }).setLegacyMode().include('main').analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`)).toEqual([])
  await visitor.context().close()
})

test('dividers reach both edges and the end of their section (BLK-DIVIDER-001, BLK-DIVIDER-002, BLK-DIVIDER-003, BLK-DIVIDER-004, BLK-DIVIDER-008, BLK-DIVIDER-009)', async ({
  browser,
  page,
  demo,
}) => {
  const visitor = await visit(browser, await address(page, demo))
  const dividers = visitor.locator('.block-divider')
  await expect(dividers).toHaveCount(3)
  for (const box of await dividers.all()) expect((await box.boundingBox())?.width).toBe(1440)
  await expect(dividers.first()).toHaveCSS('height', '100px')
  await expect(dividers.first()).toHaveCSS('scale', '1 -1')
  await expect(dividers.nth(1)).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(dividers.last()).toHaveCSS('opacity', '0.5')
  const gap = await dividers.last().evaluate((divider) => {
    const section = divider.closest('.block-section')
    return (section?.getBoundingClientRect().bottom ?? 0) - divider.getBoundingClientRect().bottom
  })
  expect(Math.abs(gap)).toBeLessThanOrEqual(1)
  await visitor.context().close()
})

test('tabs follow the address, the keyboard and the pointer (BLK-TABS-003, BLK-TABS-004, BLK-TABS-005, OPEN-226)', async ({
  browser,
  page,
  demo,
}) => {
  const at = await address(page, demo)
  const visitor = await visit(browser, `${at}#tab-7`)
  const selected = visitor.getByRole('tab', { selected: true })
  await expect(selected).toHaveText(['Motorcycles', 'Right'])
  await visitor.goto('about:blank')
  await visitor.goto(`${at}#tab-0`)
  // Both blocks have a tab 0: the first one opens it.
  await expect(selected).toHaveText(['Motorcycles', 'Left'])
  await visitor.getByRole('tab', { name: 'Builds' }).click()
  await expect(visitor).toHaveURL(`${at}#tab-2`)
  await expect(visitor.getByText('Drawings')).toBeVisible()
  await expect(visitor.getByText('Engines')).toBeHidden()
  await visitor.keyboard.press('ArrowRight')
  await expect(visitor.getByRole('tab', { name: 'Motorcycles' })).toBeFocused()
  await expect(visitor).toHaveURL(`${at}#tab-0`)
  await visitor.keyboard.press('End')
  await expect(visitor.getByRole('tab', { name: 'Builds' })).toBeFocused()
  await visitor.evaluate(() => {
    location.hash = '#tab-1'
  })
  await expect(selected.first()).toHaveText('Bicycles')
  await visitor.reload()
  await expect(selected.first()).toHaveText('Bicycles')
  await visitor.goto('about:blank')
  await visitor.goto(`${at}#tab-99`)
  await expect(selected.first()).toHaveText('Motorcycles')
  await visitor.context().close()
})

test('counters count once, the second when it is seen (BLK-COUNTER-001, BLK-COUNTER-002, BLK-COUNTER-003, BLK-COUNTER-004, BLK-COUNTER-005, BLK-COUNTER-008)', async ({
  browser,
  page,
  demo,
}) => {
  const visitor = await visit(browser, await address(page, demo))
  const [first, second] = [visitor.locator('.block-counter').first(), visitor.locator('.block-counter').last()]
  await expect(first).toHaveAttribute('data-counting', 'done')
  await expect(first.locator('[data-count]')).toHaveText('12,000')
  await expect(second).not.toHaveAttribute('data-counting', 'done')
  await second.scrollIntoViewIfNeeded()
  await expect(second).toHaveAttribute('data-counting', 'done')
  await visitor.context().close()
})

test('the gallery has 3, 2 and 1 columns and enlarges a picture (BLK-GALLERY-002, BLK-GALLERY-003, BLK-GALLERY-005, BLK-GALLERY-006, BLK-GALLERY-007)', async ({
  browser,
  page,
  demo,
}) => {
  const visitor = await visit(browser, await address(page, demo))
  const gallery = visitor.locator('.block-gallery')
  const columns = () =>
    gallery.locator('> a').evaluateAll((all) => new Set(all.map((each) => each.getBoundingClientRect().left)).size)
  for (const [width, count] of [
    [500, 1],
    [700, 2],
    [1440, 3],
  ] as const) {
    await visitor.setViewportSize({ width, height: 900 })
    await expect.poll(columns, `${width} px`).toBe(count)
  }
  const first = gallery.locator('> a').first()
  const open = async () => {
    await gallery.scrollIntoViewIfNeeded()
    // Until its script has come, a picture opens alone.
    await expect(first).toHaveAttribute('aria-haspopup', 'dialog')
    await first.click()
  }
  const dialog = visitor.getByRole('dialog', { name: 'Pictures' })
  await open()
  await expect(dialog.getByRole('status')).toHaveText('1 / 4')
  await visitor.keyboard.press('ArrowRight')
  await dialog.getByRole('button', { name: 'Next picture' }).click()
  await expect(dialog.getByRole('status')).toHaveText('3 / 4')
  await visitor.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await open()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
  await open()
  await visitor.mouse.click(4, 450)
  await expect(dialog).toHaveCount(0)
  await visitor.context().close()
})

test('carousels change by arrow, indicator, key, swipe of 40 px and interval; the scroller passes by (BLK-CAROUSEL-001, BLK-CAROUSEL-003, BLK-CAROUSEL-004, BLK-CAROUSEL-009, BLK-CAROUSEL-010, BLK-CAROUSEL-011, BLK-CAROUSEL-012, BLK-CAROUSEL-014, BLK-CAROUSEL-015, BLK-CAROUSEL-016, BLK-SCROLLER-001, BLK-SCROLLER-002, BLK-SCROLLER-003, BLK-SCROLLER-004, BLK-SCROLLER-005, BLK-SCROLLER-007)', async ({
  browser,
  page,
  demo,
}) => {
  const visitor = await visit(browser, await address(page, demo))
  const [automatic, slow] = [
    visitor.locator('.block-image-carousel').first(),
    visitor.locator('.block-image-carousel').last(),
  ]
  const current = (carousel: typeof slow) => carousel.locator('.carousel-dots [aria-current]')
  await slow.scrollIntoViewIfNeeded()
  await expect(current(slow)).toHaveAccessibleName('Picture 1')
  const box = await slow.locator('.carousel-track').boundingBox()
  expect([box?.width, box?.height]).toEqual([300, 300])
  await slow.getByRole('button', { name: 'Next picture' }).click()
  await expect(current(slow)).toHaveAccessibleName('Picture 2')
  await slow.getByRole('button', { name: 'Picture 1' }).click()
  await expect(current(slow)).toHaveAccessibleName('Picture 1')
  await slow.locator('.carousel-track').press('ArrowRight')
  await expect(current(slow)).toHaveAccessibleName('Picture 2')
  const swipe = async (pixels: number) => {
    const place = await slow.locator('.carousel-track').boundingBox()
    if (!place) throw new Error('The carousel is not there.')
    const [x, y] = [place.x + 150, place.y + 150]
    await visitor.mouse.move(x, y)
    await visitor.mouse.down()
    await visitor.mouse.move(x + pixels, y)
    await visitor.mouse.up()
  }
  await swipe(39)
  await expect(current(slow)).toHaveAccessibleName('Picture 2')
  await swipe(40)
  await expect(current(slow)).toHaveAccessibleName('Picture 1')
  // Nobody is there: the first one goes on by itself.
  await visitor.mouse.move(1400, 10)
  await automatic.scrollIntoViewIfNeeded()
  await expect(current(automatic)).toHaveAccessibleName('Picture 2')
  await expect(current(automatic)).toHaveAccessibleName('Picture 3')

  const row = visitor.locator('.scroller-row').first()
  await expect(row).toHaveCSS('animation-duration', '20s')
  await expect(row).toHaveCSS('animation-direction', 'reverse')
  await expect(row.locator('img').first()).toHaveCSS('width', '150px')
  await visitor.context().close()
})

test('sliders show slides of blocks, the active one first, go on by themselves and rest when told to (BLK-SLIDER-001, BLK-SLIDER-002, BLK-SLIDER-003, BLK-CSLIDER-001, BLK-CSLIDER-004, BLK-CSLIDER-005, BLK-CSLIDER-006, BLK-CSLIDER-008, BLK-CSLIDER-009, BLK-CSLIDER-010, BLK-CSLIDER-011, BLK-CSLIDER-012, BLK-HERO-001, BLK-HERO-002)', async ({
  browser,
  page,
  demo,
}) => {
  const visitor = await visit(browser, await address(page, demo))
  const [content, hero] = [visitor.locator('.block-content-slider'), visitor.locator('.block-hero-slider')]
  const slider = visitor.locator('.block-slider')
  await slider.scrollIntoViewIfNeeded()
  await expect(slider).toHaveAttribute('data-ready')
  await expect(slider.locator('.slider-row > li')).toHaveCount(5)
  await expect(slider.getByRole('button', { name: 'Pause' })).toBeVisible()
  await content.scrollIntoViewIfNeeded()
  await expect(content).toHaveAttribute('data-ready')
  await expect(content.getByText('Quieter and lighter.')).toBeVisible()
  await expect(content.getByText('They sent a photo.')).toBeHidden()
  await content.getByRole('button', { name: 'Next slide' }).click()
  await expect(content.getByText('Her scratches.')).toBeVisible()
  await content.getByRole('button', { name: 'Slide 1' }).click()
  await expect(content.getByText('They sent a photo.')).toBeVisible()
  const box = await content.boundingBox()
  expect(box?.width).toBe(900)
  expect((await content.locator('.carousel-track').boundingBox())?.height).toBe(300)

  await visitor.mouse.move(1400, 10)
  await hero.scrollIntoViewIfNeeded()
  const current = hero.locator('.carousel-dots [aria-current]')
  await expect(current).toHaveAccessibleName('Slide 2')
  await expect(hero.getByText('Forty bikes sleep upstairs.')).toBeInViewport()
  await hero.getByRole('button', { name: 'Pause' }).click()
  await expect(hero.getByRole('button', { name: 'Play' })).toBeVisible()
  await expect(hero.locator('.carousel-track')).toHaveAttribute('aria-live', 'polite')
  await hero.getByRole('button', { name: 'Slide 1' }).click()
  await expect(hero.getByRole('heading', { name: 'Built for the road you ride' })).toBeInViewport()
  expect((await hero.locator('.carousel-track').boundingBox())?.height).toBe(640)
  // It went on by itself meanwhile: the fifth slide is in view, and after it the first one again.
  const passed = () => slider.locator('.slider-row').evaluate((row) => row.scrollLeft)
  // At rest there: a click in the middle of the way would go to the end first.
  const left = () => slider.locator('.slider-row').evaluate((row) => row.scrollWidth - row.clientWidth - row.scrollLeft)
  await expect.poll(left).toBeLessThan(1)
  await slider.getByRole('button', { name: 'Pause' }).click()
  await slider.getByRole('button', { name: 'Next slide' }).click()
  await expect.poll(passed).toBe(0)
  await slider.getByRole('button', { name: 'Previous slide' }).click()
  await expect.poll(passed).toBeGreaterThan(200)
  await visitor.context().close()
})

test('without a script everything is there (BLK-TABS-002, BLK-ACCORD-001)', async ({ browser, page, demo }) => {
  const visitor = await visit(browser, await address(page, demo), { javaScriptEnabled: false })
  for (const text of ['Engines', 'Spokes', 'Drawings', 'Right hand', 'They sent a photo.', 'Her scratches.']) {
    await expect(visitor.getByText(text, { exact: true })).toBeVisible()
  }
  await expect(visitor.locator('.block-counter').first()).toContainText('$12,000')
  await expect(visitor.getByText('A price before we start.')).toBeVisible()
  await visitor.getByText('How long?').click()
  await expect(visitor.getByText('A week.')).toBeVisible()
  await expect(visitor.getByText('A price before we start.')).toBeHidden()
  await visitor.locator('.block-gallery > a').first().click()
  await expect(visitor).toHaveURL(/\/media\//)
  await visitor.context().close()
})

test('nothing moves for those who do not want it (BLK-COUNTER-008, BLK-SCROLLER-008)', async ({
  browser,
  page,
  demo,
}) => {
  const visitor = await visit(browser, await address(page, demo), { reducedMotion: 'reduce' })
  await expect(visitor.getByRole('tab', { selected: true }).first()).toBeVisible()
  await visitor.locator('.block-counter').last().scrollIntoViewIfNeeded()
  await expect(visitor.locator('.block-counter').last()).toContainText('98')
  await expect(visitor.locator('[data-counting]')).toHaveCount(0)
  await expect(visitor.locator('.scroller-row').first()).toHaveCSS('animation-name', 'none')
  await expect(visitor.locator('.scroller-row').last()).toBeHidden()
  await visitor.context().close()
})
