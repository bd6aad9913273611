/** What a foreign document is made of, before it is known which blocks there are for it. */
export type Piece =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  /** A paragraph or a list, as rich text. */
  | { readonly kind: 'prose'; readonly html: string }
  /** Line breaks are kept. */
  | { readonly kind: 'quote'; readonly text: string; readonly html: string }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[]; readonly hasHeader: boolean }
  | { readonly kind: 'picture'; readonly src: string; readonly alt: string; readonly href: string }
  /** A picture that the document itself holds, which has to be uploaded first. */
  | { readonly kind: 'pictureFile'; readonly file: File; readonly alt: string; readonly href: string }
  /** A video of a service or a file of this website, by its address. */
  | { readonly kind: 'video'; readonly address: string }
  | { readonly kind: 'rule' }

/** What cannot come along, each counted and said. */
export type LeftOutKind =
  /** Pictures that are a file of the computer that wrote the document. */
  | 'localPictures'
  /** Pictures whose address a page may not show. */
  | 'badPictures'
  /** Pictures that the document holds, beyond as many as are uploaded. */
  | 'extraPictures'
  /** Pictures that the document holds and that could not be uploaded. */
  | 'failedPictures'
  /** The ends of alternative texts that are longer than a picture can have. */
  | 'longAlts'
  /** Videos, maps, drawings and other documents within the document. */
  | 'embedded'
  | 'formFields'
  | 'scripts'
  /** Addresses that no link may have; the words stay. */
  | 'badLinks'
  /** Columns of a table beyond those that a table can have. */
  | 'columns'
  /** What stood behind the part that was taken. */
  | 'rest'

export type LeftOutCounts = ReadonlyMap<LeftOutKind, number>

export interface Taken {
  readonly pieces: readonly Piece[]
  readonly leftOut: LeftOutCounts
}

export class Counter {
  readonly counts = new Map<LeftOutKind, number>()

  add(kind: LeftOutKind, count = 1) {
    if (count > 0) this.counts.set(kind, (this.counts.get(kind) ?? 0) + count)
  }
}
