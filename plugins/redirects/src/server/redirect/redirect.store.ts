import type { PageAddresses, RowOf, Transaction } from '@ashlar/sdk/server'
import { errors } from '../../errors.ts'
import type { Redirect } from '../../redirect.ts'
import { RedirectEntity } from './redirect.entity.ts'

export type RedirectRow = RowOf<typeof RedirectEntity>

/** Dropped when redirects of a website were written: whether it has any is known until then. */
export const redirectsTag = 'redirects'

export async function redirectById(tx: Transaction, id: number): Promise<RedirectRow> {
  const row = await tx
    .db(RedirectEntity)
    .selectFrom('page_redirect')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw errors.REDIRECT_NOT_FOUND()
  return row
}

/** The redirect at an address of this website. */
export function redirectAt(tx: Transaction, source: string): Promise<RedirectRow | undefined> {
  return tx.db(RedirectEntity).selectFrom('page_redirect').selectAll().where('source', '=', source).executeTakeFirst()
}

/** What finds a redirect: the addresses in it. A page's own may change at any time. */
export async function indexRedirect(tx: Transaction, row: RedirectRow): Promise<void> {
  await tx.search.put('redirect', row.id, [row.source, row.target].join('\n'))
  tx.dropTags(redirectsTag)
}

/** As the API says them, in their order, with the pages they lead to. */
export async function presented(
  tx: Transaction,
  pages: PageAddresses,
  rows: readonly RedirectRow[],
): Promise<Redirect[]> {
  const known = await pages.byIds(tx, [...new Set(rows.flatMap(({ pageId }) => pageId ?? []))])
  return rows.map(({ tenantId: _, authorName, lastHitAt, createdAt, ...row }) => {
    const page = row.pageId === null ? undefined : known.get(row.pageId)
    return {
      ...row,
      target: row.pageId === null ? row.target : (page?.path ?? null),
      pageTitle: page?.title ?? null,
      lastHitAt: lastHitAt?.toISOString() ?? null,
      createdAt: createdAt.toISOString(),
      createdBy: authorName,
    }
  })
}
