import { type DocumentKind, documentKind, type StoredDocument, type Transaction } from '@ashlar/sdk/server'
import { run, type SqlText, sql } from '../sql.ts'
import { holdsBlocks } from '../stored-blocks.ts'

interface Row {
  readonly key: string
  readonly tenant: string
  readonly title: string
  readonly slug: string
  readonly content: string
}

/** Deleted pages too: they can be restored. Ids of pages and revisions are unique across tenants. */
const pages = documentKind({
  kind: 'page',
  title: 'Pages',
  read: (tx, { after, limit, blockTypes }) =>
    documents(
      tx,
      sql`select p.id::text as key, p.tenant_id as tenant, p.title, p.slug, c.content::text as content
        from core.page_content c join core.page p on p.tenant_id = c.tenant_id and p.id = c.page_id
        where c.page_id > ${Number(after ?? 0)} and ${holdsBlocks('c.content', blockTypes)}
        order by c.page_id limit ${limit}`,
    ),
})

const revisions = documentKind({
  kind: 'page-revision',
  title: 'Revisions of pages',
  isHistory: true,
  read: (tx, { after, limit, blockTypes }) =>
    documents(
      tx,
      sql`select r.id::text as key, p.tenant_id as tenant, p.title || ' (revision ' || r.revision || ')' as title, p.slug,
          r.content::text as content
        from core.page_revision r join core.page p on p.tenant_id = r.tenant_id and p.id = r.page_id
        where r.id > ${Number(after ?? 0)} and ${holdsBlocks('r.content', blockTypes)} order by r.id limit ${limit}`,
    ),
})

/** Drafts have no id of their own: they are read in the order of page and account. */
const drafts = documentKind({
  kind: 'page-draft',
  title: 'Drafts of pages',
  read: (tx, { after, limit, blockTypes }) => {
    const [page = '0', account = '00000000-0000-0000-0000-000000000000'] = after?.split('/') ?? []
    return documents(
      tx,
      sql`select d.page_id || '/' || d.account as key, p.tenant_id as tenant, p.title || ' (draft)' as title, p.slug,
          d.content::text as content
        from core.page_draft d join core.page p on p.tenant_id = d.tenant_id and p.id = d.page_id
        where (d.page_id, d.account) > (${Number(page)}::bigint, ${account}::uuid)
          and ${holdsBlocks('d.content', blockTypes)}
        order by d.page_id, d.account limit ${limit}`,
    )
  },
})

async function documents(tx: Transaction, query: SqlText): Promise<StoredDocument[]> {
  const rows = await run<Row>(tx, query)
  return rows.map(({ slug, ...row }) => ({ ...row, address: `/admin/editor?slug=${encodeURIComponent(slug)}` }))
}

/** Everything of a page that holds content. */
export const pageDocuments: readonly DocumentKind[] = [pages, drafts, revisions]
