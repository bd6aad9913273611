import type { PackageContents, PackageUpdate, PackageUsage, PackageVersion } from '@ashlar/sdk/platform'
import { AshlarError } from '@ashlar/sdk/server'
import { compare, prerelease, valid } from 'semver'
import { titleOf } from '../host/package-face.ts'
import { documentsOf, nameOf } from './content-check.ts'
import { verdictOf } from './content-verdict.ts'
import type { Listed, PackageMarks } from './contract.ts'
import { differencesOf } from './differences.ts'
import { activeVersion, type PackageSet } from './package-set.ts'
import type { InstallationParts, ServingHost } from './parts.ts'
import { activationsOf } from './version-history.ts'

/** What the active version of a package brings; nothing for one that is not active. */
export function contentsOf(host: ServingHost, name: string): PackageContents {
  const side = { package: host.composition.packages.find((each) => each.name === name), routes: host.routes() }
  const { permissions, screens, routes } = differencesOf(side, side)
  return { permissions, screens, routes }
}

/** What was active, is, or may be again; newest version first. */
export async function versionsOf(
  parts: InstallationParts,
  set: PackageSet,
  name: string,
): Promise<Listed<PackageVersion>> {
  const { releases, sets, versions } = parts
  const active = activeVersion(set, versions, name)
  const own = versions.get(name)
  const activated = new Map(
    activationsOf(await sets.history(), versions, name)
      .toReversed()
      .map(({ version, at }) => [version, at] as const),
  )
  const rows = (await releases.of(name)).map(({ version, integrity, source }) => ({ version, integrity, source }))
  if (own !== undefined && !rows.some(({ version }) => version === own)) {
    rows.push({ version: own, integrity: '', source: 'distribution' })
  }
  const listed = rows
    .sort((one, other) => compare(valid(other.version) ?? '0.0.0', valid(one.version) ?? '0.0.0'))
    .map((row) => ({
      ...row,
      isActive: row.version === active,
      activatedAt: activated.get(row.version)?.toISOString() ?? null,
    }))
  return { rows: listed, total: listed.length }
}

/** Milliseconds that the registry has for one package, and packages asked for at once. */
const patience = 5_000
const atOnce = 6

/** Packages of which the registry has a newer version. @throws 502 when it can't be reached */
export async function updatesOf({ store }: InstallationParts, host: ServingHost): Promise<Listed<PackageUpdate>> {
  const packages = host.composition.packages.filter(({ manifest }) => manifest.id !== 'core')
  const open = [...packages]
  const rows: PackageUpdate[] = []
  const unreachable: unknown[] = []
  const look = async () => {
    for (let each = open.shift(); each !== undefined && unreachable.length === 0; each = open.shift()) {
      const { name, version } = each
      try {
        const found = (await store.versions(name, { timeout: patience })).filter((one) => prerelease(one) === null)
        const latest = found.at(-1)
        if (latest === undefined || compare(latest, version) <= 0) continue
        rows.push({ name, title: titleOf(each, name), version, latest })
      } catch (error) {
        // Many packages are in no registry.
        if (!(error instanceof AshlarError) || error.status !== 404) unreachable.push(error)
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, look))
  if (unreachable.length > 0 && rows.length === 0) throw unreachable[0]
  const inOrder = packages.flatMap(({ name }) => rows.filter((row) => row.name === name))
  return { rows: inOrder, total: inOrder.length }
}

const mostUsages = 200
const mostCounted = 2_000

/** Documents that hold a block of a package, kept versions of them aside. */
export async function usageOf(
  parts: InstallationParts,
  host: ServingHost,
  name: string,
): Promise<Listed<PackageUsage>> {
  const { packages } = host.composition
  const types = new Set(packages.find((each) => each.name === name)?.blocks.map(({ type }) => type) ?? [])
  const kinds = packages.flatMap(({ server }) => server?.documents ?? []).filter(({ isHistory }) => isHistory !== true)
  const tenants = new Map<string, string>()
  const rows: PackageUsage[] = []
  let total = 0
  for await (const { kind, document } of documentsOf(parts.data.database, { kinds, types })) {
    total++
    if (total > mostCounted) break
    if (rows.length >= mostUsages) continue
    const { tenant: guid, title, address, content } = document
    const tenant = tenants.get(guid) ?? (await nameOf(parts.data.database, guid))
    tenants.set(guid, tenant)
    const held = verdictOf(content, { types, before: () => undefined, after: () => undefined }).types
    rows.push({ kind: kind.kind, kindTitle: kind.title, tenant, title, address, blocks: [...held].sort() })
  }
  return { rows, total, ...(total > rows.length && { truncated: true }) }
}

/** What all have, faults and trials, by npm name. */
export async function marksOf(
  { faults }: InstallationParts,
  set: PackageSet,
  host: ServingHost,
): Promise<ReadonlyMap<string, PackageMarks>> {
  const recent = await faults.lastHour()
  return new Map(
    host.composition.packages.map(({ name, version }) => {
      const trial = set.trials.find((each) => each.name === name)
      const tried = trial === undefined ? 0 : (recent.get(`${name} ${trial.version}`) ?? 0)
      const marks: PackageMarks = {
        version,
        faults: (recent.get(`${name} ${version}`) ?? 0) + tried,
        trial: trial === undefined ? null : { version: trial.version, tenants: trial.tenants.length },
      }
      return [name, marks]
    }),
  )
}
