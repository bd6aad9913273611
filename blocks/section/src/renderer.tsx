import { type BlockComponentProps, defineBlockRenderer } from '@ashlar/sdk/renderer'
import { section } from './block.ts'

function Section({ props, root, children }: BlockComponentProps<typeof section>) {
  return (
    <section {...root} {...(props.anchor !== '' && { id: props.anchor })}>
      {children}
    </section>
  )
}

export default defineBlockRenderer(section, Section)
