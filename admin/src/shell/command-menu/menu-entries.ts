import type { CommandDefinition, FinderDefinition, IconName, NavItem, SearchDefinition } from '@ashlar/sdk'
import type { Me } from '@ashlar/sdk/platform'
import { type AdminModule, isOffered } from '@ashlar/sdk/shell'
import type { RecentThing } from '../recent-things.ts'

/** A search with the module that brings it; `key` is unique among all. */
export interface OfferedSearch {
  readonly key: string
  readonly module: AdminModule
  readonly search: SearchDefinition
}
export interface OfferedCommand {
  readonly key: string
  readonly module: AdminModule
  readonly command: CommandDefinition
}

/**
 * Whether there is a menu at all: the basic plan hides it (PERM-111), and so does the permission's explicit false;
 * an absent one does not (PERM-113, OPEN-106).
 */
export const hasCommandMenu = ({ plan, permissions }: Me): boolean =>
  plan !== 'basic' && permissions['command_menu']?.can_view !== false

/** "Search for": what the person may search, within the plan (PERM-105). */
export function searchesOf(modules: readonly AdminModule[], me: Me): readonly OfferedSearch[] {
  return modules
    .flatMap((module) =>
      (module.admin.searches ?? []).map((search) => ({ key: `${module.id} ${search.id}`, module, search })),
    )
    .filter(({ search }) => isOffered(me, search))
    .sort((a, b) => a.search.sort - b.search.sort)
}

/** The other entries, of all groups (PERM-106 to -109). */
export function commandsOf(modules: readonly AdminModule[], me: Me): readonly OfferedCommand[] {
  return modules
    .flatMap((module) =>
      (module.admin.commands ?? []).map((command) => ({ key: `${module.id} ${command.id}`, module, command })),
    )
    .filter(({ command }) => isOffered(me, command))
    .sort((a, b) => a.command.sort - b.command.sort)
}

export interface OfferedFinder {
  readonly key: string
  /** Id of the module whose texts these are. */
  readonly module: string
  readonly finder: FinderDefinition
}

/** The lists in which typed words are looked for: the admin's own, and those of modules. */
export function findersOf(
  own: readonly FinderDefinition[],
  modules: readonly AdminModule[],
  me: Me,
): readonly OfferedFinder[] {
  const brought = modules.flatMap(({ id, admin }) => (admin.finders ?? []).map((finder) => ({ module: id, finder })))
  return [...own.map((finder) => ({ module: 'admin', finder })), ...brought]
    .filter(({ finder }) => isOffered(me, finder))
    .map((each) => ({ key: `${each.module} ${each.finder.id}`, ...each }))
    .sort((a, b) => a.finder.sort - b.finder.sort)
}

/** A screen that has an address of its own, so that it can be gone to from anywhere. */
export interface OfferedScreen {
  readonly path: string
  readonly title: string
  /** That of its entry in the sidebar. */
  readonly icon: IconName
  readonly keywords: readonly string[]
}

/** All screens that the person may open and that no command leads to, in the modules' order. */
export function screensOf(modules: readonly AdminModule[], me: Me): readonly OfferedScreen[] {
  const commanded = new Set(commandsOf(modules, me).map(({ command }) => command.path))
  const nav = modules.flatMap(({ admin }) => entriesWithin(admin.nav ?? []))
  return modules
    .flatMap(({ admin }) => admin.screens ?? [])
    .filter((screen) => isOffered(me, screen) && !/[:*]/.test(screen.path) && !commanded.has(screen.path))
    .map(({ path, title, keywords = [] }) => {
      const entry = nav.find((each) => each.path === path)
      return { path, title, icon: entry?.icon ?? 'arrow-right', keywords }
    })
}

/** Records that were opened lately, as far as the person may still open their screens. */
export function recentOf(
  modules: readonly AdminModule[],
  me: Me,
  things: readonly RecentThing[],
): readonly (RecentThing & { readonly icon: IconName })[] {
  const screens = modules.flatMap(({ admin }) => admin.screens ?? [])
  const nav = modules.flatMap(({ admin }) => entriesWithin(admin.nav ?? []))
  return things
    .filter(({ screen }) => screens.some((each) => each.path === screen && isOffered(me, each)))
    .map((thing) => {
      const entries = nav.filter(({ path }) => thing.path.startsWith(`${path}/`))
      const [nearest] = entries.sort((a, b) => b.path.length - a.path.length)
      return { ...thing, icon: nearest?.icon ?? 'history' }
    })
}

const entriesWithin = (items: readonly NavItem[]): readonly NavItem[] =>
  items.flatMap((item) => [...entriesWithin(item.children ?? []), item])

/** Whether an entry is found: each typed word begins a word of its title or keywords. */
export function isFound(words: string, title: string, keywords: readonly string[] = []): boolean {
  const own = [title, ...keywords]
    .join(' ')
    .toLocaleLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
  return words
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => word === '' || own.some((each) => each.startsWith(word)))
}
