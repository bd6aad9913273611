import { type PictureSource, pictureSource } from './addresses.ts'
import { isDot } from './element-facts.ts'
import type { HeldPictures } from './held-pictures.ts'
import { readable } from './inline-words.ts'
import type { LeftOutKind, Piece } from './pieces.ts'

/** A picture as a piece, or why it is left out; undefined for what only looks like one. */
export function pictureIn(element: Element, href: string, held: HeldPictures): Piece | LeftOutKind | undefined {
  // The box of an item that can be ticked, and the dot by which a mail tells that it was read.
  if (/checkbox/i.test(element.getAttribute('aria-roledescription') ?? '') || isDot(element)) return undefined
  const source = sourceOf(element)
  const alt = readable(element.getAttribute('alt') ?? '')
    .replace(/\s+/g, ' ')
    .trim()
  if (source.kind === 'address') return { kind: 'picture', src: source.src, alt, href }
  if (source.kind !== 'held') return source.kind
  const file = held.fileOf(source.data)
  if (file === 'placeholder') return undefined
  return typeof file === 'string' ? file : { kind: 'pictureFile', file, alt, href }
}

/** Of a picture that waits to be seen, the address stands beside what keeps its place. */
function sourceOf(element: Element): PictureSource {
  const later = element.getAttribute('data-src')
  const source = pictureSource(element.getAttribute('src') ?? later ?? '')
  const awaited = source.kind === 'held' && later !== null ? pictureSource(later) : source
  return awaited.kind === 'address' ? awaited : source
}
