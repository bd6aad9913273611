import type { Readable } from 'node:stream'
import { type CollectionMember, defineCollection } from '../definition/collection.ts'
import { token } from '../definition/token.ts'

/** A person of whom modules may hold data. Each module looks for the person by the members that it knows. */
export interface Person {
  /** Id of the customer. */
  readonly customerId?: number
  /** In lower case. */
  readonly email?: string
  /** Guid of the account. */
  readonly account?: string
}

/** A file that belongs to a person's data. */
export interface PersonalFile {
  /** Folders and name within the module's part of the archive: `notes/12/rim.jpg`. */
  readonly path: string
  /** The stream is read to its end before the next file is opened. */
  open(): Promise<Readable>
}

/** What a module knows of a person, as the person may ask for it or have it erased. */
export interface PersonalData extends CollectionMember {
  /** Names the data in the archive that a person gets, such as `Orders`. */
  readonly title: string
  /** Everything that the module holds of this person, as JSON; undefined when it holds nothing. */
  export(person: Person): Promise<unknown>
  /** The files that belong to it. */
  files?(person: Person): Promise<readonly PersonalFile[]>
  /** Erase what the law does not require the website to keep. Must be safe to repeat. */
  erase(person: Person): Promise<void>
}

/** Every module that holds data of persons offers a member, so that one place can export or erase all of it. */
export const personalData = defineCollection<PersonalData>('core.personal-data')

/** Writes what all modules of the website know of a person into one file. */
export interface PersonalArchive {
  /**
   * A ZIP file that is written while it is read: `data.json` with what each module exports, by its title, and the
   * files in a folder per module.
   */
  of(person: Person): Promise<Readable>
}
export const PersonalArchive = token<PersonalArchive>('core.personal-archive')
