import { blockContract, renderBlock } from '@ashlar/sdk/testing'
import { expect, it } from 'vitest'
import { breadcrumbs } from './block.ts'
import fixtures from './fixtures/v1.json' with { type: 'json' }
import renderer from './renderer.tsx'
import { pagesAbove } from './trail.ts'

it.each(blockContract(breadcrumbs, renderer, fixtures))('$name', ({ run }) => run())

const page = { id: 9, title: 'Wheels', slug: 'work/wheels', excerpt: '', image: '', isHome: false }
const data = { above: [{ title: 'Work', href: '/work' }] }
const render = (props: Readonly<Record<string, unknown>>, more = {}) =>
  renderBlock(breadcrumbs, renderer, { props, data, view: { page }, ...more })

it('is a named navigation from the home page to this page, and needs no script (issue 22)', () => {
  const { html } = render({})
  expect(html).toMatch(/^<nav[^>]* aria-label="Breadcrumbs" data-separator="chevron"><ol>/)
  expect(html).toContain(
    '<li><a href="/">Home</a></li><li><a href="/work">Work</a></li><li><span aria-current="page">Wheels</span></li></ol>',
  )
  expect(renderer.client).toBeUndefined()
  expect(render({}, { view: { page, language: 'de' } }).html).toContain('>Startseite</a>')
})

it('leaves out the home page or this page, and calls the home page what one likes (issue 22)', () => {
  const { html, css } = render(fixtures.slash.props)
  expect(html).toContain('data-separator="slash"><ol><li><a href="/work">Work</a></li></ol>')
  expect(css).toMatch(/ > ol\{[^}]*font-size:1.25rem/)
  expect(css).toContain('justify-content:safe center')
  expect(render({ homeText: 'Start' }).html).toContain('<a href="/">Start</a>')
  expect(render(fixtures.hostile.props).html).not.toContain('<script')
})

it('says nothing on the home page, or where nothing stands above (issue 22)', () => {
  const home = { page: { ...page, id: 1, slug: '', isHome: true } }
  expect(render({}, { data: { above: [] }, view: home }).html).toBe('')
  expect(render({ showHome: false }, { data: { above: [] } }).html).toBe('')
  const canvas = { page, mode: 'canvas' }
  expect(render({ showHome: false, showCurrent: false }, { data: { above: [] }, view: canvas }).html).toContain(
    'No page stands above this one.',
  )
})

it('goes up the tree from the page, past the home page, and ends where a page stands above itself (issue 22)', () => {
  const link = (id: number, parentId: number | null, isHome = false) => ({
    ...{ id, parentId, isHome, title: `P${id}`, slug: isHome ? '' : `p${id}` },
  })
  const links = [link(1, null, true), link(2, 1), link(3, 2), link(4, 3), link(5, 99)]
  expect(pagesAbove(links, 4)).toEqual([
    { title: 'P2', href: '/p2' },
    { title: 'P3', href: '/p3' },
  ])
  for (const id of [1, 2, 5, 77]) expect(pagesAbove(links, id), `${id}`).toEqual([])
  expect(pagesAbove([link(6, 7), link(7, 6)], 6)).toEqual([{ title: 'P7', href: '/p7' }])
})
