import type { DateSeries } from '@ashlar/sdk'
import { sanitiseRichText, type Transaction } from '@ashlar/sdk/server'
import type { ChecklistItem, TaskChange, TaskStatus } from '../../contract.ts'
import { errors } from '../../errors.ts'
import { ColumnEntity } from '../board/board.entities.ts'
import { checkedSort, chosenColumn, keyAfter, lastTaskSort } from '../place-on-board.ts'
import { firstColumnOf } from '../project/first-column.ts'
import { ProjectEntity } from '../project/project.entities.ts'
import { noDueDate } from './task.entity.ts'
import { titleKeyOf } from './task.store.ts'

/** What people write of a task, as it is stored. */
export interface TaskFields {
  readonly title: string
  readonly titleKey: string
  readonly estHours: number
  readonly status: TaskStatus
  readonly dueDate: string | null
  readonly dueKey: string
  readonly description: string
  readonly projectId: number | null
  readonly columnId: number | null
  readonly sort: string
  readonly completedAt: Date | null
  readonly checklist: readonly ChecklistItem[]
  readonly repeats: DateSeries | null
}

/** What a new task begins with (TASK-012). */
export const blankTask: TaskFields = {
  ...{ title: '', titleKey: '', estHours: 1000, status: 'pending', dueDate: null, dueKey: noDueDate, description: '' },
  ...{ projectId: null, columnId: null, sort: '', completedAt: null, checklist: [], repeats: null },
}

type Given = Omit<TaskChange, 'revision' | 'tags' | 'assignees' | 'waits_for'>

/**
 * What was sent over what is there, checked. A task that goes to a column for what is done is completed, and one that
 * leaves it is open again, unless a status was sent too.
 *
 * @throws NO_TITLE, NO_HOURS, NO_SUCH_PROJECT, NO_SUCH_COLUMN, COLUMN_OF_ANOTHER_BOARD, INVALID_SORT
 */
export async function checkedTask(tx: Transaction, given: Given, before: TaskFields): Promise<TaskFields> {
  const title = (given.title ?? before.title).trim()
  if (title === '') throw at('title', errors.NO_TITLE())
  if (given.est_hours === null) throw at('est_hours', errors.NO_HOURS())
  const dueDate = given.due_date === undefined ? before.dueDate : given.due_date
  const { isDone, wasMoved, ...place } = await checkedPlace(tx, given, before)
  const status = given.status ?? (wasMoved ? statusIn(isDone, before.status) : before.status)
  const completedAt = status === 'completed' ? (before.completedAt ?? new Date()) : null
  return {
    ...{ title, titleKey: titleKeyOf(title), dueDate, dueKey: dueDate ?? noDueDate, status, completedAt },
    estHours: given.est_hours === undefined ? before.estHours : Math.round(given.est_hours * 1000),
    description: given.description === undefined ? before.description : sanitiseRichText(given.description),
    checklist: given.checklist === undefined ? before.checklist : tidyChecklist(given.checklist),
    repeats: given.repeats === undefined ? before.repeats : given.repeats,
    ...place,
  }
}

/** Without what has no words, and with each id once: the first of two wins. */
function tidyChecklist(items: readonly ChecklistItem[]): readonly ChecklistItem[] {
  const kept = new Map<string, ChecklistItem>()
  for (const item of items) {
    const text = item.text.trim()
    if (text !== '' && !kept.has(item.id)) kept.set(item.id, { ...item, text })
  }
  return [...kept.values()]
}

function statusIn(isDone: boolean, before: TaskStatus): TaskStatus {
  if (isDone) return 'completed'
  return before === 'completed' ? 'pending' : before
}

async function checkedPlace(tx: Transaction, { project_id, column_id, sort, status }: Given, before: TaskFields) {
  const projectId = project_id === undefined ? before.projectId : project_id
  const isSame = projectId === before.projectId
  const boardId = projectId === null ? null : await boardOfProject(tx, projectId)
  // A task without a project has no column (OPEN-348); in another project it begins in the first one.
  const usual = isSame ? before.columnId : await firstColumnOf(tx, projectId)
  const kept = boardId === null ? usual : await followingStatus(tx, { boardId, usual }, status, before)
  const columnId = projectId === null ? null : column_id === undefined ? kept : column_id
  const column = columnId === null ? undefined : await chosenColumn(tx, columnId)
  if (column && column.boardId !== boardId) throw at('column_id', errors.COLUMN_OF_ANOTHER_BOARD())
  const wasMoved = columnId !== before.columnId
  const isNew = !isSame || before.sort === ''
  return {
    ...{ projectId, columnId, wasMoved: wasMoved && columnId !== null, isDone: column?.isDone === true },
    sort:
      sort !== undefined
        ? checkedSort(sort)
        : isNew || wasMoved
          ? keyAfter(await lastTaskSort(tx, projectId))
          : before.sort,
  }
}

/** A task that is completed goes to the column for what is done, and one that is opened again leaves it. */
async function followingStatus(
  tx: Transaction,
  { boardId, usual }: { readonly boardId: number; readonly usual: number | null },
  status: TaskStatus | undefined,
  before: TaskFields,
): Promise<number | null> {
  if (status === undefined || status === before.status) return usual
  const columns = await tx.em.find(ColumnEntity, { boardId }, { orderBy: { sort: 'asc', id: 'asc' } })
  if (status === 'completed') return columns.find(({ isDone }) => isDone)?.id ?? usual
  const stands = columns.find(({ id }) => id === usual)
  return stands?.isDone ? (columns.find(({ isDone }) => !isDone)?.id ?? usual) : usual
}

async function boardOfProject(tx: Transaction, id: number): Promise<number | null> {
  const project = await tx
    .db(ProjectEntity)
    .selectFrom('project')
    .select('boardId')
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst()
  if (project) return project.boardId
  throw at('project_id', errors.NO_SUCH_PROJECT())
}

const at = (path: string, error: ReturnType<typeof errors.NO_TITLE>) => error.at({ path, message: error.message })
