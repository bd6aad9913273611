import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback } from 'react'
import type { LaneCard } from './lanes.ts'

/** Pixels between two cards. */
export const gap = 8

export interface CardWindow {
  readonly drawn: readonly { readonly index: number; readonly top: number }[]
  readonly height: number
  /** For the element of each card; it carries its index as `data-index`. */
  readonly measure: (element: HTMLElement | null) => void
  /** Pixels from the top of the list to the gap above a card; below the last one for the number of cards. */
  readonly gapAbove: (index: number) => number
  /** The gap nearest to so many pixels from the top of the list, as the index of the card below it. */
  readonly gapAt: (y: number) => number
  readonly show: (index: number) => void
}

interface CardWindowInput {
  readonly cards: readonly LaneCard[]
  readonly scroller: RefObject<HTMLElement | null>
  readonly isSeen: boolean
  /** Cards that stay drawn wherever the column is scrolled: the focus must not be lost. */
  readonly kept: readonly string[]
}

/** Draws only the cards of a column that are seen. They differ in height, so each is measured once drawn. */
export function useCardWindow({ cards, scroller, isSeen, kept }: CardWindowInput): CardWindow {
  const keptAt = kept.map((id) => cards.findIndex((card) => card.id === id)).filter((index) => index >= 0)
  const keptText = keptAt.join()
  const rangeExtractor = useCallback(
    (range: Range) => {
      const also = keptText === '' ? [] : keptText.split(',').map(Number)
      return [...new Set([...(isSeen ? defaultRangeExtractor(range) : []), ...also])].sort((one, other) => one - other)
    },
    [isSeen, keptText],
  )
  const virtualizer = useVirtualizer({
    count: cards.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 112,
    getItemKey: useCallback((index: number) => cards[index]?.id ?? index, [cards]),
    rangeExtractor,
    ...{ gap, overscan: 4, paddingStart: 2, paddingEnd: 12, useFlushSync: false },
  })
  const items = virtualizer.getVirtualItems()
  const all = () => virtualizer.measurementsCache
  return {
    drawn: items.map(({ index, start }) => ({ index, top: start })),
    height: virtualizer.getTotalSize(),
    measure: virtualizer.measureElement,
    gapAbove: (index) => (all()[index]?.start ?? (all().at(-1)?.end ?? gap) + gap) - gap / 2,
    gapAt: (y) => {
      const under = virtualizer.getVirtualItemForOffset(Math.max(0, y))
      if (!under) return 0
      return y > under.start + under.size / 2 ? under.index + 1 : under.index
    },
    show: (index) => virtualizer.scrollToIndex(Math.min(index, cards.length - 1), { align: 'auto' }),
  }
}
