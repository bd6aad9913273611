import { actions } from '@ashlar/sdk'
import { type Area, core, type Me } from '@ashlar/sdk/platform'

/**
 * Areas in which somebody has a right. Whoever may not look at the roles knows only what the core calls its own; the
 * other areas go by their names.
 */
export function areasOf({ permissions }: Pick<Me, 'permissions'>, known: readonly Area[]): readonly Area[] {
  const titles: Readonly<Record<string, string>> = core.permissions
  return Object.entries(permissions)
    .filter(([, rights]) => Object.values(rights).includes(true))
    .map(([area, rights]) => {
      const found = known.find((each) => each.area === area)
      if (found) return { ...found, closedBy: null }
      const isCore = Object.hasOwn(titles, area)
      const [module, moduleTitle] = isCore ? [core.id, core.title] : ['others', 'Modules']
      const own = actions.filter((action) => rights[action])
      return { area, title: titles[area] ?? area, module, moduleTitle, actions: own, closedBy: null }
    })
}
