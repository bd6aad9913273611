import { type PayloadOf, pageMoved, pagePlaced, pageRemoved } from '@ashlar/sdk'
import { type EventWithin, type Transaction, within } from '@ashlar/sdk/server'
import { indexRedirect, redirectById } from './redirect.store.ts'

/** Redirects that pages leave by themselves, written with what happened to the pages or not at all. */
export const movedPages: readonly EventWithin[] = [
  within(pageMoved, [], followPages),
  // A page took an address: what led away from it by itself is over.
  within(pagePlaced, [], (tx, { path }) => giveWay(tx, path)),
  within(pageRemoved, [], forgetPage),
]

/** Visitors who knew a page at an address that it left are led on to wherever it stands. */
async function followPages(tx: Transaction, { pages, by }: PayloadOf<typeof pageMoved>): Promise<void> {
  for (const { pageId, from, wasPublished } of pages) {
    if (wasPublished) await leadOn(tx, from, pageId, by)
  }
  for (const { to } of pages) await giveWay(tx, to)
}

async function leadOn(tx: Transaction, path: string, pageId: number, by: string): Promise<void> {
  // What a person decided about this address stays.
  const [made] = await tx.sql<{ id: number }>`
    insert into redirects.page_redirect (source, page_id, code, is_automatic, author_name)
    values (${path}, ${pageId}, 301, true, ${by})
    on conflict (tenant_id, source) do update set page_id = excluded.page_id
    where redirects.page_redirect.is_automatic returning id`
  if (made) await indexRedirect(tx, await redirectById(tx, made.id))
}

async function giveWay(tx: Transaction, path: string): Promise<void> {
  const gone = await tx.sql<{ id: number }>`
    delete from redirects.page_redirect where source = ${path} and is_automatic returning id`
  for (const { id } of gone) await tx.search.remove('redirect', id)
}

async function forgetPage(tx: Transaction, { pageId }: PayloadOf<typeof pageRemoved>): Promise<void> {
  const gone = await tx.sql<{ id: number }>`
    delete from redirects.page_redirect where page_id = ${pageId} returning id`
  for (const { id } of gone) await tx.search.remove('redirect', id)
}
