import { texts, toast } from '@ashlar/sdk/ui'
import { useEffect, useRef, useState } from 'react'

const t = texts('admin')

/** A part of the editor that is fetched when it is first opened; undefined until it is there. Where it can't be had, that is said. */
export function useLater<Part>(isOpen: boolean, load: () => Promise<Part>, close: () => void): Part | undefined {
  const [part, setPart] = useState<Part>()
  const latest = useRef({ load, close })
  latest.current = { load, close }
  const isThere = part !== undefined
  useEffect(() => {
    if (!isOpen || isThere) return
    latest.current.load().then(
      (loaded) => setPart(() => loaded),
      (error: unknown) => {
        console.error(error)
        toast.error(t('This could not be opened. Check the connection and try again.'))
        latest.current.close()
      },
    )
  }, [isOpen, isThere])
  return part
}
