import { fillProps } from '@ashlar/sdk'
import { blockContract, renderBlock } from '@ashlar/sdk/testing'
import { Value } from 'typebox/value'
import { expect, it } from 'vitest'
import { priceList } from './block.ts'
import fixtures from './fixtures/v1.json' with { type: 'json' }
import renderer from './renderer.tsx'

it.each(blockContract(priceList, renderer, fixtures))('$name', ({ run }) => run())

const render = (props: Readonly<Record<string, unknown>>) => renderBlock(priceList, renderer, { props })
const takes = (props: object) => Value.Check(priceList.schema, fillProps(priceList, { ...props }))

it('pairs each name with its price, and leaves out what is empty (issue 22)', () => {
  const { html } = render(fixtures.usual.props)
  expect(html).toContain(
    '<div><dt><span>Safety check and road test</span></dt><dd class="price-list-price">$60</dd></div>',
  )
  expect(html).toContain(
    '<div><dt><span>Full service <small>Popular</small></span></dt><dd class="price-list-price">from $320</dd><dd class="price-list-description">Singles and twins</dd></div>',
  )
  expect(html).toContain('<div><dt><span>Engine rebuild</span></dt></div>')
})

it('starts a group at each heading, with its note (issue 22)', () => {
  const { html } = render(fixtures.usual.props)
  expect(html).toMatch(/^<div[^>]* data-columns="2" data-leader="lines"><section><dl><div><dt><span>Safety/)
  expect(html).toContain('</dl></section><section><h3>Motorcycles</h3><p>Parts not included</p><dl><div><dt><span>Full')
  expect(html).toMatch(/<section><h3>Bicycles<\/h3><\/section><\/div>$/)
})

it('needs a name of each row, and has one column or two (issue 22)', () => {
  for (const row of [{}, { isHeading: true }])
    expect(takes({ rows: [{ id: 'a', name: 'Tune-up', ...row }] })).toBe(true)
  for (const row of [{ name: '' }, { isHeading: 'yes' }, { price: null }]) {
    expect(takes({ rows: [{ id: 'a', name: 'Tune-up', ...row }] }), JSON.stringify(row)).toBe(false)
  }
  for (const columns of [1, 2]) expect(takes({ columns })).toBe(true)
  for (const columns of [0, 3, 1.5]) expect(takes({ columns })).toBe(false)
})

it('has dots between name and price at first (issue 22)', () => {
  expect(render({ rows: [{ id: 'a', name: 'Tune-up', price: '$75' }] }).html).toContain('data-leader="dots"')
})

it('writes hostile words as text (issue 22)', () => {
  expect(render(fixtures.hostile.props).html).not.toMatch(/<script|<img|<b>/)
})

it('says "No Items" in the editor and nothing to visitors while it has none (issue 22)', () => {
  expect(render({}).html).toBe('')
  expect(renderBlock(priceList, renderer, { view: { mode: 'canvas' } }).html).toContain('No Items')
})
