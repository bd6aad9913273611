import type { Database, Files, Person, PersonalData, Transaction } from '@ashlar/sdk/server'
import { customerErased, noteFiles } from '../../contract.ts'
import { CustomerEntity } from '../customer/customer.entity.ts'
import type { CustomerService } from '../customer/customer.service.ts'
import { type CustomerRow, lockedCustomer, shownCustomer } from '../customer/customer.store.ts'
import { removeCustomer } from '../customer/remove-customer.ts'
import { NoteEntity } from '../note/note.entity.ts'
import { shownNotes } from '../note/note.store.ts'
import { wholeTimeline } from '../timeline/timeline.store.ts'

/** What this module knows of a person: the customer with vehicles, notes and history. */
export class CustomerData implements PersonalData {
  readonly id = 'customers'
  readonly title = 'Customers'
  readonly #database: Database
  readonly #customers: CustomerService
  readonly #files: Files

  constructor(database: Database, customers: CustomerService, files: Files) {
    this.#database = database
    this.#customers = customers
    this.#files = files
  }

  async export(person: Person): Promise<unknown> {
    const shownWith = await this.#customers.shownWith()
    return this.#database.tenant(async (tx) => {
      const found = await customersOf(tx, person)
      if (found.length === 0) return undefined
      const all: unknown[] = []
      for (const row of found) {
        const customer = await shownCustomer(tx, row, shownWith)
        const notes: unknown[] = []
        for (const note of await shownNotes(tx, await tx.em.find(NoteEntity, { customerId: row.id }))) {
          notes.push({ ...note, files: await this.#files.list({ kind: noteFiles.kind, id: note.id }) })
        }
        all.push({ ...customer, notes, history: await wholeTimeline(tx, row.id) })
      }
      return all
    })
  }

  erase(person: Person): Promise<void> {
    return this.#database.tenant(async (tx) => {
      for (const { id } of await customersOf(tx, person)) {
        await lockedCustomer(tx, id)
        await removeCustomer(tx, id)
        await tx.emit(customerErased, { customerId: id })
        // Without the name: the log stays.
        tx.audit({ action: 'customer.erased', entity: 'customer', entityId: id, title: String(id) })
      }
    })
  }
}

async function customersOf(tx: Transaction, { customerId, email, account }: Person): Promise<CustomerRow[]> {
  const $or = [
    ...(customerId === undefined ? [] : [{ id: customerId }]),
    ...(email === undefined || email === '' ? [] : [{ email }]),
    ...(account === undefined ? [] : [{ account }]),
  ]
  return $or.length === 0 ? [] : tx.em.find(CustomerEntity, { $or })
}
