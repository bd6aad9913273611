import {
  type CsvRows,
  type CsvStep,
  type Database,
  type ListReply,
  type People,
  pageOf,
  rowsBehind,
  type Settings,
} from '@ashlar/sdk/server'
import { Parse } from 'typebox/value'
import {
  type Customer,
  type CustomerChange,
  type CustomerQuery,
  customerChanged,
  type NewCustomer,
} from '../../contract.ts'
import { customerName } from '../../customer-name.ts'
import { errors } from '../../errors.ts'
import { CustomerSettings } from '../../settings.ts'
import { fieldsOfCustomers, tagsOfCustomers } from './beside.ts'
import { createdCustomer } from './create-customer.ts'
import { customerCsvOf } from './customer.csv.ts'
import { CustomerEntity } from './customer.entity.ts'
import { countCustomers, customerOrder, customersWhere, wantedCustomers } from './customer.list.ts'
import { type CustomerPlaces, customerPlaces } from './customer.places.ts'
import {
  checkedFields,
  customerById,
  fieldsOf,
  indexCustomer,
  lockedCustomer,
  type ShownWith,
  shownCustomer,
  shownCustomers,
  updateCustomer,
} from './customer.store.ts'
import { removeCustomer } from './remove-customer.ts'

/** What staff do with customers. */
export class CustomerService {
  readonly #database: Database
  readonly #settings: Settings
  readonly #people: People

  constructor(database: Database, settings: Settings, people: People) {
    this.#database = database
    this.#settings = settings
    this.#people = people
  }

  async settings(): Promise<CustomerSettings> {
    return Parse(CustomerSettings, await this.#settings.of('customers'))
  }

  /** Read before the unit of work: it has a look at the database of its own. */
  async shownWith(): Promise<ShownWith> {
    return { fields: await fieldsOfCustomers.known(this.#settings), people: this.#people }
  }

  async list(query: CustomerQuery): Promise<ListReply<Customer>['results']> {
    const shownWith = await this.shownWith()
    return this.#database.tenant(async (tx) => {
      const wanted = await wantedCustomers(tx, query, shownWith.fields)
      const { rows, places } = await pageOf(customersWhere(tx, wanted).selectAll(), customerOrder(query), query)
      const total = await countCustomers(tx, wanted)
      const isCut = query.limit === -1 && places.next !== undefined
      const shown = await shownCustomers(tx, rows, shownWith)
      return { rows: shown, ...total, ...places, ...(isCut && { truncated: true }) }
    })
  }

  /** The next rows of the list, for a file. */
  async exported(query: CustomerQuery, step: CsvStep): Promise<CsvRows<Customer>> {
    const shownWith = await this.shownWith()
    return this.#database.tenant(async (tx) => {
      const all = customersWhere(tx, await wantedCustomers(tx, query, shownWith.fields)).selectAll()
      const { rows, last } = await rowsBehind(all, customerOrder(query), step)
      return { rows: await shownCustomers(tx, rows, shownWith), last }
    })
  }

  /** @throws UNKNOWN_CUSTOMER */
  async find(id: number): Promise<Customer> {
    const shownWith = await this.shownWith()
    return this.#database.tenant(async (tx) => shownCustomer(tx, await customerById(tx, id), shownWith))
  }

  /** @throws NO_NAME, INVALID_EMAIL, EMAIL_TAKEN, INVALID_CUSTOM_FIELD */
  async create({ tags = [], custom_fields: values = [], ...given }: NewCustomer): Promise<Customer> {
    const shownWith = await this.shownWith()
    return this.#database.tenant(async (tx) => {
      const row = await createdCustomer(tx, checkedFields(given), { tags, values, fields: shownWith.fields })
      return shownCustomer(tx, row, shownWith)
    })
  }

  /**
   * @throws UNKNOWN_CUSTOMER, NO_NAME, INVALID_EMAIL, EMAIL_TAKEN, INVALID_CUSTOM_FIELD, CHANGED_SINCE with the
   *   customer as it is now
   */
  async change(id: number, { revision, tags, custom_fields = [], ...given }: CustomerChange): Promise<Customer> {
    const shownWith = await this.shownWith()
    return this.#database.tenant(async (tx) => {
      const before = await lockedCustomer(tx, id)
      if (revision !== undefined && revision !== before.revision) {
        throw errors.CHANGED_SINCE().with({ customer: await shownCustomer(tx, before, shownWith) })
      }
      const after = await updateCustomer(tx, id, checkedFields(given, fieldsOf(before)))
      if (tags !== undefined) await tagsOfCustomers.set(tx, id, tags)
      await fieldsOfCustomers.change(tx, id, shownWith.fields, custom_fields)
      await indexCustomer(tx, after)
      await tx.emit(customerChanged, { customerId: id })
      tx.audit({ action: 'customer.changed', entity: 'customer', entityId: id, title: customerName(after) })
      return shownCustomer(tx, after, shownWith)
    })
  }

  /** With vehicles, notes and history. @throws UNKNOWN_CUSTOMER */
  remove(id: number): Promise<void> {
    return this.#database.tenant(async (tx) => {
      const title = customerName(await lockedCustomer(tx, id))
      await removeCustomer(tx, id)
      tx.audit({ action: 'customer.deleted', entity: 'customer', entityId: id, title })
    })
  }

  places(): Promise<CustomerPlaces> {
    return this.#database.tenant(customerPlaces)
  }

  /** Columns of an export that the website's custom fields add. */
  async csvColumns() {
    return customerCsvOf(await fieldsOfCustomers.known(this.#settings))
  }

  /** Reads as a request would; for the check before a version goes live. */
  async selfTest(): Promise<void> {
    await this.#database.platform('Check that customers can be read', async (tx) => {
      await tx.db(CustomerEntity).selectFrom('customer').selectAll().limit(1).execute()
    })
  }
}
