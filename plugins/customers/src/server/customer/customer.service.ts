import {
  type CsvRows,
  type CsvStep,
  type Database,
  type ListReply,
  rowsBehind,
  type Settings,
  sorted,
  windowOf,
} from '@ashlar/sdk/server'
import { Parse } from 'typebox/value'
import {
  type Customer,
  type CustomerChange,
  type CustomerQuery,
  type CustomField,
  customerChanged,
  type NewCustomer,
  type Tag,
} from '../../contract.ts'
import { customerName } from '../../customer-name.ts'
import { errors } from '../../errors.ts'
import { CustomerSettings } from '../../settings.ts'
import { setTags, tagsInUse } from '../tag/tag.store.ts'
import { createdCustomer } from './create-customer.ts'
import { CustomerEntity } from './customer.entity.ts'
import { countCustomers, customerOrder, customersWhere, wantedCustomers } from './customer.list.ts'
import {
  checkedFields,
  customerById,
  fieldsOf,
  indexCustomer,
  lockedCustomer,
  shownCustomer,
  shownCustomers,
  updateCustomer,
} from './customer.store.ts'
import { removeCustomer } from './remove-customer.ts'

/** What staff do with customers. */
export class CustomerService {
  readonly #database: Database
  readonly #settings: Settings

  constructor(database: Database, settings: Settings) {
    this.#database = database
    this.#settings = settings
  }

  async settings(): Promise<CustomerSettings> {
    return Parse(CustomerSettings, await this.#settings.of('customers'))
  }

  /** Read before the unit of work: it has a look at the database of its own. */
  async #fields(): Promise<readonly CustomField[]> {
    return (await this.settings()).custom_fields
  }

  async list(query: CustomerQuery): Promise<ListReply<Customer>['results']> {
    const fields = await this.#fields()
    return this.#database.tenant(async (tx) => {
      const { limit, offset } = windowOf(query)
      const wanted = await wantedCustomers(tx, query)
      const rows = await sorted(customersWhere(tx, wanted).selectAll(), customerOrder(query))
        .limit(limit)
        .offset(offset)
        .execute()
      const total = await countCustomers(tx, wanted)
      const isCut = query.limit === -1 && total > limit
      return { rows: await shownCustomers(tx, rows, fields), total, ...(isCut && { truncated: true }) }
    })
  }

  /** The next rows of the list, for a file. */
  async exported(query: CustomerQuery, step: CsvStep): Promise<CsvRows<Customer>> {
    const fields = await this.#fields()
    return this.#database.tenant(async (tx) => {
      const all = customersWhere(tx, await wantedCustomers(tx, query)).selectAll()
      const { rows, last } = await rowsBehind(all, customerOrder(query), step)
      return { rows: await shownCustomers(tx, rows, fields), last }
    })
  }

  /** @throws UNKNOWN_CUSTOMER */
  async find(id: number): Promise<Customer> {
    const fields = await this.#fields()
    return this.#database.tenant(async (tx) => shownCustomer(tx, await customerById(tx, id), fields))
  }

  /** @throws NO_NAME, INVALID_EMAIL, EMAIL_TAKEN */
  async create({ tags = [], ...given }: NewCustomer): Promise<Customer> {
    const fields = await this.#fields()
    return this.#database.tenant(async (tx) => {
      const row = await createdCustomer(tx, checkedFields(given, fields), tags)
      return shownCustomer(tx, row, fields)
    })
  }

  /** @throws UNKNOWN_CUSTOMER, NO_NAME, INVALID_EMAIL, EMAIL_TAKEN, CHANGED_SINCE with the customer as it is now */
  async change(id: number, { revision, tags, ...given }: CustomerChange): Promise<Customer> {
    const fields = await this.#fields()
    return this.#database.tenant(async (tx) => {
      const before = await lockedCustomer(tx, id)
      if (revision !== undefined && revision !== before.revision) {
        throw errors.CHANGED_SINCE().with({ customer: await shownCustomer(tx, before, fields) })
      }
      const after = await updateCustomer(tx, id, checkedFields(given, fields, fieldsOf(before)))
      if (tags !== undefined) await setTags(tx, id, tags)
      await indexCustomer(tx, after)
      await tx.emit(customerChanged, { customerId: id })
      tx.audit({ action: 'customer.changed', entity: 'customer', entityId: id, title: customerName(after) })
      return shownCustomer(tx, after, fields)
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

  tags(): Promise<Tag[]> {
    return this.#database.tenant(tagsInUse)
  }

  /** Reads as a request would; for the check before a version goes live. */
  async selfTest(): Promise<void> {
    await this.#database.platform('Check that customers can be read', async (tx) => {
      await tx.db(CustomerEntity).selectFrom('customer').selectAll().limit(1).execute()
    })
  }
}
