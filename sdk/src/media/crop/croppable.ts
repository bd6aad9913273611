import type { MediaItem } from '../../platform/media.ts'
import type { Size } from './crop-area.ts'

/** Pixels of a picture that can be cropped; undefined for drawings, films and whatever else has none of its own. */
export function croppable({ width, height, thumbnail }: MediaItem): Size | undefined {
  return width !== null && height !== null && thumbnail.includes('&w=') ? { width, height } : undefined
}
