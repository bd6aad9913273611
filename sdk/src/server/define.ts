import type { EntitySchema } from '@mikro-orm/core'
import type { DomainEvent } from '../definition/event.ts'
import type { Module } from '../definition/module.ts'
import type { ArchivePart } from './archive.ts'
import type { DocumentKind } from './document.ts'
import type { HealthCheck } from './health.ts'
import type { JobWorker, Subscription } from './job.ts'
import type { Migration } from './migration.ts'
import type { EventRelay } from './relay.ts'
import type { Routes } from './routes.ts'
import type { Service } from './service.ts'
import type { EventWithin } from './within.ts'

/** A job that is asked for by the clock. */
export interface Schedule {
  /** Id of a job of this module whose payload is an empty object. */
  readonly job: string
  /** Five-field cron expression; UTC, or with `each` the website's own clock (its setting `time_zone`). */
  readonly cron: string
  /**
   * Ask for the job once for each website that has the module, as its tenant. Without it the job runs once, for the
   * platform.
   */
  readonly each?: 'tenant'
}

/** What a module does on the server: a table of contents, no logic. */
export interface ServerContribution {
  readonly entities?: readonly EntitySchema[]
  readonly migrations?: readonly Migration[]
  readonly services?: readonly Service[]
  readonly routes?: readonly Routes[]
  readonly jobs?: readonly JobWorker[]
  readonly schedules?: readonly Schedule[]
  /** What the module tells, so that it can be chosen (for a webhook, say) before anybody listens. Ids begin with the module's. */
  readonly events?: readonly DomainEvent[]
  readonly subscriptions?: readonly Subscription[]
  /** What happens with an event, in the same transaction; see `within`. */
  readonly within?: readonly EventWithin[]
  /** Delivers events elsewhere, whatever their names. */
  readonly relay?: EventRelay
  /** Kinds of documents of the module that hold content. */
  readonly documents?: readonly DocumentKind[]
  readonly health?: readonly HealthCheck[]
  /** How the module's tables travel when a tenant is exported and imported; see `archiveTable`. */
  readonly archive?: readonly ArchivePart[]
}

export interface ServerDefinition extends Required<Omit<ServerContribution, 'relay'>> {
  readonly relay: EventRelay | undefined
  readonly kind: 'server'
  readonly module: Module
}

/**
 * List what a module brings to the server. The `./server` entry of a package exports it as default.
 */
/*#__NO_SIDE_EFFECTS__*/
export function defineServer(module: Module, contribution: ServerContribution): ServerDefinition {
  return Object.freeze({
    kind: 'server',
    module,
    entities: contribution.entities ?? [],
    migrations: contribution.migrations ?? [],
    services: contribution.services ?? [],
    routes: contribution.routes ?? [],
    jobs: contribution.jobs ?? [],
    schedules: contribution.schedules ?? [],
    events: contribution.events ?? [],
    subscriptions: contribution.subscriptions ?? [],
    within: contribution.within ?? [],
    relay: contribution.relay,
    documents: contribution.documents ?? [],
    health: contribution.health ?? [],
    archive: contribution.archive ?? [],
  })
}
