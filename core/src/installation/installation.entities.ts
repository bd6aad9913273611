import type { Manifest } from '@ashlar/sdk'
import {
  core,
  type PackageChange,
  type PackageFault,
  type PackagePlan,
  type PackagePlanRequest,
} from '@ashlar/sdk/platform'
import { defineEntity, p, type RowOf, tableOf } from '@ashlar/sdk/server'
import type { PackageSet } from './package-set.ts'

/** A release with its tarball as it was fetched: every server process unpacks it from here. */
export const ReleaseEntity = defineEntity({
  name: 'PackageRelease',
  ...tableOf(core, 'package_release'),
  properties: {
    name: p.text().primary(),
    version: p.text().primary(),
    integrity: p.text(),
    manifest: p.json<Manifest>(),
    description: p.text(),
    license: p.text(),
    /** Bytes, unpacked. */
    size: p.bigint('number'),
    source: p.text(),
    tarball: p.blob().$type<Buffer>(),
    createdAt: p.datetime().defaultRaw('now()'),
    /** When a plan was last made with it: it is kept for a day, whether it was made true or not. */
    askedAt: p.datetime().defaultRaw('now()'),
  },
})

/** What a version was when it first served. It stays when the release is forgotten. */
export const ActivationEntity = defineEntity({
  name: 'PackageActivation',
  ...tableOf(core, 'package_activation'),
  properties: {
    name: p.text().primary(),
    version: p.text().primary(),
    integrity: p.text(),
  },
})

/** Append only: every server process follows the newest, and going back is one more row. */
export const SetEntity = defineEntity({
  name: 'PackageSet',
  ...tableOf(core, 'package_set'),
  properties: {
    generation: p.integer().primary().autoincrement(false),
    content: p.json<Omit<PackageSet, 'generation'>>(),
    changeId: p.uuid(),
    createdAt: p.datetime().defaultRaw('now()'),
  },
})

export const PlanEntity = defineEntity({
  name: 'PackagePlan',
  ...tableOf(core, 'package_plan'),
  properties: {
    id: p.uuid().primary(),
    /** Of the set it was made for. */
    generation: p.integer(),
    request: p.json<PackagePlanRequest>(),
    body: p.json<PackagePlan>(),
    fingerprint: p.text(),
    createdAt: p.datetime().defaultRaw('now()'),
    expiresAt: p.datetime(),
  },
})

export const ChangeEntity = defineEntity({
  name: 'PackageChange',
  ...tableOf(core, 'package_change'),
  properties: {
    id: p.uuid().primary(),
    number: p.bigint('number').autoincrement(),
    planId: p.text(),
    request: p.json<PackagePlanRequest>(),
    fingerprint: p.text(),
    action: p.text().$type<PackageChange['action']>(),
    name: p.text(),
    title: p.text(),
    fromVersion: p.text().strictNullable(),
    toVersion: p.text().strictNullable(),
    state: p.text().$type<PackageChange['state']>(),
    steps: p.json<PackageChange['steps']>(),
    reason: p.text().default(''),
    code: p.text().default(''),
    byName: p.text(),
    askedBy: p.uuid().strictNullable(),
    askedIn: p.uuid().strictNullable(),
    attempt: p.integer().default(1),
    processId: p.uuid(),
    startedAt: p.datetime().defaultRaw('now()'),
    finishedAt: p.datetime().strictNullable(),
  },
})
export type ChangeRecord = RowOf<typeof ChangeEntity>

export const FaultEntity = defineEntity({
  name: 'PackageFault',
  ...tableOf(core, 'package_fault'),
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    at: p.datetime().defaultRaw('now()'),
    name: p.text(),
    version: p.text(),
    placeKind: p.text().$type<PackageFault['where']>(),
    place: p.text(),
    message: p.text(),
    /** Guid of the tenant on whose word it stands: what happened in a browser. */
    saidBy: p.uuid().strictNullable(),
  },
})

export const ProcessEntity = defineEntity({
  name: 'ServerProcess',
  ...tableOf(core, 'server_process'),
  properties: {
    id: p.uuid().primary(),
    pid: p.integer(),
    machine: p.text(),
    generation: p.integer(),
    failure: p.text().default(''),
    /** Bytes. */
    memory: p.bigint('number'),
    loadedVersions: p.integer(),
    mostVersions: p.integer(),
    startedAt: p.datetime(),
    seenAt: p.datetime().defaultRaw('now()'),
  },
})

export const installationEntities = [
  ...[ReleaseEntity, ActivationEntity, SetEntity, PlanEntity, ChangeEntity, FaultEntity, ProcessEntity],
]
