import type { TopBarPanel } from '@ashlar/sdk'
import { api, useQuery } from '@ashlar/sdk/admin'
import { useEffect, useState } from 'react'
import Type from 'typebox'

const Reply = Type.Object({ since: Type.Union([Type.String(), Type.Null()]) })

interface ElapsedProps {
  readonly since: NonNullable<TopBarPanel['since']>
  readonly title: string
  readonly open: () => void
}

/** How long something runs, to the minute; nothing while nothing does. */
export default function Elapsed({ since: { call, path }, title, open }: ElapsedProps) {
  const { data } = useQuery({
    queryKey: [call, { isSince: true }],
    queryFn: ({ signal }) => api.get(path, { reply: Reply, signal }),
    // Another tab, or a phone, may have begun or ended it.
    refetchInterval: 60_000,
  })
  const [now, setNow] = useState(Date.now)
  const begun = data?.since ?? null
  useEffect(() => {
    if (begun === null) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 10_000)
    return () => clearInterval(timer)
  }, [begun])
  if (begun === null) return null
  const minutes = Math.max(0, Math.floor((now - Date.parse(begun)) / 60_000))
  const text = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
  return (
    <button type="button" className="link num" aria-label={`${title} ${text}`} onClick={open}>
      {text}
    </button>
  )
}
