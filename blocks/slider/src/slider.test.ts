import { fillProps, slotsOf } from '@ashlar/sdk'
import { blockContract, renderBlock } from '@ashlar/sdk/testing'
import { Value } from 'typebox/value'
import { expect, it } from 'vitest'
import { slider } from './block.ts'
import fixtures from './fixtures/v1.json' with { type: 'json' }
import renderer from './renderer.tsx'

it.each(blockContract(slider, renderer, fixtures))('$name', ({ run }) => run())

const render = (props: Readonly<Record<string, unknown>>, children = {}) =>
  renderBlock(slider, renderer, { props, children })

it('has five slides, five in view, and plays by itself (BLK-SLIDER-001, BLK-SLIDER-002, BLK-SLIDER-003)', () => {
  expect(fillProps(slider, {})).toMatchObject({ numberOfSlides: 5, slidesPerView: 5, autoplay: true })
  const takes = (props: object) => Value.Check(slider.schema, fillProps(slider, { ...props }))
  expect(takes({ numberOfSlides: 30, slidesPerView: 12 })).toBe(true)
  expect([{ numberOfSlides: 0 }, { numberOfSlides: 31 }, { slidesPerView: 0 }].some(takes)).toBe(false)
})

it('has a container in each slide and reads as a row without a script (OPEN-222)', () => {
  expect(slotsOf(slider, {})).toHaveLength(5)
  const { html, css } = render(fixtures.two.props, { 'slide:a': ['Bench'], 'slide:b': ['Road'] })
  expect(html).toMatch(/aria-roledescription="carousel".*1 of 2"><slot-child>Bench.*2 of 2"><slot-child>Road/)
  expect(html).not.toContain('<button')
  expect(css).toContain('--per:3')
  expect(render(fixtures.numberOnly.props).html.match(/<li/g)).toHaveLength(8)
  expect(renderer.client?.(fillProps(slider, { numberOfSlides: 1 }))).toBeUndefined()
})
