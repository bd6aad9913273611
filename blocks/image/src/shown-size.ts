import { type BlockProps, devices, mediaOf, resolveDevices } from '@ashlar/sdk'
import { type CoveredBox, type Picture, widthToCover } from '@ashlar/sdk/renderer'
import type { Static } from 'typebox'
import type { Dimensions, image } from './block.ts'

type Props = BlockProps<typeof image>

/** What a size is where nobody said otherwise. */
export const usualSize: Static<typeof Dimensions> = {
  ...{ width: 100, widthUnit: '%', height: 250, heightUnit: 'px', heightAuto: false, objectFit: 'cover' },
}

/** How wide the picture is shown, per device, and the box that it covers where it is cropped. */
export function shownSize(
  { dimensions, emailMode, isEdgeToEdge }: Props,
  picture: Picture,
): { sizes: string; covers?: CoveredBox } {
  if (emailMode) return { sizes: '(max-width: 600px) 100vw, 600px' }
  const shown = resolveDevices(usualSize, dimensions)
  const heights = devices.map((device) => {
    const { objectFit, height, heightUnit, heightAuto } = shown[device]
    return objectFit === 'cover' && heightUnit === 'px' && !heightAuto ? height : 0
  })
  const widths = devices.map((device, index) => {
    const { width, widthUnit } = shown[device]
    const box = isEdgeToEdge ? '100vw' : widthUnit === 'px' ? `${width}px` : `${width}vw`
    const least = widthToCover(picture, heights[index])
    return least === 0 ? box : `max(${box}, ${least}px)`
  })
  const [desktop, tablet, mobile] = widths
  const isAlike = widths.every((each) => each === desktop)
  const sizes = isAlike ? `${desktop}` : `${mediaOf.mobile} ${mobile}, ${mediaOf.tablet} ${tablet}, ${desktop}`
  return { sizes, covers: { height: Math.min(...heights) } }
}
