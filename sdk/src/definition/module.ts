import type { TObject } from 'typebox'
import type { Action } from './access.ts'
import type { AdminDefinition } from './admin.ts'
import type { PlainSettings, SettingsSection } from './plain-settings.ts'
import type { Plan } from './plan.ts'

export interface ModuleInput<Id extends string, Area extends string, Admin extends AdminDefinition = AdminDefinition> {
  /** snake_case, as the API says it: `email_marketing`. Also the name of the module's PostgreSQL schema. */
  readonly id: Id
  readonly title: string
  /** One sentence for the person who decides whether to switch the module on. */
  readonly description?: string
  /** Permission areas (global names; a clash stops composition), each with the words an administrator reads. */
  readonly permissions?: Readonly<Record<Area, string>>
  /** Those of them that only owner and administrators have until a website says otherwise; managers have the others. */
  readonly sensitive?: readonly NoInfer<Area>[]
  /**
   * The rights that exist in an area, for areas that do not have all four. Roles are offered only these, and nobody has
   * another, not even an owner.
   *
   * @example { reports: ['can_view'], rewards: ['can_view', 'can_create', 'can_delete'] }
   */
  readonly actions?: Readonly<Partial<Record<NoInfer<Area>, readonly Action[]>>>
  /** Lowest plan in which an area has an effect, where that is not every plan. */
  readonly plans?: Readonly<Partial<Record<NoInfer<Area>, Plan>>>
  /** Modules that must be installed and, for a tenant, enabled. Optional links belong in a bridge package. */
  readonly requires?: readonly Module[]
  /**
   * Lowest plan that holds the module when it is first installed; every plan without it. From then on whoever runs the
   * platform decides.
   */
  readonly plan?: Plan
  /**
   * `false`: websites that may have it begin without it, until somebody switches it on. Asked when it is first
   * installed; a website's own switch goes before it.
   */
  readonly startsOn?: boolean
  /**
   * Every website has it, from its first version on: no plan holds it back, and nobody can switch it off. For what a
   * website cannot do without while the package is installed, such as its bot check.
   */
  readonly always?: true
  /** Settings per tenant, edited in the admin; every property has a default. */
  readonly settings?: TObject
  /** Where the form of `settings` stands; without it after all other sections, under the module's id and title. */
  readonly settingsSection?: SettingsSection
  /** Settings with keys of their own beside the platform's, shown in sections that modules share. */
  readonly plainSettings?: PlainSettings
  /**
   * Kinds of notices that the module gives (`Notices.tell`), each with the words by which people choose how they are told
   * of them: `{ 'guestbook.entry': 'New entries in the guest book' }`. A kind begins with the module's id and a dot.
   */
  readonly notices?: Readonly<Record<`${NoInfer<Id>}.${string}`, string>>
  /** What the module adds to the admin, as data: sent to the browser as JSON with its first load. */
  readonly admin?: Admin
}

export interface Module<
  Id extends string = string,
  Area extends string = string,
  Admin extends AdminDefinition = AdminDefinition,
> {
  readonly kind: 'module'
  readonly id: Id
  readonly title: string
  readonly description: string
  readonly permissions: Readonly<Record<Area, string>>
  readonly sensitive: readonly string[]
  /** The rights that exist in an area; an area that is not named has all four. */
  readonly actions: Readonly<Record<string, readonly Action[] | undefined>>
  readonly plans: Readonly<Record<string, Plan | undefined>>
  readonly requires: readonly Module[]
  readonly plan: Plan | undefined
  readonly startsOn: boolean
  readonly always: boolean
  readonly settings: TObject | undefined
  readonly settingsSection: SettingsSection | undefined
  readonly plainSettings: PlainSettings | undefined
  /** Kinds of notices with their words. */
  readonly notices: Readonly<Record<string, string>>
  readonly admin: Admin
}

/**
 * Describe a domain module: its identity, rights, requirements, settings and what it adds to the admin.
 * Registers nothing; the host decides what to load.
 */
/*#__NO_SIDE_EFFECTS__*/
export function defineModule<
  const Id extends string,
  const Area extends string = never,
  const Admin extends AdminDefinition = Record<never, never>,
>(input: ModuleInput<Id, Area, Admin>): Module<Id, Area, Admin> {
  return Object.freeze({
    kind: 'module',
    id: input.id,
    title: input.title,
    description: input.description ?? '',
    permissions: input.permissions ?? ({} as Readonly<Record<Area, string>>),
    sensitive: input.sensitive ?? [],
    actions: input.actions ?? {},
    plans: input.plans ?? {},
    requires: input.requires ?? [],
    plan: input.plan,
    startsOn: input.startsOn ?? true,
    always: input.always ?? false,
    settings: input.settings,
    settingsSection: input.settingsSection,
    plainSettings: input.plainSettings,
    notices: input.notices ?? {},
    admin: input.admin ?? ({} as Admin),
  })
}

/** Whether a value exported by a package is a module definition. */
export function isModule(value: unknown): value is Module {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'module'
}
