import type { Block as BlockDefinition } from '../../definition/block.ts'
import { shadows } from '../../style/common.ts'
import type { Device } from '../../style/devices.ts'
import { isThemeColour } from '../colour.ts'
import { alignmentOf } from './alignment.ts'
import { backgroundOf, groundOf, type Pictures } from './background.ts'
import { borderOf } from './border.ts'
import { cellOf } from './cell.ts'
import type { Block } from './css.ts'
import { groupOn, setOn } from './groups.ts'
import { marginOf, paddingOf, paddingWithin } from './spacing.ts'
import { stickyOf } from './sticky.ts'

/** Declarations by what follows the node's selector; the empty part is its root element. */
export type Parts = Record<string, Block>

/** What the common properties of a node draw on one device, whole: nothing is left to another device's rules. */
export type CommonParts = (device: Device) => Parts

export function commonParts(
  block: BlockDefinition,
  props: Readonly<Record<string, unknown>>,
  pictures: Pictures,
): CommonParts {
  const alignment = groupOn(block, props, 'alignment')
  const margin = groupOn(block, props, 'margin')
  const { surface } = block
  const padding = groupOn(block, props, 'padding')
  const background = groupOn(block, props, 'background')
  const border = groupOn(block, props, 'border')
  const sticky = setOn(block, props, 'sticky')
  const cell = setOn(block, props, 'cell')
  const overflow = block.common.includes('overflow') ? props['overflow'] : 'inherit'
  const isMirrored = props['flipBackgroundImageHorizontally'] === true
  const shadow = block.common.includes('shadow') ? shadowOf(props['shadow']) : undefined
  const delay = block.common.includes('animation') ? delayOf(props) : undefined
  return (device) => {
    const { element, ...pseudo } = background ? backgroundOf(background[device], pictures, isMirrored) : { element: {} }
    return {
      '': {
        ...(alignment && alignmentOf(alignment[device])),
        ...(margin && marginOf(margin[device])),
        ...(padding && surface === undefined && paddingOf(padding[device])),
        ...(background && ground(background.desktop.backgroundColor, background[device].backgroundColor)),
        ...element,
        ...(shadow !== undefined && { 'box-shadow': shadow }),
        ...(border && borderOf(border[device])),
        ...(delay !== undefined && { '--enter-delay': delay }),
        ...(typeof overflow === 'string' && overflow !== 'inherit' && { overflow }),
        ...(sticky && stickyOf(sticky[device])),
        ...(cell && cellOf(cell[device])),
      },
      ...pseudo,
      ...(padding && surface !== undefined && { [surface]: paddingWithin(padding[device]) }),
    }
  }
}

function shadowOf(shadow: unknown): string | undefined {
  return shadow === 'small' || shadow === 'medium' || shadow === 'large' ? shadows[shadow] : undefined
}

function delayOf({ animation, animationDelay: delay }: Readonly<Record<string, unknown>>): string | undefined {
  return animation !== 'none' && typeof delay === 'number' && delay > 0 ? `${delay}ms` : undefined
}

/** `data-bg` says the desktop's theme colour; only what differs from it needs a rule. */
function ground(desktop: string, own: string): Block {
  if (own === desktop && (isThemeColour(own) || own === '' || own === 'transparent')) return {}
  return groundOf(own)
}

/** What must be said on a narrower device so that `wanted` shows over what wider ones set. */
export function difference(wider: Parts, wanted: Parts): Parts {
  const parts: Parts = {}
  for (const part of new Set([...Object.keys(wider), ...Object.keys(wanted)])) {
    const before = wider[part] ?? {}
    const after = wanted[part] ?? {}
    const block: Block = {}
    for (const [name, value] of Object.entries(after)) if (before[name] !== value) block[name] = value
    // Back to what the block's own style sheet says, as if no node rule had been there.
    for (const name of Object.keys(before)) if (after[name] === undefined) block[name] = 'revert-layer'
    parts[part] = block
  }
  return parts
}
