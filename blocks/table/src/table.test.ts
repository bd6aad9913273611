import { fillProps } from '@ashlar/sdk'
import { blockContract, renderBlock } from '@ashlar/sdk/testing'
import { Value } from 'typebox/value'
import { expect, it } from 'vitest'
import { table } from './block.ts'
import fixtures from './fixtures/v1.json' with { type: 'json' }
import renderer from './renderer.tsx'

it.each(blockContract(table, renderer, fixtures))('$name', ({ run }) => run())

const render = (props: Readonly<Record<string, unknown>>, view = {}) => renderBlock(table, renderer, { props, view })

it('is a table with caption, header row and header column (issue 22)', () => {
  const { html } = render(fixtures.hours.props)
  expect(html).toContain(
    '<table><caption><span>Opening hours</span></caption><thead><tr><th scope="col">Day</th><th scope="col">Opens</th>',
  )
  expect(html).toContain('<tbody><tr><th scope="row">Monday</th><td>9:00</td><td></td></tr>')
  expect(html.match(/<tr>/g)).toHaveLength(3)
})

it('has neither caption nor headers where none are asked for (issue 22)', () => {
  const { html } = render(fixtures.pasted.props)
  expect(html).not.toMatch(/<caption|<thead|<th/)
  expect(html).toContain('<td>Chain, 9\nspeed</td><td>$40 &quot;net&quot;</td>')
  expect(render({ rows: ' | Mon\n9:00 | x', headerRow: true }).html).toContain(
    '<thead><tr><td></td><th scope="col">Mon</th>',
  )
})

it('scrolls in a region that has a name and takes the focus (issue 22)', () => {
  expect(render(fixtures.hours.props).html).toContain(
    '<div class="table-scroll" role="region" aria-label="Opening hours" tabindex="0">',
  )
  expect(render(fixtures.pasted.props, { language: 'de' }).html).toContain('aria-label="Tabelle"')
})

it('aligns each column and has three looks (issue 22)', () => {
  const { html, css } = render(fixtures.hours.props)
  expect(html).toContain('data-look="striped"')
  expect(css).toContain(' > .table-scroll > table tr > :where(:nth-child(2)){text-align:end}')
  expect(css).not.toContain(':nth-child(1)')
  const takes = (props: Readonly<Record<string, unknown>>) => Value.Check(table.schema, fillProps(table, props))
  expect(takes({ alignments: Array.from({ length: 13 }, () => 'end') })).toBe(false)
  expect(takes({ rows: 'x'.repeat(40_001) })).toBe(false)
})

it('escapes what its cells hold (issue 22)', () => {
  expect(render(fixtures.hostile.props).html).not.toMatch(/<script|<img/)
})

it('says "No Rows" in the editor and nothing to visitors while it has none (issue 22)', () => {
  expect(render({ rows: '\n | ' }).html).toBe('')
  expect(render({}, { mode: 'canvas' }).html).toContain('No Rows')
})

it('aligns all cells per device, over what each column says (issue 22)', () => {
  const { css } = render({ ...fixtures.hours.props, cellTypography: { mobile: { textAlign: 'start' } } })
  const column = css.indexOf('table tr > :where(:nth-child(2)){text-align:end}')
  expect(column).toBeGreaterThan(0)
  expect(css.indexOf('table td{text-align:start}')).toBeGreaterThan(css.indexOf('@media', column))
})
