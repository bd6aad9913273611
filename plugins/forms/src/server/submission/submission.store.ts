import {
  type CsvStep,
  type ListOrder,
  type ListTotal,
  type ListWindow,
  type NewRowOf,
  type RowOf,
  rowsBehind,
  sorted,
  type TablesOf,
  type Transaction,
  totalWith,
} from '@ashlar/sdk/server'
import type { Static } from 'typebox'
import type { SubmissionListQuery } from '../../contract.ts'
import type { Submission as Detail, SubmissionRow } from '../../submission.ts'
import { OldFileEntity } from './old-file.entity.ts'
import { SubmissionEntity } from './submission.entity.ts'

export type StoredSubmission = RowOf<typeof SubmissionEntity>

/** What a submission is kept as. */
export type NewSubmission = NewRowOf<typeof SubmissionEntity>

/** Milliseconds within which the same content is the same submission. */
const repeated = 10 * 60_000

/** Whether the same content came a moment ago. */
export async function isRepeat(tx: Transaction, repeatKey: string): Promise<boolean> {
  const since = new Date(Date.now() - repeated)
  return (await tx.em.count(SubmissionEntity, { repeatKey, createdAt: { $gt: since } })) > 0
}

/** The number of the new submission; undefined when the same content was taken in meanwhile. */
export async function insertSubmission(tx: Transaction, given: NewSubmission): Promise<number | undefined> {
  const { repeatKey = null } = given
  const before = { repeatKey, createdAt: { $lte: new Date(Date.now() - repeated) } }
  await tx.em.nativeUpdate(SubmissionEntity, before, { repeatKey: null })
  const row = await tx
    .db(SubmissionEntity)
    .insertInto('submission')
    .values(given)
    .onConflict((conflict) => conflict.columns(['tenantId', 'repeatKey']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Documents that a search may find; more could not be shown in order. */
const mostFound = 10_000
export const searchKind = 'forms.submission'

export async function listSubmissions(
  tx: Transaction,
  asked: Asked,
  { limit, offset }: ListWindow,
): Promise<{ rows: ListedSubmission[] } & ListTotal> {
  const { submissions, more } = await wanted(tx, asked)
  const rows = await sorted(listed(submissions), orderOf(asked)).limit(limit).offset(offset).execute()
  const isNarrowed = ['search', 'form', 'tag', 'from', 'to', 'state', 'assigned'].some((name) =>
    Object.hasOwn(asked, name),
  )
  if (!isNarrowed) return { rows: rows.map(rowOf), total: await tx.totals.of(searchKind, counted) }
  const { total } = await submissions.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { rows: rows.map(rowOf), ...totalWith(total, more) }
}

/** The next rows of the list with all that was sent, for a file. */
export async function exportedSubmissions(tx: Transaction, asked: Asked, step: CsvStep) {
  const { submissions } = await wanted(tx, asked)
  const { rows, last } = await rowsBehind(listed(submissions).select('fields'), orderOf(asked), step)
  return { rows: rows.map((row) => ({ ...rowOf(row), fields: row.fields })), last }
}

/** Parts of the count that are no spam. */
const counted = ['unread', 'read', 'moderation']

/** A row of the list before the name of its assignee is known. */
export type ListedSubmission = Omit<SubmissionRow, 'assignee'> & { readonly assignedTo: number | null }

type Asked = Static<typeof SubmissionListQuery>

type Tables = TablesOf<typeof SubmissionEntity | typeof OldFileEntity>

/** The newest first, unless another order is asked for. */
function orderOf({ orderBy = 'created', orderDirection }: Asked): ListOrder<Tables, 'submission'> {
  const direction = orderDirection?.toLowerCase() === 'asc' ? 'asc' : 'desc'
  return {
    columns: ({ fn, ref }) => [
      orderBy === 'sender' ? fn('lower', ['sender']) : ref(orderBy === 'form' ? 'formName' : 'submission.createdAt'),
      ref('submission.id'),
    ],
    type: orderBy === 'created' ? 'timestamptz' : 'text',
    direction,
  }
}

/** What the list shows of submissions. */
const listed = (submissions: Awaited<ReturnType<typeof wanted>>['submissions']) =>
  submissions
    .select(['submission.id', 'formName', 'sender', 'excerpt', 'tags', 'isRead', 'held', 'submission.createdAt'])
    .select(['spamAt', 'assignedTo'])
    .select(({ selectFrom }) =>
      selectFrom('submission_file')
        .whereRef('submission_file.submissionId', '=', 'submission.id')
        .select(({ fn }) => fn.countAll<number>().as('files'))
        .as('fileCount'),
    )

async function wanted(tx: Transaction, { search = '', form, tag, from, to, state, assigned }: Asked) {
  const found = search.trim() === '' ? undefined : await tx.search.find(searchKind, search, { limit: mostFound })
  let all = tx.db(SubmissionEntity, OldFileEntity).selectFrom('submission')
  if (found) all = all.where(({ eb, fn, val }) => eb('submission.id', '=', fn.any(val(found.ids))))
  if (form !== undefined) all = all.where('formName', '=', form)
  if (tag !== undefined) all = all.where(({ eb, val }) => eb('tags', '@>', val([tag])))
  if (from !== undefined) all = all.where('submission.createdAt', '>=', startOf(from))
  if (to !== undefined) all = all.where('submission.createdAt', '<', new Date(startOf(to).getTime() + day))
  all = all.where('spamAt', state === 'spam' ? 'is not' : 'is', null)
  if (assigned === 'nobody') all = all.where('assignedTo', 'is', null)
  else if (assigned !== undefined) all = all.where('assignedTo', '=', Number(assigned))
  if (state === 'moderation') all = all.where('held', 'is not', null)
  if (state === 'read' || state === 'unread') all = all.where('held', 'is', null).where('isRead', '=', state === 'read')
  return { submissions: all, more: found?.more ?? false }
}

const day = 24 * 60 * 60_000
const startOf = (date: string) => new Date(`${date}T00:00:00Z`)

export const storedSubmission = (tx: Transaction, id: number): Promise<StoredSubmission | null> =>
  tx.em.findOne(SubmissionEntity, { id })

type Listed = Pick<
  StoredSubmission,
  'id' | 'formName' | 'sender' | 'excerpt' | 'tags' | 'isRead' | 'held' | 'createdAt' | 'spamAt' | 'assignedTo'
> & { readonly fileCount: number | null }

function rowOf({ createdAt, fileCount, spamAt, ...row }: Listed): ListedSubmission {
  const { id, formName, sender, excerpt, tags, isRead, held, assignedTo } = row
  const shown = { id, formName, sender, excerpt, tags, isRead, held, assignedTo }
  return { ...shown, fileCount: fileCount ?? 0, isSpam: spamAt !== null, createdAt: createdAt.toISOString() }
}

export function detailOf(
  row: StoredSubmission,
  { files, answers }: Pick<Detail, 'files' | 'answers'>,
): Omit<Detail, 'assignee'> & ListedSubmission {
  const { id, formName, sender, excerpt, tags, isRead, held, createdAt, newsletter, spamAt, assignedTo } = row
  const { url, pageId, recipients, visitorId, utm, customerAddress, replyTo } = row
  return {
    ...rowOf({
      id,
      formName,
      sender,
      excerpt,
      tags,
      isRead,
      held,
      createdAt,
      fileCount: files.length,
      spamAt,
      assignedTo,
    }),
    ...{ fields: [...row.fields], files, url, pageId, recipients, visitorId, utm, customerAddress, replyTo, answers },
    newsletter: newsletter && { listId: newsletter.listId, text: newsletter.text },
  }
}
