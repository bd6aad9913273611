import { Database, on, type Settings, type Transaction } from '@ashlar/sdk/server'
import { type BillableLine, documentVoided, type LineSource } from '../../contract.ts'
import { errors } from '../../errors.ts'
import { ProjectEntity } from '../project/project.entities.ts'
import { searchKind } from '../project/project.store.ts'
import { projectSettings } from '../project-settings.ts'
import { TaskEntity } from '../task/task.entity.ts'
import { TimeEntryEntity } from './time.entities.ts'

/** Projects that a search gives at most. */
const mostFound = 20

/**
 * Time of projects that nobody has been billed for. An id names a project, the last entry that was there when it was found
 * and the minutes up to it, such as `12:407:90`: what is logged while an invoice is written stays for the next one, and
 * what another one billed meanwhile is not billed twice.
 */
export class UnbilledTime implements LineSource {
  readonly id = 'projects.time'
  readonly title = 'Unbilled time'
  readonly #database: Database
  readonly #settings: Settings

  constructor(database: Database, settings: Settings) {
    this.#database = database
    this.#settings = settings
  }

  search(words: string) {
    return this.#database.tenant(async (tx) => {
      let found = unbilled(tx)
        .innerJoin('project', 'project.id', 'task.projectId')
        .select(({ fn }) => [
          ...(['project.id', 'project.title'] as const),
          fn.sum<number>('time_entry.duration').as('minutes'),
          fn.max('time_entry.id').as('last'),
        ])
      if (words.trim() !== '') {
        const { ids } = await tx.search.find(searchKind, words, { limit: 1000 })
        found = found.where(({ eb, fn, val }) => eb('project.id', '=', fn.any(val(ids))))
      }
      const rows = await found
        .groupBy(['project.id', 'project.title'])
        .orderBy('project.id', 'desc')
        .limit(mostFound)
        .execute()
      return rows.map(({ id, title, minutes, last }) => ({
        ...{ id: `${id}:${last}:${minutes}`, title, detail: `${hoursOf(Number(minutes))} h` },
      }))
    })
  }

  async lines(id: string): Promise<readonly BillableLine[]> {
    const { hourly_rate: usual } = await projectSettings(this.#settings)
    return this.#database.tenant(async (tx) => {
      const { projectId, last } = namedBy(id)
      const project = await tx.em.findOne(ProjectEntity, { id: projectId })
      if (project === null) return []
      const rows = await unbilled(tx)
        .select(({ fn }) => ['task.id', 'task.title', fn.sum<number>('time_entry.duration').as('minutes')])
        .where('task.projectId', '=', projectId)
        .where('time_entry.id', '<=', last)
        .groupBy(['task.id', 'task.title'])
        .orderBy('task.id')
        .execute()
      return rows.map(({ title, minutes }) => ({
        ...{ name: title, kind: 'service', quantity: hoursOf(Number(minutes)) },
        unitPrice: project.hourlyRate ?? usual,
      }))
    })
  }

  /** @throws BILLED_MEANWHILE */
  async billed(tx: Transaction, id: string, documentId: number): Promise<void> {
    const { projectId, last, minutes } = namedBy(id)
    const rows = await unbilled(tx)
      .select(['time_entry.id', 'time_entry.duration'])
      .where('task.projectId', '=', projectId)
      .where('time_entry.id', '<=', last)
      .orderBy('time_entry.id')
      .forUpdate('time_entry')
      .execute()
    if (rows.reduce((sum, { duration }) => sum + duration, 0) !== minutes) throw errors.BILLED_MEANWHILE()
    await tx.em.nativeUpdate(TimeEntryEntity, { id: { $in: rows.map((row) => row.id) } }, { documentId })
  }
}

/** Time on a document that was taken back can be billed again. */
export const freeVoided = on(documentVoided, [Database], ({ documentId }, database) =>
  database.tenant(async (tx) => {
    await tx.em.nativeUpdate(TimeEntryEntity, { documentId }, { documentId: null })
  }),
)

/** Entries that are over, billable and on no document, with their tasks. */
const unbilled = (tx: Transaction) =>
  tx
    .db(TimeEntryEntity, TaskEntity, ProjectEntity)
    .selectFrom('time_entry')
    .innerJoin('task', 'task.id', 'time_entry.taskId')
    .where('time_entry.billable', '=', true)
    .where('time_entry.endTime', 'is not', null)
    .where('time_entry.documentId', 'is', null)

function namedBy(id: string): { readonly projectId: number; readonly last: number; readonly minutes: number } {
  const [projectId = 0, last = 0, minutes = 0] = id.split(':').map(Number)
  return { projectId, last, minutes }
}

const hoursOf = (minutes: number): number => Math.round((minutes / 60) * 1000) / 1000
