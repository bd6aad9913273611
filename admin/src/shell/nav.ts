import type { NavItem } from '@ashlar/sdk'
import { can } from '@ashlar/sdk/admin'
import type { Me } from '@ashlar/sdk/platform'
import type { AdminModule } from '@ashlar/sdk/shell'

export interface NavGroup {
  /** Empty for entries above all groups. */
  readonly title: string
  readonly items: readonly NavItem[]
}

/** The sidebar of one person: what modules bring, sorted, grouped, without what is omitted or not theirs. */
export function navigation(modules: readonly AdminModule[], me: Me): readonly NavGroup[] {
  const all = modules.flatMap((module) => module.admin.nav ?? [])
  const items = visible(
    all.filter(({ under }) => under === undefined).map((item) => withThoseUnder(item, all)),
    me,
  )
  const titles = [...new Set(items.map((item) => item.group ?? ''))]
  return titles.map((title) => ({ title, items: items.filter((item) => (item.group ?? '') === title) }))
}

/** The entry with those that other modules put below it. */
function withThoseUnder(item: NavItem, all: readonly NavItem[]): NavItem {
  const under = all.filter((other) => other.under === item.path)
  return under.length === 0 ? item : { ...item, children: [...(item.children ?? []), ...under] }
}

/** SHELL-029 (stable: equal values keep their order), SHELL-030. */
function visible(items: readonly NavItem[], me: Me): readonly NavItem[] {
  return items
    .filter((item) => !item.omit && can(me, item.access))
    .map((item) => (item.children ? { ...item, children: visible(item.children, me) } : item))
    .sort((a, b) => a.sort - b.sort)
}

/**
 * The entry of the current address: the one with the longest path that the address begins with (SHELL-031). Of an entry
 * and the first one below it, which often share an address, it is the one below: that names the screen.
 */
export function activeItem(groups: readonly NavGroup[], address: string): NavItem | undefined {
  return groups
    .flatMap((group) => group.items)
    .flatMap((item) => [...(item.children ?? []), item])
    .filter((item) => covers(item.path, address))
    .sort((a, b) => b.path.length - a.path.length)[0]
}

/** `/admin` is the dashboard alone: it would cover everything. */
const covers = (path: string, address: string): boolean =>
  address === path || (path !== '/admin' && address.startsWith(`${path}/`))

/** Whether the entry or one below it is the active one. */
export const holds = (item: NavItem, active: NavItem | undefined): boolean =>
  active !== undefined && (item === active || (item.children ?? []).includes(active))
