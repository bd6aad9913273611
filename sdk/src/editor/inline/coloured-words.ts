import { $getSelectionStyleValueForProperty, $patchStyleText } from '@lexical/selection'
import {
  $getSelection,
  $isRangeSelection,
  $isTextNode,
  type HTMLConfig,
  type RangeSelection,
  type TextNode,
} from 'lexical'
import { isThemeColour } from '../../renderer/colour.ts'
import type { ThemeColour } from '../../style/values.ts'

/** While words are edited, their colour is a style of theirs: the site's variable, so that the page's theme shows. */
const styleOf = (colour: ThemeColour) => `var(--theme-${colour})`
const named = (style: string): ThemeColour | undefined => {
  const name = /var\(--theme-([a-z]+)\)/.exec(style)?.[1] ?? ''
  return isThemeColour(name) ? name : undefined
}

/** How stored colours come in: the words inside the span get the style. */
export const colouredHtml: HTMLConfig = {
  import: {
    span: (element) => {
      const colour = element.getAttribute('data-colour') ?? ''
      if (!isThemeColour(colour)) return null
      return {
        priority: 2,
        conversion: () => ({
          node: null,
          forChild: (child) => ($isTextNode(child) ? child.setStyle(`color: ${styleOf(colour)};`) : child),
        }),
      }
    },
  },
}

export const colourOfWords = (node: TextNode): ThemeColour | undefined => named(node.getStyle())

/** Runs in a read or an update. */
export const $colourOfSelection = (selection: RangeSelection): ThemeColour | undefined =>
  named($getSelectionStyleValueForProperty(selection, 'color', ''))

/** Runs in an update. Without a colour the words have that of their block. */
export function $setColour(colour: ThemeColour | undefined) {
  const selection = $getSelection()
  if ($isRangeSelection(selection)) $patchStyleText(selection, { color: colour === undefined ? null : styleOf(colour) })
}
