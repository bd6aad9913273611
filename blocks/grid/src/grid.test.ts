import { fillProps } from '@ashlar/sdk'
import { blockContract, renderBlock } from '@ashlar/sdk/testing'
import { Value } from 'typebox/value'
import { expect, it } from 'vitest'
import { GridLayout, grid, usualLayout } from './block.ts'
import fixtures from './fixtures/v1.json' with { type: 'json' }
import renderer from './renderer.tsx'

it.each(blockContract(grid, renderer, fixtures))('$name', ({ run }) => run())

const css = (props: Readonly<Record<string, unknown>>) => renderBlock(grid, renderer, { props }).css

it('has as many columns as fit, from a smallest width on, and one where none does (issue 22)', () => {
  expect(css({})).toBe(
    '@layer nodes{.b-n1{padding:0}.b-n1{--grid-columns:1;gap:24px}' +
      '@container (min-width:504px){.b-n1{--grid-columns:2}}@container (min-width:768px){.b-n1{--grid-columns:3}}}',
  )
})

it('has a fixed number per device, and says for a narrower one only what differs there (issue 22)', () => {
  const text = css(fixtures.fixed.props)
  expect(text).toContain('.b-n1{--grid-columns:4;gap:24px 32px}')
  expect(text).not.toContain('@container')
  expect(text).not.toContain('991.98px')
  expect(text).toMatch(/767\.98px[^}]*--grid-columns:2/)
})

it('fits again on a narrower device where the wider one is fixed (issue 22)', () => {
  const text = css({ layout: { desktop: { fit: false }, mobile: { fit: true, smallest: 100 } } })
  expect(text).toMatch(/767\.98px\)\{\.b-n1\{--grid-columns:1;gap:24px\}@container \(min-width:224px\)/)
})

it('stands blocks at the start, middle or end of their cells, and fills them where nothing is set (issue 22)', () => {
  expect(css({ justifyItems: 'center' })).toContain('.b-n1{justify-items:center}')
  expect(css({ justifyItems: 'stretch' })).toBe(css({}))
})

it('is made of what its schema says (issue 22)', () => {
  expect(Value.Create(GridLayout)).toEqual(usualLayout)
  const takes = (layout: object) => Value.Check(grid.schema, fillProps(grid, { layout: { desktop: layout } }))
  for (const layout of [{ columns: 1 }, { columns: 12 }, { smallest: 40 }, { columnGap: 0, rowGap: 400 }]) {
    expect(takes(layout), JSON.stringify(layout)).toBe(true)
  }
  for (const layout of [{ columns: 0 }, { columns: 13 }, { columns: 2.5 }, { smallest: '1px}' }, { rowGap: -1 }]) {
    expect(takes(layout), JSON.stringify(layout)).toBe(false)
  }
})

it('holds what a container holds, each in cells (issue 22)', () => {
  expect(grid.nesting).toEqual({ in: ['container'], as: 'container' })
  expect(grid.childCells).toEqual({ prop: 'layout' })
})
