import type { TObject } from 'typebox'
import type { AdminDefinition } from './admin.ts'

export interface ModuleInput<Id extends string, Area extends string> {
  /** snake_case, as the API says it: `email_marketing`. Also the name of the module's PostgreSQL schema. */
  readonly id: Id
  readonly title: string
  /** One sentence for the person who decides whether to switch the module on. */
  readonly description?: string
  /** Permission areas (global names; a clash stops composition), each with the words an administrator reads. */
  readonly permissions?: Readonly<Record<Area, string>>
  /** Those of them that only owner and administrators have until a website says otherwise; managers have the others. */
  readonly sensitive?: readonly NoInfer<Area>[]
  /** Modules that must be installed and, for a tenant, enabled. Optional links belong in a bridge package. */
  readonly requires?: readonly Module[]
  /**
   * Every website has it, from its first version on: no plan holds it back, and nobody can switch it off. For what a
   * website cannot do without while the package is installed, such as its bot check.
   */
  readonly always?: true
  /** Settings per tenant, edited in the admin; every property has a default. */
  readonly settings?: TObject
  /** What the module adds to the admin, as data: sent to the browser as JSON with its first load. */
  readonly admin?: AdminDefinition
}

export interface Module<Id extends string = string, Area extends string = string> {
  readonly kind: 'module'
  readonly id: Id
  readonly title: string
  readonly description: string
  readonly permissions: Readonly<Record<Area, string>>
  readonly sensitive: readonly string[]
  readonly requires: readonly Module[]
  readonly always: boolean
  readonly settings: TObject | undefined
  readonly admin: AdminDefinition
}

/**
 * Describe a domain module: its identity, rights, requirements, settings and what it adds to the admin.
 * Registers nothing; the host decides what to load.
 */
/*#__NO_SIDE_EFFECTS__*/
export function defineModule<const Id extends string, const Area extends string = never>(
  input: ModuleInput<Id, Area>,
): Module<Id, Area> {
  return Object.freeze({
    kind: 'module',
    id: input.id,
    title: input.title,
    description: input.description ?? '',
    permissions: input.permissions ?? ({} as Readonly<Record<Area, string>>),
    sensitive: input.sensitive ?? [],
    requires: input.requires ?? [],
    always: input.always ?? false,
    settings: input.settings,
    admin: input.admin ?? {},
  })
}

/** Whether a value exported by a package is a module definition. */
export function isModule(value: unknown): value is Module {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'module'
}
