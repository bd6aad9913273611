import type { PackagePlan } from '@ashlar/sdk/platform'
import type { ComposedPackage } from '@ashlar/sdk/surface'
import type { ListedRoute } from '../host/route-table.ts'
import { compare } from './compare.ts'

/** A package in one composition; undefined where it is no part of it. */
export interface Side {
  readonly package: ComposedPackage | undefined
  /** Of the whole composition. */
  readonly routes: readonly ListedRoute[]
}

type Parts = Pick<PackagePlan, 'permissions' | 'routes' | 'screens' | 'blocks'>

/** What a change does to the parts of a package that people meet; documents are counted elsewhere. */
export function differencesOf(before: Side, after: Side): Parts {
  return {
    permissions: permissions(before, after),
    routes: routes(before, after),
    screens: screens(before, after),
    blocks: blocks(before, after),
  }
}

function permissions(before: Side, after: Side): Parts['permissions'] {
  const areas = (side: Side) => Object.entries(side.package?.module?.permissions ?? {})
  return compare(
    areas(before),
    areas(after),
    ([area]) => area,
    ([, one], [, other]) => one === other,
  ).map(({ key, present: [, title], change }) => ({ area: key, title, change }))
}

function routes(before: Side, after: Side): Parts['routes'] {
  const own = (side: Side) =>
    side.routes.filter(({ owner, method }) => owner === side.package?.name && method !== 'HEAD')
  return compare(
    own(before),
    own(after),
    ({ method, url }) => `${method} ${url}`,
    (one, other) => one.access === other.access && one.crossSite === other.crossSite && one.plan === other.plan,
  ).map(({ present: { method, url, access }, change }) => ({ method, url, access, change }))
}

function screens(before: Side, after: Side): Parts['screens'] {
  const own = (side: Side) => side.package?.module?.admin.screens ?? []
  return compare(
    own(before),
    own(after),
    ({ path }) => path,
    (one, other) => one.title === other.title && one.access === other.access,
  ).map(({ present: { path, title }, change }) => ({ path, title, change }))
}

function blocks(before: Side, after: Side): Parts['blocks'] {
  return compare(
    before.package?.blocks ?? [],
    after.package?.blocks ?? [],
    ({ type }) => type,
    (one, other) => one.version === other.version && JSON.stringify(one.schema) === JSON.stringify(other.schema),
  ).map(({ key, present: { title }, before: from, after: to, change }) => ({
    ...{ type: key, title, change, documents: 0 },
    from: from?.version ?? null,
    to: to?.version ?? null,
  }))
}
