import { type RefObject, useLayoutEffect, useState } from 'react'

/** Which columns are seen. */
export interface Sight {
  readonly first: number
  readonly last: number
  /** Only one column fits beside another: they are swiped through, and chosen by tabs. */
  readonly isSingle: boolean
  /** The column that is shown where only one fits. */
  readonly shown: number
}

/** Pixels below which the board shows one column at a time. */
const narrow = 600

/** Watches which columns are scrolled into view; all are equally wide. Cards of the others are not drawn. */
export function useSight(scroller: RefObject<HTMLElement | null>, count: number): Sight {
  const [sight, setSight] = useState<Sight>({ first: 0, last: -1, isSingle: false, shown: 0 })
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element || count === 0) return
    const look = () => {
      const { clientWidth, scrollWidth } = element
      const from = Math.abs(element.scrollLeft)
      const step = scrollWidth / count
      const isSingle = clientWidth < narrow
      // A swipe shows the neighbours at once.
      const beyond = isSingle ? 1 : 0
      const next: Sight = {
        first: Math.max(0, Math.floor(from / step) - beyond),
        last: Math.min(count - 1, Math.floor((from + clientWidth) / step) + beyond),
        isSingle,
        shown: Math.min(count - 1, Math.round(from / step)),
      }
      setSight((before) => (isSame(before, next) ? before : next))
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [scroller, count])
  return sight
}

const isSame = (one: Sight, other: Sight) =>
  one.first === other.first && one.last === other.last && one.isSingle === other.isSingle && one.shown === other.shown
