import type { Background } from '../../style/common.ts'
import { themeColours } from '../../style/values.ts'
import { channelsOf, colourValue, contrast, fadedColour } from '../colour.ts'
import type { Focus } from '../view.ts'
import { type Block, urlValue } from './css.ts'

/** Finds a picture's safe address for CSS; undefined where there is none. */
export interface Pictures {
  /** The safe address of a stored picture. */
  readonly source: (address: string) => string | undefined
  /** Which point of a picture stays in sight, where one was chosen. */
  readonly focus: (address: string) => Focus | undefined
  /** Stored address of the page's picture, or empty. */
  readonly pageImage: string
}

/** What a background draws: on the element itself, and on its pseudo-elements where one layer is not enough. */
export interface BackgroundBlocks {
  readonly element: Block
  readonly '::before': Block
  readonly '::after': Block
  readonly ':hover::before': Block
}

/**
 * The background of a block, without further elements. From below: colour, picture with its gradient, overlay, content.
 * Opacity takes the picture back towards the colour, or the colour towards what lies behind when there is no picture.
 */
export function backgroundOf(background: Background, pictures: Pictures, isMirrored = false): BackgroundBlocks {
  const layers = pictureLayers(background, pictures)
  const veil = overlayLayer(background)
  const hasPicture = layers.length > 0
  const element: Block = colourOf(background, hasPicture)
  const nothing: BackgroundBlocks = { element, '::before': {}, '::after': {}, ':hover::before': {} }
  if (!hasPicture && !veil) return nothing

  const apart = hasPicture && (background.backgroundOpacity < 1 || background.zoomInOnHover || isMirrored)
  if (!apart) {
    Object.assign(element, { 'background-image': [...(veil ? [veil] : []), ...layers].join(',') })
    if (hasPicture) Object.assign(element, placeOf(background, pictures))
    return nothing
  }
  Object.assign(element, { position: 'relative', isolation: 'isolate' })
  const before: Block = {
    ...behind,
    'background-image': layers.join(','),
    ...placeOf(background, pictures),
    ...(background.backgroundOpacity < 1 && { opacity: String(background.backgroundOpacity) }),
    ...(isMirrored && { scale: '-1 1' }),
    // The inset grows with the scale, so that the frame stands still while the picture in it grows.
    ...(background.zoomInOnHover && { 'clip-path': 'inset(0)', transition: 'scale .5s,clip-path .5s' }),
  }
  return {
    element,
    '::before': before,
    '::after': veil ? { ...behind, 'background-image': veil } : {},
    ':hover::before': background.zoomInOnHover
      ? { scale: isMirrored ? '-1.035 1.035' : '1.035', 'clip-path': 'inset(1.69%)' }
      : {},
  }
}

/** Text and line colours for a ground that differs from what `data-bg` says: another device's, or a colour of its own. */
export function groundOf(colour: string): Block {
  if (channelsOf(colour)) {
    if (contrast(colour, '#000000') >= pale) return { '--bg': colour, '--fg': 'var(--theme-dark)' }
    const isDark = contrast(colour, '#ffffff') >= 4.5
    // Between pale and dark only black is sure to be read, whatever the theme's dark colour is.
    return { '--bg': colour, '--fg': isDark ? '#fff' : '#000', ...sameAsText }
  }
  if (colour === '' || colour === 'transparent') return { '--bg': 'inherit', '--fg': 'inherit' }
  return { '--bg': colourValue(colour), '--fg': `var(--on-${colour})` }
}

/** Contrast with black from which on a ground is taken for white. */
const pale = 14

/** Everything that is coloured has the colour of text: whatever the theme has may not be read there. */
const sameAsText: Block = Object.fromEntries(
  ['muted', 'link', 'accent', 'focus', ...themeColours.map((name) => `ink-${name}`)].map((name) => [
    `--${name}`,
    'var(--fg)',
  ]),
)

const behind: Block = {
  content: '""',
  position: 'absolute',
  inset: '0',
  'z-index': '-1',
  'border-radius': 'inherit',
  'pointer-events': 'none',
}

function colourOf({ backgroundColor, backgroundOpacity }: Background, hasPicture: boolean): Block {
  const colour = hasPicture ? colourValue(backgroundColor) : fadedColour(backgroundColor, backgroundOpacity)
  return colour === '' ? {} : { 'background-color': colour }
}

function overlayLayer({ overlaySettings }: Background): string | undefined {
  if (!overlaySettings.enabled) return undefined
  const colour = fadedColour(overlaySettings.overlayColor || 'dark', overlaySettings.overlayOpacity)
  return `linear-gradient(${colour},${colour})`
}

function addressOf(background: Background, pageImage: string): string {
  return background.usePageImage && pageImage !== '' ? pageImage : background.backgroundImage
}

function pictureLayers(background: Background, { source, pageImage }: Pictures): string[] {
  const address = addressOf(background, pageImage)
  const picture = address === '' ? undefined : source(address)
  const gradient = gradientOf(background.gradient)
  return [...(gradient ? [gradient] : []), ...(picture ? [urlValue(picture)] : [])]
}

function gradientOf(gradient: Background['gradient']): string | undefined {
  if (!gradient || gradient.stops.length < 2) return undefined
  const stops = gradient.stops.map(({ color, position }) => `${colourValue(color) || 'transparent'} ${position}%`)
  return gradient.type === 'radial'
    ? `radial-gradient(${stops.join(',')})`
    : `linear-gradient(${gradient.angle}deg,${stops.join(',')})`
}

function placeOf(background: Background, { focus, pageImage }: Pictures): Block {
  const { backgroundPositionX: x, backgroundPositionY: y } = background
  // Where nobody chose another place, the picture's own focus holds.
  const point = x === '50%' && y === '50%' ? focus(addressOf(background, pageImage)) : undefined
  return {
    'background-position': point ? `${point.x}% ${point.y}%` : `${x} ${y}`,
    'background-size': background.backgroundSize,
    'background-repeat': background.backgroundRepeat,
    ...(background.backgroundAttachment !== 'scroll' && { 'background-attachment': background.backgroundAttachment }),
  }
}
