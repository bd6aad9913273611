import { fillProps } from '@ashlar/sdk'
import { blockContract, renderBlock } from '@ashlar/sdk/testing'
import { Value } from 'typebox/value'
import { expect, it } from 'vitest'
import { spacer } from './block.ts'
import fixtures from './fixtures/v1.json' with { type: 'json' }
import renderer from './renderer.tsx'

it.each(blockContract(spacer, renderer, fixtures))('$name', ({ run }) => run())

const render = (props: Readonly<Record<string, unknown>>, view = {}) => renderBlock(spacer, renderer, { props, view })

it('is an empty area that screen readers leave out (issue 22)', () => {
  expect(render({}).html).toMatch(/^<div class="[^"]*" aria-hidden="true"><\/div>$/)
  expect(render({}).css).not.toContain('height')
})

it('has a height per device, whose unit follows from the wider one (issue 22)', () => {
  const { css } = render(fixtures.usual.props)
  expect([...css.matchAll(/[{;]height:([^;}]+)/g)].map(([, height]) => height)).toEqual(['6rem', '4rem', '20vh'])
  expect(render(fixtures.none.props).css).toContain('height:0px')
  expect(render({ size: { mobile: { heightUnit: 'rem' } } }).css).toMatch(/@media[^{]*767[^{]*\{.*height:48rem/)
})

it('takes heights from 0 to 2000 in px, rem or vh (issue 22)', () => {
  const takes = (size: object) => Value.Check(spacer.schema, fillProps(spacer, { size: { desktop: size } }))
  for (const size of [{ height: 0 }, { height: 2000, heightUnit: 'rem' }, { heightUnit: 'vh' }]) {
    expect(takes(size), JSON.stringify(size)).toBe(true)
  }
  for (const size of [{ height: -1 }, { height: 2001 }, { height: null }, { heightUnit: '%' }]) {
    expect(takes(size), JSON.stringify(size)).toBe(false)
  }
})

it('writes its height into the canvas, and nothing of it into the page (issue 22)', () => {
  expect(render(fixtures.usual.props, { mode: 'canvas' }).css).toContain('::after{content:"6rem"}')
  expect(render(fixtures.usual.props).css).not.toContain('content')
})
