import { useEffect, useState } from 'react'

/** Whether an element has been in view, or near it, since it is there. */
export function useSeen(element: HTMLElement | null): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (!element || isSeen) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), {
      rootMargin: '400px',
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [element, isSeen])
  return isSeen
}
