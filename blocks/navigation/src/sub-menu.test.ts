import { blockContract, testBlock } from '@ashlar/sdk/testing'
import { expect, it } from 'vitest'
import { subMenu } from './block.ts'
import fixtures from './fixtures/sub-menu-v1.json' with { type: 'json' }
import renderer from './sub-menu.renderer.tsx'
import { childrenOf } from './sub-pages.ts'

it.each(blockContract(subMenu, renderer, fixtures))('$name', ({ run }) => run())

const items = [{ title: 'Storage', slug: 'services/storage' }]

it('has a page and a title (NAV-012), and lists the pages below it (NAV-011)', () => {
  const html = testBlock(subMenu, renderer, { props: { pageId: 2, menuTitle: 'Services' }, data: { items } })
  expect(html).toContain('<h2 id="n1-title">Services</h2>')
  expect(html).toContain('<a href="/services/storage">Storage</a>')
})

it('says when there are none (NAV-014); the canvas asks for a page', () => {
  expect(testBlock(subMenu, renderer, { data: { items: [] } })).toContain('<p>This page has no sub pages</p>')
  expect(testBlock(subMenu, renderer, { view: { mode: 'canvas' } })).toContain('Choose a page')
})

it('takes the pages right below, in their order', () => {
  const links = [
    { parentId: 2, title: 'B', slug: 'b' },
    { parentId: 3, title: 'C', slug: 'c' },
    { parentId: 2, title: 'A', slug: 'a' },
  ]
  expect(childrenOf(links, 2)).toEqual([
    { title: 'B', slug: 'b' },
    { title: 'A', slug: 'a' },
  ])
})
