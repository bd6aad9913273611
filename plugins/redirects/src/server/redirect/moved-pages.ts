import { type PayloadOf, pageMoved, pagePlaced, pageRemoved } from '@ashlar/sdk'
import { type EventWithin, type Transaction, within } from '@ashlar/sdk/server'
import { written } from './redirect.address.ts'
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

/** A module's page moved. Redirects to its old path lead on to the new one at once, so that none grows into a chain. */
export async function followModulePage(tx: Transaction, from: string, to: string): Promise<void> {
  if (from === to || !(await isEntitled(tx))) return
  await giveWay(tx, to)
  const target = written(to)
  const changed = await tx.sql<{ id: number }>`
    with led as (
      insert into redirects.page_redirect (source, target, code, is_automatic) values (${from}, ${target}, 301, true)
      on conflict (tenant_id, source) do update set target = excluded.target, page_id = null
      where redirects.page_redirect.is_automatic returning id),
    followed as (
      update redirects.page_redirect set target = ${target}
      where target = ${written(from)} and is_automatic and source <> ${from} returning id)
    select id from led union all select id from followed`
  for (const { id } of changed) await indexRedirect(tx, await redirectById(tx, id))
}

/** The calling module may be there while this one is switched off: then nothing happens. */
async function isEntitled(tx: Transaction): Promise<boolean> {
  const [row] = await tx.sql<{ is_entitled: boolean }>`select core.entitled('redirects') as is_entitled`
  return row?.is_entitled === true
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
