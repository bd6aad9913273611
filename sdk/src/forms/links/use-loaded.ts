import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../ui/texts.ts'
import { toast } from '../../ui/toast-store.ts'

/** A part that is fetched when it is first wanted; undefined until it is there. Where it can't be had, that is said. */
export function useLoaded<Part>(isWanted: boolean, load: () => Promise<Part>, close: () => void): Part | undefined {
  const t = useTexts('admin')
  const [part, setPart] = useState<Part>()
  const latest = useRef({ load, close, t })
  latest.current = { load, close, t }
  const isThere = part !== undefined
  useEffect(() => {
    if (!isWanted || isThere) return
    latest.current.load().then(
      (loaded) => setPart(() => loaded),
      (error: unknown) => {
        console.error(error)
        toast.error(latest.current.t('This could not be opened. Check the connection and try again.'))
        latest.current.close()
      },
    )
  }, [isWanted, isThere])
  return part
}
