import { core } from '@ashlar/sdk/platform'
import { defineEntity, p, type RowOf, tableOf } from '@ashlar/sdk/server'

/** Null where the platform itself did it. */
const tenantOrNone = () => p.uuid().name('tenant_id').strictNullable().defaultRaw('core.tenant()')

/** What units of work leave behind for the platform worker, and dropped tags for processes that missed the notice. */
export const OutboxEntity = defineEntity({
  name: 'Outbox',
  ...tableOf(core, 'outbox'),
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    tenantId: tenantOrNone(),
    kind: p.text().$type<'event' | 'job' | 'tags'>(),
    /** Id of the event or job; empty for tags. */
    name: p.text(),
    payload: p.json<unknown>(),
    key: p.text().strictNullable(),
    startAfter: p.datetime().strictNullable(),
    createdAt: p.datetime().defaultRaw('now()'),
  },
})
export type Outbox = RowOf<typeof OutboxEntity>

/** Who did what to which record. Nobody changes a line, but what it says of a person is erased with them. */
export const AuditEntity = defineEntity({
  name: 'Audit',
  ...tableOf(core, 'audit'),
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    at: p.datetime().defaultRaw('now()'),
    tenantId: tenantOrNone(),
    actor: p.uuid().strictNullable(),
    /** Stays readable when the account is gone. */
    actorName: p.text().strictNullable(),
    onBehalfOf: p.uuid().strictNullable(),
    action: p.text(),
    entity: p.text().strictNullable(),
    entityId: p.text().strictNullable(),
    requestId: p.text().strictNullable(),
    details: p.json<Readonly<Record<string, string | number | boolean | null>>>().strictNullable(),
  },
})

/** How far a job is that reports it. */
export const JobProgressEntity = defineEntity({
  name: 'JobProgress',
  ...tableOf(core, 'job_progress'),
  properties: {
    id: p.uuid().primary(),
    tenantId: p.uuid().strictNullable(),
    name: p.text(),
    fraction: p.float().columnType('real'),
    message: p.text(),
    state: p.text().$type<'running' | 'done' | 'failed'>(),
    changedAt: p.datetime().defaultRaw('now()'),
  },
})

/** Facts of the installation, each under its name. */
export const StateEntity = defineEntity({
  name: 'State',
  ...tableOf(core, 'state'),
  properties: {
    key: p.text().primary(),
    value: p.json<unknown>(),
    changedAt: p.datetime().defaultRaw('now()'),
  },
})

/** Of the tables that every installation stands on, those that no domain of the core has for itself. */
export const foundationEntities = [OutboxEntity, AuditEntity, JobProgressEntity, StateEntity]
