import type { EditorTools } from '../editor-context.tsx'
import { type MeasuredSpacing, measuredSpacing } from './measured-spacing.ts'

/** How a block is spaced in the canvas just now; undefined while it is not there. */
export function spacingInCanvas(
  { store, blocks, geometry }: Pick<EditorTools, 'store' | 'blocks' | 'geometry'>,
  id: string,
): MeasuredSpacing | undefined {
  const element = geometry.elementOf(id)
  const block = blocks.catalogue.get(store.node(id)?.type ?? '')
  return element && block && measuredSpacing(element, block)
}
