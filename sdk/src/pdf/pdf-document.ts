import type { FontName } from '../renderer/theme/fonts.ts'

/** How text looks; what is left out is as around it. Sizes are points, 72 to the inch. */
export interface PdfLook {
  readonly size?: number
  readonly bold?: boolean
  /** `#rrggbb` */
  readonly colour?: string
  readonly align?: 'left' | 'center' | 'right'
  /** Of the font's own height. */
  readonly lineHeight?: number
}

/** Points to the left, above, to the right and below. */
export type PdfMargin = readonly [number, number, number, number]

interface Placed {
  readonly margin?: PdfMargin
  /** Points from the left and the upper edge of the page: it takes no room of its own there. */
  readonly at?: { readonly x: number; readonly y: number }
}

/** A part of a text with a look of its own. */
export interface PdfSpan extends Pick<PdfLook, 'size' | 'bold' | 'colour'> {
  readonly text: string
}

export interface PdfText extends PdfLook, Placed {
  readonly text: string | readonly PdfSpan[]
}

/** One below the other. */
export interface PdfStack extends PdfLook, Placed {
  readonly stack: readonly PdfContent[]
  /** It goes to the next page as a whole. */
  readonly isTogether?: boolean
}

/** Side by side. */
export interface PdfColumns extends PdfLook, Placed {
  readonly columns: readonly { readonly width: PdfWidth; readonly content: PdfContent }[]
  readonly gap?: number
}

/** Points, as wide as what stands in it, or a share of what is left. */
export type PdfWidth = number | 'auto' | '*'

export interface PdfCell {
  readonly content: PdfContent
  /** Columns that it takes; the others of its row are left out. */
  readonly span?: number
  /** `#rrggbb` */
  readonly fill?: string
}

export interface PdfRow {
  readonly cells: readonly PdfCell[]
  /**
   * What all rows to this one come to, for the foot of a page on which the table does not end. The first cell of the row
   * is a text.
   */
  readonly carried?: string
}

/** Its head stands on every page that it reaches. */
export interface PdfTable extends PdfLook, Placed {
  /** Points, the room around what stands in a column included. Longer words are broken. */
  readonly widths: readonly number[]
  readonly head: readonly PdfRow[]
  readonly rows: readonly PdfRow[]
  /** A row goes to the next page as a whole: only for rows that are sure to fit on a page. */
  readonly hasWholeRows: boolean
  /** Colour of the rules between rows; none without it. */
  readonly rules?: string
  /** What the foot and the head of pages call the sum so far; see `carried`. */
  readonly carrying?: { readonly forward: string; readonly brought: string }
}

/** A PNG or JPEG, as large as fits. */
export interface PdfPicture extends Placed {
  readonly picture: Uint8Array
  readonly fit: readonly [number, number]
  readonly align?: 'left' | 'center' | 'right'
}

/** A line across. */
export interface PdfRule extends Placed {
  readonly rule: string
  /** Points. */
  readonly length: number
}

export type PdfContent = PdfText | PdfStack | PdfColumns | PdfTable | PdfPicture | PdfRule

/** A paper as data. The same one always becomes the same bytes. */
export interface PdfDocument {
  readonly title: string
  readonly author: string
  /** Such as `en`. */
  readonly language: string
  /** Written into the file. */
  readonly createdAt: Date
  readonly pageSize: 'A4' | 'LETTER'
  readonly margin: PdfMargin
  /** Fonts of the website's theme; letters that one lacks come from the next. */
  readonly font: FontName
  readonly look: PdfLook
  readonly content: readonly PdfContent[]
  /** From the second page on, at its top. */
  readonly head?: string
  /** At the end of every page; `page` may hold `{page}` and `{pages}`. */
  readonly foot: { readonly text: string; readonly page: string }
  /** Large and pale across every page. */
  readonly watermark?: string
}

export interface RenderedPdf {
  readonly bytes: Uint8Array
  /** Letters that no font of the website has; a question mark stands in their place. */
  readonly missing: readonly string[]
}
