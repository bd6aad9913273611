import { isRefused } from '@ashlar/sdk'
import { texts } from '@ashlar/sdk/ui'
import type { CommandDesk } from './command-desk.ts'
import { grouped, ungrouped } from './grouping.ts'

const t = texts('admin')

/** Blocks beside each other get a container of their own, which is selected. */
export function groupBlocks(desk: CommandDesk, ids: readonly string[]): boolean {
  if (desk.contentOnly) return desk.refuseLayout()
  const what = desk.whatOf(ids)
  const outcome = grouped(desk.store.content, desk.blocks.catalogue, ids)
  if (!desk.do(outcome, t('Group {name}', { name: what }), isRefused(outcome) ? [] : [outcome.id])) return false
  desk.voice.announce(t('{name} grouped.', { name: what }))
  return true
}

/** What a container holds stands in its place, and is selected. */
export function ungroupBlock(desk: CommandDesk, id: string): boolean {
  if (desk.contentOnly) return desk.refuseLayout()
  const name = desk.nameOf(id)
  const children = desk.store.node(id)?.children ?? []
  const outcome = ungrouped(desk.store.content, desk.blocks.catalogue, id)
  if (!desk.do(outcome, t('Ungroup {name}', { name }), children)) return false
  desk.voice.announce(t('{name} ungrouped.', { name }))
  return true
}
