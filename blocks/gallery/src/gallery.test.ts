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
