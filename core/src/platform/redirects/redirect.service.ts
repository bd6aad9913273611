import type { Redirect, RedirectListQuery, redirectOrders, SaveRedirect } from '@ashlar/sdk/platform'
import { type Database, type ListReply, type Transaction, windowOf } from '@ashlar/sdk/server'
import type { Author } from '../author.ts'
import { errors } from '../errors.ts'
import { isVisible } from '../pages/page.store.ts'
import { allOf, run, type SqlText, sql } from '../sql.ts'
import { localPath, sourceProblem, targetProblem } from './redirect.address.ts'
import { comesBack } from './redirect.chain.ts'
import { redirectErrors } from './redirect.errors.ts'
import {
  indexRedirect,
  type RedirectRow,
  redirectById,
  redirectColumns,
  redirectOf,
  redirectsWhere,
  redirectTables,
} from './redirect.store.ts'

const orders: Readonly<Record<(typeof redirectOrders)[number], SqlText>> = {
  source: sql`r.source`,
  createdAt: sql`r.created_at`,
  hits: sql`r.hits`,
}

/** Redirects found by their words at most. */
const searchLimit = 1000

/** Where old addresses lead: made by hand here, and by pages that move (`redirect.store.ts`). */
export class RedirectService {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  list(query: RedirectListQuery): Promise<ListReply<Redirect>['results']> {
    return this.#database.tenant(async (tx) => {
      const where = allOf(await conditionsOf(tx, query))
      const { limit, offset } = windowOf(query)
      const order = orders[query.orderBy ?? 'source']
      const direction = query.orderDirection?.toLowerCase() === 'desc' ? sql`desc` : sql`asc`
      const rows = await run<RedirectRow>(
        tx,
        sql`select ${redirectColumns} from ${redirectTables} where ${where}
          order by ${order} ${direction}, r.id ${direction} limit ${limit} offset ${offset}`,
      )
      const [count] = await run<{ total: number }>(
        tx,
        sql`select count(*)::integer as total from core.page_redirect r where ${where}`,
      )
      const total = count?.total ?? 0
      return { rows: rows.map(redirectOf), total, ...(query.limit === -1 && total > limit && { truncated: true }) }
    })
  }

  create(input: SaveRedirect, author: Author): Promise<Redirect> {
    return this.#database.tenant(async (tx) => {
      const rule = await checkedRule(tx, input, null)
      const [made] = await tx.sql<{ id: number }>`
        insert into core.page_redirect (source, target, page_id, code, author_name)
        values (${rule.source}, ${rule.target}, ${rule.pageId}, ${rule.code}, ${author.name})
        on conflict (tenant_id, source) do update set target = excluded.target, page_id = excluded.page_id,
          code = excluded.code, is_automatic = false, author_name = excluded.author_name
        where core.page_redirect.is_automatic returning id`
      if (!made) throw taken(rule.source)
      // What was asked for in vain now leads somewhere.
      await tx.sql`delete from core.not_found_address where path = ${rule.source}`
      return written(tx, made.id, 'redirect.created')
    })
  }

  update(id: number, input: SaveRedirect): Promise<Redirect> {
    return this.#database.tenant(async (tx) => {
      await redirectById(tx, id)
      const rule = await checkedRule(tx, input, id)
      const others = await redirectsWhere(tx, sql`r.source = ${rule.source} and r.id <> ${id}`)
      if (others.length > 0) throw taken(rule.source)
      await tx.sql`
        update core.page_redirect set source = ${rule.source}, target = ${rule.target}, page_id = ${rule.pageId},
          code = ${rule.code}, is_automatic = false where id = ${id}`
      return written(tx, id, 'redirect.changed')
    })
  }

  /** All of them or, when one is not there, none. */
  remove(ids: readonly number[]): Promise<void> {
    return this.#database.tenant(async (tx) => {
      const gone = await tx.sql<{ id: number; source: string }>`
        delete from core.page_redirect where id = any(${ids}::bigint[]) returning id, source`
      if (gone.length < new Set(ids).size) throw redirectErrors.REDIRECT_NOT_FOUND()
      for (const { id, source } of gone) {
        await tx.search.remove('redirect', id)
        tx.audit({ action: 'redirect.deleted', entity: 'redirect', entityId: id, title: source })
      }
    })
  }
}

interface Rule {
  readonly source: string
  readonly code: 301 | 302 | 410
  readonly target: string | null
  readonly pageId: number | null
}

/** The rule as it is stored. @throws INVALID_FIELDS naming what can be mended. */
export async function checkedRule(tx: Transaction, input: SaveRedirect, id: number | null): Promise<Rule> {
  const wrong = (path: string, message: string) => errors.INVALID_FIELDS().at({ path, message })
  const problem = sourceProblem(input.source)
  if (problem !== undefined) throw wrong('source', problem)
  const source = localPath(input.source) ?? input.source
  const shown = await run(tx, sql`select 1 from core.page p where p.slug = ${source.slice(1)} and ${isVisible} limit 1`)
  if (shown.length > 0)
    throw wrong('source', 'A published page stands at this address. Give the page another one first.')
  if (input.code === 410) return { source, code: 410, target: null, pageId: null }
  const { pageId = null } = input
  const target = pageId === null ? (input.target ?? '').trim() : await addressOfPage(tx, pageId)
  if (target === undefined) throw wrong('pageId', 'This page is not there.')
  const bad = targetProblem(target)
  if (bad !== undefined) throw wrong(pageId === null ? 'target' : 'pageId', bad)
  if (await circles(tx, source, target, id)) {
    throw wrong(pageId === null ? 'target' : 'pageId', 'This would lead visitors in a circle.')
  }
  return { source, code: input.code, target: pageId === null ? target : null, pageId }
}

/** The rule that is being changed does not count with what it says now. */
async function circles(tx: Transaction, source: string, target: string, id: number | null): Promise<boolean> {
  if (!(await comesBack(tx, source, target))) return false
  if (id === null) return true
  const before = await redirectById(tx, id)
  return before.source === source || !(localPath(target) === before.source)
}

async function addressOfPage(tx: Transaction, id: number): Promise<string | undefined> {
  const [page] = await tx.sql<{ slug: string }>`select slug from core.page where id = ${id} and deleted_at is null`
  return page && `/${page.slug}`
}

async function written(tx: Transaction, id: number, action: string): Promise<Redirect> {
  const row = await redirectById(tx, id)
  await indexRedirect(tx, row)
  const redirect = redirectOf(row)
  tx.audit({
    action,
    entity: 'redirect',
    entityId: id,
    title: redirect.source,
    details: { code: redirect.code, target: redirect.target },
  })
  return redirect
}

function taken(source: string) {
  const error = redirectErrors.REDIRECT_TAKEN(source)
  return error.at({ path: 'source', message: error.message })
}

async function conditionsOf(tx: Transaction, query: RedirectListQuery): Promise<SqlText[]> {
  const conditions: SqlText[] = []
  if (query.origin !== undefined) conditions.push(sql`r.is_automatic = ${query.origin === 'automatic'}`)
  if (query.search !== undefined && query.search.trim() !== '') {
    conditions.push(sql`r.id = any(${await tx.search.find('redirect', query.search, searchLimit)}::bigint[])`)
  }
  return conditions
}
