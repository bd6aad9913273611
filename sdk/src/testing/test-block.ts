import type { Block } from '../definition/block.ts'
import type { BlockRenderer } from '../renderer/define.ts'
import { type RenderOptions, renderBlock } from './render-block.ts'

/**
 * HTML of one block alone, as a visitor's browser gets it.
 *
 * @example testBlock(quote, renderer, { props: { text: 'Hello' } })
 */
export function testBlock(block: Block, renderer: BlockRenderer, options: RenderOptions = {}): string {
  return renderBlock(block, renderer, options).html
}
