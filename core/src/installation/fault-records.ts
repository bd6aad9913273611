import type { PackageFault } from '@ashlar/sdk'
import type { DataLayer } from '../data/index.ts'
import type { Listed } from './contract.ts'

export type NewFault = PackageFault & { readonly name: string }

/** Characters of an error that are kept: it may hold anything. */
const longestMessage = 2_000
const longestPlace = 300
/** Faults of one package that are kept. */
const mostKept = 200
const mostListed = 100

interface FaultRow {
  readonly at: Date
  readonly version: string
  readonly place_kind: string
  readonly place: string
  readonly message: string
}

/** What went wrong in packages while they served, in all processes. */
export class FaultRecords {
  readonly #data: DataLayer

  constructor(data: DataLayer) {
    this.#data = data
  }

  /** Write a fault; gives how many of this version there were in the last so many seconds, this one included. */
  async add({ name, version, where, place, message }: Omit<NewFault, 'at'>, seconds: number): Promise<number> {
    return this.#data.database.system(async (tx) => {
      await tx.sql`insert into core.package_fault (name, version, place_kind, place, message)
        values (${name}, ${version}, ${where}, ${plain(place, longestPlace)}, ${plain(message, longestMessage)})`
      await tx.sql`delete from core.package_fault where name = ${name} and id <= (
        select id from core.package_fault where name = ${name} order by id desc offset ${mostKept} limit 1)`
      const [count] = await tx.sql<{ recent: number }>`
        select count(*) as recent from core.package_fault
        where name = ${name} and version = ${version} and at > now() - make_interval(secs => ${seconds})`
      return count?.recent ?? 0
    })
  }

  /** Forget the faults of a version that is begun anew with. */
  async forget(name: string, version: string): Promise<void> {
    await this.#data.database.system(
      (tx) => tx.sql`delete from core.package_fault where name = ${name} and version = ${version}`,
    )
  }

  /** Faults of the last hour by name and version, joined by a space. */
  async lastHour(): Promise<ReadonlyMap<string, number>> {
    const rows = await this.#data.database.system(
      (tx) => tx.sql<{ key: string; faults: number }>`
        select name || ' ' || version as key, count(*) as faults from core.package_fault
        where at > now() - interval '1 hour' group by name, version`,
    )
    return new Map(rows.map(({ key, faults }) => [key, faults]))
  }

  /** Newest first. */
  list(name: string): Promise<Listed<PackageFault>> {
    return this.#data.database.system(async (tx) => {
      const rows = await tx.sql<FaultRow>`
        select at, version, place_kind, place, message from core.package_fault
        where name = ${name} order by id desc limit ${mostListed}`
      const [count] = await tx.sql<{ total: number }>`
        select count(*) as total from core.package_fault where name = ${name}`
      const total = count?.total ?? 0
      return { rows: rows.map(faultOf), total, ...(total > rows.length && { truncated: true }) }
    })
  }
}

function faultOf({ at, version, place_kind: where, place, message }: FaultRow): PackageFault {
  return { at: at.toISOString(), version, where, place, message }
}

/** PostgreSQL stores neither NUL nor half a character. */
const plain = (text: string, longest: number) => text.replaceAll('\0', '').slice(0, longest).toWellFormed()
