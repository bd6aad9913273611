import type { BlockProps } from '@ashlar/sdk'
import { Icon, PictureImg, type RootProps, type View } from '@ashlar/sdk/renderer'
import type { ReactNode } from 'react'
import type { video } from './block.ts'
import type { VideoSource } from './video-source.ts'

export type Props = BlockProps<typeof video>

interface VideoFigureProps {
  readonly props: Props
  readonly root: RootProps
  readonly children: ReactNode
  readonly caption: ReactNode
}

export function VideoFigure({ props: { ratio }, root, children, caption }: VideoFigureProps) {
  return (
    <figure {...root} data-ratio={ratio}>
      <div className="video-frame">{children}</div>
      {caption}
    </figure>
  )
}

/** The picture that holds the place of the video until it plays; it only decorates. */
export function Poster({ props, view }: { readonly props: Props; readonly view: View }) {
  const picture = view.picture(props.poster)
  const [width = 16, height = 9] = props.ratio.split(':').map(Number)
  return picture ? <PictureImg picture={picture} alt="" covers={{ ratio: width / height }} /> : null
}

interface StandInProps {
  readonly props: Props
  readonly view: View
  readonly source: VideoSource
}

/** The canvas plays nothing: a click there selects the block. */
export function StandIn({ props, view, source }: StandInProps) {
  const showsFrame = source.kind === 'file' && !view.picture(props.poster)
  return (
    <>
      <Poster props={props} view={view} />
      {showsFrame && <video src={source.src} preload="metadata" muted tabIndex={-1} aria-hidden="true" />}
      <p className="video-stand-in">
        <Icon name="circle-play" />
        {source.kind === 'service' && <span>{source.service}</span>}
      </p>
    </>
  )
}
