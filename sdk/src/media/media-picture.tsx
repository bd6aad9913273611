import type { MediaItem } from '../platform/media.ts'
import { Icon } from '../ui/icon.tsx'

/** What a file looks like in the library: a small picture of it, or the sign of its kind. */
export function MediaPicture({ item }: { readonly item: MediaItem }) {
  if (item.kind === 'image') {
    const { focalX, focalY, thumbnail } = item
    return (
      <img src={thumbnail} alt="" loading="lazy" decoding="async" style={{ objectPosition: `${focalX}% ${focalY}%` }} />
    )
  }
  return (
    <span className="mkind">
      <Icon name={item.kind === 'video' ? 'film' : 'file-text'} size="xl" />
      <span className="xs trunc">{item.name}</span>
    </span>
  )
}
