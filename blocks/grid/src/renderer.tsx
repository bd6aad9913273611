import { type BlockProps, type Device, devices, resolveDevices, sameJson } from '@ashlar/sdk'
import { type BlockComponentProps, defineBlockRenderer, type StyleRule } from '@ashlar/sdk/renderer'
import { type GridLayout, grid, usualLayout } from './block.ts'

function Grid({ root, children }: BlockComponentProps<typeof grid>) {
  return <div {...root}>{children}</div>
}

function gridRules({ layout, justifyItems, alignItems }: BlockProps<typeof grid>): readonly StyleRule[] {
  const on = resolveDevices(usualLayout, layout)
  const wider = { tablet: on.desktop, mobile: on.tablet }
  return [
    ...(justifyItems === 'stretch' ? [] : [{ declarations: { 'justify-items': justifyItems } }]),
    ...(alignItems === 'stretch' ? [] : [{ declarations: { 'align-items': alignItems } }]),
    ...devices.flatMap((device) =>
      device !== 'desktop' && sameJson(on[device], wider[device]) ? [] : layoutRules(device, on[device]),
    ),
  ]
}

/** With `fit` a rule for each width from which on one column more has room: the widest stands last and wins. */
function layoutRules(device: Device, { columns, fit, smallest, columnGap, rowGap }: GridLayout): readonly StyleRule[] {
  const gap = columnGap === rowGap ? `${rowGap}px` : `${rowGap}px ${columnGap}px`
  const more = fit ? Array.from({ length: columns - 1 }, (_, at) => at + 2) : []
  return [
    { device, declarations: { '--grid-columns': fit ? 1 : columns, gap } },
    ...more.map((count) => ({
      device,
      room: count * smallest + (count - 1) * columnGap,
      declarations: { '--grid-columns': count },
    })),
  ]
}

export default defineBlockRenderer(grid, Grid, { rules: gridRules })
