import type { BlockProps } from '@ashlar/sdk'
import type { textbox } from './block.ts'

/** What the style sheet reads of a textbox's settings, on the page and while somebody writes into it. */
export function looksOf({ look, listStyle }: BlockProps<typeof textbox>): Readonly<Record<`data-${string}`, string>> {
  return { ...(look !== '' && { 'data-look': look }), ...(listStyle !== 'bullets' && { 'data-list': listStyle }) }
}
