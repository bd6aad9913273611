import { fillProps } from '@ashlar/sdk'
import { blockContract, renderBlock } from '@ashlar/sdk/testing'
import { Value } from 'typebox/value'
import { expect, it } from 'vitest'
import { IconItem, icons } from './block.ts'
import fixtures from './fixtures/v1.json' with { type: 'json' }
import renderer from './renderer.tsx'

it.each(blockContract(icons, renderer, fixtures))('$name', ({ run }) => run())

const render = (props: Readonly<Record<string, unknown>>) => renderBlock(icons, renderer, { props })
const takes = (item: object) =>
  Value.Check(icons.schema, fillProps(icons, { icons: [{ id: 'a', icon: 'star', ...item }] }))

it('has icons of 72 by 72 px in #000000 by default (BLK-ICONS-001, BLK-ICONS-002, BLK-ICONS-003)', () => {
  expect(fillProps(icons, { icons: [{ id: 'a', icon: 'bike' }] }).icons).toEqual([
    { ...Value.Create(IconItem), id: 'a', icon: 'bike', width: 72, height: 72, color: '#000000' },
  ])
})

it('needs icon, width, height and colour (BLK-ICONS-009)', () => {
  expect(takes({})).toBe(true)
  for (const item of [{ icon: '' }, { width: 0 }, { height: null }, { color: '' }, { icon: 'no such/name' }]) {
    expect(takes(item), JSON.stringify(item)).toBe(false)
  }
})

it('has direction, gap from 0 to 5, justify and align (BLK-ICONS-007, BLK-ICONS-008)', () => {
  expect(icons.own).toEqual(['icons', 'direction', 'gap', 'justify', 'align'])
  expect(render(fixtures.social.props).css).toContain(
    'flex-direction:column;gap:5rem;justify-content:center;align-items:flex-end',
  )
  for (const gap of [-1, 5.25, 6]) expect(Value.Check(icons.schema, fillProps(icons, { gap }))).toBe(false)
})

it('links with target, classes and a name for those who cannot see it (BLK-ICONS-004, BLK-ICONS-005, BLK-ICONS-006)', () => {
  const { html, css } = render(fixtures.social.props)
  expect(html).toContain('<a class="one two" href="/visit" target="_blank" aria-label="Visit us">')
  expect(html).toMatch(/<span><svg[^>]*>.*mail\.svg/)
  expect(css).toContain(' > :nth-child(2){width:28px;height:30px;--stroke:1.71;color:var(--ink-primary)}')
  expect(render({ icons: [{ id: 'a', icon: 'map-pin', href: '/x' }] }).html).toContain('aria-label="map pin"')
  expect(render(fixtures.hostile.props).html).not.toMatch(/<a|<script/)
})

it('says "No Icons" in the editor and nothing to visitors while it has none (BLK-ICONS-010)', () => {
  expect(render({}).html).toBe('')
  expect(renderBlock(icons, renderer, { view: { mode: 'canvas' } }).html).toContain('No Icons')
})
