import type {
  Database,
  Files,
  Person,
  PersonalData,
  PersonalFile,
  RecordReference,
  RecordTraces,
  Transaction,
} from '@ashlar/sdk/server'
import { customerErased, noteFiles } from '../../contract.ts'
import { CustomerEntity } from '../customer/customer.entity.ts'
import type { CustomerService } from '../customer/customer.service.ts'
import { type CustomerRow, lockedCustomer, shownCustomer } from '../customer/customer.store.ts'
import { removeCustomer } from '../customer/remove-customer.ts'
import { MergeEntity } from '../merge/merge.entity.ts'
import { NoteEntity } from '../note/note.entity.ts'
import { shownNotes } from '../note/note.store.ts'
import { wholeTimeline } from '../timeline/timeline.store.ts'
import { VehicleEntity } from '../vehicle/vehicle.entity.ts'

/** What this module knows of a person: the customer with vehicles, notes and history. */
export class CustomerData implements PersonalData {
  readonly id = 'customers'
  readonly title = 'Customers'
  readonly #database: Database
  readonly #customers: CustomerService
  readonly #files: Files
  readonly #traces: RecordTraces

  constructor(database: Database, customers: CustomerService, files: Files, traces: RecordTraces) {
    this.#database = database
    this.#customers = customers
    this.#files = files
    this.#traces = traces
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

  async files(person: Person): Promise<PersonalFile[]> {
    const notes = await this.#database.tenant(async (tx) => notesOf(tx, idsOf(await customersOf(tx, person))))
    const all: PersonalFile[] = []
    for (const { id } of notes) {
      const record = { kind: noteFiles.kind, id }
      for (const file of await this.#files.list(record)) {
        const open = async () => (await this.#files.open(record, file.id)).stream
        all.push({ path: `notes/${id}/${file.id}-${file.name}`, open })
      }
    }
    return all
  }

  async erase(person: Person): Promise<void> {
    await this.#traces.erase(await this.#database.tenant((tx) => recordsOf(tx, person)))
    await this.#database.tenant(async (tx) => {
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

const idsOf = (rows: readonly CustomerRow[]): number[] => rows.map(({ id }) => id)

const notesOf = (tx: Transaction, customerIds: number[]) =>
  tx.em.find(NoteEntity, { customerId: { $in: customerIds } }, { fields: ['id'], orderBy: { id: 'asc' } })

/** All that lines of the audit log and emails may tell of the person, also as the customers who were merged into them. */
async function recordsOf(tx: Transaction, person: Person): Promise<RecordReference[]> {
  const ids = idsOf(await customersOf(tx, person))
  const merges = await tx.em.find(MergeEntity, { customerId: { $in: ids } }, { fields: ['gone'] })
  const vehicles = await tx.em.find(VehicleEntity, { customerId: { $in: ids } }, { fields: ['id'] })
  return [
    ...[...ids, ...merges.map(({ gone }) => gone.id)].map((id) => ({ entity: 'customer', id })),
    ...(await notesOf(tx, ids)).map(({ id }) => ({ entity: 'note', id })),
    ...vehicles.map(({ id }) => ({ entity: 'vehicle', id })),
  ]
}
