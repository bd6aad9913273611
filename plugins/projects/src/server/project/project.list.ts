import type { CustomField } from '@ashlar/sdk'
import {
  type ListOrder,
  type ListTotal,
  type RecordCondition,
  type TablesOf,
  type Transaction,
  totalOf,
  totalWith,
} from '@ashlar/sdk/server'
import type { ProjectQuery, projectOrders } from '../../contract.ts'
import { assigneesOfProjects, fieldsOfProjects, tagsOfProjects } from './beside.ts'
import { ProjectEntity } from './project.entities.ts'
import { searchKind } from './project.store.ts'

/** Projects found by their words at most. */
const searchLimit = 1000

const sortColumns = {
  title: ['titleKey', 'text'],
  start_date: ['startDate', 'timestamptz'],
  createdAt: ['createdAt', 'timestamptz'],
  updatedAt: ['updatedAt', 'timestamptz'],
  sort: ['sort', 'text'],
} as const satisfies Record<(typeof projectOrders)[number], readonly [string, string]>

/** Newest first unless asked otherwise. */
export function projectOrder({
  orderBy = 'createdAt',
  orderDirection = orderBy === 'createdAt' ? 'desc' : 'asc',
}: ProjectQuery): ListOrder<TablesOf<typeof ProjectEntity>, 'project'> {
  const [by, type] = sortColumns[orderBy]
  const direction = orderDirection.toLowerCase() === 'desc' ? 'desc' : 'asc'
  return { columns: ({ ref }) => [ref(by), ref('id')], type, direction }
}

/** Which projects a query names, and how many they are. @throws INVALID_FILTER */
export async function projectsWhere(tx: Transaction, query: ProjectQuery, fields: readonly CustomField[]) {
  const { search = '', customer_id, board_id, column_id, assignee_id, tag, startDate, endDate } = query
  let found = tx.db(ProjectEntity).selectFrom('project')
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
  if (customer_id !== undefined) narrow(found.where('customerId', '=', customer_id))
  if (board_id !== undefined) narrow(found.where('boardId', '=', board_id))
  if (column_id !== undefined) narrow(found.where('columnId', '=', column_id))
  // Under way between two moments: begun before the end, and not over before the start.
  if (endDate !== undefined) narrow(found.where('startDate', '<=', new Date(endDate)))
  if (startDate !== undefined) {
    const from = new Date(startDate)
    narrow(found.where(({ eb, or }) => or([eb('endDate', '>=', from), eb('endDate', 'is', null)])))
  }
  const beside: (RecordCondition | undefined)[] = [
    tagsOfProjects.where(tag),
    assigneesOfProjects.where(assignee_id),
    ...fieldsOfProjects.where(fields, query),
  ]
  for (const condition of beside) if (condition) narrow(found.where(condition))
  const total = async (): Promise<ListTotal> => {
    if (!isNarrow) return totalWith(await tx.totals.of('projects.project'), false)
    const counted = await totalOf(tx.db(ProjectEntity), found)
    return totalWith(counted.total, hasMore || counted.totalIsEstimate === true)
  }
  return { found, total }
}
