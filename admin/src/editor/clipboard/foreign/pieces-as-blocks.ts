import { type Block, type BlockCatalogue, propProblems } from '@ashlar/sdk'
import type { MediaItem } from '@ashlar/sdk/platform'
import { spelt, speltAttribute } from './inline-words.ts'
import { Counter, type LeftOutCounts, type Piece, type Taken } from './pieces.ts'
import { textOf } from './prose.ts'
import { tablesOf } from './table-text.ts'

/** A block as it is pasted. */
export interface NewBlock {
  readonly type: string
  readonly version: number
  readonly props: Readonly<Record<string, unknown>>
}

export interface PastedBlocks {
  readonly blocks: readonly NewBlock[]
  readonly leftOut: LeftOutCounts
}

/** What one paste can bring: a page takes 5,000 blocks and 8 MB, and somebody has to read it. */
const mostBlocks = 500
const mostLetters = 1_500_000

/** Letters of rich text from which on it goes on in a block of its own: one that is easily edited. */
const fullBlock = 20_000

/** The addresses of the pictures that have been uploaded. */
export type ArrivedPictures = ReadonlyMap<File, Pick<MediaItem, 'address'>>

type FilePiece = Extract<Piece, { readonly kind: 'pictureFile' }>
type ReadyPiece = Exclude<Piece, FilePiece>

function uploadedPicture({ file, alt, href }: FilePiece, arrived: ArrivedPictures): ReadyPiece | undefined {
  const item = arrived.get(file)
  return item && { kind: 'picture', src: item.address, alt, href }
}

/**
 * The pieces as blocks of the catalogue. Paragraphs and lists that follow each other are one text; what there is no block
 * for here is text as well.
 */
export function piecesAsBlocks(
  { pieces, leftOut }: Taken,
  catalogue: BlockCatalogue,
  arrived: ArrivedPictures = new Map(),
): PastedBlocks {
  const counter = new Counter()
  for (const [kind, count] of leftOut) counter.add(kind, count)
  const maker = new BlockMaker(catalogue, counter)
  const readable = pieces.flatMap((piece) => {
    const uploaded = piece.kind === 'pictureFile' ? uploadedPicture(piece, arrived) : piece
    if (!uploaded) counter.add('failedPictures')
    return uploaded ?? []
  })
  const index = readable.findIndex((piece) => !maker.take(piece))
  if (index >= 0) counter.add('rest', readable.length - index)
  maker.endText()
  return { blocks: maker.blocks, leftOut: counter.counts }
}

class BlockMaker {
  readonly blocks: NewBlock[] = []
  readonly #catalogue: BlockCatalogue
  readonly #leftOut: Counter
  #prose = ''
  #letters = 0

  constructor(catalogue: BlockCatalogue, leftOut: Counter) {
    this.#catalogue = catalogue
    this.#leftOut = leftOut
  }

  /** False when nothing more is taken. */
  take(piece: ReadyPiece): boolean {
    this.#letters += lettersOf(piece)
    if (this.blocks.length >= mostBlocks || this.#letters > mostLetters) return false
    const made = this.#madeOf(piece)
    if (made === undefined) this.#write(asProse(piece))
    else {
      this.endText()
      this.blocks.push(...made)
    }
    return true
  }

  endText() {
    const html = this.#prose
    this.#prose = ''
    if (html === '') return
    const rich = this.#block('textbox', { text: html })
    if (rich) this.blocks.push(rich)
    else this.#writePlain(textOf(html))
  }

  #write(html: string) {
    if (this.#prose.length + html.length > fullBlock) this.endText()
    this.#prose += html
    // One paragraph that no text can hold: its words, in as many as they need.
    if (html.length > fullBlock && !this.#block('textbox', { text: html })) {
      this.#prose = ''
      this.#writePlain(textOf(html))
    }
  }

  #writePlain(words: string) {
    const text = this.#catalogue.get('text')
    const most = text ? longestIn(text) : fullBlock
    for (const paragraph of words.split('\n')) {
      for (let at = 0; at < paragraph.length; at += most) {
        const made = this.#block('text', { text: paragraph.slice(at, at + most).toWellFormed() })
        if (made) this.blocks.push(made)
      }
    }
  }

  /** Undefined for what is text, and for what there is no block for. */
  #madeOf(piece: ReadyPiece): readonly NewBlock[] | undefined {
    switch (piece.kind) {
      case 'prose':
        return undefined
      case 'heading':
        return this.#one('text', { text: piece.text, tag: `h${piece.level}` })
      case 'quote':
        return this.#one('quote', { text: piece.text, name: '', role: '' })
      case 'picture':
        return this.#picture(piece.src, piece.alt, piece.href)
      case 'video':
        return this.#one('video', { address: onThisWebsite(piece.address) })
      case 'table': {
        const parts = tablesOf(piece.rows).map((rows, index) =>
          this.#block('table', { rows, headerRow: piece.hasHeader && index === 0 }),
        )
        return parts.every((part) => part !== undefined) && parts.length > 0 ? parts : undefined
      }
      case 'rule':
        // A band as flat and thin as that block goes.
        return this.#one('divider', { height: 10, skewAngle: 0 })
    }
  }

  #picture(src: string, alt: string, href: string): readonly NewBlock[] | undefined {
    const altText = shortened(alt)
    const made = this.#one('image', { src, altText, ...(href !== '' && { url: href }) })
    if (made && altText !== alt) this.#leftOut.add('longAlts')
    return made
  }

  #one(type: string, props: NewBlock['props']): readonly NewBlock[] | undefined {
    const made = this.#block(type, props)
    return made && [made]
  }

  #block(type: string, props: NewBlock['props']): NewBlock | undefined {
    const block = this.#catalogue.get(type)
    if (!block) return undefined
    const node = { type, version: block.version, props: { ...block.initial, ...props }, parent: null, children: [] }
    return propProblems(this.#catalogue, node).length === 0 ? node : undefined
  }
}

function longestIn(block: Block): number {
  const schema = block.schema.properties['text']
  const most: unknown = schema && 'maxLength' in schema ? schema.maxLength : undefined
  return typeof most === 'number' ? most : fullBlock
}

function lettersOf(piece: ReadyPiece): number {
  if (piece.kind === 'prose' || piece.kind === 'quote') return piece.html.length
  if (piece.kind === 'table') return piece.rows.reduce((sum, row) => sum + row.join('').length, 0)
  return piece.kind === 'heading' ? piece.text.length : 0
}

/** A piece as text, for a page that has no block for it. */
function asProse(piece: ReadyPiece): string {
  switch (piece.kind) {
    case 'prose':
    case 'quote':
      return piece.html
    case 'heading': {
      const tag = `h${Math.min(Math.max(piece.level, 2), 4)}`
      return `<${tag}>${spelt(piece.text)}</${tag}>`
    }
    case 'table':
      return piece.rows.map((row) => `<p>${spelt(row.join(' | '))}</p>`).join('')
    case 'picture':
      return linked(piece.src, piece.alt || piece.src)
    case 'video':
      return linked(piece.address, piece.address)
    case 'rule':
      return '<p>* * *</p>'
  }
}

/** Characters that a picture's alternative text can have. */
const longestAlt = 400

/** Whole words, where there are any. */
function shortened(alt: string): string {
  if (alt.length <= longestAlt) return alt
  const kept = alt.slice(0, longestAlt - 1)
  const end = kept.lastIndexOf(' ')
  return `${kept.slice(0, end > 0 ? end : undefined).replace(/[\ud800-\udbff]$/, '')}…`
}

/** A paragraph that is a link. */
export const linked = (address: string, words: string) =>
  `<p><a href="${speltAttribute(address)}">${spelt(words)}</a></p>`

/** A file of this website stands in a block by its path. */
const onThisWebsite = (address: string): string => {
  const url = URL.parse(address)
  return url && url.origin === globalThis.location?.origin ? url.pathname : address
}
