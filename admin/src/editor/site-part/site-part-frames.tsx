import { later, useLater } from '@ashlar/sdk/editor'
import { siteParts, useHoveredPart, useSelectedPart } from './site-part.ts'

const frames = later(async () => (await import('./part-frames.tsx')).PartFrames)
const letGo = () => siteParts.setState({ hovered: undefined, selected: undefined })

/** Fetched with the first look at the header or footer. */
export function SitePartFrames() {
  const hovered = useHoveredPart()
  const selected = useSelectedPart()
  const isShown = hovered !== undefined || selected !== undefined
  const Frames = useLater(isShown, frames, letGo)
  return isShown && Frames ? <Frames /> : null
}
