import { blockContract, renderBlock } from '@ashlar/sdk/testing'
import { Value } from 'typebox/value'
import { expect, it } from 'vitest'
import { Dimensions, image } from './block.ts'
import fixtures from './fixtures/v1.json' with { type: 'json' }
import renderer from './renderer.tsx'

it.each(blockContract(image, renderer, fixtures))('$name', ({ run }) => run())

const render = (props: Readonly<Record<string, unknown>>) => renderBlock(image, renderer, { props })

it('is 100 % wide, 250 px high and covers by default (BLK-IMAGE-003, BLK-IMAGE-004, BLK-IMAGE-011, BLK-IMAGE-012)', () => {
  expect(Value.Create(Dimensions)).toEqual({
    width: 100,
    widthUnit: '%',
    height: 250,
    heightUnit: 'px',
    heightAuto: false,
    objectFit: 'cover',
  })
})

it('has a size of its own per device (BLK-IMAGE-003)', () => {
  const { css } = render({ dimensions: { desktop: { width: 50 }, mobile: { height: 220 } } })
  expect(css).toContain('--width:50%')
  expect(css).toMatch(/max-width: ?767\.98px[^@]*--height:220px/)
})

it('keeps the ratio of its picture as it is inserted, and on each device until a height is set there', () => {
  expect(image.initial).toMatchObject({ dimensions: { desktop: { heightAuto: true } } })
  const dimensions = { desktop: { heightAuto: true }, mobile: { heightAuto: false, height: 220 } }
  const { css } = render({ dimensions })
  expect(css).toMatch(/^@layer nodes\{[^@]*--height:auto/)
  expect(css).toMatch(/max-width: ?767\.98px[^@]*--height:220px/)
})

it('reaches from edge to edge on demand, and then loads as wide a file', () => {
  const files = '/a.webp?w=640 640w, /a.webp?w=1600 1600w'
  const picture = () => ({ src: '/a.webp', srcSet: files, width: 1600, height: 800 })
  const dimensions = { desktop: { width: 40, heightAuto: true } }
  const html = (isEdgeToEdge: boolean) =>
    renderBlock(image, renderer, { props: { src: '/a.webp', dimensions, isEdgeToEdge }, view: { picture } }).html
  expect(html(false)).toContain('sizes="auto, 40vw"')
  expect(html(true)).toContain('sizes="auto, 100vw"')
  expect(html(true)).toContain('data-edges=""')
})

it('shows picture and alternative text, read under both names (BLK-IMAGE-001, BLK-IMAGE-002, OPEN-217)', () => {
  expect(render({ src: '/media/1/a.webp', altText: 'A bell' }).html).toContain('alt="A bell"')
  expect(render({ src: '/media/1/a.webp', alt: 'A bell' }).html).toContain('alt="A bell"')
  expect(render({ src: '/media/1/a.webp' }).html).toContain('alt=""')
})

it('links with its target (BLK-IMAGE-006, BLK-IMAGE-007) and never to a script (T7)', () => {
  expect(render({ src: '/a.webp', url: '/x', urlTarget: '_top' }).html).toContain('<a href="/x" target="_top"')
  expect(render({ src: '/a.webp', url: 'java\tscript:alert(1)' }).html).not.toContain('<a')
  expect(render({ src: 'javascript:alert(1)' }).html).toBe('')
})

it('turns (BLK-IMAGE-005) and takes a border (BLK-IMAGE-008)', () => {
  expect(render({ src: '/a.webp', rotate: '-3deg' }).css).toContain('rotate:-3deg')
  expect(
    render({
      src: '/a.webp',
      border: { desktop: { border: 'all', borderTop: true, borderRight: true, borderBottom: true, borderLeft: true } },
    }).css,
  ).toMatch(/border[^}]*1px[^}]*#000000/)
})

it('loads the first picture of a page at once and later ones when they come near', () => {
  const picture = (priority: boolean) => () => ({ src: '/a.webp', priority })
  const html = (priority: boolean) =>
    renderBlock(image, renderer, { props: { src: '/a.webp' }, view: { picture: picture(priority) } }).html
  expect(html(true)).toContain('fetchPriority="high"')
  expect(html(false)).toContain('loading="lazy"')
})

it('loads a file that covers its box: a wide picture in a high box needs a wider one', () => {
  const files = [320, 640, 960, 1600].map((width) => `/a.webp?w=${width} ${width}w`).join(', ')
  const picture = () => ({ src: '/a.webp', srcSet: files, width: 1600, height: 800 })
  const html = (dimensions: object) =>
    renderBlock(image, renderer, { props: { src: '/a.webp', dimensions }, view: { picture } }).html
  expect(html({})).toContain('sizes="auto, max(100vw, 500px)"')
  // 400 px high are 800 px wide: no smaller file is offered.
  expect(html({ desktop: { height: 400, width: 200, widthUnit: 'px' } })).toMatch(/sizes="auto, max\(200px, 800px\)"/)
  expect(html({ desktop: { height: 400 } })).toContain('srcSet="/a.webp?w=960 960w, /a.webp?w=1600 1600w"')
  expect(html({ desktop: { height: 400 }, mobile: { height: 200 } })).toContain(
    'sizes="auto, (max-width: 767.98px) max(100vw, 400px), (max-width: 991.98px) max(100vw, 800px), max(100vw, 800px)"',
  )
  expect(html({ desktop: { objectFit: 'contain', height: 400 } })).toContain('sizes="auto, 100vw"')
})

it('stands in containers only (BLK-COMMON-020), and shows a visitor nothing while it has no picture', () => {
  expect(image.nesting.in).toEqual(['container'])
  expect(render({}).html).toBe('')
})

it('is drawn as in a mail on demand: 600 px at most, neither cropped nor turned (BLK-IMAGE-010)', () => {
  const { css } = render({ emailMode: true, rotate: '5deg' })
  expect(css).toMatch(/max-width:600px.* img\{height:auto/)
  expect(css).not.toContain('rotate')
  expect(render({ rotate: '5deg' }).css).not.toMatch(/max-width:600px|height:auto/)
})

it('comes into sight as it was told (BLK-IMAGE-009, OPEN-211)', () => {
  expect(render({ src: '/a.webp' }).html).not.toContain('data-enter')
  expect(render({ src: '/a.webp', animation: 'zoom-in' }).html).toContain('data-enter="zoom-in"')
})
