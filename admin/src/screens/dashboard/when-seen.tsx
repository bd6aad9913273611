import { type ReactNode, useEffect, useRef, useState } from 'react'

/** As high as a card that waits. */
const room = { minHeight: 140 }

/** Draws something once it comes into sight: the code of a module whose card nobody scrolls to is not fetched. */
export function WhenSeen({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver((seen) => seen.some((each) => each.isIntersecting) && setSeen(true))
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return isSeen ? children : <div ref={place} style={room} />
}
