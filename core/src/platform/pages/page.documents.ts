import { type DocumentKind, documentKind, type StoredDocument, type Transaction } from '@ashlar/sdk/server'
import { columnsOf, type DocumentPlace, keyOf, placeBehind } from '../document-place.ts'
import { run, type SqlText, sql } from '../sql.ts'
import { holdsBlocks } from '../stored-blocks.ts'
import type { PageRecord } from './page.entity.ts'

type Read = DocumentPlace &
  Pick<PageRecord, 'title' | 'slug'> & {
    /** Of a draft, which has no number of its own. */
    readonly account?: string
    readonly content: string
  }

/** Deleted pages too: they can be restored. */
const pages = documentKind({
  kind: 'page',
  title: 'Pages',
  read: (tx, { after, limit, blockTypes }) => {
    const { id, tenant } = placeBehind(after)
    return documents(
      tx,
      sql`select p.id, p.tenant_id as tenant, p.title, p.slug, c.content::text as content
        from core.page_content c join core.page p on p.tenant_id = c.tenant_id and p.id = c.page_id
        where (c.page_id, c.tenant_id) > (${id}::bigint, ${tenant}::uuid) and ${holdsBlocks('c.content', blockTypes)}
        order by c.page_id, c.tenant_id limit ${limit}`,
    )
  },
  write: async (tx, changed) => {
    const { ids, tenants, before, after } = columnsOf(changed)
    await tx.sql`update core.page_content c set content = w.content::jsonb
      from unnest(${ids}::bigint[], ${tenants}::uuid[], ${before}::text[], ${after}::text[]) w (id, tenant, before, content)
      where c.page_id = w.id and c.tenant_id = w.tenant and c.content = w.before::jsonb`
    tx.dropTags(...changed.map(({ document }) => `page:${placeBehind(document.key).id}`))
  },
})

/** What visitors see of pages with unpublished changes. */
const livePages = documentKind({
  kind: 'page-live',
  title: 'Published content of pages with unpublished changes',
  read: (tx, { after, limit, blockTypes }) => {
    const { id, tenant } = placeBehind(after)
    return documents(
      tx,
      sql`select p.id, p.tenant_id as tenant, p.title || ' (published)' as title, p.slug, c.live_content::text as content
        from core.page_content c join core.page p on p.tenant_id = c.tenant_id and p.id = c.page_id
        where (c.page_id, c.tenant_id) > (${id}::bigint, ${tenant}::uuid) and c.live_revision is not null
          and ${holdsBlocks('c.live_content', blockTypes)}
        order by c.page_id, c.tenant_id limit ${limit}`,
    )
  },
  write: async (tx, changed) => {
    const { ids, tenants, before, after } = columnsOf(changed)
    await tx.sql`update core.page_content c set live_content = w.content::jsonb
      from unnest(${ids}::bigint[], ${tenants}::uuid[], ${before}::text[], ${after}::text[]) w (id, tenant, before, content)
      where c.page_id = w.id and c.tenant_id = w.tenant and c.live_content = w.before::jsonb`
    tx.dropTags(...changed.map(({ document }) => `page:${placeBehind(document.key).id}`))
  },
})

const revisions = documentKind({
  kind: 'page-revision',
  title: 'Revisions of pages',
  isHistory: true,
  read: (tx, { after, limit, blockTypes }) => {
    const { id, tenant } = placeBehind(after)
    return documents(
      tx,
      sql`select r.id, p.tenant_id as tenant, p.title || ' (revision ' || r.revision || ')' as title, p.slug,
          r.content::text as content
        from core.page_revision r join core.page p on p.tenant_id = r.tenant_id and p.id = r.page_id
        where (r.id, r.tenant_id) > (${id}::bigint, ${tenant}::uuid) and ${holdsBlocks('r.content', blockTypes)}
        order by r.id, r.tenant_id limit ${limit}`,
    )
  },
  write: async (tx, changed) => {
    const { ids, tenants, before, after } = columnsOf(changed)
    await tx.sql`update core.page_revision c set content = w.content::jsonb
      from unnest(${ids}::bigint[], ${tenants}::uuid[], ${before}::text[], ${after}::text[]) w (id, tenant, before, content)
      where c.id = w.id and c.tenant_id = w.tenant and c.content = w.before::jsonb`
  },
})

const nobody = '00000000-0000-0000-0000-000000000000'

/** Drafts have no id of their own: they are read in the order of page and account. */
const drafts = documentKind({
  kind: 'page-draft',
  title: 'Drafts of pages',
  read: (tx, { after, limit, blockTypes }) => {
    const { id, tenant } = placeBehind(after)
    const account = accountIn(after)
    return documents(
      tx,
      sql`select p.id, d.account, p.tenant_id as tenant, p.title || ' (draft)' as title, p.slug,
          d.content::text as content
        from core.page_draft d join core.page p on p.tenant_id = d.tenant_id and p.id = d.page_id
        where (d.page_id, d.tenant_id, d.account) > (${id}::bigint, ${tenant}::uuid, ${account}::uuid)
          and ${holdsBlocks('d.content', blockTypes)}
        order by d.page_id, d.tenant_id, d.account limit ${limit}`,
    )
  },
  write: async (tx, changed) => {
    const { ids, tenants, before, after } = columnsOf(changed)
    const accounts = changed.map(({ document }) => accountIn(document.key))
    await tx.sql`update core.page_draft c set content = w.content::jsonb
      from unnest(${ids}::bigint[], ${tenants}::uuid[], ${before}::text[], ${after}::text[],
        ${accounts}::uuid[]) w (id, tenant, before, content, account)
      where c.page_id = w.id and c.account = w.account and c.tenant_id = w.tenant and c.content = w.before::jsonb`
  },
})

const accountIn = (key: string | null) => key?.split('/')[2] ?? nobody

async function documents(tx: Transaction, query: SqlText): Promise<StoredDocument[]> {
  const rows = await run<Read>(tx, query)
  return rows.map(({ id, tenant, account, slug, title, content }) => ({
    key: [keyOf({ id, tenant }), ...(account === undefined ? [] : [account])].join('/'),
    address: `/admin/editor?slug=${encodeURIComponent(slug)}`,
    ...{ tenant, title, content },
  }))
}

/** Everything of a page that holds content. */
export const pageDocuments: readonly DocumentKind[] = [pages, livePages, drafts, revisions]
