import type { EditorTools } from '../editor-context.tsx'
import type { InserterPlace } from '../store/editor-state.ts'
import { placeOf, siblingsIn, slotsFor } from '../store/places.ts'

type Parts = Pick<EditorTools, 'store' | 'blocks'>

export function placeBefore({ store }: Parts, id: string): InserterPlace | undefined {
  const here = placeOf(store.content, id)
  return here && { target: here, beside: id, edge: 'before' }
}

export function placeAfter({ store }: Parts, id: string): InserterPlace | undefined {
  const here = placeOf(store.content, id)
  return here && { target: { ...here, index: here.index + 1 }, beside: id, edge: 'after' }
}

/** At the end of what a block holds in one of its slots; in the first one without a word about it. */
export function placeInside({ store, blocks }: Parts, id: string, wanted?: string): InserterPlace | undefined {
  const slots = slotsFor(blocks.catalogue, store.content, id)
  if (slots.length === 0) return undefined
  const slot = wanted !== undefined && slots.includes(wanted) ? wanted : slots[0]
  return {
    target: { parent: id, slot, index: siblingsIn(store.content, id, slot).length },
    beside: id,
    edge: 'inside',
  }
}
