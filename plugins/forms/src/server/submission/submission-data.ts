import type { Database, Person, PersonalData } from '@ashlar/sdk/server'
import { SubmissionEntity } from './submission.entity.ts'
import type { Submissions } from './submission.service.ts'

/** What a person sent by forms: found by who sent it, where the answer goes, and the customer that it made. */
export class SubmissionData implements PersonalData {
  readonly id = 'forms'
  readonly title = 'Form submissions'
  readonly #database: Database
  readonly #submissions: Submissions

  constructor(database: Database, submissions: Submissions) {
    this.#database = database
    this.#submissions = submissions
  }

  async export(person: Person): Promise<unknown> {
    const ids = await this.#idsOf(person)
    if (ids.length === 0) return undefined
    const all: unknown[] = []
    for (const id of ids) all.push(await this.#submissions.find(id))
    return all
  }

  async erase(person: Person): Promise<void> {
    await this.#submissions.remove(await this.#idsOf(person))
  }

  #idsOf({ customerId, email = '' }: Person): Promise<number[]> {
    return this.#database.tenant(async (tx) => {
      const rows = await tx
        .db(SubmissionEntity)
        .selectFrom('submission')
        .select('id')
        .where(({ eb, or, fn }) =>
          or([
            ...(customerId === undefined ? [] : [eb('customerId', '=', customerId)]),
            ...(email === '' ? [] : [eb(fn<string>('lower', ['sender']), '=', email)]),
            ...(email === '' ? [] : [eb(fn<string>('lower', ['replyTo']), '=', email)]),
          ]),
        )
        .orderBy('id')
        .execute()
      return rows.map(({ id }) => id)
    })
  }
}
