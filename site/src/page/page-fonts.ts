import type { BlockCatalogue, Content, FontName } from '@ashlar/sdk'
import { fontsOf } from '@ashlar/sdk/renderer'

/** Fonts that the texts of a page name themselves, each with its weights. */
export function pageFonts(trees: readonly Content[], blocks: BlockCatalogue): ReadonlyMap<FontName, readonly number[]> {
  const found = new Map<FontName, readonly number[]>()
  for (const { nodes } of trees) {
    for (const { type, version, props } of Object.values(nodes)) {
      const block = blocks.get(type)
      if (!block || block.version !== version) continue
      for (const [font, weights] of fontsOf(block, props)) found.set(font, [...(found.get(font) ?? []), ...weights])
    }
  }
  return found
}
