import type { ContentNode, Target } from '@ashlar/sdk'
import type { Taken } from '../clipboard/foreign/pieces.ts'

/** Where pasted blocks go. */
export interface PastePlace {
  /** Behind this block, or into it where it takes them; without one to the end of the page. */
  readonly beside: string | undefined
  /** Exactly there, where that is known. */
  readonly target?: Target
  /** An empty text that makes room for them. */
  readonly replaces?: string
}

/** Where files are to stand: by what stands there, as the page may change while they are on their way. */
export type ArrivalPlace =
  | PastePlace
  /** Behind a block, or first. */
  | { readonly parent: string; readonly slot: string | undefined; readonly after: string | undefined }

/** Files that were dropped or pasted together. */
export interface Arrival {
  readonly key: number
  readonly files: readonly File[]
  readonly place: ArrivalPlace
  /** What the text that makes room said then. */
  readonly room: ContentNode['props'] | undefined
  /** The document that was open when they came. */
  readonly into: { readonly kind: string; readonly param?: string; readonly id: number } | null
  /** What was pasted with them in it: it waits for them. */
  readonly document?: Taken
}
