import { type Action, actions, actionsIn, type Module, type Permission } from '@ashlar/sdk'
import { core } from '@ashlar/sdk/platform'
import { type RoleId, roles } from '@ashlar/sdk/server'

/** The four rights of one area, each said explicitly (OPEN-106). */
export type AreaRights = Readonly<Record<Action, boolean>>
export type Rights = Readonly<Record<string, AreaRights>>

/** What a tenant has decided otherwise than the defaults: area to rights. */
export type StoredRights = Readonly<Record<string, AreaRights>>

const none: AreaRights = { can_view: false, can_create: false, can_edit: false, can_delete: false }
const view: AreaRights = { ...none, can_view: true }
const change: AreaRights = { ...view, can_edit: true }
const all: AreaRights = { can_view: true, can_create: true, can_edit: true, can_delete: true }

/** Rights of a role as long as its tenant has not changed them: in areas of the core, and in those of any module. */
interface RoleDefaults {
  readonly core: Readonly<Partial<Record<keyof typeof core.permissions, AreaRights>>>
  readonly module: AreaRights
}

/** OPEN-146. Packages belong to the installation, so an administrator of one tenant may only look at them. */
const defaults: Readonly<Record<Exclude<RoleId, typeof roles.owner>, RoleDefaults>> = {
  [roles.administrator]: {
    core: {
      pages: all,
      page_layout: change,
      media: all,
      settings: all,
      users: all,
      audit: view,
      packages: view,
      // Only the owner restores a backup over the website.
      archives: { ...all, can_edit: false },
      command_menu: view,
    },
    module: all,
  },
  [roles.manager]: {
    core: {
      pages: all,
      page_layout: change,
      media: all,
      settings: change,
      users: view,
      command_menu: view,
    },
    module: all,
  },
  [roles.editor]: { core: { pages: all, page_layout: change, media: all, command_menu: view }, module: none },
  [roles.staff]: { core: { pages: view, media: view, command_menu: view }, module: view },
  [roles.customer]: { core: {}, module: none },
}

/** Who is asking, as far as rights depend on it. */
export interface RightsHolder {
  /** A fixed role, or the level of one that the website made. */
  readonly roleId: RoleId
  /** Whether the website made the role: it has what is stored for it and nothing by default. */
  readonly isCustom: boolean
  readonly isPlatformAdministrator: boolean
}

/** Rights in one area that follow from the role alone. */
function defaultRights(holder: RightsHolder, { id: moduleId, sensitive }: Module, area: string): AreaRights {
  if (holder.isCustom) return none
  if (holder.roleId === roles.owner) return all
  const { core: inCore, module } = defaults[holder.roleId]
  if (moduleId !== core.id) return sensitive.includes(area) && holder.roleId !== roles.administrator ? none : module
  if (area === 'packages' && holder.isPlatformAdministrator && holder.roleId === roles.administrator) return all
  return isCoreArea(area) ? (inCore[area] ?? none) : none
}

/**
 * Rights in every area of the composed modules: what the tenant has stored, else the default. The owner's can't be
 * taken away; areas of modules that the tenant does not have grant nothing.
 */
export function effectiveRights(
  holder: RightsHolder,
  modules: readonly Module[],
  stored: StoredRights,
  has: (moduleId: string) => boolean = () => true,
): Rights {
  return Object.fromEntries(
    modules.flatMap((module) =>
      Object.keys(module.permissions).map((area) => [area, rightsIn(holder, { module, area }, stored, has)]),
    ),
  )
}

interface AreaOfModule {
  readonly module: Module
  readonly area: string
}

function rightsIn(
  holder: RightsHolder,
  { module, area }: AreaOfModule,
  stored: StoredRights,
  has: (moduleId: string) => boolean,
): AreaRights {
  if (module.id !== core.id && !has(module.id)) return none
  const own = holder.roleId !== roles.owner && Object.hasOwn(stored, area) ? stored[area] : undefined
  return existing(own ?? defaultRights(holder, module, area), module, area)
}

/** Without rights that do not exist in the area: a website may have stored one before its module said so. */
function existing(rights: AreaRights, module: Module, area: string): AreaRights {
  const known = actionsIn(module, area)
  if (known === actions) return rights
  return {
    can_view: rights.can_view && known.includes('can_view'),
    can_create: rights.can_create && known.includes('can_create'),
    can_edit: rights.can_edit && known.includes('can_edit'),
    can_delete: rights.can_delete && known.includes('can_delete'),
  }
}

/** Whether these rights hold a permission such as `pages.can_edit`; an unknown area or action holds nothing. */
export function holds(rights: Rights, permission: string): boolean {
  const { area, action } = partsOf(permission)
  return action !== undefined && Object.hasOwn(rights, area) && rights[area]?.[action] === true
}

/**
 * Whether somebody holds a permission; the same as `holds` of their `effectiveRights`, at a cost that does not grow with
 * the modules: every request asks.
 */
export function isHeld(
  permission: string,
  holder: RightsHolder,
  modules: readonly Module[],
  stored: StoredRights,
  has: (moduleId: string) => boolean,
): boolean {
  const right = rightsOf(modules).get(permission)
  return right !== undefined && rightsIn(holder, right, stored, has)[right.action]
}

function partsOf(permission: string): { readonly area: string; readonly action: Action | undefined } {
  const dot = permission.lastIndexOf('.')
  return { area: permission.slice(0, dot), action: actions.find((known) => known === permission.slice(dot + 1)) }
}

interface RightOfModule extends AreaOfModule {
  readonly action: Action
}

const rights = new WeakMap<readonly Module[], ReadonlyMap<string, RightOfModule>>()

/** Whether a module declares this permission. */
export const exists = (permission: string, modules: readonly Module[]): boolean => rightsOf(modules).has(permission)

/** What each permission is about, found out once for a composition. */
function rightsOf(modules: readonly Module[]): ReadonlyMap<string, RightOfModule> {
  const known = rights.get(modules)
  if (known !== undefined) return known
  const found = new Map(
    modules.flatMap((module) =>
      Object.keys(module.permissions).flatMap((area) =>
        actionsIn(module, area).map((action) => [`${area}.${action}`, { module, area, action }] as const),
      ),
    ),
  )
  rights.set(modules, found)
  return found
}

/** Permissions that `after` grants and `before` did not, as `area.action`. */
export function granted(before: Rights, after: Rights): Permission[] {
  return Object.entries(after).flatMap(([area, rights]) =>
    actions
      .filter((action) => rights[action] && before[area]?.[action] !== true)
      .map((action): Permission => `${area}.${action}`),
  )
}

function isCoreArea(area: string): area is keyof typeof core.permissions {
  return Object.hasOwn(core.permissions, area)
}
