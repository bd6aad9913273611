import { type DocumentKind, documentKind } from '@ashlar/sdk/server'
import { columnsOf, type DocumentPlace, keyOf, placeBehind } from '../document-place.ts'
import { run, sql } from '../sql.ts'
import { holdsBlocks } from '../stored-blocks.ts'

type Read = DocumentPlace & { readonly template: number; readonly title: string; readonly content: string }

const templates = documentKind({
  kind: 'template',
  title: 'Templates',
  read: async (tx, { after, limit, blockTypes }) => {
    const { id, tenant } = placeBehind(after)
    const rows = await run<Read>(
      tx,
      sql`select t.id, t.id as template, t.tenant_id as tenant, t.name as title, t.content::text as content from core.component_template t
        where (t.id, t.tenant_id) > (${id}::bigint, ${tenant}::uuid) and ${holdsBlocks('t.content', blockTypes)}
        order by t.id, t.tenant_id limit ${limit}`,
    )
    return rows.map(documentOf)
  },
  write: async (tx, changed) => {
    const { ids, tenants, before, after } = columnsOf(changed)
    await tx.sql`update core.component_template c set content = w.content::jsonb
      from unnest(${ids}::bigint[], ${tenants}::uuid[], ${before}::text[], ${after}::text[]) w (id, tenant, before, content)
      where c.id = w.id and c.tenant_id = w.tenant and c.content = w.before::jsonb`
    tx.dropTags(...changed.map(({ document }) => `template:${placeBehind(document.key).id}`))
  },
})

const revisions = documentKind({
  kind: 'template-revision',
  title: 'Revisions of templates',
  isHistory: true,
  read: async (tx, { after, limit, blockTypes }) => {
    const { id, tenant } = placeBehind(after)
    const rows = await run<Read>(
      tx,
      sql`select r.id, t.id as template, t.tenant_id as tenant, t.name || ' (revision ' || r.revision || ')' as title,
          r.content::text as content
        from core.component_template_revision r
        join core.component_template t on t.tenant_id = r.tenant_id and t.id = r.template_id
        where (r.id, r.tenant_id) > (${id}::bigint, ${tenant}::uuid) and ${holdsBlocks('r.content', blockTypes)}
        order by r.id, r.tenant_id limit ${limit}`,
    )
    return rows.map(documentOf)
  },
  write: async (tx, changed) => {
    const { ids, tenants, before, after } = columnsOf(changed)
    await tx.sql`update core.component_template_revision c set content = w.content::jsonb
      from unnest(${ids}::bigint[], ${tenants}::uuid[], ${before}::text[], ${after}::text[]) w (id, tenant, before, content)
      where c.id = w.id and c.tenant_id = w.tenant and c.content = w.before::jsonb`
  },
})

/** As the editor opens it. */
const documentOf = ({ id, template, ...row }: Read) => ({
  ...row,
  key: keyOf({ id, tenant: row.tenant }),
  address: `/admin/editor?component=${template}`,
})

export const templateDocuments: readonly DocumentKind[] = [templates, revisions]
