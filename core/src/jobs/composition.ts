import type { Module } from '@ashlar/sdk'
import type {
  EventRelay,
  Injectable,
  JobWorker,
  Lane,
  Schedule,
  ServerDefinition,
  Subscription,
} from '@ashlar/sdk/server'
import type { Fault } from '@ashlar/sdk/surface'
import { withRequirements } from '../data/index.ts'

/** What of a composition the jobs need. */
export interface JobComposition {
  readonly servers: readonly ServerDefinition[]
  /** All installed modules; without it those of `servers`, which is short of modules that have no server part. */
  readonly modules?: readonly Module[]
  /** Instances for a list of tokens and classes, as the composition gives them. */
  resolveAll(wanted: readonly Injectable[]): never[]
  /** Told of work of a module that failed, each time that it does. */
  report?(module: string, fault: Omit<Fault, 'package'>): void
  /** Does work of a module so that it is known whose it is when the process hangs. */
  named?<T>(module: string, what: Pick<Fault, 'where' | 'place'>, work: () => T): T
}

interface Owned {
  /** Id of the module it belongs to. */
  readonly module: string
}

/** The jobs, subscriptions and schedules of one composition, by id. */
export class Work {
  readonly jobs = new Map<string, JobWorker & Owned>()
  readonly subscriptions = new Map<string, Subscription & Owned>()
  readonly schedules: readonly (Schedule & Owned)[]
  readonly resolveAll: JobComposition['resolveAll']
  readonly report: NonNullable<JobComposition['report']>
  readonly named: NonNullable<JobComposition['named']>
  readonly relays: readonly (EventRelay & Owned)[]
  readonly #modules: readonly Module[]
  readonly #subscribers = new Map<string, string[]>()

  constructor({ servers, modules, resolveAll, report = () => undefined, named = unnamed }: JobComposition) {
    this.relays = servers.flatMap(({ module, relay }) => (relay === undefined ? [] : [{ ...relay, module: module.id }]))
    this.#modules = modules ?? servers.map(({ module }) => module)
    this.resolveAll = resolveAll
    this.report = report
    this.named = named
    for (const { module, jobs, subscriptions } of servers) {
      for (const worker of jobs) this.#addJob({ ...worker, module: module.id })
      for (const subscription of subscriptions) this.#addSubscription({ ...subscription, module: module.id })
    }
    this.schedules = servers.flatMap(({ module, schedules }) =>
      schedules.map((schedule) => ({ ...schedule, module: module.id })),
    )
    const lost = this.relays.find(({ job }) => !this.jobs.has(job.id))
    if (lost)
      throw new Error(`Module “${lost.module}” relays events to the job “${lost.job.id}”, which no module defines.`)
    const idle = this.schedules.find((schedule) => !this.jobs.has(schedule.job))
    if (idle) throw new Error(`Module “${idle.module}” schedules the job “${idle.job}”, which no module defines.`)
  }

  /** Names of the subscriptions to an event; each is tried and retried on its own. */
  subscribersOf(event: string): readonly string[] {
    return this.#subscribers.get(event) ?? []
  }

  /** In which lane a job runs. */
  laneOf(job: string): Lane {
    return this.jobs.get(job)?.job.lane ?? 'usual'
  }

  /** Ids of the modules that may have to do with websites; the core is not named. */
  get installed(): readonly string[] {
    return this.#modules.map(({ id }) => id)
  }

  /** Of what plan and switches leave to a website, the modules that it has. */
  modulesOf(left: readonly string[]): ReadonlySet<string> {
    return new Set(['core', ...withRequirements(this.#modules, left)])
  }

  #addJob(worker: JobWorker & Owned): void {
    const { id } = worker.job
    if (this.jobs.has(id)) throw new Error(`Two modules define the job “${id}”. The second one is ${worker.module}.`)
    this.jobs.set(id, worker)
  }

  /** Named by module, event and place, so that an upgrade of another module changes nothing for jobs under way. */
  #addSubscription(subscription: Subscription & Owned): void {
    const event = subscription.event.id
    const all = this.#subscribers.get(event) ?? []
    const prefix = `${subscription.module}/${event}/`
    const name = `${prefix}${all.filter((other) => other.startsWith(prefix)).length}`
    this.#subscribers.set(event, [...all, name])
    this.subscriptions.set(name, subscription)
  }
}

const unnamed: NonNullable<JobComposition['named']> = (_module, _what, work) => work()
