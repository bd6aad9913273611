import { type CollectionMember, defineCollection } from '../definition/collection.ts'

/** A person of whom modules may hold data. Each module looks for the person by the members that it knows. */
export interface Person {
  /** Id of the customer. */
  readonly customerId?: number
  /** In lower case. */
  readonly email?: string
  /** Guid of the account. */
  readonly account?: string
}

/** What a module knows of a person, as the person may ask for it or have it erased. */
export interface PersonalData extends CollectionMember {
  /** Names the data in the archive that a person gets, such as `Orders`. */
  readonly title: string
  /** Everything that the module holds of this person, as JSON; undefined when it holds nothing. */
  export(person: Person): Promise<unknown>
  /** Erase what the law does not require the website to keep. Must be safe to repeat. */
  erase(person: Person): Promise<void>
}

/** Every module that holds data of persons offers a member, so that one place can export or erase all of it. */
export const personalData = defineCollection<PersonalData>('core.personal-data')
