import { useEffect, useState } from 'react'

interface ElapsedProps {
  /** The moment at which it began. */
  readonly since: string
  readonly title: string
  readonly open: () => void
}

/** How long something runs, to the minute. */
export default function Elapsed({ since, title, open }: ElapsedProps) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 10_000)
    return () => clearInterval(timer)
  }, [])
  const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / 60_000))
  const text = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
  return (
    <button type="button" className="link num" aria-label={`${title} ${text}`} onClick={open}>
      {text}
    </button>
  )
}
