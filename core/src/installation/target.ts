import type { PackageAction, PackagePlanRequest } from '@ashlar/sdk/platform'
import type { Transaction } from '@ashlar/sdk/server'
import { valid } from 'semver'
import { anyOf } from '../platform/sql.ts'
import { TenantEntity, type TenantFacts } from '../platform/tenants/tenant.entity.ts'
import { installationErrors } from './installation.errors.ts'
import {
  type ActivePackage,
  activeVersion,
  type PackageSet,
  type Trial,
  withoutTrial,
  withTrial,
  withVersion,
} from './package-set.ts'
import type { InstallationParts } from './parts.ts'
import { activationsOf, versionBefore } from './version-history.ts'

export type TriedBy = Pick<TenantFacts, 'id' | 'guid' | 'name'>

/** What a request asks for, in versions. */
export interface Target {
  readonly action: PackageAction
  readonly name: string
  /** What would go; null for what is not there yet. */
  readonly from: string | null
  /** What would come; null for a removal. */
  readonly to: string | null
  /** The set there would be. */
  readonly next: PackageSet
  /** Those who try it, for `try`, `promote` and `withdraw`. */
  readonly tenants: readonly TriedBy[]
}

interface Question {
  readonly parts: InstallationParts
  readonly request: PackagePlanRequest
  readonly set: PackageSet
  readonly active: string | null
  readonly entry: ActivePackage | undefined
  readonly trial: Trial | undefined
}

/** Find out which versions a request means; a version of the registry is fetched and kept. @throws AshlarError */
export async function targetOf(
  parts: InstallationParts,
  request: PackagePlanRequest,
  set: PackageSet,
): Promise<Target> {
  const { action, name } = request
  if (name === '@ashlar/core') throw installationErrors.CORE_IS_FIXED()
  const active = activeVersion(set, parts.versions, name)
  if (action !== 'install' && active === null) throw installationErrors.PACKAGE_NOT_ACTIVE(name)
  const entry = set.packages.find((each) => each.name === name)
  const trial = set.trials.find((each) => each.name === name)
  return { action, name, ...(await answers[action]({ parts, request, set, active, entry, trial })) }
}

type Answer = (question: Question) => Promise<Omit<Target, 'action' | 'name'>>

const answers: Readonly<Record<PackageAction, Answer>> = {
  async install(question) {
    const { parts, request, set, active } = question
    if (active !== null) throw installationErrors.PACKAGE_ALREADY_ACTIVE(request.name, active)
    const own = parts.versions.get(request.name)
    const to = request.version === undefined && own !== undefined ? own : await fetched(question)
    return { from: null, to, next: withVersion(set, parts.versions, request.name, to), tenants: [] }
  },

  async upgrade(question) {
    const { parts, request, set, active, entry } = question
    const to = await fetched(question)
    // What was left out may be tried once more.
    if (to === active && entry?.leftOut === undefined) throw installationErrors.VERSION_ALREADY_ACTIVE(request.name, to)
    return { from: active, to, next: withVersion(set, parts.versions, request.name, to), tenants: [] }
  },

  async rollback({ parts, request: { name }, set, active }) {
    const to = versionBefore(activationsOf(await parts.sets.history(), parts.versions, name), active)
    if (to === undefined) throw installationErrors.NO_VERSION_BEFORE(name)
    return { from: active, to, next: withVersion(set, parts.versions, name, to), tenants: [] }
  },

  async remove({ parts, request: { name }, set, active }) {
    return { from: active, to: null, next: withVersion(set, parts.versions, name, null), tenants: [] }
  },

  async try(question) {
    const { parts, request, set, active } = question
    if (request.tenants === undefined) throw installationErrors.TENANTS_NEEDED()
    const tenants = await tenantsById(parts, request.tenants)
    const to = await fetched(question)
    if (to === active) throw installationErrors.VERSION_ALREADY_ACTIVE(request.name, to)
    const trial = { name: request.name, version: to, tenants: tenants.map(({ guid }) => guid) }
    return { from: active, to, next: withTrial(set, trial), tenants }
  },

  async promote({ parts, request: { name }, set, active, trial }) {
    if (trial === undefined) throw installationErrors.NO_TRIAL(name)
    const tenants = await tenantsByGuid(parts, trial.tenants)
    return { from: active, to: trial.version, next: withVersion(set, parts.versions, name, trial.version), tenants }
  },

  async withdraw({ parts, request: { name }, set, active, trial }) {
    if (trial === undefined) throw installationErrors.NO_TRIAL(name)
    const tenants = await tenantsByGuid(parts, trial.tenants)
    return { from: trial.version, to: active, next: withoutTrial(set, name), tenants }
  },
}

/** The version that is asked for: one that is here already, or what the registry has. */
async function fetched({ parts, request: { name, version } }: Question): Promise<string> {
  if (version !== undefined && valid(version) === version) {
    if (parts.versions.get(name) === version) return version
    if (await parts.releases.reserve(name, version)) return version
  }
  const release = await parts.store.fromRegistry(name, version)
  if (parts.versions.get(name) !== release.version) await parts.releases.keep(release)
  return release.version
}

const tenants = (tx: Transaction) =>
  tx.db(TenantEntity).selectFrom('tenant').select(['id', 'guid', 'name']).orderBy('id')

async function tenantsById({ data }: InstallationParts, ids: readonly number[]): Promise<TriedBy[]> {
  const rows = await data.database.system((tx) => tenants(tx).where('id', '=', anyOf(ids)).execute())
  const unknown = ids.filter((id) => !rows.some((row) => row.id === id))
  if (unknown.length > 0) throw installationErrors.UNKNOWN_TENANTS(unknown)
  return rows
}

/** Tenants that are gone are left out. */
function tenantsByGuid({ data }: InstallationParts, guids: readonly string[]): Promise<TriedBy[]> {
  return data.database.system((tx) => tenants(tx).where('guid', '=', anyOf(guids)).execute())
}
