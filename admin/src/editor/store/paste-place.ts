import type { Target } from '@ashlar/sdk'

/** Where pasted blocks go. */
export interface PastePlace {
  /** Behind this block, or into it where it takes them; without one to the end of the page. */
  readonly beside: string | undefined
  /** Exactly there, where that is known. */
  readonly target?: Target
  /** An empty text that makes room for them. */
  readonly replaces?: string
}

/** Where pictures are to stand: by what stands there, as the page may change while they are on their way. */
export type ArrivalPlace =
  | PastePlace
  /** Behind a block, or first. */
  | { readonly parent: string; readonly slot: string | undefined; readonly after: string | undefined }

/** Files that were dropped or pasted together. */
export interface Arrival {
  readonly key: number
  readonly files: readonly File[]
  readonly place: ArrivalPlace
}
