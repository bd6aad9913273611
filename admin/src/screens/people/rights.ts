import { type Action, actions } from '@ashlar/sdk'
import type { Area, AreaRights } from '@ashlar/sdk/platform'

export type RightsByArea = Readonly<Record<string, AreaRights>>

const none: AreaRights = { can_view: false, can_create: false, can_edit: false, can_delete: false }

export const rightsIn = (rights: RightsByArea, area: string): AreaRights => rights[area] ?? none

/** An area, as far as it decides what can be ticked. */
export type AreaActions = Pick<Area, 'area' | 'actions'>

/**
 * Rights after one box was ticked or cleared in some areas: whoever may do something may see it, and whoever may not
 * see something may do nothing with it. Rights that an area does not have stay as they are.
 */
export function withRight(
  rights: RightsByArea,
  areas: readonly AreaActions[],
  action: Action,
  on: boolean,
): RightsByArea {
  const changed = areas
    .filter(({ actions: known }) => known.includes(action))
    .map(({ area, actions: known }): [string, AreaRights] => {
      const before = rightsIn(rights, area)
      if (!on && action === 'can_view') return [area, none]
      return [area, { ...before, ...(on && known.includes('can_view') ? { can_view: true } : {}), [action]: on }]
    })
  return { ...rights, ...Object.fromEntries(changed) }
}

/** Every right that exists in some areas, as far as somebody may give it. */
export function wholeAreas(
  areas: readonly AreaActions[],
  may: (area: string, action: Action) => boolean,
): RightsByArea {
  return Object.fromEntries(
    areas.map(({ area, actions: known }) => {
      const given = known.filter((action) => may(area, action)).map((action) => [action, true] as const)
      return [area, { ...none, ...Object.fromEntries(given) }]
    }),
  )
}

interface ComparedArea {
  readonly area: Area
  readonly one: readonly Action[]
  readonly other: readonly Action[]
  readonly differs: boolean
}

/** What two roles may do in each area, side by side. */
export const compared = (areas: readonly Area[], one: RightsByArea, other: RightsByArea): readonly ComparedArea[] =>
  areas.map((area) => {
    const own = (rights: RightsByArea) => area.actions.filter((action) => rightsIn(rights, area.area)[action])
    const sides = { one: own(one), other: own(other) }
    return { area, ...sides, differs: sides.one.join() !== sides.other.join() }
  })

/** Whether all, some or none of the areas have the right: what the box in a group's head shows. */
export function shareOf(rights: RightsByArea, areas: readonly string[], action: Action): boolean | 'mixed' {
  const have = areas.filter((area) => rightsIn(rights, area)[action]).length
  return have === 0 ? false : have === areas.length ? true : 'mixed'
}

/** Areas whose rights differ, with those that do. */
export function changedRights(before: RightsByArea, after: RightsByArea): ReadonlyMap<string, readonly Action[]> {
  const changed = Object.keys(after).map((area): [string, Action[]] => [
    area,
    actions.filter((action) => rightsIn(before, area)[action] !== rightsIn(after, area)[action]),
  ])
  return new Map(changed.filter(([, each]) => each.length > 0))
}

export interface AreaGroup {
  readonly module: string
  readonly title: string
  readonly areas: readonly Area[]
}

/** The areas by the module that brings them, as far as their names hold the words. */
export function groupsOf(areas: readonly Area[], search: string): readonly AreaGroup[] {
  const words = search.trim().toLowerCase()
  const fits = ({ title, area, moduleTitle }: Area) => `${title} ${area} ${moduleTitle}`.toLowerCase().includes(words)
  const groups = new Map<string, { module: string; title: string; areas: Area[] }>()
  for (const area of areas.filter(fits)) {
    const group = groups.get(area.module) ?? { module: area.module, title: area.moduleTitle, areas: [] }
    group.areas.push(area)
    groups.set(area.module, group)
  }
  return [...groups.values()]
}
