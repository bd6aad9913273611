import { type CoveredBox, filesToCover } from './cropped-picture.ts'
import type { Picture } from './view.ts'

interface PictureImgProps {
  /** What `view.picture` gave. */
  readonly picture: Picture
  /** Empty: the picture only decorates. */
  readonly alt: string
  /** How wide it is shown, as in `sizes`; the whole window without it. A picture further down finds out by itself. */
  readonly sizes?: string
  /** The box that the picture covers, where parts of it are cut off: the file must then be larger than the box is wide. */
  readonly covers?: CoveredBox | undefined
  /** Pixels, for a picture that the media library does not know. */
  readonly width?: number | undefined
  readonly height?: number | undefined
}

/** A picture of a page: the first one at once, later ones when they come near, none of them moving what stands around it. */
export function PictureImg({ picture, alt, sizes = '100vw', covers, width, height }: PictureImgProps) {
  const { priority, altText: _, srcSet, ...source } = picture
  const files = covers ? filesToCover(picture, covers) : srcSet
  return (
    <img
      {...(width && height && { width, height })}
      {...source}
      {...(files !== undefined && { srcSet: files, sizes: priority ? sizes : `auto, ${sizes}` })}
      alt={alt}
      decoding="async"
      {...(priority ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    />
  )
}
