import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import type { Demo } from '../../examples/demo/e2e/server.ts'
import { contentWith, makePage } from './demo-site.ts'

const flat = { padding: { desktop: { top: 0, bottom: 0 } } }
const tab = (id: string, tabIndex: number, title: string) => ({ id, tabIndex, title, sort: tabIndex })
const words = (text: string, slot?: string) => ({ type: 'text', props: { text, ...flat }, ...(slot && { slot }) })

/** One of each, with two tabs blocks and what else is needed to see a rule. */
const blocks = [
  { type: 'page-title' },
  { type: 'page-title', props: { field: 'excerpt' } },
  { type: 'page-title', props: { field: 'slug' } },
  { type: 'page-title', props: { field: 'image' } },
  {
    type: 'page-field',
    props: {
      ...{ field: 'slug', fontSize: 50, fontWeight: 300, textColor: 'dark', lineHeight: 1.5, letterSpacing: 2 },
      ...{ textAlign: 'end', textShadow: 'small', smallCaps: true },
    },
  },
  { type: 'page-field', props: { field: 'title' } },
  { type: 'page-field', props: { field: 'excerpt' } },
  { type: 'page-field', props: { field: 'image' } },
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
        { id: 'b', icon: 'key', href: '/about', hrefTarget: '_blank' },
        { id: 'c', icon: 'wrench', href: '/about', hrefTarget: '_parent' },
        { id: 'd', icon: 'anchor', href: '/about', hrefTarget: '_self' },
      ],
    },
  },
  { type: 'timeline', props: { title: 'A long room', timelineItems: [{ id: 'a', year: '1887', title: 'Raised' }] } },
  {
    type: 'timeline',
    props: { title: 'Not shown', showTitle: false, timelineItems: [{ id: 'a', year: '1888', title: 'Roofed' }] },
  },
  { type: 'pricing', props: { title: 'Storage', description: 'By the winter.' } },
  {
    type: 'pricing',
    props: {
      ...{ title: 'For one', headerAlignment: 'end', themeMode: 'dark' },
      pricingBoxes: [
        {
          ...{ id: 'a', title: 'Shed', price: '$9', features: 'Dry, Locked' },
          ...{ buttonText: 'Ask for a place', buttonLink: '/contact', buttonSize: 'lg' },
        },
      ],
    },
  },
  {
    type: 'card',
    children: [
      { type: 'card-image', slot: 'header' },
      { type: 'text', slot: 'body', props: { tag: 'h3', text: 'Bell', ...flat } },
      { type: 'text', slot: 'body', props: { text: 'It rings.', ...flat } },
      { type: 'button', slot: 'footer', props: { text: 'Read more', href: '/about', variant: 'link' } },
    ],
  },
  { type: 'counter', props: { prefix: '$', endNumber: 12_000, duration: 0.4, label: 'at once' } },
  { type: 'counter', props: { label: 'by default' } },
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
  { type: 'slider', props: { numberOfSlides: 6 }, children: [words('Pick-up', 'slide:slide-1')] },
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
    type: 'content-slider',
    props: { slides: ['a', 'b'].map((id) => ({ id, containerId: id, title: id })) },
    children: [words('As it comes.', 'slide:a')],
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
  {
    type: 'button',
    props: {
      ...{ text: 'By hand', href: '/about', variant: 'danger', size: 'lg', fullWidth: true },
      ...{ backgroundColor: '#112233', color: '#fefefe', borderRadius: 12, fontSize: 20, fontWeight: 400 },
      ...{ paddingTop: 6, paddingRight: 7, paddingBottom: 8, paddingLeft: 9 },
      ...{ marginTop: 16, marginRight: 17, marginBottom: 18, marginLeft: 19 },
      ...{ textAlign: 'end', textDecoration: 'underline' },
    },
  },
  { type: 'copyright', props: { fontColor: 'primary', fontSize: 20, fontWeight: 700 } },
  { type: 'divider', props: { style: 'wave', waveFlip: true, dividerColor: 'primary', ...flat } },
  { type: 'divider', props: { style: 'skewed', skewAngle: 5, backgroundColor: 'info', ...flat } },
  { type: 'divider', props: { style: 'curved', customCss: 'opacity: 0.5', ...flat } },
]

let made: Promise<string> | undefined

/** The page with all of them, made once. */
export const address = (page: Page, demo: Demo): Promise<string> => {
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
    {
      ...{ title: 'All blocks', slug, status: 'published', excerpt: 'One of each.', noindex: true },
      image: `/media/${chosen[0]}`,
    },
    content,
  )
  return `${demo.url}/${slug}`
}

/** A new visitor there, whose layout shifts are counted (`shifts`). */
export async function visit(browser: Browser, address: string, options: BrowserContextOptions = {}): Promise<Page> {
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
