import { fillProps } from '@ashlar/sdk'
import { blockContract, renderBlock } from '@ashlar/sdk/testing'
import { Value } from 'typebox/value'
import { expect, it } from 'vitest'
import { imageCarousel } from './block.ts'
import { usualInterval } from './carousel-props.ts'
import fixtures from './fixtures/image-carousel-v1.json' with { type: 'json' }
import renderer from './image-carousel.renderer.tsx'

it.each(blockContract(imageCarousel, renderer, fixtures))('$name', ({ run }) => run())

const render = (props: Readonly<Record<string, unknown>>, view = {}) =>
  renderBlock(imageCarousel, renderer, { props, view })

const defaults = fillProps(imageCarousel, {})

it('has images, each with an id and a file (BLK-CAROUSEL-002)', () => {
  expect(defaults.images).toEqual([])
  expect(Object.keys(imageCarousel.schema.properties.images.items.properties)).toEqual(
    expect.arrayContaining(['id', 'file']),
  )
})

it('is 300 px wide and high by default (BLK-CAROUSEL-003, BLK-CAROUSEL-004)', () => {
  expect(defaults).toMatchObject({ width: 300, height: 300 })
})

it('has no border by default (BLK-CAROUSEL-005, BLK-CAROUSEL-006, BLK-CAROUSEL-007, BLK-CAROUSEL-008)', () => {
  expect(defaults).toMatchObject({ borderRadius: 0, borderWidth: 0, borderColor: 'primary', borderStyle: 'solid' })
})

it('fades and has no interval by default (BLK-CAROUSEL-009, BLK-CAROUSEL-010, OPEN-221)', () => {
  expect(defaults).toMatchObject({ interval: null, transitionStyle: 'fade' })
})

it('has dots and controls by default (BLK-CAROUSEL-001, BLK-CAROUSEL-011, BLK-CAROUSEL-012, OPEN-220)', () => {
  expect(defaults).toMatchObject({ showDots: true, showIndicators: true, showControls: true })
})

it('is not in dark mode by default (BLK-CAROUSEL-013)', () => {
  expect(defaults.darkMode).toBe(false)
})

it('changes by itself only with an interval; 5000 ms is what automation begins with (BLK-CAROUSEL-009, BLK-CAROUSEL-014, BLK-CAROUSEL-016)', () => {
  const takes = (interval: unknown) => Value.Check(imageCarousel.schema, fillProps(imageCarousel, { interval }))
  expect(usualInterval).toBe(5000)
  expect([null, 5000].map(takes)).toEqual([true, true])
  expect([0, -1, '5000', ''].some(takes)).toBe(false)
})

it('takes its size (BLK-CAROUSEL-003, BLK-CAROUSEL-004)', () => {
  const { css } = render(fixtures.two.props)
  expect(css).toContain('--width:500px')
  expect(css).toMatch(/carousel-track\{height:200px\}/)
})

it('takes its border (BLK-CAROUSEL-005, BLK-CAROUSEL-006, BLK-CAROUSEL-007, BLK-CAROUSEL-008)', () => {
  expect(render(fixtures.two.props).css).toContain('border-radius:8px;border:2px dashed var(--theme-info)')
})

it('is a row without a script (BLK-CAROUSEL-010, BLK-CAROUSEL-013)', () => {
  const { html } = render(fixtures.two.props)
  expect(html).toMatch(
    /aria-roledescription="carousel"[^>]*data-bg="dark"[^>]*><ul class="carousel-track" data-transition="slide" data-one="Image \{n\}"[^>]*/,
  )
  expect(html.match(/<li aria-label="\d of 2"/g)).toHaveLength(2)
  expect(html).not.toContain('<button')
})

it('carries a script only when it has pictures to show', () => {
  expect(renderer.client?.(fillProps(imageCarousel, fixtures.hostile.props))).toBeUndefined()
  expect(renderer.client?.(fillProps(imageCarousel, fixtures.two.props))).toBe('visible')
})

it('says what to do while it has no images, and nothing to visitors (BLK-CAROUSEL-017)', () => {
  expect(render({}).html).toBe('')
  expect(render(fixtures.hostile.props).html).toBe('')
  expect(render({}, { mode: 'canvas' }).html).toContain('Use the Settings Panel to add images.')
})
