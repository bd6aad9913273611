import { lazy, Suspense } from 'react'
import { useHoveredPart, useSelectedPart } from './site-part.ts'

const PartFrames = lazy(async () => ({ default: (await import('./part-frames.tsx')).PartFrames }))

/** Fetched with the first look at the header or footer. */
export function SitePartFrames() {
  const hovered = useHoveredPart()
  const selected = useSelectedPart()
  if (!hovered && !selected) return null
  return (
    <Suspense>
      <PartFrames />
    </Suspense>
  )
}
