import type { CustomerDirectory } from '@ashlar/plugin-customers'
import type { Transaction } from '@ashlar/sdk/server'
import { sanitiseRichText } from '@ashlar/sdk/server'
import type { InvoicesOfCustomers, ProjectChange } from '../../contract.ts'
import { errors } from '../../errors.ts'
import { checkedSort, chosenColumn, keyAfter, lastProjectSort } from '../place-on-board.ts'
import { ProjectInvoiceEntity } from './project.entities.ts'
import { titleKeyOf } from './project.store.ts'

/** What people write of a project, as it is stored. */
export interface ProjectFields {
  readonly title: string
  readonly titleKey: string
  readonly estHours: number
  readonly startDate: Date
  readonly endDate: Date | null
  readonly description: string
  readonly customerId: number | null
  readonly vehicleId: number | null
  readonly boardId: number | null
  readonly columnId: number | null
  readonly sort: string
  readonly hourlyRate: number | null
}

/** What a new project begins with (PROJ-016, PROJ-017). */
export const blankProject = (): ProjectFields => ({
  ...{ title: '', titleKey: '', estHours: 1000, startDate: new Date(), endDate: null, description: '' },
  ...{ customerId: null, vehicleId: null, boardId: null, columnId: null, sort: '', hourlyRate: null },
})

type Given = Omit<ProjectChange, 'revision' | 'custom_fields' | 'tags' | 'attachedInvoices' | 'assignees'>

/**
 * What was sent over what is there, checked. A customer who goes takes the vehicle along (OPEN-342); a project without a
 * start begins now (PROJ-022).
 *
 * @throws NO_TITLE, NO_HOURS, END_BEFORE_START, NO_SUCH_CUSTOMER, NOT_THEIR_VEHICLE, NO_SUCH_COLUMN, INVALID_SORT
 */
export async function checkedProject(
  tx: Transaction,
  given: Given,
  before: ProjectFields,
  customers: CustomerDirectory,
): Promise<ProjectFields> {
  const title = (given.title ?? before.title).trim()
  if (title === '') throw at('title', errors.NO_TITLE())
  if (given.est_hours === null) throw at('est_hours', errors.NO_HOURS())
  const startDate = dateOf(given.start_date, before.startDate) ?? new Date()
  const endDate = dateOf(given.end_date, before.endDate)
  if (endDate !== null && endDate < startDate) throw at('end_date', errors.END_BEFORE_START())
  return {
    ...{ title, titleKey: titleKeyOf(title), startDate, endDate },
    estHours: given.est_hours === undefined ? before.estHours : Math.round(given.est_hours * 1000),
    hourlyRate: given.hourly_rate === undefined ? before.hourlyRate : given.hourly_rate,
    description: given.description === undefined ? before.description : sanitiseRichText(given.description),
    ...(await checkedCustomer(tx, given, before, customers)),
    ...(await checkedPlace(tx, given, before)),
  }
}

async function checkedCustomer(
  tx: Transaction,
  { customer_id, vehicle_id }: Given,
  before: ProjectFields,
  customers: CustomerDirectory,
): Promise<Pick<ProjectFields, 'customerId' | 'vehicleId'>> {
  const customerId = customer_id === undefined ? before.customerId : customer_id
  const isSame = customerId === before.customerId
  const vehicleId = vehicle_id === undefined ? (isSame ? before.vehicleId : null) : vehicle_id
  if (customerId !== null && !isSame && !(await customers.find(tx, customerId)))
    throw at('customer_id', errors.NO_SUCH_CUSTOMER())
  if (vehicleId !== null && (vehicleId !== before.vehicleId || !isSame)) {
    const vehicle = await customers.vehicle(tx, vehicleId)
    if (vehicle === undefined || vehicle.customerId !== customerId) throw at('vehicle_id', errors.NOT_THEIR_VEHICLE())
  }
  return { customerId, vehicleId }
}

async function checkedPlace(
  tx: Transaction,
  { column_id, sort }: Given,
  before: ProjectFields,
): Promise<Pick<ProjectFields, 'boardId' | 'columnId' | 'sort'>> {
  const columnId = column_id === undefined ? before.columnId : column_id
  const isMoved = columnId !== before.columnId || before.sort === ''
  const boardId = columnId === null ? null : isMoved ? (await chosenColumn(tx, columnId)).boardId : before.boardId
  if (sort !== undefined) return { boardId, columnId, sort: checkedSort(sort) }
  return { boardId, columnId, sort: isMoved ? keyAfter(await lastProjectSort(tx, columnId)) : before.sort }
}

/** Attach these invoices and no others; those of another customer are left out. */
export async function attachInvoices(
  tx: Transaction,
  projectId: number,
  customerId: number | null,
  wanted: readonly number[],
  invoices: InvoicesOfCustomers,
): Promise<void> {
  await detachInvoices(tx, projectId)
  if (customerId === null || wanted.length === 0) return
  const theirs = (await invoices.byIds(tx, wanted)).filter((invoice) => invoice.customerId === customerId)
  for (const { id } of theirs) {
    await tx.db(ProjectInvoiceEntity).insertInto('project_invoice').values({ projectId, invoiceId: id }).execute()
  }
}

export const detachInvoices = (tx: Transaction, projectId: number): Promise<unknown> =>
  tx.em.nativeDelete(ProjectInvoiceEntity, { projectId })

const dateOf = (given: string | null | undefined, before: Date | null): Date | null =>
  given === undefined ? before : given === null ? null : new Date(given)

const at = (path: string, error: ReturnType<typeof errors.NO_TITLE>) => error.at({ path, message: error.message })
