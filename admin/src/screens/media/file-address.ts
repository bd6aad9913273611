import type { MediaItem } from '@ashlar/sdk/platform'

/** A file at a size for the screen, at the version that is known. */
export function fileAddressOf({ address, version, width }: MediaItem): string {
  const step = [640, 960].find((each) => width !== null && each < width)
  return `${address}?v=${version}${step === undefined ? '' : `&w=${step}`}`
}
