import { type BlockProps, devices } from '@ashlar/sdk'
import { type BlockComponentProps, defineBlockRenderer, type StyleRule } from '@ashlar/sdk/renderer'
import { section } from './block.ts'

function Section({ props, root, children }: BlockComponentProps<typeof section>) {
  return (
    <section {...root} {...(props.anchor !== '' && { id: props.anchor })}>
      {children}
    </section>
  )
}

/** How far two plain bands may come together: never further than their paddings reach. */
function sharedRules({ padding }: BlockProps<typeof section>): readonly StyleRule[] {
  return devices.flatMap((device): StyleRule[] => {
    const { top, bottom, unit = 'px' } = padding[device] ?? {}
    const declarations = { '--shared-top': shared(top, unit), '--shared-bottom': shared(bottom, unit) }
    return top === undefined && bottom === undefined ? [] : [{ device, declarations }]
  })
}

const shared = (side: number | undefined, unit: string) => (side === undefined ? undefined : `min(24px,${side}${unit})`)

export default defineBlockRenderer(section, Section, { rules: sharedRules })
