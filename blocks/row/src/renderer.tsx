import { type BlockProps, devices } from '@ashlar/sdk'
import { type BlockComponentProps, defineBlockRenderer, type StyleRule } from '@ashlar/sdk/renderer'
import { column, row } from './block.ts'

function Row({ props, root, children }: BlockComponentProps<typeof row>) {
  return (
    <div {...root} data-columns={props.columns}>
      {children}
    </div>
  )
}

function Column({ root, children }: BlockComponentProps<typeof column>) {
  return <div {...root}>{children}</div>
}

const span = (twelfths: number) =>
  twelfths === 0 ? 'var(--even)' : `calc((100% + var(--row-gap)) * ${twelfths} / 12 - var(--row-gap))`

/** A width set for wider devices does not reach mobile by itself: columns are stacked there. */
function columnRules(props: BlockProps<typeof column>): readonly StyleRule[] {
  const rules: StyleRule[] = []
  for (const device of devices) {
    const own = props.width[device]?.span
    if (own !== undefined) rules.push({ device, declarations: { '--basis': span(own) } })
    else if (device === 'mobile' && rules.length > 0) rules.push({ device, declarations: { '--basis': 'var(--even)' } })
  }
  return rules
}

export default [
  defineBlockRenderer(row, Row, { rules: (props) => [{ declarations: { '--columns': props.columns } }] }),
  defineBlockRenderer(column, Column, { rules: columnRules }),
] as const
