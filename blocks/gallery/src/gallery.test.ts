import { fillProps, PictureItem } from '@ashlar/sdk'
import { blockContract, renderBlock } from '@ashlar/sdk/testing'
import { Value } from 'typebox/value'
import { expect, it } from 'vitest'
import { gallery } from './block.ts'
import fixtures from './fixtures/v1.json' with { type: 'json' }
import renderer from './renderer.tsx'

it.each(blockContract(gallery, renderer, fixtures))('$name', ({ run }) => run())

const render = (props: Readonly<Record<string, unknown>>, view = {}) =>
  renderBlock(gallery, renderer, { props, view }).html

it('has images with id, file, mime_type, filesize, width and height (BLK-GALLERY-001)', () => {
  expect(Object.keys(PictureItem.properties)).toEqual(['id', 'file', 'mime_type', 'filesize', 'width', 'height'])
  const images = Array.from({ length: 10_000 }, (_, index) => ({ id: `i${index}`, file: '/a.webp' }))
  expect(Value.Check(gallery.schema, fillProps(gallery, { images }))).toBe(false)
})

it('links each picture to itself, with its size, so that it opens without a script and nothing jumps', () => {
  const html = render(fixtures.two.props)
  expect(html).toContain('<a href="/media/1/a.webp" aria-label="Open image 1"><img width="1200" height="900"')
  const known = { src: '/media/1/a.webp?w=640', altText: 'A bell', width: 640, height: 480 }
  expect(render(fixtures.two.props, { picture: () => known })).toMatch(
    /aria-label="Open image: A bell"><img width="640" height="480" src="\/media\/1\/a.webp\?w=640"[^>]* alt="A bell"/,
  )
})

it('says "No Images" in the editor and nothing to visitors while it has none (BLK-GALLERY-008)', () => {
  expect(render({})).toBe('')
  expect(render(fixtures.hostile.props)).toBe('')
  expect(render({}, { mode: 'canvas' })).toContain('No Images')
})

it('stays as it was stored before there was a choice: three, two and one column, without captions (issue 22)', () => {
  const view = { picture: (src: string) => ({ src, srcSet: `${src}?w=320 320w` }), focus: () => ({ x: 20, y: 30 }) }
  const { html, css } = renderBlock(gallery, renderer, { props: fixtures.two.props, view })
  expect(html).not.toMatch(/data-layout|<figure|<figcaption/)
  expect(html).toContain('sizes="auto, (max-width: 500px) 100vw, (max-width: 700px) 50vw, 33vw"')
  expect(css).not.toMatch(/--gallery|object-position/)
})

it('is a grid with columns per device, a gap and captions (issue 22)', () => {
  const view = { picture: (src: string) => ({ src, srcSet: `${src}?w=320 320w` }), focus: () => ({ x: 20, y: 30 }) }
  const { html, css } = renderBlock(gallery, renderer, { props: fixtures.grid.props, view })
  expect(html).toContain('data-layout="grid" data-ratio="4:3"')
  expect(html).toMatch(
    /<figure><a href="\/media\/1\/a.webp"[^>]*>.*?<\/a><figcaption>The bench<\/figcaption><\/figure><a /,
  )
  expect(html).toContain('(max-width: 500px) 50vw, (max-width: 700px) 33vw, 25vw')
  expect(css).toContain('--gallery-columns:4;--gallery-tablet:3;--gallery-mobile:2;--gallery-gap:4px')
  expect(css).toContain(' > :nth-child(2) img{object-position:20% 30%}')
  expect(css).toMatch(/ > figure > figcaption\{[^}]*font-size:1.25rem/)
})
