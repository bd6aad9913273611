import type { Database, Person, PersonalData, PersonalFile, RecordTraces } from '@ashlar/sdk/server'
import { SubmissionEntity } from './submission.entity.ts'
import type { Submissions } from './submission.service.ts'

/** What a person sent by forms: found by who sent it, where the answer goes, and the customer that it made. */
export class SubmissionData implements PersonalData {
  readonly id = 'forms'
  readonly title = 'Form submissions'
  readonly #database: Database
  readonly #submissions: Submissions

  readonly #traces: RecordTraces

  constructor(database: Database, submissions: Submissions, traces: RecordTraces) {
    this.#database = database
    this.#submissions = submissions
    this.#traces = traces
  }

  async export(person: Person): Promise<unknown> {
    const ids = await this.#idsOf(person)
    if (ids.length === 0) return undefined
    const all: unknown[] = []
    for (const id of ids) all.push(await this.#submissions.find(id))
    return all
  }

  async files(person: Person): Promise<PersonalFile[]> {
    const all: PersonalFile[] = []
    for (const id of await this.#idsOf(person)) {
      for (const file of (await this.#submissions.find(id)).files) {
        const open = async () => (await this.#submissions.openFile(id, file.id)).stream
        all.push({ path: `${id}/${file.id}-${file.name}`, open })
      }
    }
    return all
  }

  async erase(person: Person): Promise<void> {
    const ids = await this.#idsOf(person)
    await this.#traces.erase(ids.map((id) => ({ entity: 'form-submission', id })))
    await this.#submissions.remove(ids)
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
