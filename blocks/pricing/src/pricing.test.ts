import { fillProps } from '@ashlar/sdk'
import { blockContract, testBlock } from '@ashlar/sdk/testing'
import { Value } from 'typebox/value'
import { expect, it } from 'vitest'
import { PricingBox, pricing } from './block.ts'
import fixtures from './fixtures/v1.json' with { type: 'json' }
import renderer from './renderer.tsx'

it.each(blockContract(pricing, renderer, fixtures))('$name', ({ run }) => run())

const render = (props: Readonly<Record<string, unknown>> = {}) => testBlock(pricing, renderer, { props })

const boxes = fillProps(pricing, {}).pricingBoxes

it.each([
  { title: 'Free', price: '$0', place: 0, id: 'BLK-PRICING-005' },
  { title: 'Pro', price: '$15', place: 1, id: 'BLK-PRICING-006' },
  { title: 'Enterprise', price: '$29', place: 2, id: 'BLK-PRICING-007' },
])('has $title at $price a month by default ($id, OPEN-231)', ({ title, price, place }) => {
  expect(boxes).toHaveLength(3)
  expect(boxes[place]).toMatchObject({ title, price, priceLabel: '/ month', buttonSize: 'default' })
  expect(boxes[place]?.features.split(',')).toHaveLength(3)
  expect(render()).toContain(`<h3>${title}</h3><p class="pricing-price"><b>${price}</b> / month`)
})

it('leads to sign-up and contact by default (BLK-PRICING-008, OPEN-232)', () => {
  expect(boxes.map(({ buttonLink }) => buttonLink)).toEqual(['/signup', '/signup', '/contact'])
})

it('has title, description, alignment and theme (BLK-PRICING-001, BLK-PRICING-002, BLK-PRICING-003)', () => {
  expect(fillProps(pricing, {})).toMatchObject({ headerAlignment: 'center', themeMode: 'light' })
  const html = render(fixtures.dark.props)
  expect(html).toMatch(/^<div[^>]* data-bg="dark"><div class="pricing-head" data-align="end"><h2>Storage<\/h2><\/div>/)
})

it('needs title, price, features, button text and link of each box (BLK-PRICING-004, BLK-PRICING-009)', () => {
  const takes = (box: object) =>
    Value.Check(pricing.schema, fillProps(pricing, { pricingBoxes: [{ id: 'a', ...box }] }))
  expect(takes({})).toBe(true)
  for (const name of ['title', 'price', 'features', 'buttonText', 'buttonLink']) {
    expect(Object.keys(PricingBox.properties)).toContain(name)
    expect(takes({ [name]: '' }), name).toBe(false)
  }
})

it('lists features by their commas, each once (BLK-PRICING-010)', () => {
  expect(render(fixtures.dark.props).match(/<\/svg>[^<]+/g)).toEqual(['</svg>Dry', '</svg>Heated'])
})

it('links nowhere that runs something (T7)', () => {
  expect(render(fixtures.hostile.props)).not.toMatch(/<script|href="java/)
})
