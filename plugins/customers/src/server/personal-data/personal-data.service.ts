import type { Readable } from 'node:stream'
import type { CollectionMembers } from '@ashlar/sdk'
import type { Database, Log, Person, PersonalArchive, PersonalData } from '@ashlar/sdk/server'
import { errors } from '../../errors.ts'
import { customerById } from '../customer/customer.store.ts'
import type { CustomerData } from './customer-data.ts'

/** What all modules of the website know of the person who a customer is. */
export class PersonalDataService {
  readonly #database: Database
  readonly #members: CollectionMembers<PersonalData>
  readonly #own: CustomerData
  readonly #archive: PersonalArchive
  readonly #log: Log | undefined

  constructor(
    ...[database, members, own, archive, log]: [
      Database,
      CollectionMembers<PersonalData>,
      CustomerData,
      PersonalArchive,
      Log | undefined,
    ]
  ) {
    this.#database = database
    this.#members = members
    this.#own = own
    this.#archive = archive
    this.#log = log
  }

  /** @throws UNKNOWN_CUSTOMER */
  async export(id: number): Promise<Readable> {
    return this.#archive.of(await this.#person(id))
  }

  /** The customer goes last, so that it can be repeated when a module fails. @throws UNKNOWN_CUSTOMER, NOT_ERASED */
  async erase(id: number): Promise<void> {
    const person = await this.#person(id)
    for (const member of this.#members.all().filter((each) => each.id !== this.#own.id)) {
      await member.erase(person).catch((cause: unknown) => {
        this.#log?.error({ err: cause }, `Personal data of the module “${member.id}” was not erased`)
        throw errors.NOT_ERASED(member.title)
      })
    }
    await this.#own.erase(person)
  }

  #person(id: number): Promise<Person> {
    return this.#database.tenant(async (tx) => {
      const { email, account } = await customerById(tx, id)
      return { customerId: id, ...(email !== '' && { email }), ...(account !== null && { account }) }
    })
  }
}
