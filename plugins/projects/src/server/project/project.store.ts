import { type CustomerDirectory, customerName } from '@ashlar/plugin-customers'
import type { CustomField } from '@ashlar/sdk'
import { type People, plainWords, type RowOf, type Transaction } from '@ashlar/sdk/server'
import type { AttachedInvoice, InvoicesOfCustomers, Project } from '../../contract.ts'
import { errors } from '../../errors.ts'
import { isOpen } from '../../is-open.ts'
import { BoardEntity, ColumnEntity } from '../board/board.entities.ts'
import { TaskEntity } from '../task/task.entity.ts'
import { TimeEntryEntity } from '../time/time.entities.ts'
import { assigneesOfProjects, fieldsOfProjects, tagsOfProjects } from './beside.ts'
import { ProjectEntity, ProjectInvoiceEntity } from './project.entities.ts'
import { searchKind } from './tell-assigned.ts'

export { searchKind }

export type ProjectRow = RowOf<typeof ProjectEntity>

/** What it takes to show projects besides their rows. */
export interface ShownWith {
  readonly people: People
  readonly customers: CustomerDirectory
  /** Undefined where the website has no invoices. */
  readonly invoices: InvoicesOfCustomers | undefined
  /** Custom fields of the website's projects. */
  readonly fields: readonly CustomField[]
}

/** @throws UNKNOWN_PROJECT */
export async function projectById(tx: Transaction, id: number): Promise<ProjectRow> {
  const row = await tx.em.findOne(ProjectEntity, { id })
  if (row === null) throw errors.UNKNOWN_PROJECT()
  return row
}

/** The same, held until the work is over: for changes that look first. @throws UNKNOWN_PROJECT */
export async function lockedProject(tx: Transaction, id: number): Promise<ProjectRow> {
  const row = await tx
    .db(ProjectEntity)
    .selectFrom('project')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw errors.UNKNOWN_PROJECT()
  return row
}

/** Renew the words by which a project is found; after every change of it, its customer, its tags or custom fields. */
export async function indexProject(tx: Transaction, row: ProjectRow, customers: CustomerDirectory): Promise<void> {
  const tags = (await tagsOfProjects.ofMany(tx, [row.id])).get(row.id) ?? []
  const values = (await fieldsOfProjects.ofMany(tx, [row.id])).get(row.id) ?? {}
  const customer = row.customerId === null ? undefined : await customers.find(tx, row.customerId)
  const named = customer === undefined ? '' : customerName(customer)
  await tx.search.put(searchKind, row.id, [row.title, named, ...tags, ...Object.values(values)].join('\n'))
}

export const titleKeyOf = (title: string): string => plainWords(title)

/** Rows as the API shows them, each with what stands in other tables: one statement for all of them. */
export async function shownProjects(
  tx: Transaction,
  rows: readonly ProjectRow[],
  { people, customers, invoices, fields }: ShownWith,
): Promise<Project[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const places = await placesOf(tx, rows)
  const known = await customersOf(tx, rows, customers)
  const attached = invoices && (await attachedTo(tx, ids, invoices))
  const counts = await taskCounts(tx, ids)
  const tags = await tagsOfProjects.ofMany(tx, ids)
  const values = await fieldsOfProjects.ofMany(tx, ids)
  const assigned = await assigneesOfProjects.ofMany(tx, people, ids)
  const minutes = await minutesOf(tx, ids)
  const authors = await people.byIds(distinct(rows.map(({ createdBy }) => createdBy)))
  return rows.map((row) => {
    const customer = row.customerId === null ? undefined : known.get(row.customerId)
    const custom = values.get(row.id) ?? {}
    return {
      ...{ id: row.id, title: row.title, est_hours: row.estHours / 1000, description: row.description },
      ...{ start_date: row.startDate.toISOString(), end_date: row.endDate?.toISOString() ?? null },
      ...{ customer_id: row.customerId, vehicle_id: row.vehicleId, customer: customer?.shown ?? null },
      customer_name: customer?.name ?? '',
      assignees: assigned.get(row.id) ?? [],
      ...(attached && { attachedInvoices: attached.get(row.id) ?? [] }),
      ...placeOf(row, places),
      ...{ sort: row.sort, tags: tags.get(row.id) ?? [], tasks: counts.get(row.id) ?? { total: 0, closed: 0 } },
      custom_fields: Object.fromEntries(fields.map(({ id }) => [id, custom[id] ?? ''])),
      ...{ minutes: minutes.get(row.id) ?? 0, hourly_rate: row.hourlyRate },
      createdBy: row.createdBy === null ? '' : (authors.get(row.createdBy)?.displayName ?? ''),
      revision: row.revision,
      ...{ createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() },
    }
  })
}

export async function shownProject(tx: Transaction, row: ProjectRow, shownWith: ShownWith): Promise<Project> {
  const [project] = await shownProjects(tx, [row], shownWith)
  if (project === undefined) throw errors.UNKNOWN_PROJECT()
  return project
}

interface Places {
  readonly boards: ReadonlyMap<number, string>
  readonly columns: ReadonlyMap<number, { readonly name: string; readonly color: string }>
}

async function placesOf(tx: Transaction, rows: readonly ProjectRow[]): Promise<Places> {
  const boards = await tx.em.find(BoardEntity, { id: { $in: distinct(rows.map(({ boardId }) => boardId)) } })
  const columns = await tx.em.find(ColumnEntity, { id: { $in: distinct(rows.map(({ columnId }) => columnId)) } })
  return {
    boards: new Map(boards.map(({ id, name }) => [id, name])),
    columns: new Map(columns.map(({ id, name, color }) => [id, { name, color }])),
  }
}

function placeOf({ boardId, columnId }: ProjectRow, { boards, columns }: Places) {
  const column = columnId === null ? undefined : columns.get(columnId)
  return {
    board: boardId === null ? null : { id: boardId, name: boards.get(boardId) ?? '' },
    ...{ board_id: boardId, column_id: columnId },
    ...{ column_name: column?.name ?? '', column_color: column?.color ?? '' },
  }
}

interface CustomerOfProject {
  readonly shown: NonNullable<Project['customer']>
  readonly name: string
}

export async function customersOf(
  tx: Transaction,
  rows: readonly Pick<ProjectRow, 'customerId'>[],
  directory: CustomerDirectory,
) {
  const ids = distinct(rows.map(({ customerId }) => customerId))
  if (ids.length === 0) return new Map<number, CustomerOfProject>()
  const [known, vehicles] = [await directory.byIds(tx, ids), await directory.vehiclesOfAll(tx, ids)]
  return new Map(
    known.map((customer): [number, CustomerOfProject] => {
      const { customer_id, firstname, lastname } = customer
      const shown = { customer_id, firstname, lastname, vehicles: vehicles.get(customer_id) ?? [] }
      return [customer_id, { shown, name: customerName(customer) }]
    }),
  )
}

async function attachedTo(
  tx: Transaction,
  ids: readonly number[],
  invoices: InvoicesOfCustomers,
): Promise<ReadonlyMap<number, AttachedInvoice[]>> {
  const links = await tx.em.find(
    ProjectInvoiceEntity,
    { projectId: { $in: [...ids] } },
    { orderBy: { invoiceId: 'asc' } },
  )
  if (links.length === 0) return new Map()
  const found = await invoices.byIds(tx, distinct(links.map(({ invoiceId }) => invoiceId)))
  const known = new Map(found.map(({ customerId: _, ...invoice }) => [invoice.id, invoice]))
  const all = new Map<number, AttachedInvoice[]>()
  for (const { projectId, invoiceId } of links) {
    const invoice = known.get(invoiceId)
    if (invoice) all.set(projectId, [...(all.get(projectId) ?? []), invoice])
  }
  return all
}

async function minutesOf(tx: Transaction, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await tx
    .db(TaskEntity, TimeEntryEntity)
    .selectFrom('task')
    .innerJoin('time_entry', 'time_entry.taskId', 'task.id')
    .select(({ fn }) => ['task.projectId', fn.sum<number>('time_entry.duration').as('minutes')])
    .where(({ eb, fn, val }) => eb('task.projectId', '=', fn.any(val(ids))))
    .groupBy('task.projectId')
    .execute()
  return new Map(rows.map(({ projectId, minutes }) => [projectId ?? 0, Number(minutes)]))
}

export async function taskCounts(tx: Transaction, ids: readonly number[]) {
  const rows = await tx
    .db(TaskEntity)
    .selectFrom('task')
    .select(({ fn }) => ['projectId', 'status', fn.countAll<number>().as('tasks')])
    .where(({ eb, fn, val }) => eb('projectId', '=', fn.any(val(ids))))
    .groupBy(['projectId', 'status'])
    .execute()
  const counts = new Map<number, { total: number; closed: number }>()
  for (const { projectId, status, tasks } of rows) {
    if (projectId === null) continue
    const { total, closed } = counts.get(projectId) ?? { total: 0, closed: 0 }
    counts.set(projectId, { total: total + Number(tasks), closed: closed + (isOpen({ status }) ? 0 : Number(tasks)) })
  }
  return counts
}

const distinct = (ids: readonly (number | null)[]): number[] => [...new Set(ids.filter((id) => id !== null))]
