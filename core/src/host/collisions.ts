import {
  type Access,
  type Action,
  type AdminDefinition,
  actionsIn,
  type Module,
  type NavItem,
  PlatformSettings,
} from '@ashlar/sdk'
import type { ServerDefinition } from '@ashlar/sdk/server'
import { type CompositionCode, CompositionError } from './composition-error.ts'
import type { LoadedPackage } from './load-package.ts'
import { pagePathProblem, pagePathShape } from './page-paths.ts'

/** What the settings call says beside the modules' (THEME-007): the platform's own settings and two of its own members. */
const platformSettingKeys = [...Object.keys(PlatformSettings.properties), 'permissions', 'invoice_settings']

/** Schemas that PostgreSQL, its tools or the job queue own. */
const reservedSchemas = /^(public|information_schema|pgboss|pg_.*)$/

/** Throws when two packages have one name, or one id. */
export function refuseTwins(packages: readonly LoadedPackage[]): void {
  const names = new Claims('DUPLICATE_PACKAGE', 'package')
  const ids = new Claims('DUPLICATE_MODULE', 'package id')
  for (const { source, manifest } of packages) {
    names.claim(source.name, source.name)
    ids.claim(manifest.id, source.name)
  }
}

/** Throws when two packages claim the same thing, or one names a right that no package declares. */
export function refuseCollisions(packages: readonly LoadedPackage[]): void {
  const blocks = new Claims('DUPLICATE_BLOCK', 'block type')
  const areas = new Claims('DUPLICATE_AREA', 'permission area')
  const screens = new Claims('DUPLICATE_SCREEN', 'screen')
  const sections = new Claims('DUPLICATE_SECTION', 'section of the settings')
  const tables = new Claims('DUPLICATE_TABLE', 'table')
  const jobs = new Claims('DUPLICATE_JOB', 'job')
  const services = new Claims('DUPLICATE_SERVICE', 'service')
  const settings = new Claims('DUPLICATE_SETTING', 'setting')
  const pages = new Claims('DUPLICATE_PAGE', 'page')
  for (const key of platformSettingKeys) settings.claim(key, '@ashlar/core')
  for (const { source, module, blocks: own, server, site } of packages) {
    for (const { type } of own) blocks.claim(type, source.name)
    for (const area of Object.keys(module?.permissions ?? {})) areas.claim(area, source.name)
    for (const { path } of module?.admin.screens ?? []) screens.claim(path.replace(/:[^/]+/g, ':'), source.name)
    for (const { id } of module?.admin.sections ?? []) sections.claim(id, source.name)
    for (const { job } of server?.jobs ?? []) jobs.claim(job.id, source.name)
    if (module !== undefined) settings.claim(module.id, source.name)
    for (const key of Object.keys(module?.plainSettings?.schema.properties ?? {})) settings.claim(key, source.name)
    refuseIdleSchedules(source.name, server)
    for (const { path } of site?.pages ?? []) {
      const problem = pagePathProblem(path)
      if (problem !== undefined) {
        throw new CompositionError('BAD_PAGE', source.name, `${source.name} has the page "${path}". ${problem}`)
      }
      pages.claim(pagePathShape(path), source.name)
    }
    for (const id of (server?.services ?? []).flatMap(({ provides }) => provides)) services.claim(id, source.name)
    for (const { meta } of server?.entities ?? []) {
      refuseForeignSchema(source.name, module, meta.schema)
      tables.claim(`${meta.schema}.${meta.tableName}`, source.name)
    }
    if (module !== undefined && reservedSchemas.test(module.id)) {
      const message = `${source.name} must not have the id "${module.id}" because the database uses this name.`
      throw new CompositionError('DUPLICATE_TABLE', source.name, message)
    }
  }

  const declared = declaredRights(packages.flatMap(({ module }) => module ?? []))
  for (const { source, module } of packages) {
    for (const access of accessesOf(module?.admin ?? {})) refuseUnknownRight(access, declared, source.name, 'its admin')
  }
}

/** Areas of permissions, each with the rights that exist in it. */
export type DeclaredRights = ReadonlyMap<string, readonly Action[]>

export const declaredRights = (modules: readonly Module[]): DeclaredRights =>
  new Map(
    modules.flatMap((module) =>
      Object.keys(module.permissions).map((area): [string, readonly Action[]] => [area, actionsIn(module, area)]),
    ),
  )

/** Throws when `access` is a permission that no module declares: nobody could ever have it, not even an owner. */
export function refuseUnknownRight(access: Access, declared: DeclaredRights, culprit: string, where: string): void {
  const [area = '', action] = access.split('.')
  if (action === undefined) return
  const known = declared.get(area)
  if (known?.some((right) => right === action)) return
  const [code, missing] =
    known === undefined
      ? (['UNKNOWN_AREA', `no module declares the permission area "${area}"`] as const)
      : (['UNKNOWN_RIGHT', `the permission area "${area}" has only ${known.join(', ')}`] as const)
  throw new CompositionError(code, culprit, `${culprit} requires "${access}" in ${where}, but ${missing}.`)
}

/** One kind of name, and who has it. */
class Claims {
  readonly #code: CompositionCode
  readonly #noun: string
  readonly #owners = new Map<string, string>()

  constructor(code: CompositionCode, noun: string) {
    this.#code = code
    this.#noun = noun
  }

  claim(name: string, owner: string): void {
    const other = this.#owners.get(name)
    if (other !== undefined) {
      const who = other === owner ? `${owner} claims the ${this.#noun} "${name}" twice.` : undefined
      const message = who ?? `${other} and ${owner} both claim the ${this.#noun} "${name}".`
      throw new CompositionError(this.#code, owner, message)
    }
    this.#owners.set(name, owner)
  }
}

function refuseIdleSchedules(name: string, server: ServerDefinition | undefined): void {
  const own = new Set(server?.jobs.map(({ job }) => job.id))
  const idle = server?.schedules.find(({ job }) => !own.has(job))
  if (idle === undefined) return
  throw new CompositionError('UNKNOWN_JOB', name, `${name} schedules the job "${idle.job}", but does not define it.`)
}

function refuseForeignSchema(name: string, module: Module | undefined, schema: string | undefined): void {
  if (schema === module?.id) return
  const message = `${name} has a table in the schema "${schema ?? 'public'}"; the tables of a package must be in its own schema, "${module?.id}".`
  throw new CompositionError('DUPLICATE_TABLE', name, message)
}

function accessesOf(admin: AdminDefinition): Access[] {
  const navigation = (items: readonly NavItem[]): Access[] =>
    items.flatMap(({ access, children }) => [access, ...navigation(children ?? [])])
  const {
    nav = [],
    screens = [],
    widgets = [],
    fills = [],
    commands = [],
    searches = [],
    contents = [],
    topBar = [],
    sections = [],
  } = admin
  const others = [...screens, ...widgets, ...fills, ...commands, ...searches, ...contents, ...topBar, ...sections]
  return [...navigation(nav), ...others.map(({ access }) => access)]
}
