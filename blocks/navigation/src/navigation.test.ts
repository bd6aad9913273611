import { blockContract, renderBlock, testBlock } from '@ashlar/sdk/testing'
import { expect, it } from 'vitest'
import { barOf } from './bar.ts'
import { navigation } from './block.ts'
import fixtures from './fixtures/navigation-v1.json' with { type: 'json' }
import renderer from './navigation.renderer.tsx'

it.each(blockContract(navigation, renderer, fixtures))('$name', ({ run }) => run())

const link = (id: number, parentId: number | null, title: string, slug: string) => ({
  ...{ id, parentId, title, slug, isHome: slug === '', noindex: false, canonical: '' },
  changedAt: new Date(0),
})
const links = [
  link(1, null, 'Home', ''),
  link(2, null, 'Services', 'services'),
  link(3, 2, 'Storage', 'services/storage'),
]
const isReachable = (path: string) => path === '/' || links.some(({ slug }) => path === `/${slug}`)
const settings = {
  logo: 'Ropewalk',
  mainItems: [
    { title: 'What we do', url: '/services', children: [{ title: 'Storage', url: '/services/storage' }] },
    { title: 'Not yet', url: '/draft' },
    { title: 'Elsewhere', url: 'https://example.com/' },
    { title: 'Bad', url: 'javascript:alert(1)' },
  ],
  rightItems: [
    { type: 'button' as const, title: 'Book', url: '/services' },
    { type: 'icon' as const, title: 'Call us', icon: 'phone', url: 'tel:902' },
    { type: 'link' as const, title: 'Draft', url: '/draft' },
  ],
  roles: [2, 3],
}

it('leaves out what a visitor could not follow, and lists the pages while nothing is set (OPEN-329)', () => {
  const bar = barOf(settings, links, isReachable)
  expect(bar.items.map(({ title }) => title)).toEqual(['What we do', 'Elsewhere'])
  expect(bar.rightItems.map(({ title }) => title)).toEqual(['Book', 'Call us'])
  const bare = barOf({ ...settings, mainItems: [] }, links, isReachable)
  expect(bare.items).toMatchObject([{ title: 'Services', children: [{ title: 'Storage' }] }])
})

it('shows logo, items, submenus and the right side, and marks the page one is on (NAV-001, NAV-002, NAV-003)', () => {
  const page = { id: 3, title: 'Storage', slug: 'services/storage', excerpt: '', image: '', isHome: false }
  const html = testBlock(navigation, renderer, { data: barOf(settings, links, isReachable), view: { page } })
  expect(html).toContain('<a class="navbar-logo" href="/">Ropewalk</a>')
  expect(html).toMatch(/<details name="n1-menu"><summary data-current="">What we do/)
  expect(html).toContain('<a href="/services/storage" aria-current="page">Storage</a>')
  expect(html).toContain('<a class="button" href="/services">Book</a>')
  expect(html).toContain('<a class="navbar-icon" href="tel:902" aria-label="Call us">')
})

it('marks what lies above the open page, without saying that it is that page', () => {
  const page = { id: 4, title: 'Ropes', slug: 'services/storage/ropes', excerpt: '', image: '', isHome: false }
  const html = testBlock(navigation, renderer, { data: barOf(settings, links, isReachable), view: { page } })
  expect(html).toContain('<summary data-current="">What we do')
  expect(html).toContain('<a href="/services/storage" aria-current="true">Storage</a>')
  expect(html).not.toContain('aria-current="page"')
})

it('speaks the language of the page', () => {
  const html = testBlock(navigation, renderer, {
    data: barOf(settings, links, isReachable),
    view: { language: 'de-AT' },
  })
  expect(html).toContain('aria-label="Hauptnavigation"')
  expect(html).toContain('<summary aria-label="Menü">')
  expect(html).toContain('Abmelden')
})

it('carries nobody: the user menu is there for the script, hidden and without a name (OPEN-331, PERM-301)', () => {
  const html = testBlock(navigation, renderer, { data: barOf(settings, links, isReachable) })
  expect(html).toMatch(/<details class="navbar-user" [^>]*data-roles="2 3" hidden="">/)
  expect(html).toContain('<span data-name=""></span>')
  expect(testBlock(navigation, renderer, { view: { mode: 'canvas' } })).toContain('{display name}')
})

it('aligns its items and styles the menu of small screens per device (issue 22)', () => {
  const props = {
    placeTypography: { desktop: { textAlign: 'end' } },
    smallTypography: { mobile: { fontSize: 18, textAlign: 'center' } },
  }
  const { css } = renderBlock(navigation, renderer, { props, data: barOf(settings, links, isReachable) })
  expect(css).toContain(' > .navbar-main > ul{text-align:end;justify-content:safe flex-end}')
  expect(css).toMatch(
    /@media.* \.navbar-small > nav :is\(a,b\)\{font-size:18px;text-align:center;justify-content:safe center\}/,
  )
})
