import { useEffect, useState } from 'react'
import type { SpacingHandles } from './spacing-handles.tsx'
import { useShownSpacing } from './use-shown-spacing.ts'

/** Kept from one selection to the next. */
let loaded: typeof SpacingHandles | undefined

/** Grips for the spacing of the selected block. They are fetched with the first selection; without them the settings are there. */
export function SpacingHandlesLater({ id }: { readonly id: string }) {
  const shown = useShownSpacing(id)
  const [Handles, setHandles] = useState(() => loaded)
  const isWanted = shown !== undefined && Handles === undefined
  useEffect(() => {
    if (!isWanted) return
    import('./spacing-handles.tsx').then(
      (part) => {
        loaded = part.SpacingHandles
        setHandles(() => loaded)
      },
      (error: unknown) => console.warn(error),
    )
  }, [isWanted])
  return shown && Handles ? <Handles shown={shown} /> : null
}
