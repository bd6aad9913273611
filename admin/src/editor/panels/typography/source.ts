import type { Device, TypographyMember } from '@ashlar/sdk'
import { isSetOn, shownOn } from '../../../blocks/settings/device-values.ts'
import { baseOf, isDecidedByBlock, isTextSet, type TextState } from './text-values.ts'

/** Where the value that holds comes from. */
export type InheritedSource = 'tablet' | 'desktop' | 'text style' | 'block' | 'theme'
export type TypeSource = 'this device' | InheritedSource

/** Where a value of a text on a device comes from. */
export function sourceOf(state: TextState, device: Device, member: TypographyMember): TypeSource {
  return isTextSet(state, device, member) ? 'this device' : sourceBelow(state, device, member)
}

/** Where the value would come from without one of the device's own. */
export function sourceBelow(state: TextState, device: Device, member: TypographyMember): InheritedSource {
  if (device === 'mobile' && isSetOn(state.stored, 'tablet', member)) return 'tablet'
  if (device !== 'desktop' && isTextSet(state, 'desktop', member)) return 'desktop'
  const own = state.text.own?.[member]
  if (own && !('asTheme' in own)) return 'block'
  const style = shownOn(baseOf(state), state.stored, device)['textStyle']
  if (member !== 'textStyle' && style !== '') return 'text style'
  return isDecidedByBlock(state, member) ? 'block' : 'theme'
}

export const sourceWords: Readonly<Record<TypeSource, string>> = {
  'this device': 'Set here',
  tablet: 'From tablet',
  desktop: 'From desktop',
  'text style': 'From the text style',
  block: 'From the block',
  theme: 'From the theme',
}

export const resetWords: Readonly<Record<InheritedSource, string>> = {
  tablet: 'Follow tablet',
  desktop: 'Follow desktop',
  'text style': 'Reset to the text style',
  block: 'Reset to the block',
  theme: 'Reset to the theme',
}
