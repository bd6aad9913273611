import type { MediaItem } from '../platform/media.ts'

/** A file at a size for the screen, at the version that is known; in the trash only its small picture is served. */
export function fileAddressOf({ address, version, width, thumbnail }: MediaItem): string {
  if (!thumbnail.startsWith(address)) return thumbnail
  const step = [640, 960].find((each) => width !== null && each < width)
  return `${address}?v=${version}${step === undefined ? '' : `&w=${step}`}`
}
