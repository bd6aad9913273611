import { type Database, type ListReply, type Transaction, windowOf } from '@ashlar/sdk/server'
import type { Static } from 'typebox'
import type { SubmissionListQuery } from '../../contract.ts'
import { errors } from '../../errors.ts'
import type { FormSubmissions } from '../../events.ts'
import type { Submission, SubmissionFile, SubmissionFilters, SubmissionRow } from '../../submission.ts'
import { filesOf, pieceOf } from './file.store.ts'
import { contentsOf, detailOf, listSubmissions, searchKind, storedSubmission } from './submission.store.ts'
import type { TakingIn } from './taking-in.ts'

/** Names that a filter offers. */
const mostChoices = 200

/** What visitors sent, for staff. */
export class Submissions implements FormSubmissions {
  readonly #database: Database
  readonly #takingIn: TakingIn

  constructor(database: Database, takingIn: TakingIn) {
    this.#database = database
    this.#takingIn = takingIn
  }

  list(asked: Static<typeof SubmissionListQuery>): Promise<ListReply<SubmissionRow>['results']> {
    return this.#database.tenant(async (tx) => {
      const found = await listSubmissions(tx, asked, windowOf(asked))
      const isCut = asked.limit === -1 && found.total > found.rows.length
      return { ...found, ...(isCut && { truncated: true }) }
    })
  }

  /** A page of the list with all that was sent, for a file. */
  withContent(asked: Static<typeof SubmissionListQuery>): Promise<(SubmissionRow & { readonly content: string })[]> {
    return this.#database.tenant(async (tx) => {
      const { rows } = await listSubmissions(tx, asked, windowOf(asked))
      const contents = await contentsOf(tx, rows)
      return rows.map((row) => ({ ...row, content: contents.get(row.id) ?? '' }))
    })
  }

  filters(): Promise<SubmissionFilters> {
    return this.#database.tenant(async (tx) => {
      const forms = await tx.sql<{ name: string }>`
        select distinct form_name as name from forms.submission order by 1 limit ${mostChoices}`
      const tags = await tx.sql<{ name: string }>`
        select distinct unnest(tags) as name from forms.submission order by 1 limit ${mostChoices}`
      return {
        forms: forms.map(({ name }) => name),
        tags: tags.map(({ name }) => name),
        unread: await tx.totals.of('forms.submission', ['unread']),
        moderation: await tx.totals.of('forms.submission', ['moderation']),
      }
    })
  }

  /** @throws FORMS_UNKNOWN_SUBMISSION (404) */
  find(id: number): Promise<Submission> {
    return this.#database.tenant(async (tx) => detailOf(await existing(tx, id), await filesOf(tx, id)))
  }

  /** @throws FORMS_UNKNOWN_SUBMISSION (404) when one of them is not there; then all stay as they are */
  mark(ids: readonly number[], isRead: boolean): Promise<void> {
    return this.#database.tenant(async (tx) => {
      const wanted = [...new Set(ids)]
      const marked = await tx.sql`
        update forms.submission set is_read = ${isRead} where id = any(${wanted}::bigint[]) returning id`
      if (marked.length < wanted.length) throw errors.UNKNOWN_SUBMISSION()
    })
  }

  /**
   * Take in what waited for somebody: now its mails go. Nothing happens to one that was taken in already.
   *
   * @throws FORMS_UNKNOWN_SUBMISSION (404)
   */
  approve(id: number): Promise<void> {
    return this.#database.tenant(async (tx) => {
      const waiting =
        await tx.sql`update forms.submission set held = null where id = ${id} and held is not null returning id`
      const row = await existing(tx, id)
      if (waiting.length === 0) return
      await this.#takingIn.follow(tx, row)
      tx.audit({ action: 'form-submission.approved', entity: 'form-submission', entityId: id, title: row.form_name })
    })
  }

  /** With their files. @throws FORMS_UNKNOWN_SUBMISSION (404) when one of them is not there; then all stay */
  remove(ids: readonly number[]): Promise<void> {
    return this.#database.tenant(async (tx) => {
      const wanted = [...new Set(ids)]
      const gone = await tx.sql<{ id: number; form_name: string }>`
        delete from forms.submission where id = any(${wanted}::bigint[]) returning id, form_name`
      if (gone.length < wanted.length) throw errors.UNKNOWN_SUBMISSION()
      for (const { id, form_name: title } of gone) {
        await tx.search.remove(searchKind, Number(id))
        tx.audit({ action: 'form-submission.deleted', entity: 'form-submission', entityId: Number(id), title })
      }
    })
  }

  /** @throws FORMS_UNKNOWN_FILE (404) */
  file(submission: number, file: number): Promise<SubmissionFile> {
    return this.#database.tenant(async (tx) => {
      const found = (await filesOf(tx, submission)).find(({ id }) => Number(id) === file)
      if (!found) throw errors.UNKNOWN_FILE()
      return found
    })
  }

  /** The bytes of a file, a piece at a time. */
  async *bytes({ id }: Pick<SubmissionFile, 'id'>): AsyncGenerator<Uint8Array> {
    for (let part = 0; ; part += 1) {
      const bytes = await this.#database.tenant((tx) => pieceOf(tx, id, part))
      if (bytes === undefined) return
      yield bytes
    }
  }

  linkCustomer(
    submissionId: number,
    { id, address }: { readonly id: number; readonly address: string },
  ): Promise<void> {
    return this.#database.tenant(async (tx) => {
      await tx.sql`update forms.submission set customer_id = ${id}, customer_address = ${address} where id = ${submissionId}`
    })
  }

  /** Delete what is older than the website keeps. */
  removeOlderThan(days: number): Promise<void> {
    return this.#database.tenant(async (tx) => {
      const gone = await tx.sql<{ id: number }>`
        delete from forms.submission where created_at < now() - make_interval(days => ${days}::integer) returning id`
      for (const { id } of gone) await tx.search.remove(searchKind, Number(id))
    })
  }

  /** Reads as the inbox does; for the check before a version goes live. */
  async selfTest(): Promise<void> {
    await this.#database.platform('Check that submissions of forms can be read', async (tx) => {
      await tx.sql`select s.id, s.form_name, s.held, f.name from forms.submission s
        left join forms.submission_file f on f.tenant_id = s.tenant_id and f.submission_id = s.id limit 1`
    })
  }
}

async function existing(tx: Transaction, id: number) {
  const row = await storedSubmission(tx, id)
  if (row === undefined) throw errors.UNKNOWN_SUBMISSION()
  return row
}
