import { type BlockProps, devices } from '@ashlar/sdk'
import { type BlockComponentProps, defineBlockRenderer, type StyleRule } from '@ashlar/sdk/renderer'
import { column, row } from './block.ts'

function Row({ props, root, children }: BlockComponentProps<typeof row>) {
  return (
    <div {...root} data-columns={props.columns} {...(props.isReversed && { 'data-reversed': '' })}>
      {children}
    </div>
  )
}

function Column({ root, children }: BlockComponentProps<typeof column>) {
  return <div {...root}>{children}</div>
}

const span = (twelfths: number) =>
  twelfths === 0 ? 'var(--even)' : `calc((100% + var(--row-gap)) * ${twelfths} / 12 - var(--row-gap))`

function rowRules({
  columns,
  justifyContent,
  alignItems,
  columnGap,
  rowGap,
}: BlockProps<typeof row>): readonly StyleRule[] {
  const declarations = {
    '--columns': columns,
    '--row-gap': columnGap === null ? undefined : `${columnGap}px`,
    'row-gap': rowGap === null ? undefined : `${rowGap}px`,
    'justify-content': justifyContent === 'normal' ? undefined : justifyContent,
    'align-items': alignItems === 'stretch' ? undefined : alignItems,
  }
  return [{ declarations }]
}

/** A width set for wider devices does not reach mobile by itself: columns are stacked there. */
function columnRules(props: BlockProps<typeof column>): readonly StyleRule[] {
  const rules: StyleRule[] = []
  if (props.gap !== 24) rules.push({ declarations: { gap: `${props.gap}px` } })
  // As tall as its neighbours it would have nowhere to go.
  if (devices.some((device) => props.sticky[device]?.on)) {
    rules.push({ declarations: { 'align-self': 'var(--stuck,auto)' } })
  }
  for (const device of devices) {
    const own = props.width[device]?.span
    if (own !== undefined) rules.push({ device, declarations: { '--basis': span(own) } })
    else if (device === 'mobile' && isSet(props)) rules.push({ device, declarations: { '--basis': 'var(--even)' } })
  }
  return rules
}

const isSet = ({ width }: BlockProps<typeof column>) => devices.some((device) => width[device]?.span !== undefined)

export default [
  defineBlockRenderer(row, Row, { rules: rowRules }),
  defineBlockRenderer(column, Column, { rules: columnRules }),
] as const
