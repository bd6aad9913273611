import { type ListOrder, type ListTotal, type TablesOf, type Transaction, totalOf, totalWith } from '@ashlar/sdk/server'
import { type TaskQuery, type taskOrders, taskStatuses } from '../../contract.ts'
import { daysAfter } from '../days.ts'
import { ProjectEntity } from '../project/project.entities.ts'
import { assigneesOfTasks, tagsOfTasks } from './beside.ts'
import { TaskEntity } from './task.entity.ts'
import { searchKind } from './task.store.ts'

/** Tasks found by their words at most. */
const searchLimit = 1000

const sortColumns = {
  title: ['titleKey', 'text'],
  due_date: ['dueKey', 'text'],
  createdAt: ['createdAt', 'timestamptz'],
  updatedAt: ['updatedAt', 'timestamptz'],
  sort: ['sort', 'text'],
} as const satisfies Record<(typeof taskOrders)[number], readonly [string, string]>

/** What is due first unless asked otherwise. */
export function taskOrder({
  orderBy = 'due_date',
  orderDirection = 'asc',
}: Pick<TaskQuery, 'orderBy' | 'orderDirection'>): ListOrder<TablesOf<typeof TaskEntity>, 'task'> {
  const [by, type] = sortColumns[orderBy]
  const direction = orderDirection.toLowerCase() === 'desc' ? 'desc' : 'asc'
  return { columns: ({ ref }) => [ref(by), ref('id')], type, direction }
}

/** Who asks for tasks, and what day it is there. */
export interface AskedBy {
  readonly account: number
  readonly today: string
}

/** Which tasks a query names, and how many they are. */
export async function tasksWhere(tx: Transaction, query: TaskQuery, { account, today }: AskedBy) {
  const { search = '', project_id, customer_id, board_id, column_id, assignee_id, tag, startDate, endDate } = query
  const statuses =
    query.status === undefined ? undefined : taskStatuses.filter((each) => query.status?.split(',').includes(each))
  let found = tx.db(TaskEntity).selectFrom('task')
  let isNarrow = false
  let hasMore = false
  const narrow = (next: typeof found) => {
    found = next
    isNarrow = true
  }
  if (search.trim() !== '') {
    const { ids, more } = await tx.search.find(searchKind, search, { limit: searchLimit })
    hasMore = more
    narrow(found.where(({ eb, fn, val }) => eb('id', '=', fn.any(val(ids)))))
  }
  // One status is read in order from the index that begins with it.
  const [status] = statuses?.length === 1 ? statuses : []
  if (status !== undefined) found = found.where('status', '=', status)
  else if (statuses) found = found.where(({ eb, fn, val }) => eb('status', '=', fn.any(val(statuses))))
  if (project_id !== undefined) narrow(found.where('projectId', '=', project_id))
  if (column_id !== undefined) narrow(found.where('columnId', '=', column_id))
  if (customer_id !== undefined || board_id !== undefined) {
    let projects = tx.db(ProjectEntity).selectFrom('project').select('id')
    if (customer_id !== undefined) projects = projects.where('customerId', '=', customer_id)
    if (board_id !== undefined) projects = projects.where('boardId', '=', board_id)
    const ids = (await projects.execute()).map(({ id }) => id)
    narrow(found.where(({ eb, fn, val }) => eb('projectId', '=', fn.any(val(ids)))))
  }
  if (startDate !== undefined) narrow(found.where('dueKey', '>=', startDate))
  if (endDate !== undefined) narrow(found.where('dueKey', '<=', endDate))
  if (query.due === 'overdue') narrow(found.where('dueKey', '<', today))
  if (query.due === 'week') narrow(found.where('dueKey', '>=', today).where('dueKey', '<', daysAfter(today, 7)))
  const mine = query.mine === true ? String(account) : undefined
  for (const condition of [tagsOfTasks.where(tag), assigneesOfTasks.where(assignee_id), assigneesOfTasks.where(mine)])
    if (condition) narrow(found.where(condition))
  const total = async (): Promise<ListTotal> => {
    if (!isNarrow) return totalWith(await tx.totals.of('projects.task', statuses ?? taskStatuses), false)
    const counted = await totalOf(tx.db(TaskEntity), found)
    return totalWith(counted.total, hasMore || counted.totalIsEstimate === true)
  }
  return { found, total }
}
