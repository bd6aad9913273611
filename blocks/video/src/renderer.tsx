import { AskFirst, type BlockComponentProps, defineBlockRenderer, EmptyBlock, type View } from '@ashlar/sdk/renderer'
import { video } from './block.ts'
import { Poster, type Props, StandIn, VideoFigure } from './figure.tsx'
import { type VideoSource, videoSource } from './video-source.ts'
import { words } from './visitor-texts.ts'

function Video({ props, root, view }: BlockComponentProps<typeof video>) {
  const source = videoSource(props.address)
  if (!source) {
    return props.address.trim() === '' ? (
      <EmptyBlock root={root} view={view} icon="circle-play" text="Choose a video" />
    ) : (
      <EmptyBlock
        root={root}
        view={view}
        icon="circle-play"
        text="This is not a video of the media library, YouTube or Vimeo."
      />
    )
  }
  const caption = props.caption === '' ? null : <figcaption>{props.caption}</figcaption>
  return (
    <VideoFigure props={props} root={root} caption={caption}>
      {view.mode === 'canvas' ? (
        <StandIn props={props} view={view} source={source} />
      ) : source.kind === 'file' ? (
        <Player props={props} view={view} src={source.src} />
      ) : (
        <Question props={props} view={view} source={source} />
      )}
    </VideoFigure>
  )
}

interface PlayerProps {
  readonly props: Props
  readonly view: View
  readonly src: string
}

/** The browser's own player. What plays by itself is started by the script, which knows who wants no motion. */
function Player({ props, view, src }: PlayerProps) {
  const t = words(view.language)
  const poster = view.picture(props.poster)
  return (
    <video
      src={src}
      {...(poster && { poster: poster.src })}
      aria-label={props.label || t.video}
      controls
      playsInline
      preload={poster ? 'none' : 'metadata'}
      loop={props.loops}
      muted={props.playsByItself}
    >
      {props.captions !== '' && (
        <track kind="captions" src={props.captions} srcLang={view.language} label={t.captions} default />
      )}
    </video>
  )
}

interface QuestionProps {
  readonly props: Props
  readonly view: View
  readonly source: Extract<VideoSource, { kind: 'service' }>
}

/** Nothing of the service before the visitor agrees; without a script a link to the video. */
function Question({ props, view, source: { service, page } }: QuestionProps) {
  return (
    <>
      <Poster props={props} view={view} />
      <AskFirst view={view} icon="circle-play" host={service} address={page} show={words(view.language).play} />
    </>
  )
}

/** The script is told no more than it needs: the player of a service, or how a file plays. */
function clientProps(props: Props): Readonly<Record<string, unknown>> {
  const source = videoSource(props.address)
  return source?.kind === 'service' ? { embed: source.embed, label: props.label } : { showControls: props.showControls }
}

export default defineBlockRenderer(video, Video, {
  client: (props) => {
    const source = videoSource(props.address)
    return source?.kind === 'service' || (source && props.playsByItself) ? 'visible' : undefined
  },
  clientProps,
})
