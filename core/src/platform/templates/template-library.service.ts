import type { TemplateEntry, TemplateListQuery, TemplateType, TemplateUse, templateOrders } from '@ashlar/sdk/platform'
import { type Database, type Settings, type Transaction, windowOf } from '@ashlar/sdk/server'
import { allOf, isoOf, run, type SqlText, sql } from '../sql.ts'
import { templateErrors } from './template.errors.ts'

interface EntryRow {
  readonly id: number
  readonly name: string
  readonly type: TemplateType
  readonly revision: number
  readonly changed_at: Date
  readonly changed_by_name: string
  readonly pages: number
}

const orders: Readonly<Record<(typeof templateOrders)[number], SqlText>> = {
  name: sql`lower(t.name)`,
  type: sql`t.type`,
  changedAt: sql`t.changed_at`,
}

/** Templates as a library: what there is, where each is used, and away with what nothing needs. */
export class TemplateLibrary {
  readonly #database: Database
  readonly #settings: Settings

  constructor(database: Database, settings: Settings) {
    this.#database = database
    this.#settings = settings
  }

  async list(query: TemplateListQuery): Promise<{ rows: TemplateEntry[]; total: number }> {
    const chrome = await this.#chrome()
    return this.#database.tenant(async (tx) => {
      const where = allOf(await conditionsOf(tx, query))
      const { limit, offset } = windowOf(query)
      const order = orders[query.orderBy ?? 'name']
      const direction = query.orderDirection?.toLowerCase() === 'desc' ? sql`desc` : sql`asc`
      const rows = await run<EntryRow>(
        tx,
        sql`select t.id, t.name, t.type, t.revision, t.changed_at, t.changed_by_name,
            (select count(*)::integer from core.template_usage u
              join core.page p on p.tenant_id = u.tenant_id and p.id = u.page_id and p.deleted_at is null
              where u.template_id = t.id) as pages
          from core.component_template t where ${where}
          order by ${order} ${direction}, t.id ${direction} limit ${limit} offset ${offset}`,
      )
      const [count] = await run<{ total: number }>(
        tx,
        sql`select count(*)::integer as total from core.component_template t where ${where}`,
      )
      return { rows: rows.map((row) => entryOf(row, chrome)), total: count?.total ?? 0 }
    })
  }

  /** Where a template stands: pages (deleted ones too, they can come back), and around every page. */
  async uses(id: number): Promise<TemplateUse[]> {
    const chrome = await this.#chrome()
    return this.#database.tenant(async (tx) => {
      const found = await tx.sql`select 1 from core.component_template where id = ${id}`
      if (found.length === 0) throw templateErrors.TEMPLATE_NOT_FOUND()
      return usesOf(tx, id, chrome)
    })
  }

  /** @throws TEMPLATE_IN_USE (409) with where it is used. */
  async remove(id: number): Promise<void> {
    const chrome = await this.#chrome()
    await this.#database.tenant(async (tx) => {
      const [template] = await tx.sql<{ name: string }>`
        select name from core.component_template where id = ${id} for update`
      if (!template) throw templateErrors.TEMPLATE_NOT_FOUND()
      const uses = await usesOf(tx, id, chrome)
      if (uses.length > 0) throw templateErrors.TEMPLATE_IN_USE(template.name, uses.length).with({ uses })
      await tx.sql`delete from core.component_template where id = ${id}`
      await tx.usage.remove('template', id)
      await tx.search.remove('template', id)
      tx.dropTags(`template:${id}`)
      tx.audit({ action: 'template.deleted', entity: 'template', entityId: id, title: template.name })
    })
  }

  async #chrome(): Promise<Chrome> {
    const { header_template: header, footer_template: footer } = await this.#settings.platform()
    return { header, footer }
  }
}

interface Chrome {
  readonly header: number
  readonly footer: number
}

/** Pages named at most; enough to see what to do. */
const mostUses = 50

async function usesOf(tx: Transaction, id: number, chrome: Chrome): Promise<TemplateUse[]> {
  const pages = await tx.sql<{ id: number; title: string; deleted: boolean }>`
    select p.id, p.title, p.deleted_at is not null as deleted from core.template_usage u
    join core.page p on p.tenant_id = u.tenant_id and p.id = u.page_id
    where u.template_id = ${id} order by p.id limit ${mostUses}`
  const around = (kind: 'header' | 'footer', title: string): TemplateUse[] =>
    chrome[kind] === id ? [{ kind, id: null, title, deleted: false }] : []
  return [
    ...around('header', 'Header of every page'),
    ...around('footer', 'Footer of every page'),
    ...pages.map((page): TemplateUse => ({ kind: 'page', ...page })),
  ]
}

function entryOf(row: EntryRow, { header, footer }: Chrome): TemplateEntry {
  return {
    id: row.id,
    name: row.name,
    type: row.type,
    revision: row.revision,
    pages: row.pages,
    isHeader: row.id === header,
    isFooter: row.id === footer,
    changedAt: isoOf(row.changed_at),
    changedBy: row.changed_by_name,
  }
}

async function conditionsOf(tx: Transaction, query: TemplateListQuery): Promise<SqlText[]> {
  const conditions: SqlText[] = []
  if (query.type !== undefined) conditions.push(sql`t.type = ${query.type}`)
  if (query.search !== undefined && query.search.trim() !== '') {
    conditions.push(sql`t.id = any(${await tx.search.find('template', query.search, 1000)}::bigint[])`)
  }
  return conditions
}
