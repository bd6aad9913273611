/** What a block tells of a frame that the editor's canvas shows for it (`View.still`). */
export interface StillFrame {
  /** Type of a block whose `frame` has a `still` document. */
  readonly type: string
  /** What readers hear of it. */
  readonly title: string
  /** Pixels, until the document reports its own height. */
  readonly height: number
  /**
   * What the document is told, one message after the other: again whenever one of them differs. Called in the browser, with
   * the element around the frame, so that it can tell how the page looks there.
   */
  readonly messages: (around: HTMLElement) => readonly unknown[]
  /** The height that a message of the document reports, in pixels; undefined for any other message. */
  readonly heightIn: (message: unknown) => number | undefined
}

/** Where the site serves the still documents of blocks, each behind its type. */
export const stillFramePath = '/_ashlar/html/canvas'
