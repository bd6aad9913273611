import type { Content } from '@ashlar/sdk'
import { AshlarError, storedContent, type Transaction } from '@ashlar/sdk/server'

/** Revisions and templates in which a node is looked for; read one at a time, since each may be large. */
const most = 100

/**
 * Documents whose nodes a page may keep as they are (architecture, section 7): its content, its drafts, its revisions
 * and all templates, newest first.
 */
export async function* storedForPage(tx: Transaction, pageId: number): AsyncIterable<Content> {
  yield* readable(
    await tx.sql<Json>`
      select content::text as json from core.page_content where page_id = ${pageId}
      union all select content::text from core.page_draft where page_id = ${pageId}`,
  )
  const revisions = await tx.sql<{ id: number }>`
    select id from core.page_revision where page_id = ${pageId} order by id desc limit ${most}`
  for (const { id } of revisions) {
    yield* readable(await tx.sql<Json>`select content::text as json from core.page_revision where id = ${id}`)
  }
  yield* storedTemplates(tx)
}

export async function* storedTemplates(tx: Transaction): AsyncIterable<Content> {
  const templates = await tx.sql<{ id: number }>`select id from core.component_template order by id desc limit ${most}`
  for (const { id } of templates) {
    yield* readable(await tx.sql<Json>`select content::text as json from core.component_template where id = ${id}`)
  }
}

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
