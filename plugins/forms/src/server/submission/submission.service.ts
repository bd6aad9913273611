import {
  type CsvRows,
  type CsvStep,
  type Database,
  type Files,
  type ListReply,
  type Notices,
  type OpenedFile,
  type RowKey,
  type Transaction,
  windowOf,
} from '@ashlar/sdk/server'
import type { Static } from 'typebox'
import type { SubmissionListQuery } from '../../contract.ts'
import { errors } from '../../errors.ts'
import type { FormSubmissions } from '../../events.ts'
import type { SentField, Submission, SubmissionFilters, SubmissionRow } from '../../submission.ts'
import { answersTo } from '../answer/answers.service.ts'
import type { Assignees } from './assignees.service.ts'
import type { MovedFiles } from './moved-files.service.ts'
import { SubmissionEntity } from './submission.entity.ts'
import {
  detailOf,
  exportedSubmissions,
  type ListedSubmission,
  listSubmissions,
  searchKind,
  storedSubmission,
} from './submission.store.ts'
import { filesOf, submissionFiles } from './submission-files.ts'
import { settleRead, settleWaiting, withdrawDeleted } from './submission-notices.ts'
import type { TakingIn } from './taking-in.ts'

/** Names that a filter offers. */
const mostChoices = 200
const day = 24 * 60 * 60_000
/** Submissions whose fields are in memory together. */
const readAtOnce = 500

export interface SubmissionWithFields extends SubmissionRow {
  readonly fields: readonly SentField[]
}

/** What visitors sent, for staff. */
export class Submissions implements FormSubmissions {
  readonly #database: Database
  readonly #takingIn: TakingIn
  readonly #files: Files
  readonly #moved: MovedFiles
  readonly #notices: Notices
  readonly #assignees: Assignees

  constructor(
    database: Database,
    takingIn: TakingIn,
    files: Files,
    moved: MovedFiles,
    notices: Notices,
    assignees: Assignees,
  ) {
    this.#database = database
    this.#takingIn = takingIn
    this.#files = files
    this.#moved = moved
    this.#notices = notices
    this.#assignees = assignees
  }

  list(asked: Static<typeof SubmissionListQuery>): Promise<ListReply<SubmissionRow>['results']> {
    return this.#database.tenant(async (tx) => {
      const found = await listSubmissions(tx, asked, windowOf(asked))
      const isCut = asked.limit === -1 && found.total > found.rows.length
      return { ...found, rows: await this.#complete(found.rows), ...(isCut && { truncated: true }) }
    })
  }

  /** The next rows of the list with all that was sent, for a file. */
  exported(asked: Static<typeof SubmissionListQuery>, step: CsvStep): Promise<CsvRows<SubmissionWithFields>> {
    return this.#database.tenant(async (tx) => {
      const { rows, last } = await exportedSubmissions(tx, asked, step)
      return { rows: await this.#complete(rows), last }
    })
  }

  /** What the fields of these submissions were called, those of the first in the list first. */
  async labels(asked: Static<typeof SubmissionListQuery>): Promise<string[]> {
    const labels = new Set<string>()
    for (let after: RowKey | undefined; ; ) {
      const { rows, last } = await this.exported(asked, { after, limit: readAtOnce })
      for (const { fields } of rows) for (const { label } of fields) labels.add(label)
      if (rows.length < readAtOnce) return [...labels]
      after = last
    }
  }

  /** With their files, of which those that have not been moved yet are counted already, and their assignees. */
  async #complete<Row extends ListedSubmission>(rows: readonly Row[]) {
    const counts = await this.#files.counts(
      submissionFiles,
      rows.map(({ id }) => id),
    )
    const withPeople = await this.#withAssignees(rows)
    return withPeople.map((row) => ({ ...row, fileCount: row.fileCount + (counts.get(row.id) ?? 0) }))
  }

  async #withAssignees<Row extends ListedSubmission>(rows: readonly Row[]) {
    const people = await this.#assignees.byIds(rows.map(({ assignedTo }) => assignedTo))
    return rows.map(({ assignedTo, ...row }) => ({
      ...row,
      assignee: assignedTo === null ? null : (people.get(assignedTo) ?? null),
    }))
  }

  filters(): Promise<SubmissionFilters> {
    return this.#database.tenant(async (tx) => {
      const all = tx.db(SubmissionEntity).selectFrom('submission').distinct().limit(mostChoices)
      const forms = await all.select('formName as name').orderBy('name').execute()
      const tags = await all
        .select(({ fn }) => fn<string>('unnest', ['tags']).as('name'))
        .orderBy('name')
        .execute()
      return {
        forms: forms.map(({ name }) => name),
        tags: tags.map(({ name }) => name),
        unread: await tx.totals.of('forms.submission', ['unread']),
        moderation: await tx.totals.of('forms.submission', ['moderation']),
        spam: await tx.totals.of('forms.submission', ['spam']),
      }
    })
  }

  /** @throws FORMS_UNKNOWN_SUBMISSION (404) */
  async find(id: number): Promise<Submission> {
    await this.#moved.of(id)
    return this.#database.tenant(async (tx) => {
      const row = await existing(tx, id)
      const beside = { files: await filesOf(this.#files, id), answers: await answersTo(tx, id) }
      const [found] = await this.#withAssignees([detailOf(row, beside)])
      if (!found) throw errors.UNKNOWN_SUBMISSION()
      return found
    })
  }

  /** @throws FORMS_UNKNOWN_SUBMISSION (404) when one of them is not there; then all stay as they are */
  mark(ids: readonly number[], isRead: boolean): Promise<void> {
    return this.#database.tenant(async (tx) => {
      const wanted = [...new Set(ids)]
      const marked = await tx.em.nativeUpdate(SubmissionEntity, { id: { $in: wanted } }, { isRead })
      if (marked < wanted.length) throw errors.UNKNOWN_SUBMISSION()
      if (isRead) await settleRead(this.#notices, tx, wanted)
    })
  }

  /** @throws FORMS_UNKNOWN_SUBMISSION (404) when one of them is not there; then all stay as they are */
  markSpam(ids: readonly number[], isSpam: boolean): Promise<void> {
    return this.#database.tenant(async (tx) => {
      const marked = await this.#change(tx, ids, { spamAt: isSpam ? new Date() : null })
      if (isSpam) await withdrawDeleted(this.#notices, tx, ids)
      await settleWaiting(this.#notices, tx)
      const action = isSpam ? 'form-submission.marked-as-spam' : 'form-submission.marked-as-not-spam'
      for (const { id, formName } of marked)
        tx.audit({ action, entity: 'form-submission', entityId: id, title: formName })
    })
  }

  /**
   * Give submissions to somebody, or take them from whoever has them.
   *
   * @param by guid of the account that does it
   * @throws FORMS_UNKNOWN_ASSIGNEE (422); FORMS_UNKNOWN_SUBMISSION (404) when one of them is not there
   */
  assign(ids: readonly number[], assignee: number | null, by: string): Promise<void> {
    return this.#database.tenant(async (tx) => {
      const to = assignee === null ? null : await this.#assignees.find(assignee)
      const assigned = await this.#change(tx, ids, { assignedTo: assignee })
      await this.#assignees.tell(tx, assigned, to, by)
      const details = { assignee: to?.displayName ?? null }
      for (const { id, formName } of assigned) {
        tx.audit({
          ...{ action: 'form-submission.assigned', entity: 'form-submission', entityId: id },
          ...{ title: formName, details },
        })
      }
    })
  }

  /** All of them, or none. */
  async #change(
    tx: Transaction,
    ids: readonly number[],
    change: { readonly spamAt: Date | null } | { readonly assignedTo: number | null },
  ) {
    const wanted = [...new Set(ids)]
    const changed = await tx
      .db(SubmissionEntity)
      .updateTable('submission')
      .set(change)
      .where(({ eb, fn, val }) => eb('id', '=', fn.any(val(wanted))))
      .returning(['id', 'formName'])
      .execute()
    if (changed.length < wanted.length) throw errors.UNKNOWN_SUBMISSION()
    return changed
  }

  /**
   * Take in what waited for somebody: now its mails go. Nothing happens to one that was taken in already.
   *
   * @throws FORMS_UNKNOWN_SUBMISSION (404)
   */
  async approve(id: number): Promise<void> {
    await this.#moved.of(id)
    await this.#database.tenant(async (tx) => {
      const waiting = await tx.em.nativeUpdate(
        SubmissionEntity,
        { id, held: { $ne: null } },
        { held: null, spamAt: null },
      )
      const row = await existing(tx, id)
      if (waiting === 0) return
      await this.#takingIn.follow(tx, row)
      await settleWaiting(this.#notices, tx)
      tx.audit({ action: 'form-submission.approved', entity: 'form-submission', entityId: id, title: row.formName })
    })
  }

  /** With their files. @throws FORMS_UNKNOWN_SUBMISSION (404) when one of them is not there; then all stay */
  remove(ids: readonly number[]): Promise<void> {
    return this.#database.tenant(async (tx) => {
      const wanted = [...new Set(ids)]
      const gone = await tx
        .db(SubmissionEntity)
        .deleteFrom('submission')
        .where(({ eb, fn, val }) => eb('id', '=', fn.any(val(wanted))))
        .returning(['id', 'formName as title'])
        .execute()
      if (gone.length < wanted.length) throw errors.UNKNOWN_SUBMISSION()
      await withdrawDeleted(this.#notices, tx, wanted)
      await settleWaiting(this.#notices, tx)
      for (const { id, title } of gone) {
        await tx.search.remove(searchKind, id)
        tx.audit({ action: 'form-submission.deleted', entity: 'form-submission', entityId: id, title })
      }
    })
  }

  /** @throws FILE_NOT_FOUND (404) */
  async openFile(submission: number, file: number): Promise<OpenedFile> {
    await this.#moved.of(submission)
    return this.#files.open({ kind: submissionFiles, id: submission }, file)
  }

  linkCustomer(
    submissionId: number,
    { id, address }: { readonly id: number; readonly address: string },
  ): Promise<void> {
    return this.#database.tenant(async (tx) => {
      await tx.em.nativeUpdate(SubmissionEntity, { id: submissionId }, { customerId: id, customerAddress: address })
    })
  }

  /** Delete what is older than the website keeps. */
  removeOlderThan(days: number): Promise<void> {
    return this.#removeBefore('createdAt', days)
  }

  /** Delete what was marked as spam longer ago than the website keeps it. */
  removeSpamOlderThan(days: number): Promise<void> {
    return this.#removeBefore('spamAt', days)
  }

  #removeBefore(moment: 'createdAt' | 'spamAt', days: number): Promise<void> {
    return this.#database.tenant(async (tx) => {
      const gone = await tx
        .db(SubmissionEntity)
        .deleteFrom('submission')
        .where(moment, '<', new Date(Date.now() - days * day))
        .returning('id')
        .execute()
      const ids = gone.map(({ id }) => id)
      await withdrawDeleted(this.#notices, tx, ids)
      await settleWaiting(this.#notices, tx)
      for (const id of ids) await tx.search.remove(searchKind, id)
    })
  }

  /** Reads as the inbox does; for the check before a version goes live. */
  async selfTest(): Promise<void> {
    await this.#database.platform('Check that submissions of forms can be read', async (tx) => {
      await tx
        .db(SubmissionEntity)
        .selectFrom('submission')
        .select(['submission.id', 'formName', 'held'])
        .limit(1)
        .execute()
    })
  }
}

async function existing(tx: Transaction, id: number) {
  const row = await storedSubmission(tx, id)
  if (row === null) throw errors.UNKNOWN_SUBMISSION()
  return row
}
