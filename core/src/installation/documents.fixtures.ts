import type { Content, ContentNode } from '@ashlar/sdk'
import type { InMemoryHost } from '../testing/test-host.ts'

const node = (type: string, more: Partial<ContentNode> = {}): ContentNode => ({
  ...{ type, version: 1, props: {}, parent: 'root', children: [] },
  ...more,
})

/** A page's tree with one block of a type, as one of its data versions has stored it. */
export function contentWith(type: string, version: number, props: Record<string, unknown> = {}): Content {
  const root = node('wrapper', { parent: null, children: ['one'] })
  return { rootNodeId: 'root', nodes: { root, one: node(type, { version, props }) } }
}

/** Put pages with contents past the API, as versions of long ago may have left them. Gives their ids. */
export async function putPages(
  host: Pick<InMemoryHost, 'sql' | 'tenants'>,
  contents: readonly Content[],
  tenant: 'a' | 'b' = 'a',
): Promise<number[]> {
  const { guid } = host.tenants[tenant]
  const rows = await host.sql<{ id: string }>`
    with made as (
      insert into core.page (tenant_id, title, slug)
      select ${guid}::uuid, 'Page ' || n, 'page-' || md5(random()::text) || n from generate_series(1, ${contents.length}::int) n
      returning id, tenant_id
    ), numbered as (select *, row_number() over (order by id) as place from made)
    insert into core.page_content (tenant_id, page_id, content)
    select tenant_id, numbered.id, given.content
    from numbered join jsonb_array_elements(${JSON.stringify(contents)}::jsonb) with ordinality given (content, place)
      using (place)
    returning page_id as id`
  return rows.map(({ id }) => Number(id))
}
