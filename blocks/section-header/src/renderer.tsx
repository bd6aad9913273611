import { type BlockComponentProps, defineBlockRenderer } from '@ashlar/sdk/renderer'
import { sectionHeader } from './block.ts'

function SectionHeader({ props, root }: BlockComponentProps<typeof sectionHeader>) {
  return (
    <div {...root} data-align={props.textAlign}>
      {props.title !== '' && <h2>{props.title}</h2>}
      {props.subtitle !== '' && <p>{props.subtitle}</p>}
    </div>
  )
}

export default defineBlockRenderer(sectionHeader, SectionHeader)
