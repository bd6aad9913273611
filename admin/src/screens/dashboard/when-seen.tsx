import { type ReactNode, useEffect, useRef, useState } from 'react'

interface WhenSeenProps {
  readonly waiting: ReactNode
  readonly children: ReactNode
}

/** Draws something once it comes into sight: the code of a module whose card nobody scrolls to is not fetched. */
export function WhenSeen({ waiting, children }: WhenSeenProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver((seen) => seen.some((each) => each.isIntersecting) && setSeen(true))
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return isSeen ? children : <div ref={place}>{waiting}</div>
}
