import { type Database, isPublished, type PublishedBlocks, type Transaction, windowOf } from '@ashlar/sdk/server'
import type { Static } from 'typebox'
import { form } from '../../block/block.ts'
import type { FormListQuery } from '../../contract.ts'
import type { FormFigures } from '../../form-figures.ts'

type Pages = FormFigures['pages']
type Counts = Omit<FormFigures, 'pages'>
type Asked = Static<typeof FormListQuery>

/** Pages that are named for one form. */
const mostPages = 20
/** Forms, by name. */
const mostForms = 1_000

/** The forms of a website: those on published pages, and those by which something was sent before. */
export class FormFiguresService {
  readonly #database: Database
  readonly #published: PublishedBlocks

  constructor(database: Database, published: PublishedBlocks) {
    this.#database = database
    this.#published = published
  }

  async list(asked: Asked): Promise<{ rows: FormFigures[]; total: number }> {
    const pages = await this.#pages()
    const counts = new Map((await this.#database.tenant(countsOf)).map((each) => [each.name, each]))
    const names = [...new Set([...pages.keys(), ...counts.keys()])]
    const words = asked.search?.trim().toLowerCase() ?? ''
    const all = names
      .map((name): FormFigures => ({ ...(counts.get(name) ?? nothingSent(name)), pages: pages.get(name) ?? [] }))
      .filter(({ name, pages: on }) => [name, ...on.map(({ title }) => title)].join('\n').toLowerCase().includes(words))
      .toSorted(byColumn(asked))
    const { offset, limit } = windowOf(asked)
    return { rows: all.slice(offset, offset + limit), total: all.length }
  }

  /** By the name of the form. */
  async #pages(): Promise<ReadonlyMap<string, Pages>> {
    const found = new Map<string, Pages>()
    for await (const block of this.#published.ofType(form.type)) {
      if (!isPublished(block, form)) continue
      const { formName } = block.props
      const pages = found.get(formName) ?? []
      const isNamed = pages.some(({ id }) => id === block.page.id)
      if (!found.has(formName)) found.set(formName, pages)
      if (!isNamed && pages.length < mostPages) pages.push({ ...block.page })
    }
    return found
  }
}

async function countsOf(tx: Transaction): Promise<Counts[]> {
  const rows = await tx.sql<Omit<Counts, 'lastAt'> & { readonly lastAt: Date | string | null }>`
    select form_name as name,
      count(*) filter (where spam_at is null)::integer as total,
      count(*) filter (where spam_at is null and created_at > now() - interval '30 days')::integer as "last30Days",
      count(*) filter (where spam_at is null and held is null and not is_read)::integer as unread,
      count(*) filter (where spam_at is not null)::integer as spam,
      max(created_at) filter (where spam_at is null) as "lastAt"
    from forms.submission group by form_name order by form_name limit ${mostForms}`
  return rows.map(({ lastAt, ...row }) => ({ ...row, lastAt: lastAt === null ? null : new Date(lastAt).toISOString() }))
}

const nothingSent = (name: string): Counts => ({
  ...{ name, total: 0, last30Days: 0, unread: 0, spam: 0 },
  lastAt: null,
})

/** By name where figures are equal. */
function byColumn({ orderBy = 'name', orderDirection }: Asked) {
  const sign = orderDirection?.toLowerCase() === 'desc' ? -1 : 1
  return (a: FormFigures, b: FormFigures): number => {
    const [left, right] = [a[orderBy] ?? '', b[orderBy] ?? '']
    const order =
      typeof left === 'number' && typeof right === 'number' ? left - right : String(left).localeCompare(String(right))
    return sign * (order || a.name.localeCompare(b.name))
  }
}
