import {
  applyPatch,
  type Content,
  changeProps,
  emptyPatch,
  type Inserted,
  insertBlock,
  insertSubtree,
  isRefused,
  mergePatches,
  type Pasted,
  type Refusal,
  removeNode,
  type Target,
} from '@ashlar/sdk'
import { texts } from '@ashlar/sdk/ui'
import { titleOfType } from '../../blocks/naming.ts'
import { type Addable, keyOf } from './addable.ts'
import type { CommandDesk } from './command-desk.ts'
import { inSequence } from './sequence.ts'
import { placeAt, readyPlace } from './wrapping.ts'

const t = texts('admin')

/** Where something new goes: a place of its own, the place of an empty text, or neither. */
export interface InsertPlace {
  readonly target?: Target
  readonly replaces?: string
  /** A text of which only this much is left, as what stood behind it goes in. */
  readonly shortens?: { readonly id: string; readonly to: Readonly<Record<string, unknown>> }
}

/**
 * Puts something new to a place, with what it needs around it; without one to where the selection says. An empty text
 * may make room for it.
 */
export function insertInto(desk: CommandDesk, what: Addable, at: InsertPlace = {}): boolean {
  if (desk.contentOnly) return desk.refuseLayout()
  const { content } = desk.store
  const { catalogue } = desk.blocks
  const title = what.title ?? titleOfType(desk.blocks, what.type)
  const place = at.target
    ? (placeAt(content, catalogue, what.type, at.target) ?? { target: at.target, patch: emptyPatch })
    : readyPlace(content, catalogue, what.type, desk.store.state.selected)
  if (!place) return desk.refuse(t('{title} cannot be added anywhere on this page.', { title }))
  const ready = applyPatch(content, place.patch)
  const inserted: Pasted | Refusal = what.tree
    ? insertSubtree(ready, catalogue, what.tree, place.target)
    : withNothingLeftOut(insertBlock(ready, catalogue, what.type, place.target, { variant: what.variant }))
  if (isRefused(inserted)) return desk.refuse(inserted.refused)
  let { index } = place.target
  const behind = inSequence(applyPatch(ready, inserted.patch), what.following ?? [], (now, tree) => {
    index += 1
    return insertSubtree(now, catalogue, tree, { ...place.target, index })
  })
  if (isRefused(behind)) return desk.refuse(behind.refused)
  const added = mergePatches(inserted.patch, behind.patch)
  const { replaces, shortens } = at
  const outcome = inSequence(
    applyPatch(ready, added),
    [
      ...(replaces === undefined ? [] : [(now: Content) => removeNode(now, catalogue, replaces)]),
      ...(shortens === undefined ? [] : [(now: Content) => changeProps(now, catalogue, shortens.id, shortens.to)]),
    ],
    (now, make) => make(now),
  )
  if (isRefused(outcome)) return desk.refuse(outcome.refused)
  if (what.step === undefined) desk.store.set({ recent: withRecent(desk.store.state.recent, keyOf(what)) })
  const patch = mergePatches(mergePatches(place.patch, added), outcome.patch)
  desk.store.change(patch, { label: what.step ?? t('Add {title}', { title }), select: [inserted.id] })
  desk.sayLeftOut(inserted.leftOut)
  desk.voice.announce(t('{title} added {place}.', { title, place: desk.placeInWords(inserted.id) }))
  return true
}

const withNothingLeftOut = (outcome: Inserted | Refusal): Pasted | Refusal =>
  isRefused(outcome) ? outcome : { ...outcome, leftOut: [] }

/** Entries of the palette that are remembered as used lately. */
const mostRecent = 6

const withRecent = (recent: readonly string[], key: string): readonly string[] =>
  [key, ...recent.filter((each) => each !== key)].slice(0, mostRecent)
