import type { Picture } from './view.ts'

interface PictureImgProps {
  /** What `view.picture` gave. */
  readonly picture: Picture
  /** Empty: the picture only decorates. */
  readonly alt: string
  /** How wide it is shown, as in `sizes`; the whole window without it. A picture further down finds out by itself. */
  readonly sizes?: string
  /** Pixels, for a picture that the media library does not know. */
  readonly width?: number | undefined
  readonly height?: number | undefined
}

/** A picture of a page: the first one at once, later ones when they come near, none of them moving what stands around it. */
export function PictureImg({ picture, alt, sizes = '100vw', width, height }: PictureImgProps) {
  const { priority, altText: _, ...source } = picture
  return (
    <img
      {...(width && height && { width, height })}
      {...source}
      {...(source.srcSet !== undefined && { sizes: priority ? sizes : `auto, ${sizes}` })}
      alt={alt}
      decoding="async"
      {...(priority ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    />
  )
}
