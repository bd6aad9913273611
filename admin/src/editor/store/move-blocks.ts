import { applyPatch, emptyPatch, isRefused, mergePatches, moveNode, nodeAt, type Target } from '@ashlar/sdk'
import { texts } from '@ashlar/sdk/ui'
import type { CommandDesk } from './command-desk.ts'
import { placeOf, siblingsIn } from './places.ts'
import { inSequence } from './sequence.ts'
import { placeAt } from './wrapping.ts'

const t = texts('admin')

/**
 * Puts blocks to a place, one behind the other, with what they need around them there. Its index counts the blocks
 * there without those that are moved.
 */
export function moveBlocks(desk: CommandDesk, ids: readonly string[], wanted: Target): boolean {
  if (desk.contentOnly) return desk.refuseLayout()
  const { catalogue } = desk.blocks
  const what = desk.whatOf(ids)
  const type = nodeAt(desk.store.content, ids[0] ?? '')?.type ?? ''
  const { target, patch } = placeAt(desk.store.content, catalogue, type, wanted) ?? {
    target: wanted,
    patch: emptyPatch,
  }
  const ready = applyPatch(desk.store.content, patch)
  const staying = siblingsIn(ready, target.parent, target.slot).filter((id) => !ids.includes(id))
  let before = staying[Math.min(target.index, staying.length) - 1]
  const moved = inSequence(ready, ids, (content, id) => {
    const siblings = siblingsIn(content, target.parent, target.slot, id)
    const index = before === undefined ? 0 : siblings.indexOf(before) + 1
    before = id
    return moveNode(content, catalogue, id, { ...target, index })
  })
  const outcome = isRefused(moved) ? moved : { patch: mergePatches(patch, moved.patch) }
  if (!desk.do(outcome, t('Move {name}', { name: what }), ids)) return false
  desk.voice.announce(t('{name} moved {place}.', { name: what, place: desk.placeInWords(ids[0] ?? '') }))
  return true
}

/** Up or down among the blocks beside them. */
export function moveBlocksBy(desk: CommandDesk, ids: readonly string[], step: 1 | -1): boolean {
  if (desk.contentOnly) return desk.refuseLayout()
  const { content } = desk.store
  const { catalogue } = desk.blocks
  const what = desk.whatOf(ids)
  const first = step < 0 ? ids[0] : ids.at(-1)
  const place = first === undefined ? undefined : placeOf(content, first)
  if (!place) return false
  const count = siblingsIn(content, place.parent, place.slot).length
  if (place.index + step < 0 || place.index + step >= count) {
    desk.voice.announce(
      step < 0 ? t('{name} is already first.', { name: what }) : t('{name} is already last.', { name: what }),
    )
    return false
  }
  // Downwards from the last, so that none steps over another that moves too.
  const outcome = inSequence(content, step < 0 ? ids : [...ids].reverse(), (now, id) => {
    const here = placeOf(now, id)
    if (!here) return { refused: t('This block no longer exists.') }
    return moveNode(now, catalogue, id, { ...here, index: Math.max(here.index + step, 0) })
  })
  if (!desk.do(outcome, t('Move {name}', { name: what }), ids)) return false
  desk.voice.announce(t('{name} moved {place}.', { name: what, place: desk.placeInWords(first ?? '') }))
  return true
}
