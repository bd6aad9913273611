import type { StyleRule } from './style-rule.ts'
import type { View } from './view.ts'

/**
 * Keeps in sight what matters of a picture that is cropped, as the media library knows it. `part` is the selector of the
 * `img` within the block. Nothing where nobody has said what matters.
 */
export function focusRules(view: View, address: string, part: string): readonly StyleRule[] {
  const focus = view.focus(address)
  return focus ? [{ part, declarations: { 'object-position': `${focus.x}% ${focus.y}%` } }] : []
}
