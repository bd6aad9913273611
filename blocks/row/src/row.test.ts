import { blockContract, renderBlock } from '@ashlar/sdk/testing'
import { Value } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { column, row } from './block.ts'
import columnFixtures from './fixtures/column-v1.json' with { type: 'json' }
import rowFixtures from './fixtures/row-v1.json' with { type: 'json' }
import renderers from './renderer.tsx'

const [rowRenderer, columnRenderer] = renderers

describe('row', () => {
  it.each(blockContract(row, rowRenderer, rowFixtures))('$name', ({ run }) => run())

  it('has 1 to 12 columns, 1 by default (BLK-ROW-001, BLK-ROW-002)', () => {
    const { columns } = row.schema.properties
    expect([0, 1, 12, 13, 1.5].map((value) => Value.Check(columns, value))).toEqual([false, true, true, false, false])
    expect(columns).toMatchObject({ default: 1 })
  })

  it('is offered with 1, 2, 3 and 4 columns (BLK-ROW-003)', () => {
    expect(row.variants.map(({ props }) => props['columns'])).toEqual([1, 2, 3, 4])
  })

  it('distributes columns that do not fill it, and says nothing where that is left to it (issue 22)', () => {
    const css = (props: object) => renderBlock(row, rowRenderer, { props: { ...props } }).css
    expect(css({ justifyContent: 'space-between' })).toContain('justify-content:space-between')
    expect(css({})).not.toContain('justify-content')
    expect(css({ justifyContent: 'normal' })).toBe(css({}))
  })

  it('takes columns only and has as many as its number says (BLK-ROW-004)', () => {
    expect(row.nesting.accepts).toEqual(['column'])
    expect(row.childCount).toEqual({ prop: 'columns', type: 'column' })
    expect(renderBlock(row, rowRenderer, { props: { columns: 3 } }).html).toContain('data-columns="3"')
  })
})

describe('column', () => {
  it.each(blockContract(column, columnRenderer, columnFixtures))('$name', ({ run }) => run())

  it('counts as a container (OPEN-129)', () => {
    expect(column.nesting).toEqual({ in: ['row'], as: 'container' })
  })

  it('takes twelfths per device, and stacks on mobile unless told otherwise (OPEN-216)', () => {
    const wide = renderBlock(column, columnRenderer, { props: { width: { desktop: { span: 8 } } } }).css
    expect(wide).toContain('* 8 / 12')
    expect(wide).toMatch(/max-width: ?767\.98px[^@]*--basis:var\(--even\)/)
    const kept = renderBlock(column, columnRenderer, {
      props: { width: { desktop: { span: 8 }, mobile: { span: 6 } } },
    }).css
    expect(kept).toMatch(/max-width: ?767\.98px[^@]*\* 6 \/ 12/)
  })

  it('is never without a width: 0 shares the row evenly, on each device (issue 22)', () => {
    const props = { width: { desktop: { span: 8 }, tablet: { span: 0 } } }
    const { css } = renderBlock(column, columnRenderer, { props })
    expect(css).toMatch(/max-width: ?991\.98px[^@]*--basis:var\(--even\)/)
    expect(css).not.toMatch(/\* 0 \/ 12/)
  })
})
