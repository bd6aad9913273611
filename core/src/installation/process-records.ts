import { hostname } from 'node:os'
import type { ServerProcess } from '@ashlar/sdk/platform'
import type { RowOf } from '@ashlar/sdk/server'
import type { DataLayer } from '../data/index.ts'
import { anyOf, expression } from '../platform/sql.ts'
import { isAlive } from '../process-alive.ts'
import { ProcessEntity } from './installation.entities.ts'

/** Seconds without a sign of life after which a process counts as gone. */
export const goneAfter = 30

type Process = RowOf<typeof ProcessEntity>

export type SignOfLife = Pick<ServerProcess, 'generation' | 'failure' | 'loadedVersions' | 'mostVersions'>

/** The server processes of the installation, each with its last sign of life. */
export class ProcessRecords {
  readonly #data: DataLayer
  readonly #startedAt = new Date(Date.now() - process.uptime() * 1000)

  constructor(data: DataLayer) {
    this.#data = data
  }

  /** Say that this process is there, and forget those that are not any more. */
  async beat({ generation, failure, loadedVersions, mostVersions }: SignOfLife): Promise<void> {
    const id = this.#data.store.processId
    const memory = process.memoryUsage.rss()
    await this.#data.database.system(async (tx) => {
      const processes = tx.db(ProcessEntity)
      const seen = { generation, failure, memory, loadedVersions }
      await processes
        .insertInto('server_process')
        .values({ ...seen, ...{ id, pid: process.pid, machine: hostname(), mostVersions, startedAt: this.#startedAt } })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(({ fn }) => ({ ...seen, seenAt: fn<Date>('now') })))
        .execute()
      const others = await processes.selectFrom('server_process').selectAll().where('id', '<>', id).execute()
      const gone = others.filter((each) => isGone(each, this.#data.store.hasNotify)).map((each) => each.id)
      if (gone.length > 0) await processes.deleteFrom('server_process').where('id', '=', anyOf(gone)).execute()
    })
  }

  async leave(): Promise<void> {
    const id = this.#data.store.processId
    await this.#data.database.system((tx) =>
      tx.db(ProcessEntity).deleteFrom('server_process').where('id', '=', id).execute(),
    )
  }

  async list(): Promise<ServerProcess[]> {
    const rows = await this.#data.database.system((tx) =>
      tx
        .db(ProcessEntity)
        .selectFrom('server_process')
        .selectAll()
        .where('seenAt', '>', expression<Date>`now() - make_interval(secs => ${goneAfter})`)
        .orderBy('startedAt')
        .orderBy('id')
        .execute(),
    )
    return rows.map((row) => ({
      id: row.id,
      pid: row.pid,
      generation: row.generation,
      failure: row.failure,
      startedAt: row.startedAt.toISOString(),
      seenAt: row.seenAt.toISOString(),
      memory: row.memory,
      loadedVersions: row.loadedVersions,
      mostVersions: row.mostVersions,
    }))
  }
}

/** Unseen for long, or known to be dead: on this machine, or on an embedded database, which has one process. */
function isGone({ machine, pid, seenAt }: Process, hasOthers: boolean): boolean {
  if (!hasOthers || seenAt.getTime() < Date.now() - goneAfter * 1000) return true
  return machine === hostname() && !isAlive(pid)
}
