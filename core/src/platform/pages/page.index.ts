import { linkedTemplates, mediaIdsIn, type PayloadOf, pageChanged, pageMoved, pagePlaced } from '@ashlar/sdk'
import type { Transaction } from '@ashlar/sdk/server'
import type { Author } from '../author.ts'
import { sql } from '../sql.ts'
import type { ContentGate } from './content-gate.ts'
import { PageEntity } from './page.entity.ts'
import { findLivePage } from './page.live.ts'
import { pageById } from './page.store.ts'

/** Bring what is derived from a page up to date, in the unit of work that changed it: search words and block types. */
export async function indexPage(tx: Transaction, gate: ContentGate, id: number): Promise<void> {
  const { page, json } = await pageById(tx, id)
  const { content } = gate.read(json)
  // What visitors still see is in use as well; people look for what they edit.
  const seen = page.hasUnpublishedChanges ? await findLivePage(tx, sql`p.id = ${id}`) : undefined
  const contents = [content, seen ? gate.read(seen.json).content : null].filter((each) => each !== null)
  const words = [page.title, page.slug, page.excerpt, page.metaTitle, page.metaDescription, gate.words(content)]
  await tx.search.put('page', id, words.join('\n'))
  await tx.usage.put('page', id, [...new Set(contents.flatMap((each) => [...gate.types(each)]))])
  await tx.usage.putMedia('page', id, mediaIdsIn([page.image, page.metaImage, ...contents]))
  await putTemplates(tx, id, [...new Set(contents.flatMap((each) => [...linkedTemplates(each)]))])
}

async function putTemplates(tx: Transaction, pageId: number, templates: readonly number[]): Promise<void> {
  await tx.sql`
    with gone as (delete from core.template_usage where page_id = ${pageId} and not (template_id = any(${templates}::bigint[])))
    insert into core.template_usage (template_id, page_id)
    select id, ${pageId}::bigint from core.component_template where id = any(${templates}::bigint[]) on conflict do nothing`
}

/**
 * Tell that a page changed: subscribers, and every kept page that was made from it, from the list of pages, or because
 * nobody had a page at its address (`at:/about`).
 */
export async function tellPageChanged(tx: Transaction, id: number, listChanged: boolean): Promise<void> {
  await tx.emit(pageChanged, { pageId: id })
  if (!listChanged) return tx.dropTags(`page:${id}`)
  const page = await tx.db(PageEntity).selectFrom('page').select('slug').where('id', '=', id).executeTakeFirst()
  tx.dropTags(`page:${id}`, 'pages', ...(page ? [`at:/${page.slug}`] : []))
}

/** Tell that people changed a page, but nothing that visitors see. */
export const tellUnpublishedChange = (tx: Transaction, id: number): Promise<void> =>
  tx.emit(pageChanged, { pageId: id })

export type MovedPage = PayloadOf<typeof pageMoved>['pages'][number]

/** Tell which pages moved: who leads visitors on from their old addresses does so in the same unit of work. */
export async function tellMoved(tx: Transaction, pages: readonly MovedPage[], { name }: Author): Promise<void> {
  if (pages.length > 0) await tx.emit(pageMoved, { pages: [...pages], by: name })
}

/** Tell that a page is new at an address. */
export const tellPlaced = (tx: Transaction, pageId: number, slug: string): Promise<void> =>
  tx.emit(pagePlaced, { pageId, path: `/${slug}` })
