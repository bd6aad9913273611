import { fillProps } from '@ashlar/sdk'
import { blockContract, renderBlock } from '@ashlar/sdk/testing'
import { Value } from 'typebox/value'
import { expect, it } from 'vitest'
import { divider } from './block.ts'
import fixtures from './fixtures/v1.json' with { type: 'json' }
import renderer from './renderer.tsx'

it.each(blockContract(divider, renderer, fixtures))('$name', ({ run }) => run())

const render = (props: Readonly<Record<string, unknown>>) => renderBlock(divider, renderer, { props })
const takes = (props: Readonly<Record<string, unknown>>) => Value.Check(divider.schema, fillProps(divider, props))

it('is 100 px high, with 5 waves of 10 px (BLK-DIVIDER-001, BLK-DIVIDER-006, BLK-DIVIDER-007)', () => {
  expect(fillProps(divider, {})).toMatchObject({ height: 100, waveCount: 5, waveHeight: 10, waveFlip: false })
})

it('is skewed by 10 degrees until the slider from 0 to 5 was moved (BLK-DIVIDER-004, BLK-DIVIDER-005, OPEN-206)', () => {
  expect(render({}).css).toContain('--angle:10deg')
  expect(render({ skewAngle: 2.5 }).css).toContain('--angle:2.5deg')
  expect([0, 5, 10].map((skewAngle) => takes({ skewAngle }))).toEqual([true, true, true])
  expect([-1, 5.5, 7, 11].some((skewAngle) => takes({ skewAngle }))).toBe(false)
})

it('takes 1 to 20 waves of 10 to 40 px and refuses others (BLK-DIVIDER-006, BLK-DIVIDER-007)', () => {
  expect(takes({ waveCount: 1, waveHeight: 40 }) && takes({ waveCount: 20, waveHeight: 10 })).toBe(true)
  for (const props of [
    { waveCount: 0 },
    { waveCount: 21 },
    { waveCount: 1.5 },
    { waveHeight: 9 },
    { waveHeight: 41 },
  ]) {
    expect(takes(props), JSON.stringify(props)).toBe(false)
  }
})

it('draws as many waves as it is told, on either side (BLK-DIVIDER-002, BLK-DIVIDER-008)', () => {
  const { html } = render({ style: 'wave', waveCount: 3, waveHeight: 20, waveFlip: true })
  expect(html).toContain('viewBox="0 0 300 100"')
  expect(html).toContain('d="M0 50q25 -40 50 0t50 0t50 0t50 0t50 0t50 0V100H0Z"')
  expect(html).toContain('data-flip=""')
  expect(render({ style: 'wave' }).html).not.toContain('data-flip')
})

it('draws the curve in one fixed shape (BLK-DIVIDER-002, BLK-DIVIDER-010) in its two colours (BLK-DIVIDER-003)', () => {
  const { html, css } = render({ style: 'curved', dividerColor: 'primary', backgroundColor: '#112233' })
  expect(html).toContain('d="M0 100C25 0 75 0 100 100Z"')
  expect(css).toContain('color:var(--theme-primary)')
  expect(css).toContain('background:#112233')
})

it('means nothing to those who cannot see it, and takes CSS of its own (BLK-DIVIDER-009)', () => {
  expect(render({}).html).toMatch(/^<div[^>]*><\/div>$/)
  expect(render({ style: 'curved' }).html).toContain('aria-hidden="true"')
  expect(divider.common).toContain('customCss')
})
