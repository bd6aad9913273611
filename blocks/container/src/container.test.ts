import { blockContract, renderBlock } from '@ashlar/sdk/testing'
import { expect, it } from 'vitest'
import { container } from './block.ts'
import fixtures from './fixtures/v1.json' with { type: 'json' }
import renderer from './renderer.tsx'

it.each(blockContract(container, renderer, fixtures))('$name', ({ run }) => run())

it('pads 32 px above and below and 16 at the sides (BLK-CONTAINER-012, BLK-CONTAINER-013)', () => {
  expect(renderBlock(container, renderer).css).toMatch(/\.b-n1\{[^}]*padding:32px 16px/)
})

it('is 1320 px wide with a gap of 16 px (STYLE-008, STYLE-009), and as wide as it can be when fluid (BLK-CONTAINER-010)', () => {
  const { css } = renderBlock(container, renderer)
  expect(css).toContain('1320px')
  expect(css).toContain('gap:16px')
  const fluid = renderBlock(container, renderer, { props: { alignment: { desktop: { fluid: true } } } }).css
  expect(fluid).not.toContain('1320px')
})

it('aligns its children (BLK-CONTAINER-007, BLK-CONTAINER-008)', () => {
  const { css } = renderBlock(container, renderer, { props: fixtures.aligned.props })
  expect(css).toContain('flex-direction:row')
  expect(css).toContain('justify-content:center')
  expect(css).toContain('gap:2rem')
})

it('draws border, radius and shadow (BLK-CONTAINER-011)', () => {
  const { css } = renderBlock(container, renderer, { props: fixtures.aligned.props })
  expect(css).toContain('border-radius:10px')
  expect(css).toContain('0 0 10px rgba(0,0,0,.25)')
})

it('has settings of its own per device (BLK-CONTAINER-001)', () => {
  const { css } = renderBlock(container, renderer, {
    props: { padding: { desktop: { top: 70 }, tablet: { top: 30 }, mobile: { top: 10 } } },
  })
  expect(css).toMatch(/padding:70px 16px 32px/)
  expect(css).toMatch(/max-width: ?991\.98px[^@]*30px/)
  expect(css).toMatch(/max-width: ?767\.98px[^@]*10px/)
})

it('holds what stands in containers, but neither sections nor wrappers (BLK-COMMON-016)', () => {
  expect(container.nesting).toEqual({ in: ['section', 'container'], as: 'container' })
})
