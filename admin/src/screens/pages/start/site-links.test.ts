import type { Content } from '@ashlar/sdk'
import { expect, test } from 'vitest'
import { linksLeadingTo } from './site-links.ts'

const contentWith = (props: Record<string, unknown>): Content => ({
  rootNodeId: 'root',
  nodes: { root: { type: 'wrapper', version: 1, parent: null, children: [], props } },
})

const props = {
  href: '/about',
  buttonLink: '/about?from=home#team',
  text: '<p>See <a href="/about#team">us</a>, <a href="/about-us">them</a> or <a href="/contact">write</a>.</p>',
  links: [{ href: '/', label: '/about' }, { href: 'https://example.com/about' }],
  separator: '/',
  alignment: { desktop: { gap: 24, justifyContent: null } },
}

test('links of a starter website follow its pages to their numbered addresses, and nothing else changes (issue 22)', () => {
  const addresses = new Map([
    ['', 'home-2'],
    ['about', 'about-2'],
    ['contact', 'contact'],
  ])
  expect(linksLeadingTo(addresses, contentWith(props)).nodes['root']?.props).toEqual({
    ...props,
    href: '/about-2',
    buttonLink: '/about-2?from=home#team',
    text: '<p>See <a href="/about-2#team">us</a>, <a href="/about-us">them</a> or <a href="/contact">write</a>.</p>',
    links: [{ href: '/home-2', label: '/about' }, { href: 'https://example.com/about' }],
  })
})

test('where each page has the address that was meant for it, the content is the same', () => {
  const content = contentWith(props)
  expect(linksLeadingTo(new Map([['about', 'about']]), content)).toBe(content)
})
