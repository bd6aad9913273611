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

it('has the defaults of the specification (BLK-CAROUSEL-001, BLK-CAROUSEL-002, BLK-CAROUSEL-003, BLK-CAROUSEL-004, BLK-CAROUSEL-005, BLK-CAROUSEL-006, BLK-CAROUSEL-007, BLK-CAROUSEL-008, BLK-CAROUSEL-009, BLK-CAROUSEL-010, BLK-CAROUSEL-011, BLK-CAROUSEL-012, BLK-CAROUSEL-013, OPEN-220, OPEN-221)', () => {
  expect(fillProps(imageCarousel, {})).toMatchObject({
    images: [],
    width: 300,
    height: 300,
    borderRadius: 0,
    borderWidth: 0,
    borderColor: 'primary',
    borderStyle: 'solid',
    interval: null,
    transitionStyle: 'fade',
    showDots: true,
    showIndicators: true,
    showControls: true,
    darkMode: false,
  })
})

it('changes by itself only with an interval; 5000 ms is what automation begins with (BLK-CAROUSEL-009, BLK-CAROUSEL-014, BLK-CAROUSEL-016)', () => {
  const takes = (interval: unknown) => Value.Check(imageCarousel.schema, fillProps(imageCarousel, { interval }))
  expect(usualInterval).toBe(5000)
  expect([null, 5000].map(takes)).toEqual([true, true])
  expect([0, -1, '5000', ''].some(takes)).toBe(false)
})

it('takes its size and its border (BLK-CAROUSEL-003, BLK-CAROUSEL-004, BLK-CAROUSEL-005, BLK-CAROUSEL-006, BLK-CAROUSEL-007, BLK-CAROUSEL-008), and is a row without a script', () => {
  const { html, css } = render(fixtures.two.props)
  expect(css).toContain('--width:500px')
  expect(css).toMatch(/carousel-track\{height:200px\}/)
  expect(css).toContain('border-radius:8px;border:2px dashed var(--theme-info)')
  expect(html).toMatch(
    /aria-roledescription="carousel"[^>]*data-bg="dark"[^>]*><ul class="carousel-track" data-transition="slide" data-noun="Picture"/,
  )
  expect(html.match(/<li aria-label="\d of 2"/g)).toHaveLength(2)
  expect(html).not.toContain('<button')
  expect(renderer.client?.(fillProps(imageCarousel, fixtures.hostile.props))).toBeUndefined()
  expect(renderer.client?.(fillProps(imageCarousel, fixtures.two.props))).toBe('visible')
})

it('says what to do while it has no images, and nothing to visitors (BLK-CAROUSEL-017)', () => {
  expect(render({}).html).toBe('')
  expect(render(fixtures.hostile.props).html).toBe('')
  expect(render({}, { mode: 'canvas' }).html).toContain('Use the Settings Panel to add images.')
})
