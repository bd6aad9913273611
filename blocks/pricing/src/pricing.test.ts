import { fillProps } from '@ashlar/sdk'
import { blockContract, testBlock } from '@ashlar/sdk/testing'
import { Value } from 'typebox/value'
import { expect, it } from 'vitest'
import { PricingBox, pricing } from './block.ts'
import fixtures from './fixtures/v1.json' with { type: 'json' }
import renderer from './renderer.tsx'

it.each(blockContract(pricing, renderer, fixtures))('$name', ({ run }) => run())

const render = (props: Readonly<Record<string, unknown>> = {}) => testBlock(pricing, renderer, { props })

it('has Free at $0, Pro at $15 and Enterprise at $29 a month, with their links (BLK-PRICING-005, BLK-PRICING-006, BLK-PRICING-007, BLK-PRICING-008, OPEN-231, OPEN-232)', () => {
  const boxes = fillProps(pricing, {}).pricingBoxes
  expect(boxes.map(({ title, price, priceLabel, buttonLink }) => [title, price, priceLabel, buttonLink])).toEqual([
    ['Free', '$0', '/ month', '/signup'],
    ['Pro', '$15', '/ month', '/signup'],
    ['Enterprise', '$29', '/ month', '/contact'],
  ])
  expect(boxes.every(({ buttonSize, features }) => buttonSize === 'default' && features.split(',').length === 3)).toBe(
    true,
  )
  expect(render()).toMatch(/<h3>Pro<\/h3><p class="pricing-price"><b>\$15<\/b> \/ month/)
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
