import { token } from '@ashlar/sdk'
import type { Transaction } from '@ashlar/sdk/server'

/** What others learn of a project. */
export interface KnownProject {
  readonly id: number
  readonly title: string
  readonly customerId: number | null
  readonly columnName: string
  readonly start_date: string
  readonly end_date: string | null
}

/** A project that another module asks for. */
export interface WantedProject {
  readonly title: string
  readonly customerId?: number
  readonly vehicleId?: number
  readonly boardId?: number
  readonly columnId?: number
  /** Which module asks, for the audit log. */
  readonly source: string
}

/** Projects of the website of the running work. */
export interface Projects {
  /** Newest first, 25 a page. */
  ofCustomer(tx: Transaction, customerId: number, page: number): Promise<KnownProject[]>
  /** Those that are there, in no particular order. */
  byIds(tx: Transaction, ids: readonly number[]): Promise<KnownProject[]>
  /** A board without a column means its first one. @throws NO_TITLE, NO_SUCH_CUSTOMER, NOT_THEIR_VEHICLE, NO_SUCH_COLUMN */
  create(tx: Transaction, project: WantedProject): Promise<number>
}
export const Projects = token<Projects>('projects.projects')
