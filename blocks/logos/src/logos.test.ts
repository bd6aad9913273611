import { fillProps } from '@ashlar/sdk'
import { blockContract, renderBlock } from '@ashlar/sdk/testing'
import { Value } from 'typebox/value'
import { expect, it } from 'vitest'
import { logos } from './block.ts'
import fixtures from './fixtures/v1.json' with { type: 'json' }
import renderer from './renderer.tsx'

it.each(blockContract(logos, renderer, fixtures))('$name', ({ run }) => run())

const render = (props: Readonly<Record<string, unknown>>, view = {}) => renderBlock(logos, renderer, { props, view })

it('shows each logo with its alternative text, and links those with an address (issue 22)', () => {
  const { html } = render(fixtures.partners.props)
  expect(html).toMatch(
    /<li><a href="https:\/\/example.com\/tern"><img src="\/media\/1\/tern.webp" alt="Tern Harbour Ferries"[^>]* loading="lazy"/,
  )
  expect(html).toMatch(/<a href="\/loft" aria-label="\/loft"><img [^>]*alt=""/)
  expect(html).toMatch(/<li><img src="\/media\/1\/bay.svg" alt="Bay Nine"/)
})

it('takes the words and the shape of a logo from the media library (issue 22)', () => {
  const picture = () => ({ src: '/a.webp', srcSet: '/a.webp 400w', altText: 'Ropewalk', width: 300, height: 100 })
  const { html } = render({ logos: [{ id: 'a', picture: '/a.webp' }] }, { picture })
  expect(html).toContain('alt="Ropewalk"')
  expect(html).toContain('sizes="auto, 144px"')
})

it('has height, gap, place and greyscale (issue 22)', () => {
  const { html, css } = render(fixtures.partners.props)
  expect(html).toContain('data-grey=""')
  expect(css).toContain('--logo-height:64px')
  expect(css).toContain(' > .logos-row{column-gap:2rem;row-gap:1rem;justify-content:space-between}')
  expect(render({ logos: fixtures.partners.props.logos }).html).not.toContain('data-grey')
  for (const props of [{ height: 15 }, { height: 201 }, { gap: -1 }, { gap: 8.25 }]) {
    expect(Value.Check(logos.schema, fillProps(logos, props)), JSON.stringify(props)).toBe(false)
  }
})

it('links nowhere that runs something and escapes texts (issue 22)', () => {
  const { html } = render(fixtures.hostile.props)
  expect(html.match(/<img/g)).toHaveLength(1)
  expect(html).not.toMatch(/<script|<a/)
})

it('says "No Logos" in the editor and nothing to visitors while it has none (issue 22)', () => {
  expect(render({}).html).toBe('')
  expect(render({ logos: [{ id: 'a' }] }).html).toBe('')
  expect(render({}, { mode: 'canvas' }).html).toContain('No Logos')
})
