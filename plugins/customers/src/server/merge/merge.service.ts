import type { CustomValues, Database, Transaction } from '@ashlar/sdk/server'
import { type Customer, customerChanged, customerCreated, customersMerged, type Duplicates } from '../../contract.ts'
import { customerName } from '../../customer-name.ts'
import { errors } from '../../errors.ts'
import { assigneesOfCustomers, fieldsOfCustomers, tagsOfCustomers } from '../customer/beside.ts'
import { CustomerEntity } from '../customer/customer.entity.ts'
import type { CustomerService } from '../customer/customer.service.ts'
import {
  type CustomerRow,
  fieldsOf,
  indexCustomer,
  insertCustomer,
  lockedCustomer,
  searchKind,
  shownCustomer,
  updateCustomer,
} from '../customer/customer.store.ts'
import { filledIn } from '../customer/filled-in.ts'
import { NoteEntity } from '../note/note.entity.ts'
import { indexNote, shownNotes } from '../note/note.store.ts'
import { TimelineEntity } from '../timeline/timeline.entity.ts'
import { VehicleEntity } from '../vehicle/vehicle.entity.ts'
import { foundDuplicates } from './duplicates.ts'
import { type KeptCustomer, MergeEntity, type Moved } from './merge.entity.ts'

/** Two customers who turn out to be one. */
export class MergeService {
  readonly #database: Database
  readonly #customers: CustomerService

  constructor(database: Database, customers: CustomerService) {
    this.#database = database
    this.#customers = customers
  }

  async duplicates(): Promise<{ groups: Duplicates[]; more: boolean }> {
    const shownWith = await this.#customers.shownWith()
    return this.#database.tenant((tx) => foundDuplicates(tx, shownWith))
  }

  /** @throws SAME_CUSTOMER, UNKNOWN_CUSTOMER */
  async merge(into: number, from: number): Promise<{ customer: Customer; mergeId: number }> {
    if (into === from) throw errors.SAME_CUSTOMER()
    const shownWith = await this.#customers.shownWith()
    return this.#database.tenant(async (tx) => {
      const [first, second] = await bothLocked(tx, into, from)
      const [kept, gone] = first.id === into ? [first, second] : [second, first]
      const values = await fieldsOfCustomers.ofMany(tx, [into, from])
      const moved = await moveAll(tx, gone.id, kept.id)
      await tx.em.nativeDelete(CustomerEntity, { id: gone.id })
      await tx.search.remove(searchKind, gone.id)
      const after = await updateCustomer(tx, kept.id, filledIn(fieldsOf(kept), fieldsOf(gone)))
      if (after.account === null && gone.account !== null) await giveAccount(tx, after.id, gone.account)
      await indexCustomer(tx, after)
      await reindexNotes(tx, moved.notes)
      const { id: mergeId } = await tx
        .db(MergeEntity)
        .insertInto('merge')
        .values({
          ...{ customerId: into, revision: after.revision, moved },
          ...{ before: keptOf(kept, values.get(into)), gone: keptOf(gone, values.get(from)) },
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await tx.emit(customersMerged, { from, into })
      const details = { from, name: customerName(gone) }
      tx.audit({ action: 'customer.merged', entity: 'customer', entityId: into, title: customerName(after), details })
      return { customer: await shownCustomer(tx, after, shownWith), mergeId }
    })
  }

  /** @throws UNKNOWN_MERGE, CHANGED_AFTER_MERGE */
  async undo(mergeId: number): Promise<Customer> {
    const shownWith = await this.#customers.shownWith()
    return this.#database.tenant(async (tx) => {
      const merge = await tx.em.findOne(MergeEntity, { id: mergeId })
      if (merge === null) throw errors.UNKNOWN_MERGE()
      const now = await lockedCustomer(tx, merge.customerId)
      if (now.revision !== merge.revision) throw errors.CHANGED_AFTER_MERGE()
      const { id: _, account, customValues, ...before } = merge.before
      if (now.account !== account) await giveAccount(tx, now.id, account)
      const after = await updateCustomer(tx, now.id, before)
      const { gone, moved } = merge
      const back = await restored(tx, gone)
      await changeOwner(tx, moved, now.id, back.id)
      await tagsOfCustomers.set(tx, now.id, moved.tags.into)
      await tagsOfCustomers.set(tx, back.id, moved.tags.from)
      await fieldsOfCustomers.set(tx, now.id, customValues)
      await fieldsOfCustomers.set(tx, back.id, gone.customValues)
      if (moved.assignees) {
        await assigneesOfCustomers.set(tx, now.id, moved.assignees.into)
        await assigneesOfCustomers.set(tx, back.id, moved.assignees.from)
      }
      await tx.em.nativeDelete(MergeEntity, { id: mergeId })
      await indexCustomer(tx, after)
      await indexCustomer(tx, back)
      await reindexNotes(tx, moved.notes)
      await tx.emit(customerChanged, { customerId: after.id })
      await tx.emit(customerCreated, { customerId: back.id, source: back.source })
      tx.audit({ action: 'customer.merge-undone', entity: 'customer', entityId: now.id, title: customerName(after) })
      return shownCustomer(tx, after, shownWith)
    })
  }
}

/** In the order of their ids, so that two merges at once wait for each other instead of for ever. */
async function bothLocked(tx: Transaction, one: number, other: number): Promise<[CustomerRow, CustomerRow]> {
  const first = await lockedCustomer(tx, Math.min(one, other))
  return [first, await lockedCustomer(tx, Math.max(one, other))]
}

const keptOf = (row: CustomerRow, customValues: CustomValues = {}): KeptCustomer => ({
  ...fieldsOf(row),
  ...{ id: row.id, account: row.account, customValues },
})

const restored = (tx: Transaction, { id, account, customValues: _, ...fields }: KeptCustomer) =>
  insertCustomer(tx, fields, { id, account })

async function giveAccount(tx: Transaction, id: number, account: string | null): Promise<void> {
  await tx.em.nativeUpdate(CustomerEntity, { id }, { account })
}

/** What the same key was told of both stays with the one who goes. */
async function moveAll(tx: Transaction, from: number, into: number): Promise<Moved> {
  const vehicles = await tx.em.find(VehicleEntity, { customerId: from }, { fields: ['id'] })
  const notes = await tx.em.find(NoteEntity, { customerId: from }, { fields: ['id'] })
  const told = await tx.em.find(TimelineEntity, { customerId: into }, { fields: ['key'] })
  const keys = new Set(told.map(({ key }) => key))
  const steps = await tx.em.find(TimelineEntity, { customerId: from }, { fields: ['id', 'key'] })
  const tags = await tagsOfCustomers.ofMany(tx, [from, into])
  const people = await assigneesOfCustomers.idsOf(tx, [from, into])
  const moved = {
    vehicles: vehicles.map(({ id }) => id),
    notes: notes.map(({ id }) => id),
    timeline: steps.filter(({ key }) => !keys.has(key)).map(({ id }) => id),
    tags: { into: tags.get(into) ?? [], from: tags.get(from) ?? [] },
    assignees: { into: people.get(into) ?? [], from: people.get(from) ?? [] },
  }
  await changeOwner(tx, moved, from, into)
  for (const beside of [tagsOfCustomers, fieldsOfCustomers, assigneesOfCustomers]) await beside.merge(tx, from, into)
  return moved
}

/** What is not of `from` any more, since somebody moved or deleted it meanwhile, is left alone. */
async function changeOwner(tx: Transaction, moved: Moved, from: number, into: number): Promise<void> {
  const owner = { customerId: into }
  await tx.em.nativeUpdate(VehicleEntity, { id: { $in: [...moved.vehicles] }, customerId: from }, owner)
  await tx.em.nativeUpdate(NoteEntity, { id: { $in: [...moved.notes] }, customerId: from }, owner)
  await tx.em.nativeUpdate(TimelineEntity, { id: { $in: [...moved.timeline] }, customerId: from }, owner)
}

/** Notes are found by the name of their customer. */
async function reindexNotes(tx: Transaction, ids: readonly number[]): Promise<void> {
  const rows = await tx.em.find(NoteEntity, { id: { $in: [...ids] } })
  for (const note of await shownNotes(tx, rows)) await indexNote(tx, note)
}
