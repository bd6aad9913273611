import type { MediaUse } from '@ashlar/sdk/platform'
import type { Transaction } from '@ashlar/sdk/server'

interface Row {
  readonly kind: string
  readonly id: number
  readonly title: string | null
  readonly slug: string | null
}

/** Documents beyond which nobody reads on. */
const most = 100

/** The documents that hold a file, by name. Deleted pages count: they can be restored. */
export async function usesOf(tx: Transaction, media: number): Promise<MediaUse[]> {
  const rows = await tx.sql<Row>`
    select u.kind, u.id, coalesce(p.title, t.name) as title, p.slug
    from core.media_usage u
      left join core.page p on u.kind = 'page' and p.id = u.id
      left join core.component_template t on u.kind = 'template' and t.id = u.id
    where u.media_id = ${media} and not (u.kind = 'page' and p.id is null) and not (u.kind = 'template' and t.id is null)
    order by u.kind, title, u.id limit ${most}`
  return rows.map(({ kind, id, title }) => ({
    kind,
    id,
    title: title ?? (kind === 'setting' ? 'Settings' : `${kind} ${id}`),
    address: addressOf(kind, id),
  }))
}

function addressOf(kind: string, id: number): string {
  if (kind === 'page') return `/admin/pages/${id}`
  return kind === 'setting' ? '/admin/setting/general' : ''
}
