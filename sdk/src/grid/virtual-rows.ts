import { useVirtualizer } from '@tanstack/react-virtual'
import type { RefObject } from 'react'

export interface VirtualRowsInput {
  readonly count: number
  /** Pixels of one row; all are the same. */
  readonly rowHeight: number
  /** The element that scrolls. */
  readonly scroller: RefObject<HTMLElement | null>
}

export interface VirtualRows {
  /** Rows to draw, with their distance from the top. */
  readonly rows: readonly { readonly index: number; readonly top: number }[]
  /** Pixels of all rows together. */
  readonly height: number
  show(index: number): void
}

/** Draws only the rows that are seen, of lists with thousands. */
export function useVirtualRows({ count, rowHeight, scroller }: VirtualRowsInput): VirtualRows {
  const virtualizer = useVirtualizer({
    count,
    estimateSize: () => rowHeight,
    getScrollElement: () => scroller.current,
    overscan: 12,
  })
  return {
    rows: virtualizer.getVirtualItems().map(({ index, start }) => ({ index, top: start })),
    height: virtualizer.getTotalSize(),
    show: (index) => virtualizer.scrollToIndex(index, { align: 'auto' }),
  }
}
