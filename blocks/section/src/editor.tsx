import { type ControlProps, defineBlockEditor, field, panel } from '@ashlar/sdk/editor'
import { MediaField } from '@ashlar/sdk/media'
import { section } from './block.ts'

function VideoControl({ id, label, value, change }: ControlProps) {
  return (
    <MediaField
      size="sm"
      id={id}
      label={label}
      kind="video"
      value={typeof value === 'string' ? value : ''}
      onChange={(address) => change(address === '' ? undefined : address)}
    />
  )
}

export default defineBlockEditor(section, {
  panels: [
    panel('Options', ['anchor', field('videoId', { control: 'component', component: VideoControl }), 'showParticles']),
  ],
})
