import type { Content } from '@ashlar/sdk'
import { AshlarError, storedContent, type Transaction } from '@ashlar/sdk/server'
import { expression } from '../sql.ts'
import { TemplateEntity } from '../templates/template.entity.ts'
import { PageContentEntity, PageDraftEntity, PageRevisionEntity } from './page.entity.ts'

/** Revisions and templates in which a node is looked for; read one at a time, since each may be large. */
const most = 100

/**
 * Documents whose nodes a page may keep as they are (architecture, section 7): its content, what visitors see,
 * its drafts, its revisions
 * and all templates, newest first.
 */
export async function* storedForPage(tx: Transaction, pageId: number): AsyncIterable<Content> {
  const tables = tx.db(PageContentEntity, PageDraftEntity, PageRevisionEntity)
  yield* readable(await tables.selectFrom('page_content').select(asJson).where('pageId', '=', pageId).execute())
  yield* readable(await tables.selectFrom('page_content').select(liveAsJson).where('pageId', '=', pageId).execute())
  yield* readable(await tables.selectFrom('page_draft').select(asJson).where('pageId', '=', pageId).execute())
  const revisions = tables.selectFrom('page_revision')
  const newest = revisions.select('id').where('pageId', '=', pageId).orderBy('id', 'desc').limit(most)
  for (const { id } of await newest.execute()) {
    yield* readable(await revisions.select(asJson).where('id', '=', id).execute())
  }
  yield* storedTemplates(tx)
}

export async function* storedTemplates(tx: Transaction): AsyncIterable<Content> {
  const templates = tx.db(TemplateEntity).selectFrom('component_template')
  for (const { id } of await templates.select('id').orderBy('id', 'desc').limit(most).execute()) {
    yield* readable(await templates.select(asJson).where('id', '=', id).execute())
  }
}

const liveAsJson = expression<string | null>`live_content::text`.as('json')
const asJson = expression<string | null>`content::text`.as('json')

interface Json {
  readonly json: string | null
}

function* readable(rows: readonly Json[]): Iterable<Content> {
  for (const { json } of rows) {
    if (json === null) continue
    try {
      yield storedContent(json)
    } catch (error) {
      // What can't be read holds no node that could be kept.
      if (!(error instanceof AshlarError)) throw error
    }
  }
}
