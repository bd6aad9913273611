import { JobProgressEntity } from '../data/foundation.entities.ts'
import type { DataLayer } from '../data/index.ts'
import type { QueuedWork } from './queue.ts'

/** How far one job is: kept for whoever asks, told to those who watch. A job that reports nothing leaves no row. */
export class Progress {
  readonly #data: DataLayer
  readonly #id: string
  readonly #work: QueuedWork
  #fraction: number | undefined
  #message = ''

  constructor(data: DataLayer, id: string, work: QueuedWork) {
    this.#data = data
    this.#id = id
    this.#work = work
  }

  async report(fraction: number, message: string): Promise<void> {
    this.#fraction = Math.min(1, Math.max(0, Number.isFinite(fraction) ? fraction : 0))
    this.#message = message.slice(0, 1_000)
    await this.#write('running')
  }

  async end(state: 'done' | 'failed'): Promise<void> {
    if (this.#fraction === undefined) return
    if (state === 'done') this.#fraction = 1
    await this.#write(state)
  }

  async #write(state: 'running' | 'done' | 'failed'): Promise<void> {
    const { name, tenant } = this.#work
    const [id, fraction, message] = [this.#id, this.#fraction ?? 0, this.#message]
    await this.#data.database.system(async (tx) => {
      await tx
        .db(JobProgressEntity)
        .insertInto('job_progress')
        .values({ id, tenantId: tenant, name, fraction, message, state })
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet(({ fn }) => ({ fraction, message, state, changedAt: fn<Date>('now') })),
        )
        .execute()
      const event = { event: 'job-progress', id, name, fraction, message: message.slice(0, 500), state }
      await this.#data.publish({ kind: 'live', tenant, event })
    })
  }
}
