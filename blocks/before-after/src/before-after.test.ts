import { fillProps } from '@ashlar/sdk'
import { blockContract, renderBlock } from '@ashlar/sdk/testing'
import { Value } from 'typebox/value'
import { expect, it } from 'vitest'
import { beforeAfter } from './block.ts'
import fixtures from './fixtures/v1.json' with { type: 'json' }
import renderer from './renderer.tsx'

it.each(blockContract(beforeAfter, renderer, fixtures))('$name', ({ run }) => run())

const render = (props: Readonly<Record<string, unknown>>, view = {}) =>
  renderBlock(beforeAfter, renderer, { props, view })

it('has two described pictures, their labels, and a named slider between them (issue 22)', () => {
  const { html, css } = render(fixtures.tank.props, { focus: () => ({ x: 20, y: 30 }) })
  expect(html).toContain('data-direction="vertical"')
  expect(html).toMatch(
    /<figure class="before-after-before"><img src="\/media\/1\/rust.webp" alt="A tank with rust"[^>]*><figcaption class="before-after-label">March</,
  )
  expect(html.match(/<figcaption/g)).toHaveLength(1)
  expect(html).toMatch(
    /<input type="range" min="0" max="100" aria-label="Compare the images" aria-orientation="vertical" value="30"\/>/,
  )
  expect(css).toContain('--at:30%')
  expect(css).toContain('object-position:20% 30%')
  expect(css).toMatch(/ \.before-after-label\{[^}]*font-size:1.25rem/)
})

it('takes the description of the media library where it has none of its own (issue 22)', () => {
  const picture = (src: string) => ({ src, altText: `Of ${src}` })
  const { html } = render({ before: '/a', after: '/b' }, { picture })
  expect(html).toContain('src="/a" alt="Of /a"')
  expect(html).toContain('src="/b" alt="Of /b"')
})

it('starts anywhere from 0 to 100 per cent (issue 22)', () => {
  const takes = (start: number) => Value.Check(beforeAfter.schema, fillProps(beforeAfter, { start }))
  for (const start of [0, 100]) expect(takes(start), `${start}`).toBe(true)
  for (const start of [-1, 101, 2.5]) expect(takes(start), `${start}`).toBe(false)
})

it('asks for two images in the editor, and shows visitors nothing before (issue 22)', () => {
  for (const props of [{}, { before: '/a' }, fixtures.hostile.props]) {
    expect(render(props).html).toBe('')
    expect(render(props, { mode: 'canvas' }).html).toContain('Choose two images')
  }
  expect(render(fixtures.tank.props, { mode: 'canvas' }).html).toMatch(/<input[^>]* tabindex="-1" disabled=""/i)
})
