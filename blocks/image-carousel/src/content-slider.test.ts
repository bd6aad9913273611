import { fillProps, slotsOf } from '@ashlar/sdk'
import { blockContract, renderBlock } from '@ashlar/sdk/testing'
import { Value } from 'typebox/value'
import { expect, it } from 'vitest'
import renderer from './content-slider.renderer.tsx'
import { ContentSlide, contentSlider } from './content-slider.ts'
import fixtures from './fixtures/content-slider-v1.json' with { type: 'json' }
import { activeAfter } from './slides.ts'

it.each(blockContract(contentSlider, renderer, fixtures))('$name', ({ run }) => run())

const render = (props: Readonly<Record<string, unknown>>, rest = {}) =>
  renderBlock(contentSlider, renderer, { props, ...rest })
const slides = (ids: string) => [...ids].map((id) => ({ id }))

const defaults = fillProps(contentSlider, {})
const takes = (props: object) => Value.Check(contentSlider.schema, fillProps(contentSlider, { ...props }))

it('has slides with id, containerId and title (BLK-CSLIDER-001)', () => {
  expect(Object.keys(ContentSlide.properties)).toEqual(['id', 'containerId', 'title'])
  expect(defaults.slides).toEqual([])
})

it('begins with its first slide (BLK-CSLIDER-002)', () => {
  expect(defaults.activeIndex).toBe(0)
  expect([3, -1].map((activeIndex) => takes({ activeIndex }))).toEqual([true, false])
})

it('has an interval in milliseconds, and none by default (BLK-CSLIDER-003, BLK-CSLIDER-011)', () => {
  expect(defaults.interval).toBeNull()
  expect([5000, null, 0].map((interval) => takes({ interval }))).toEqual([true, true, false])
})

it('fades by default, or slides (BLK-CSLIDER-004, BLK-CSLIDER-010)', () => {
  expect(defaults.transitionStyle).toBe('fade')
  expect(['fade', 'slide', 'cube'].map((transitionStyle) => takes({ transitionStyle }))).toEqual([true, true, false])
})

it('has indicators and controls, and a dark mode that is off (BLK-CSLIDER-005, BLK-CSLIDER-006, BLK-CSLIDER-007)', () => {
  expect(defaults).toMatchObject({ showIndicators: true, showControls: true, darkMode: false })
})

it('is 300 px wide and high by default (BLK-CSLIDER-008, BLK-CSLIDER-009)', () => {
  expect(defaults).toMatchObject({ width: 300, height: 300 })
})

it('shows what stands in each slide, the active one first, and reads as a row without a script (OPEN-223)', () => {
  expect(slotsOf(contentSlider, fixtures.two.props)).toEqual(['slide:a', 'slide:b'])
  const { html, css } = render(fixtures.two.props, { children: { 'slide:a': ['Words'], 'slide:b': ['More'] } })
  expect(html).toMatch(
    /<li aria-label="1 of 2"><slot-child>Words.*<li aria-label="2 of 2" data-shown=""><slot-child>More/,
  )
  expect(html).toMatch(/aria-roledescription="carousel"[^>]*data-bg="dark"/)
  expect(html).not.toContain('<button')
  expect(css).toContain('--width:900px')
  expect(css).toContain('min-height:400px')
  expect(render({ ...fixtures.two.props, activeIndex: 9 }).html).toContain('2 of 2" data-shown=""')
  expect(render({}).html).toBe('')
  expect(render({}, { view: { mode: 'canvas' } }).html).toContain('Use the Settings Panel to add slides.')
})

it('shows a slide that is added (BLK-CSLIDER-013)', () => {
  expect(activeAfter(slides(''), slides('a'), 0)).toBe(0)
  expect(activeAfter(slides('ab'), slides('abc'), 0)).toBe(2)
})

it('keeps the shown slide through a new order (BLK-CSLIDER-014, OPEN-223)', () => {
  expect(activeAfter(slides('abc'), slides('bca'), 0)).toBe(2)
  expect(activeAfter(slides('abc'), slides('bca'), 1)).toBe(0)
})

it('shows the first one when the shown one is deleted (BLK-CSLIDER-015), else the same one as before (BLK-CSLIDER-016)', () => {
  expect(activeAfter(slides('abc'), slides('ab'), 2)).toBe(0)
  expect(activeAfter(slides('abc'), slides('bc'), 2)).toBe(1)
  expect(activeAfter(slides('abc'), slides('ab'), 1)).toBe(1)
  expect(activeAfter(slides('a'), slides(''), 0)).toBe(0)
})
