import { type Content, changeProps, isRefused, nodeAt } from '@ashlar/sdk'
import { texts } from '@ashlar/sdk/ui'
import { nameOf } from '../../blocks/naming.ts'
import { pastedAt } from '../clipboard/clip.ts'
import { styleChange } from '../clipboard/styles.ts'
import type { CommandDesk } from './command-desk.ts'
import type { PastePlace } from './paste-place.ts'
import { inSequence } from './sequence.ts'

const t = texts('admin')

/** Puts copied blocks where the selection says, or `at`; they are selected. What could not come along is said. */
export function pasteClip(
  desk: CommandDesk,
  clip: Content,
  at: PastePlace = { beside: desk.store.state.selected },
): boolean {
  if (desk.contentOnly) return desk.refuseLayout()
  const outcome = pastedAt(desk.store.content, desk.blocks.catalogue, clip, at)
  if (isRefused(outcome)) return desk.refuse(outcome.refused)
  const pastedNode = outcome.patch.nodes[outcome.ids[0] ?? '']
  const what =
    outcome.ids.length === 1 && pastedNode
      ? nameOf(desk.blocks, pastedNode)
      : t('{count} block|{count} blocks', { count: outcome.ids.length })
  desk.store.change(outcome.patch, { label: t('Paste {name}', { name: what }), select: outcome.ids })
  desk.sayLeftOut(outcome.leftOut)
  desk.voice.announce(t('{name} pasted {place}.', { name: what, place: desk.placeInWords(outcome.ids[0] ?? '') }))
  return true
}

/** Gives blocks the style of the first copied one, as far as they have the same settings. */
export function pasteStylesTo(desk: CommandDesk, clip: Content, ids: readonly string[]): boolean {
  if (desk.contentOnly) return desk.refuseLayout()
  const { catalogue } = desk.blocks
  const source = nodeAt(clip, nodeAt(clip, clip.rootNodeId)?.children[0] ?? '')
  const block = source && catalogue.get(source.type)
  if (!source || !block) return desk.refuse(t('There is no style to paste.'))
  const from = { block, props: source.props }
  const outcome = inSequence(desk.store.content, ids, (content, id) => {
    const to = catalogue.get(nodeAt(content, id)?.type ?? '')
    return to ? changeProps(content, catalogue, id, styleChange(from, to)) : { patch: { nodes: {} } }
  })
  const what = desk.whatOf(ids)
  if (!desk.do(outcome, t('Paste style to {name}', { name: what }))) return false
  desk.voice.announce(t('Style pasted to {name}.', { name: what }))
  return true
}
