import type { BlockCatalogue, Content } from '@ashlar/sdk'
import { clipOfBlocks } from '../clip.ts'
import { addressIn, isPictureAddress, isVideoAddress } from './addresses.ts'
import { InlineWords } from './inline-words.ts'
import { leftOutSentence } from './left-out-words.ts'
import { isMarkdown, markdownHtml } from './markdown.ts'
import { noMarks } from './marks.ts'
import type { Offer } from './offer.ts'
import type { Piece, Taken } from './pieces.ts'
import { type ArrivedPictures, piecesAsBlocks } from './pieces-as-blocks.ts'
import { readDocument } from './read-document.ts'
import { readText } from './read-text.ts'

/** Letters of a document that are looked at. */
const mostLetters = 16_000_000

export interface Converted {
  /** The blocks, to be pasted as copied ones are; undefined when there is nothing that a page could hold. */
  readonly clip: Content | undefined
  /** What could not come along, in one sentence. */
  readonly leftOut: string | undefined
}

/** Gives the inert document that HTML makes. */
export type ParseHtml = (html: string) => Document

/** What other programs have put into the clipboard, as blocks of the catalogue. Never throws for what it is given. */
export function convert(offer: Offer, catalogue: BlockCatalogue, parse: ParseHtml = parsed): Converted {
  return converted(taken(offer, parse), catalogue)
}

/** What was read, as blocks, with the pictures in it that have been uploaded. */
export function converted(read: Taken, catalogue: BlockCatalogue, arrived?: ArrivedPictures): Converted {
  const { blocks, leftOut } = piecesAsBlocks(read, catalogue, arrived)
  return { clip: blocks.length === 0 ? undefined : clipOfBlocks(blocks), leftOut: leftOutSentence(leftOut) }
}

/** Inert: nothing in it is loaded or run. */
const parsed: ParseHtml = (html) => new DOMParser().parseFromString(withIdleAttributes(html), 'text/html')

/**
 * The document without style sheets, and with its styles and event handlers under names that mean nothing to a browser.
 * An inert document runs none of them, but each would be told of in the console as held up by the editor's policy.
 */
export const withIdleAttributes = (html: string): string =>
  withoutSheets(html).replaceAll(/<[a-z][^<>]*>/gi, (tag) =>
    tag.replaceAll(/(\s|^<\w+\/)(style|on[a-z]+)(?=\s*=)/gi, '$1data-$2'),
  )

/** In one way through: a sheet that does not end must not be sought for again and again. */
function withoutSheets(html: string): string {
  const opening = /<style[\s>]/gi
  const closing = /<\/style/gi
  let kept = ''
  let at = 0
  for (let open = opening.exec(html); open; open = opening.exec(html)) {
    closing.lastIndex = opening.lastIndex
    const end = closing.exec(html) ? html.indexOf('>', closing.lastIndex) : -1
    if (end === -1) break
    kept += html.slice(at, open.index)
    at = end + 1
    opening.lastIndex = at
  }
  return kept + html.slice(at)
}

/** The pictures that a document holds, each once. */
export function heldIn({ pieces }: Taken): readonly File[] {
  return [...new Set(pieces.flatMap((piece) => (piece.kind === 'pictureFile' ? piece.file : [])))]
}

/** What a clipboard holds, read; pictures that the document itself holds have yet to be uploaded. */
export function taken({ html, text, isPlain }: Offer, parse: ParseHtml = parsed): Taken {
  const read = (source: string) => {
    const inside = readDocument(parse(source.slice(0, mostLetters)).body)
    return source.length <= mostLetters
      ? inside
      : { ...inside, leftOut: new Map([...inside.leftOut, ['rest', 1] as const]) }
  }
  const words = text.slice(0, mostLetters)
  const address = isPlain ? undefined : addressIn(words)
  if (address !== undefined) return { pieces: [ofAddress(address)], leftOut: new Map() }
  const isWords = isPlain || html === '' || !/<(h[1-6]|[uo]l|table|blockquote|strong|em|b|i|a|img|hr)[\s>/]/i.test(html)
  if (isWords && !isPlain && isMarkdown(words)) return read(markdownHtml(words))
  if (html === '' || isPlain) return readText(words)
  const inside = read(html)
  // A document that shows nothing, beside words that do.
  return inside.pieces.length === 0 && words.trim() !== '' ? { ...readText(words), leftOut: inside.leftOut } : inside
}

/** An address alone: the picture or the video that it is one of, else a link. */
function ofAddress(address: string): Piece {
  if (isVideoAddress(address)) return { kind: 'video', address }
  if (isPictureAddress(address)) return { kind: 'picture', src: address, alt: '', href: '' }
  const words = new InlineWords()
  words.add(address, noMarks, address)
  return { kind: 'prose', html: `<p>${words.html()}</p>` }
}
