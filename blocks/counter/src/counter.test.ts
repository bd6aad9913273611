import { fillProps } from '@ashlar/sdk'
import { blockContract, renderBlock } from '@ashlar/sdk/testing'
import { Value } from 'typebox/value'
import { expect, it } from 'vitest'
import { counter } from './block.ts'
import { figureText } from './figure.ts'
import fixtures from './fixtures/v1.json' with { type: 'json' }
import renderer from './renderer.tsx'

it.each(blockContract(counter, renderer, fixtures))('$name', ({ run }) => run())

const render = (props: Readonly<Record<string, unknown>>) => renderBlock(counter, renderer, { props })

it('counts from 0 to 100 in 5 seconds, at once, at weight 500 (BLK-COUNTER-002, BLK-COUNTER-003, BLK-COUNTER-004, BLK-COUNTER-005, BLK-COUNTER-007)', () => {
  expect(fillProps(counter, {})).toMatchObject({
    startNumber: 0,
    endNumber: 100,
    delay: 0,
    duration: 5,
    fontWeight: 500,
    startOnScroll: false,
  })
  for (const props of [{ delay: -1 }, { duration: -1 }, { endNumber: '7' }]) {
    expect(Value.Check(counter.schema, fillProps(counter, props))).toBe(false)
  }
})

it('stands at its end number without a script, with prefix and label (BLK-COUNTER-001)', () => {
  const { html } = render(fixtures.money.props)
  expect(html).toContain('$<span data-count="">1,250,000.5</span> CAD')
  expect(html).toContain('in the till')
})

it('takes size, colour, weight and alignment (BLK-COUNTER-006, BLK-COUNTER-007)', () => {
  const { css } = render(fixtures.money.props)
  expect(css).toContain('text-align:center')
  expect(css).toContain('font-size:40px;color:var(--ink-info);font-weight:900')
})

it('brings a script when there is something to count, for the moment that it was told (BLK-COUNTER-008)', () => {
  const moment = (props: object) => renderer.client?.(fillProps(counter, { ...props }))
  expect(moment({})).toBe('load')
  expect(moment({ startOnScroll: true })).toBe('visible')
  expect(moment({ startNumber: 7, endNumber: 7 })).toBeUndefined()
})

it('writes every figure with as many places as both ends have', () => {
  expect(figureText(3.14159, 0, 9.95, 'en')).toBe('3.14')
  expect(figureText(12_345.6, 0, 20_000, 'de')).toBe('12.346')
  expect(figureText(1887, 0, 1887, 'en')).toBe('1887')
})
