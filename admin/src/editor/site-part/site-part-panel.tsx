import { later, useLater } from '@ashlar/sdk/editor'
import type { ReactNode } from 'react'
import { siteParts, useSelectedPart } from './site-part.ts'

const panel = later(async () => (await import('./part-panel.tsx')).PartPanel)
const letGo = () => siteParts.setState({ selected: undefined })

/** In the place of the block's settings while the header or footer is selected. */
export function SitePartPanel({ otherwise }: { readonly otherwise: ReactNode }) {
  const part = useSelectedPart()
  const Panel = useLater(part !== undefined, panel, letGo)
  if (!part) return otherwise
  return Panel ? <Panel key={part} part={part} /> : null
}
