import { fillProps, PictureItem } from '@ashlar/sdk'
import { blockContract, renderBlock } from '@ashlar/sdk/testing'
import { expect, it } from 'vitest'
import { imageScroller, loopSeconds } from './block.ts'
import fixtures from './fixtures/v1.json' with { type: 'json' }
import renderer from './renderer.tsx'

it.each(blockContract(imageScroller, renderer, fixtures))('$name', ({ run }) => run())

const render = (props: Readonly<Record<string, unknown>>, view = {}) =>
  renderBlock(imageScroller, renderer, { props, view })

it('goes left at medium speed with pictures of 150 by 150 px by default (BLK-SCROLLER-004, BLK-SCROLLER-005, OPEN-219)', () => {
  expect(fillProps(imageScroller, {})).toMatchObject({
    direction: 'left',
    speed: 'medium',
    showMask: true,
    imageWidth: 150,
    imageHeight: 150,
  })
  expect(loopSeconds).toEqual({ fast: 20, medium: 40, slow: 60, veryslow: 90, evenslower: 120 })
})

it('has images with the fields of the gallery (BLK-SCROLLER-006), a direction, a speed and a mask (BLK-SCROLLER-001, BLK-SCROLLER-002, BLK-SCROLLER-003)', () => {
  expect(Reflect.get(imageScroller.schema.properties.images, 'items')).toBe(PictureItem)
  const { html, css } = render(fixtures.marks.props)
  expect(html).toMatch(/^<div[^>]* data-direction="right"><div class="scroller-track"><ul/)
  expect(css).toContain('--width:80px;--height:60px;--loop:120s')
  expect(render({ images: fixtures.marks.props.images }).html).toContain('data-mask=""')
})

it('shows its pictures twice to visitors, the second time to nobody else, and once in the editor (BLK-SCROLLER-007, BLK-SCROLLER-009)', () => {
  const { html } = render(fixtures.marks.props)
  expect(html.match(/<li/g)).toHaveLength(4)
  expect(html.match(/<ul class="scroller-row" aria-hidden="true">/g)).toHaveLength(1)
  expect(render(fixtures.marks.props, { mode: 'canvas' }).html.match(/<li/g)).toHaveLength(2)
  expect(renderer.client).toBeUndefined()
})

it('can be stopped with the keyboard and without a script (WCAG 2.2.2)', () => {
  const { html } = render(fixtures.marks.props, { language: 'de' })
  expect(html).toMatch(/<label [^>]*data-does="pause"><input type="checkbox" aria-label="Bilder anhalten"\/><\/label>/)
  expect(render(fixtures.marks.props, { mode: 'canvas' }).html).not.toContain('checkbox')
})
