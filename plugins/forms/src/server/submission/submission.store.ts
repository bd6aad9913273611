import { allOf, type ListWindow, query, type SqlText, sql, type Transaction } from '@ashlar/sdk/server'
import type { Static } from 'typebox'
import type { SubmissionListQuery } from '../../contract.ts'
import type { MappedCustomer } from '../../events.ts'
import type { Submission as Detail, heldReasons, SentField, SubmissionRow, Utm } from '../../submission.ts'

/** What a submission is kept as. */
export interface NewSubmission {
  readonly formName: string
  readonly pageId: number
  readonly node: string
  readonly url: string
  readonly fields: readonly SentField[]
  readonly tags: readonly string[]
  readonly recipients: readonly string[]
  readonly sender: string
  readonly excerpt: string
  readonly createCustomer: boolean
  readonly customer: MappedCustomer
  /** One address, or empty. */
  readonly replyTo: string
  readonly newsletter: Consent | null
  readonly visitorId: string | null
  readonly utm: Utm | null
  readonly held: (typeof heldReasons)[number] | null
  readonly repeatKey: string
}

/** What was agreed to beside the newsletter box, and where letters would go. */
export interface Consent {
  readonly listId: number
  readonly text: string
  readonly email: string
  readonly at: string
}

/** Minutes within which the same content is the same submission. */
const repeatMinutes = 10

/** Whether the same content came a moment ago. */
export async function isRepeat(tx: Transaction, repeatKey: string): Promise<boolean> {
  const rows = await tx.sql`select 1 as found from forms.submission where repeat_key = ${repeatKey}
    and created_at > now() - make_interval(mins => ${repeatMinutes}::integer)`
  return rows.length > 0
}

/** The number of the new submission; undefined when the same content was taken in meanwhile. */
export async function insertSubmission(tx: Transaction, given: NewSubmission): Promise<number | undefined> {
  await tx.sql`update forms.submission set repeat_key = null where repeat_key = ${given.repeatKey}
    and created_at <= now() - make_interval(mins => ${repeatMinutes}::integer)`
  const [row] = await tx.sql<{ id: number }>`
    insert into forms.submission (form_name, page_id, node, url, fields, tags, recipients, sender, excerpt,
      create_customer, customer, reply_to, newsletter, visitor_id, utm, held, repeat_key)
    values (${given.formName}, ${given.pageId}, ${given.node}, ${given.url}, ${JSON.stringify(given.fields)}::jsonb,
      ${[...given.tags]}::text[], ${[...given.recipients]}::text[], ${given.sender}, ${given.excerpt},
      ${given.createCustomer}, ${JSON.stringify(given.customer)}::jsonb, ${given.replyTo}, ${given.newsletter && JSON.stringify(given.newsletter)}::jsonb, ${given.visitorId},
      ${given.utm && JSON.stringify(given.utm)}::jsonb, ${given.held}, ${given.repeatKey})
    on conflict (tenant_id, repeat_key) do nothing returning id`
  return row?.id
}

interface ListedRow {
  readonly id: number
  readonly form_name: string
  readonly sender: string
  readonly excerpt: string
  readonly tags: string[]
  readonly file_count: number
  readonly is_read: boolean
  readonly held: SubmissionRow['held']
  readonly created_at: Date
}

export interface StoredRow extends ListedRow {
  readonly page_id: number
  readonly url: string
  readonly fields: SentField[]
  readonly recipients: string[]
  readonly create_customer: boolean
  readonly customer: MappedCustomer
  readonly reply_to: string
  readonly visitor_id: string | null
  readonly utm: Utm | null
  readonly newsletter: Consent | null
  readonly customer_address: string | null
}

const listed = sql`s.id, s.form_name, s.sender, s.excerpt, s.tags, s.is_read, s.held, s.created_at,
  (select count(*)::integer from forms.submission_file f where f.submission_id = s.id) as file_count`

const orders: Readonly<Record<string, SqlText>> = {
  created: sql`s.created_at`,
  form: sql`s.form_name`,
  sender: sql`lower(s.sender)`,
}

/** Documents that a search may find; more could not be shown in order. */
const mostFound = 10_000
export const searchKind = 'forms.submission'

export async function listSubmissions(
  tx: Transaction,
  asked: Static<typeof SubmissionListQuery>,
  { limit, offset }: ListWindow,
): Promise<{ rows: SubmissionRow[]; total: number }> {
  const where = allOf(await conditionsOf(tx, asked))
  const direction = asked.orderDirection?.toLowerCase() === 'asc' ? sql`asc` : sql`desc`
  const order = orders[asked.orderBy ?? 'created'] ?? sql`s.created_at`
  const rows = await query<ListedRow>(
    tx,
    sql`select ${listed} from forms.submission s where ${where}
      order by ${order} ${direction}, s.id ${direction} limit ${limit} offset ${offset}`,
  )
  const isNarrowed = ['search', 'form', 'tag', 'from', 'to', 'state'].some((name) => Object.hasOwn(asked, name))
  const total = isNarrowed ? await counted(tx, where) : await tx.totals.of('forms.submission')
  return { rows: rows.map(rowOf), total }
}

async function counted(tx: Transaction, where: SqlText): Promise<number> {
  const [row] = await query<{ total: number }>(tx, sql`select count(*) as total from forms.submission s where ${where}`)
  return Number(row?.total ?? 0)
}

async function conditionsOf(
  tx: Transaction,
  { search, form, tag, from, to, state }: Static<typeof SubmissionListQuery>,
): Promise<SqlText[]> {
  const conditions: SqlText[] = []
  if (search?.trim()) {
    const ids = await tx.search.find(searchKind, search, mostFound)
    conditions.push(sql`s.id = any(${ids}::bigint[])`)
  }
  if (form !== undefined) conditions.push(sql`s.form_name = ${form}`)
  if (tag !== undefined) conditions.push(sql`s.tags @> array[${tag}]::text[]`)
  if (from !== undefined) conditions.push(sql`s.created_at >= ${from}::date`)
  if (to !== undefined) conditions.push(sql`s.created_at < ${to}::date + 1`)
  if (state === 'moderation') conditions.push(sql`s.held is not null`)
  if (state === 'read' || state === 'unread') conditions.push(sql`s.held is null and s.is_read = ${state === 'read'}`)
  return conditions
}

export async function storedSubmission(tx: Transaction, id: number): Promise<StoredRow | undefined> {
  const [row] = await query<StoredRow>(
    tx,
    sql`select ${listed}, s.page_id, s.url, s.fields, s.recipients, s.create_customer, s.customer, s.reply_to,
      s.visitor_id, s.utm, s.newsletter,
      s.customer_address from forms.submission s where s.id = ${id}`,
  )
  return row
}

export function rowOf(row: ListedRow): SubmissionRow {
  return {
    id: Number(row.id),
    formName: row.form_name,
    sender: row.sender,
    excerpt: row.excerpt,
    tags: row.tags,
    fileCount: row.file_count,
    isRead: row.is_read,
    held: row.held,
    createdAt: row.created_at.toISOString(),
  }
}

export function detailOf(row: StoredRow, files: Detail['files']): Detail {
  return {
    ...rowOf(row),
    fields: row.fields,
    files,
    url: row.url,
    pageId: Number(row.page_id),
    recipients: row.recipients,
    visitorId: row.visitor_id,
    utm: row.utm,
    newsletter: row.newsletter && { listId: row.newsletter.listId, text: row.newsletter.text },
    customerAddress: row.customer_address,
  }
}

/** All that was sent, a line a field, by submission. */
export async function contentsOf(
  tx: Transaction,
  rows: readonly SubmissionRow[],
): Promise<ReadonlyMap<number, string>> {
  const ids = rows.map(({ id }) => id)
  const found = await tx.sql<{ id: number; fields: SentField[] }>`
    select id, fields from forms.submission where id = any(${ids}::bigint[])`
  const lineOf = ({ label, values }: SentField) => `${label}: ${values.join(', ')}`
  return new Map(found.map(({ id, fields }) => [Number(id), fields.map(lineOf).join('\n')]))
}
