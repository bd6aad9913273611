import { blockContract, renderBlock } from '@ashlar/sdk/testing'
import { expect, it } from 'vitest'
import { copyright } from './block.ts'
import fixtures from './fixtures/v1.json' with { type: 'json' }
import renderer from './renderer.tsx'
import { yearAt } from './this-year.ts'

it.each(blockContract(copyright, renderer, fixtures))('$name', ({ run }) => run())

it('names the year and the company (BLK-COPY-001, OPEN-216)', () => {
  const { data } = yearAt(new Date('2031-06-01'))
  const { html } = renderBlock(copyright, renderer, { data, view: { companyName: 'Ropewalk & Co' } })
  expect(html).toContain('© 2031 Ropewalk &amp; Co')
})

it('leaves the year out until it is known', () => {
  const { html } = renderBlock(copyright, renderer, { view: { companyName: 'Ropewalk', mode: 'canvas' } })
  expect(html).toContain('>© Ropewalk<')
})

it('is out of date with the next year', () => {
  expect(yearAt(new Date('2031-12-31T23:59:59Z')).until).toEqual(new Date('2032-01-01T00:00:00Z'))
})

it('takes colour, size and weight (BLK-COPY-001)', () => {
  const { css } = renderBlock(copyright, renderer, { props: { fontColor: 'info', fontSize: 20, fontWeight: 700 } })
  expect(css).toContain('color:var(--ink-info);font-size:20px;font-weight:700')
})
