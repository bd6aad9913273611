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

it('has slides with id, containerId and title and the defaults of the specification (BLK-CSLIDER-001, BLK-CSLIDER-002, BLK-CSLIDER-003, BLK-CSLIDER-004, BLK-CSLIDER-005, BLK-CSLIDER-006, BLK-CSLIDER-007, BLK-CSLIDER-008, BLK-CSLIDER-009, BLK-CSLIDER-010, BLK-CSLIDER-011)', () => {
  expect(Object.keys(ContentSlide.properties)).toEqual(['id', 'containerId', 'title'])
  expect(fillProps(contentSlider, {})).toMatchObject({
    slides: [],
    activeIndex: 0,
    interval: null,
    transitionStyle: 'fade',
    showIndicators: true,
    showControls: true,
    darkMode: false,
    width: 300,
    height: 300,
  })
  const takes = (props: object) => Value.Check(contentSlider.schema, fillProps(contentSlider, { ...props }))
  expect(takes({ interval: 5000, transitionStyle: 'slide', activeIndex: 3 })).toBe(true)
  expect([{ interval: 0 }, { transitionStyle: 'cube' }, { activeIndex: -1 }].some(takes)).toBe(false)
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
