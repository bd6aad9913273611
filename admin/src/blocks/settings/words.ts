import type { Device } from '@ashlar/sdk'
import { texts } from '@ashlar/sdk/ui'
import { spelledOut } from './control-of.ts'

const t = texts('admin')

export const deviceNames: Readonly<Record<Device, string>> = { desktop: 'Desktop', tablet: 'Tablet', mobile: 'Mobile' }

/** Words and icons of the common groups' values. What is not here is spelled out. */
const labels: Readonly<Record<string, string>> = {
  widthAuto: 'Auto width',
  fluid: 'Full width',
  heightAuto: 'Auto height',
  flexDirection: 'Direction',
  alignContent: 'Lines',
  alignItems: 'Align',
  justifyContent: 'Justify',
  backgroundColor: 'Colour',
  backgroundImage: 'Image',
  backgroundPositionX: 'Position X',
  backgroundPositionY: 'Position Y',
  backgroundSize: 'Size',
  backgroundRepeat: 'Repeat',
  backgroundAttachment: 'Scroll',
  backgroundOpacity: 'Opacity',
  usePageImage: 'Page image',
  overlaySettings: 'Overlay',
  enabled: 'Overlay',
  overlayColor: 'Overlay colour',
  overlayOpacity: 'Overlay opacity',
  zoomInOnHover: 'Zoom on hover',
  border: 'Sides',
  cell: 'Cells',
  borderStyle: 'Style',
  borderWidth: 'Width',
  borderColor: 'Colour',
  borderRadius: 'Radius',
  boxShadow: 'Shadow',
  shadow: 'Shadow, all devices',
  textAlign: 'Align',
  fontSize: 'Size',
  fontWeight: 'Weight',
  objectFit: 'Fit',
  urlTarget: 'Opens in',
  target: 'Opens in',
}

export function labelOf(prop: string, label: string): string {
  return t(label === spelledOut(prop) ? (labels[prop] ?? label) : label)
}

interface Look {
  readonly label: string
  readonly icon?: string
}

const directions: Readonly<Record<string, Look>> = {
  row: { label: 'Row', icon: 'arrow-right' },
  column: { label: 'Column', icon: 'arrow-down' },
  'row-reverse': { label: 'Row, reversed', icon: 'arrow-left' },
  'column-reverse': { label: 'Column, reversed', icon: 'arrow-up' },
}

const textAligns: Readonly<Record<string, Look>> = {
  start: { label: 'Start', icon: 'text-align-start' },
  center: { label: 'Centre', icon: 'text-align-center' },
  end: { label: 'End', icon: 'text-align-end' },
}

const words: Readonly<Record<string, string>> = {
  'flex-start': 'Start',
  'flex-end': 'End',
  center: 'Centre',
  start: 'Start',
  end: 'End',
  'space-between': 'Space between',
  'space-around': 'Space around',
  'space-evenly': 'Space evenly',
  stretch: 'Stretch',
  baseline: 'Baseline',
  default: 'Medium',
  sm: 'Small',
  lg: 'Large',
  _self: 'Same tab',
  _blank: 'New tab',
  _parent: 'Parent frame',
  _top: 'Whole window',
  '': 'Default',
  'no-repeat': 'Once',
  'repeat-x': 'Across',
  'repeat-y': 'Down',
}

/** How one choice of a prop reads. Tags and units stay as they are. */
export function optionLook(prop: string, value: string): Look {
  const direction = prop === 'flexDirection' || prop === 'direction' ? directions[value] : undefined
  if (direction) return said(direction)
  if (prop === 'textAlign') return said(textAligns[value] ?? { label: value })
  if (/^(h[1-6]|p|px|%|rem|vw|vh)$/.test(value)) return { label: value }
  return { label: t(words[value] ?? spelledOut(value)) }
}

function said(look: Look): Look {
  return { ...look, label: t(look.label) }
}
