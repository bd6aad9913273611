import { type CustomField, isMailAddress } from '@ashlar/sdk'
import type { NewRowOf, People, RowOf, Transaction } from '@ashlar/sdk/server'
import type { Customer, KnownCustomer, NewCustomer } from '../../contract.ts'
import { errors } from '../../errors.ts'
import { VehicleEntity } from '../vehicle/vehicle.entity.ts'
import { plainVehicle } from '../vehicle/vehicle.store.ts'
import { assigneesOfCustomers, fieldsOfCustomers, tagsOfCustomers } from './beside.ts'
import { CustomerEntity } from './customer.entity.ts'
import { keysOf } from './customer.keys.ts'
import { wordsOf } from './customer.words.ts'
import { tellVersionBefore } from './version-before.ts'

/** Words of customers in the search index. */
export const searchKind = 'customers.customer'

/** What people write of a customer. */
export type CustomerFields = Required<Omit<NewCustomer, 'custom_fields' | 'tags'>>
export type CustomerRow = RowOf<typeof CustomerEntity>

const nothing: CustomerFields = {
  ...{ firstname: '', lastname: '', company: '', email: '', phone: '', source: 'admin', mail_consent: false },
  ...{ address: '', address_2: '', city: '', province: '', postal: '', country: '' },
}

/** What it takes to show customers besides their rows. */
export interface ShownWith {
  readonly fields: readonly CustomField[]
  readonly people: People
}

/** The writable part of a row. */
export function fieldsOf({ mailConsent, ...row }: CustomerRow): CustomerFields {
  const { firstname, lastname, company, email, phone, source, ...place } = row
  const { address, address2, city, province, postal, country } = place
  return {
    ...{ firstname, lastname, company, email, phone, source, mail_consent: mailConsent },
    ...{ address, address_2: address2, city, province, postal, country },
  }
}

/** What the writable part is stored as. */
function columnsOf(customer: CustomerFields) {
  const { mail_consent, address_2, ...fields } = customer
  return { ...fields, mailConsent: mail_consent, address2: address_2, ...keysOf(customer) }
}

/**
 * What was sent over what is there, tidied.
 * @throws NO_NAME, INVALID_EMAIL
 */
export function checkedFields(
  given: Omit<NewCustomer, 'tags' | 'custom_fields'>,
  before: CustomerFields = nothing,
): CustomerFields {
  const tidy = Object.entries(given).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value])
  const fields: CustomerFields = { ...before, ...Object.fromEntries(tidy) }
  const email = fields.email.normalize('NFC').toLowerCase()
  if (email !== '' && !isMailAddress(email)) throw at('email', errors.INVALID_EMAIL())
  if (fields.firstname === '' && fields.company === '' && email === '') throw at('firstname', errors.NO_NAME())
  return { ...fields, email }
}

/** @throws UNKNOWN_CUSTOMER */
export async function customerById(tx: Transaction, id: number): Promise<CustomerRow> {
  const row = await tx.em.findOne(CustomerEntity, { id })
  if (row === null) throw errors.UNKNOWN_CUSTOMER()
  return row
}

/** The same, held until the work is over: for changes that look first. @throws UNKNOWN_CUSTOMER */
export async function lockedCustomer(tx: Transaction, id: number): Promise<CustomerRow> {
  const row = await tx
    .db(CustomerEntity)
    .selectFrom('customer')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) throw errors.UNKNOWN_CUSTOMER()
  return row
}

/** @throws EMAIL_TAKEN */
export async function insertCustomer(
  tx: Transaction,
  fields: CustomerFields,
  more: Pick<NewRowOf<typeof CustomerEntity>, 'id' | 'account'> = { account: null },
): Promise<CustomerRow> {
  const row = await tx
    .db(CustomerEntity)
    .insertInto('customer')
    .values({ ...columnsOf(fields), ...more })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!row) throw at('email', errors.EMAIL_TAKEN(fields.email))
  return row
}

/** @throws EMAIL_TAKEN */
export async function updateCustomer(tx: Transaction, id: number, fields: CustomerFields): Promise<CustomerRow> {
  if (fields.email !== '') {
    const other = await customerWithEmail(tx, fields.email)
    if (other && other.id !== id) throw at('email', errors.EMAIL_TAKEN(fields.email))
  }
  return tx
    .db(CustomerEntity)
    .updateTable('customer')
    .set(({ eb, fn }) => ({ ...columnsOf(fields), revision: eb('revision', '+', 1), updatedAt: fn('now') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function customerWithEmail(tx: Transaction, email: string): Promise<CustomerRow | undefined> {
  return tx.db(CustomerEntity).selectFrom('customer').selectAll().where('email', '=', email).executeTakeFirst()
}

/** Renew the words by which a customer is found; after every change of theirs, of a vehicle's, of their tags or custom fields. */
export async function indexCustomer(tx: Transaction, row: CustomerRow): Promise<void> {
  const vehicles = await tx
    .db(VehicleEntity)
    .selectFrom('vehicle')
    .selectAll()
    .where('customerId', '=', row.id)
    .execute()
  const tags = (await tagsOfCustomers.ofMany(tx, [row.id])).get(row.id) ?? []
  const values = (await fieldsOfCustomers.ofMany(tx, [row.id])).get(row.id) ?? {}
  await tellVersionBefore(tx, row, values)
  await tx.search.put(searchKind, row.id, wordsOf(row, vehicles, [...tags, ...Object.values(values)]))
}

/** Rows as the API shows them, each with what stands in other tables: one statement for all of them. */
export async function shownCustomers(
  tx: Transaction,
  rows: readonly CustomerRow[],
  { fields, people }: ShownWith,
): Promise<Customer[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const vehicles = await tx
    .db(VehicleEntity)
    .selectFrom('vehicle')
    .selectAll()
    .where(({ eb, fn, val }) => eb('customerId', '=', fn.any(val(ids))))
    .orderBy('id')
    .execute()
  const tags = await tagsOfCustomers.ofMany(tx, ids)
  const values = await fieldsOfCustomers.ofMany(tx, ids)
  const assigned = await assigneesOfCustomers.ofMany(tx, people, ids)
  return rows.map((row) => ({
    ...plainCustomer(row),
    tags: tags.get(row.id) ?? [],
    vehicles: vehicles.filter(({ customerId }) => customerId === row.id).map(plainVehicle),
    custom_fields: fieldsOfCustomers.shown(fields, values.get(row.id)),
    assignees: assigned.get(row.id) ?? [],
  }))
}

/** A row without what stands in other tables: vehicles, tags, custom fields and assignees. */
export function plainCustomer(row: CustomerRow): KnownCustomer {
  return {
    customer_id: row.id,
    ...fieldsOf(row),
    revision: row.revision,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

export async function shownCustomer(tx: Transaction, row: CustomerRow, shownWith: ShownWith): Promise<Customer> {
  const [customer] = await shownCustomers(tx, [row], shownWith)
  if (customer === undefined) throw errors.UNKNOWN_CUSTOMER()
  return customer
}

const at = (path: string, error: ReturnType<typeof errors.NO_NAME>) => error.at({ path, message: error.message })
