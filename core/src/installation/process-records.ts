import { hostname } from 'node:os'
import type { ServerProcess } from '@ashlar/sdk/platform'
import type { DataLayer } from '../data/index.ts'

/** Seconds without a sign of life after which a process counts as gone. */
export const goneAfter = 30

interface ProcessRow {
  readonly id: string
  readonly pid: number
  readonly machine: string
  readonly generation: number
  readonly failure: string
  readonly memory: number
  readonly loaded_versions: number
  readonly most_versions: number
  readonly started_at: Date
  readonly seen_at: Date
}

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
      await tx.sql`insert into core.server_process
        (id, pid, machine, generation, failure, memory, loaded_versions, most_versions, started_at)
        values (${id}, ${process.pid}, ${hostname()}, ${generation}, ${failure}, ${memory}, ${loadedVersions},
          ${mostVersions}, ${this.#startedAt})
        on conflict (id) do update set generation = excluded.generation, failure = excluded.failure,
          memory = excluded.memory, loaded_versions = excluded.loaded_versions, seen_at = now()`
      const others = await tx.sql<ProcessRow>`select * from core.server_process where id <> ${id}`
      const gone = others.filter((each) => isGone(each, this.#data.store.hasNotify)).map((each) => each.id)
      if (gone.length > 0) await tx.sql`delete from core.server_process where id = any(${gone}::uuid[])`
    })
  }

  async leave(): Promise<void> {
    await this.#data.database.system(
      (tx) => tx.sql`delete from core.server_process where id = ${this.#data.store.processId}`,
    )
  }

  async list(): Promise<ServerProcess[]> {
    const rows = await this.#data.database.system(
      (tx) => tx.sql<ProcessRow>`select * from core.server_process
        where seen_at > now() - make_interval(secs => ${goneAfter}) order by started_at, id`,
    )
    return rows.map((row) => ({
      id: row.id,
      pid: row.pid,
      generation: row.generation,
      failure: row.failure,
      startedAt: row.started_at.toISOString(),
      seenAt: row.seen_at.toISOString(),
      memory: row.memory,
      loadedVersions: row.loaded_versions,
      mostVersions: row.most_versions,
    }))
  }
}

/** Unseen for long, or known to be dead: on this machine, or on an embedded database, which has one process. */
function isGone({ machine, pid, seen_at }: ProcessRow, hasOthers: boolean): boolean {
  if (!hasOthers || seen_at.getTime() < Date.now() - goneAfter * 1000) return true
  return machine === hostname() && !isAlive(pid)
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // Another user's process may not be signalled, but it is there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
