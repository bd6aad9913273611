import {
  type CsvRows,
  type CsvStep,
  type Database,
  type ListOrder,
  type ListReply,
  type PageAddresses,
  rowsBehind,
  sorted,
  type TablesOf,
  type Transaction,
  totalWith,
  windowOf,
} from '@ashlar/sdk/server'
import type { RedirectListQuery, SaveRedirect } from '../../contract.ts'
import { errors } from '../../errors.ts'
import type { Redirect } from '../../redirect.ts'
import { localPath, sourceProblem, targetProblem } from './redirect.address.ts'
import { comesBack } from './redirect.chain.ts'
import { RedirectEntity } from './redirect.entity.ts'
import { indexRedirect, presented, redirectAt, redirectById } from './redirect.store.ts'

/** Redirects found by their words at most. */
const searchLimit = 1000

/** Where old addresses lead: made by hand here, and by pages that move (`moved-pages.ts`). */
export class RedirectService {
  readonly #database: Database
  readonly #pages: PageAddresses

  constructor(database: Database, pages: PageAddresses) {
    this.#database = database
    this.#pages = pages
  }

  list(query: RedirectListQuery): Promise<ListReply<Redirect>['results']> {
    return this.#database.tenant(async (tx) => {
      const { found, more } = await redirectsWhere(tx, query)
      const { limit, offset } = windowOf(query)
      const rows = await sorted(found.selectAll(), orderOf(query)).limit(limit).offset(offset).execute()
      const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
      return {
        rows: await presented(tx, this.#pages, rows),
        ...totalWith(total, more),
        ...(query.limit === -1 && total > limit && { truncated: true }),
      }
    })
  }

  /** The next rows of the list, for a file. */
  exported(query: RedirectListQuery, step: CsvStep): Promise<CsvRows<Redirect>> {
    return this.#database.tenant(async (tx) => {
      const { found } = await redirectsWhere(tx, query)
      const { rows, last } = await rowsBehind(found.selectAll(), orderOf(query), step)
      return { rows: await presented(tx, this.#pages, rows), last }
    })
  }

  create(input: SaveRedirect, by: string): Promise<Redirect> {
    return this.#database.tenant(async (tx) => {
      const rule = await checkedRule(tx, this.#pages, input, null)
      const [made] = await tx.sql<{ id: number }>`
        insert into redirects.page_redirect (source, target, page_id, code, author_name)
        values (${rule.source}, ${rule.target}, ${rule.pageId}, ${rule.code}, ${by})
        on conflict (tenant_id, source) do update set target = excluded.target, page_id = excluded.page_id,
          code = excluded.code, is_automatic = false, author_name = excluded.author_name
        where redirects.page_redirect.is_automatic returning id`
      if (!made) throw taken(rule.source)
      // What was asked for in vain now leads somewhere.
      await tx.sql`delete from redirects.not_found_address where path = ${rule.source}`
      return written(tx, this.#pages, made.id, 'redirect.created')
    })
  }

  update(id: number, input: SaveRedirect): Promise<Redirect> {
    return this.#database.tenant(async (tx) => {
      await redirectById(tx, id)
      const rule = await checkedRule(tx, this.#pages, input, id)
      const other = await redirectAt(tx, rule.source)
      if (other && other.id !== id) throw taken(rule.source)
      await tx.sql`
        update redirects.page_redirect set source = ${rule.source}, target = ${rule.target}, page_id = ${rule.pageId},
          code = ${rule.code}, is_automatic = false where id = ${id}`
      return written(tx, this.#pages, id, 'redirect.changed')
    })
  }

  /** All of them or, when one is not there, none. */
  remove(ids: readonly number[]): Promise<void> {
    return this.#database.tenant(async (tx) => {
      const gone = await tx.sql<{ id: number; source: string }>`
        delete from redirects.page_redirect where id = any(${ids}::bigint[]) returning id, source`
      if (gone.length < new Set(ids).size) throw errors.REDIRECT_NOT_FOUND()
      for (const { id, source } of gone) {
        await tx.search.remove('redirect', id)
        tx.audit({ action: 'redirect.deleted', entity: 'redirect', entityId: id, title: source })
      }
    })
  }
}

/** To be put in order and cut. */
async function redirectsWhere(tx: Transaction, { search = '', origin }: RedirectListQuery) {
  const words = search.trim()
  const matches = words === '' ? undefined : await tx.search.find('redirect', words, { limit: searchLimit })
  const all = tx.db(RedirectEntity).selectFrom('page_redirect')
  const ofOrigin = origin === undefined ? all : all.where('isAutomatic', '=', origin === 'automatic')
  if (matches === undefined) return { found: ofOrigin, more: false }
  return { found: ofOrigin.where(({ eb, fn, val }) => eb('id', '=', fn.any(val(matches.ids)))), more: matches.more }
}

const sortTypes = { source: 'text', createdAt: 'timestamptz', hits: 'bigint' } as const

function orderOf({
  orderBy = 'source',
  orderDirection,
}: RedirectListQuery): ListOrder<TablesOf<typeof RedirectEntity>, 'page_redirect'> {
  const direction = orderDirection?.toLowerCase() === 'desc' ? 'desc' : 'asc'
  return { columns: ({ ref }) => [ref(orderBy), ref('id')], type: sortTypes[orderBy], direction }
}

interface Rule {
  readonly source: string
  readonly code: 301 | 302 | 410
  readonly target: string | null
  readonly pageId: number | null
}

/** The rule as it is stored. @throws INVALID_FIELDS naming what can be mended. */
export async function checkedRule(
  tx: Transaction,
  pages: PageAddresses,
  input: SaveRedirect,
  id: number | null,
): Promise<Rule> {
  const wrong = (path: string, message: string) => errors.INVALID_FIELDS().at({ path, message })
  const problem = sourceProblem(input.source, pages)
  if (problem !== undefined) throw wrong('source', problem)
  const source = localPath(input.source) ?? input.source
  if (await pages.isShown(tx, source))
    throw wrong('source', 'A published page has this address. Change the page’s address first.')
  if (input.code === 410) return { source, code: 410, target: null, pageId: null }
  const { pageId = null } = input
  const target = pageId === null ? (input.target ?? '').trim() : await addressOfPage(tx, pages, pageId)
  if (target === undefined) throw wrong('pageId', 'This page does not exist.')
  const bad = targetProblem(target)
  if (bad !== undefined) throw wrong(pageId === null ? 'target' : 'pageId', bad)
  if (await circles(tx, pages, source, target, id)) {
    throw wrong(pageId === null ? 'target' : 'pageId', 'This would create a redirect loop.')
  }
  return { source, code: input.code, target: pageId === null ? target : null, pageId }
}

/** The rule that is being changed does not count with what it says now. */
async function circles(
  tx: Transaction,
  pages: PageAddresses,
  source: string,
  target: string,
  id: number | null,
): Promise<boolean> {
  if (!(await comesBack(tx, pages, source, target))) return false
  if (id === null) return true
  const before = await redirectById(tx, id)
  return before.source === source || !(localPath(target) === before.source)
}

async function addressOfPage(tx: Transaction, pages: PageAddresses, id: number): Promise<string | undefined> {
  const page = (await pages.byIds(tx, [id])).get(id)
  return page?.isDeleted === false ? page.path : undefined
}

async function written(tx: Transaction, pages: PageAddresses, id: number, action: string): Promise<Redirect> {
  const row = await redirectById(tx, id)
  await indexRedirect(tx, row)
  const [redirect] = await presented(tx, pages, [row])
  if (!redirect) throw errors.REDIRECT_NOT_FOUND()
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
  const error = errors.REDIRECT_TAKEN(source)
  return error.at({ path: 'source', message: error.message })
}
