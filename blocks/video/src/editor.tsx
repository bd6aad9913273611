import { type CanvasProps, type ControlProps, defineBlockEditor, field, InlineText, panel } from '@ashlar/sdk/editor'
import { MediaField } from '@ashlar/sdk/media'
import { video } from './block.ts'
import { StandIn, VideoFigure } from './figure.tsx'
import { videoSource } from './video-source.ts'

function FileControl({ id, label, value, change, kind }: ControlProps & { readonly kind: 'video' | 'document' }) {
  return (
    <MediaField
      size="sm"
      id={id}
      label={label}
      kind={kind}
      value={typeof value === 'string' ? value : ''}
      onChange={(address) => change(address === '' ? undefined : address)}
    />
  )
}

const VideoControl = (props: ControlProps) => <FileControl {...props} kind="video" />
const CaptionsControl = (props: ControlProps) => <FileControl {...props} kind="document" />

function VideoCanvas({ props, root, view, update, done }: CanvasProps<typeof video>) {
  const source = videoSource(props.address)
  return (
    <VideoFigure
      props={props}
      root={root}
      caption={
        <InlineText
          as="figcaption"
          ariaLabel="Caption"
          value={props.caption}
          onChange={(caption) => update({ caption })}
          onDone={done}
        />
      }
    >
      {source && <StandIn props={props} view={view} source={source} />}
    </VideoFigure>
  )
}

export default defineBlockEditor(video, {
  panels: [
    panel('Settings', [
      field('address', { control: 'component', component: VideoControl }),
      'label',
      'poster',
      field('captions', { control: 'component', component: CaptionsControl }),
      'caption',
    ]),
    panel('Options', ['ratio', 'playsByItself', 'loops', 'showControls']),
  ],
  canvas: VideoCanvas,
  summary: ({ label, caption, address }) => label || caption || address,
})
