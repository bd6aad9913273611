import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from '@ashlar/sdk/server'
import {
  type ContactSource,
  type CustomerDirectory,
  customerChanged,
  type KnownCustomer,
  type NewCustomer,
  type Vehicle,
} from '../../contract.ts'
import { VehicleEntity } from '../vehicle/vehicle.entity.ts'
import { plainVehicle, vehiclesOf } from '../vehicle/vehicle.store.ts'
import { tagsOfCustomers } from './beside.ts'
import { createdCustomer } from './create-customer.ts'
import { CustomerEntity } from './customer.entity.ts'
import {
  type CustomerFields,
  type CustomerRow,
  checkedFields,
  customerWithEmail,
  fieldsOf,
  indexCustomer,
  lockedCustomer,
  plainCustomer,
  searchKind,
  updateCustomer,
} from './customer.store.ts'
import { filledIn } from './filled-in.ts'

/** What other modules ask of customers. */
export class CustomerDirectoryService implements CustomerDirectory {
  async find(tx: Transaction, id: number): Promise<KnownCustomer | undefined> {
    const rows = tx.db(CustomerEntity).selectFrom('customer').selectAll().where('id', '=', id)
    return known((await rows.executeTakeFirst()) ?? null)
  }

  async byIds(tx: Transaction, ids: readonly number[]): Promise<KnownCustomer[]> {
    const rows = await tx.em.find(CustomerEntity, { id: { $in: [...ids] } })
    return rows.map(plainCustomer)
  }

  async byEmails(tx: Transaction, emails: readonly string[]): Promise<KnownCustomer[]> {
    const rows = await tx.em.find(CustomerEntity, { email: { $in: emails.filter((email) => email !== '') } })
    return rows.map(plainCustomer)
  }

  async search(tx: Transaction, words: string, limit: number): Promise<KnownCustomer[]> {
    const { ids } = await tx.search.find(searchKind, words, { limit })
    return ids.length === 0 ? [] : this.byIds(tx, ids)
  }

  async ensure(
    tx: Transaction,
    person: Omit<NewCustomer, 'custom_fields' | 'tags'>,
    source: ContactSource,
  ): Promise<number> {
    const fields = checkedFields({ ...person, source })
    const there = fields.email === '' ? undefined : await customerWithEmail(tx, fields.email)
    if (there === undefined) return (await createdCustomer(tx, fields)).id
    return completed(tx, await lockedCustomer(tx, there.id), fields)
  }

  async ofAccount(tx: Transaction, guid: string): Promise<KnownCustomer | undefined> {
    return known(await tx.em.findOne(CustomerEntity, { account: guid }))
  }

  async tagsOf(tx: Transaction, customerId: number): Promise<string[]> {
    return (await tagsOfCustomers.ofMany(tx, [customerId])).get(customerId) ?? []
  }

  async tag(tx: Transaction, customerId: number, tag: string): Promise<void> {
    const there = await tx.em.count(CustomerEntity, { id: customerId })
    const tags = await this.tagsOf(tx, customerId)
    if (there > 0 && !tags.includes(tag)) await tagsOfCustomers.set(tx, customerId, [...tags, tag])
  }

  async vehicle(tx: Transaction, id: number): Promise<(Vehicle & { readonly customerId: number }) | undefined> {
    const row = await tx.em.findOne(VehicleEntity, { id })
    return row === null ? undefined : { ...plainVehicle(row), customerId: row.customerId }
  }

  async vehiclesOf(tx: Transaction, customerId: number): Promise<Vehicle[]> {
    return (await vehiclesOf(tx, [customerId])).map(plainVehicle)
  }

  async vehiclesOfAll(tx: Transaction, customerIds: readonly number[]): Promise<ReadonlyMap<number, Vehicle[]>> {
    const rows = Map.groupBy(await vehiclesOf(tx, customerIds), ({ customerId }) => customerId)
    return new Map([...rows].map(([id, own]) => [id, own.map(plainVehicle)]))
  }
}

async function completed(tx: Transaction, there: CustomerRow, given: CustomerFields): Promise<number> {
  const before = fieldsOf(there)
  const after = filledIn(before, given)
  if (isDeepStrictEqual(before, after)) return there.id
  const row = await updateCustomer(tx, there.id, after)
  await indexCustomer(tx, row)
  await tx.emit(customerChanged, { customerId: row.id })
  return row.id
}

const known = (row: CustomerRow | null) => (row === null ? undefined : plainCustomer(row))
