import { lazy, type ReactNode, Suspense } from 'react'
import { useSelectedPart } from './site-part.ts'

const PartPanel = lazy(() => import('./part-panel.tsx'))

/** In the place of the block's settings while the header or footer is selected. */
export function SitePartPanel({ otherwise }: { readonly otherwise: ReactNode }) {
  const part = useSelectedPart()
  if (!part) return otherwise
  return (
    <Suspense>
      <PartPanel key={part} part={part} />
    </Suspense>
  )
}
