import type { MediaUse } from '@ashlar/sdk/platform'
import type { Transaction } from '@ashlar/sdk/server'
import { PageEntity } from '../pages/page.entity.ts'
import { TemplateEntity } from '../templates/template.entity.ts'
import { MediaUsageEntity } from './media.entity.ts'

/** Documents beyond which nobody reads on. */
const most = 100

/** The documents that hold a file, by name. Deleted pages count: they can be restored. */
export async function usesOf(tx: Transaction, media: number): Promise<MediaUse[]> {
  const rows = await tx
    .db(MediaUsageEntity, PageEntity, TemplateEntity)
    .selectFrom('media_usage as u')
    .leftJoin('page as p', (join) => join.on('u.kind', '=', 'page').onRef('p.id', '=', 'u.id'))
    .leftJoin('component_template as t', (join) => join.on('u.kind', '=', 'template').onRef('t.id', '=', 'u.id'))
    .select(['u.kind', 'u.id'])
    .select(({ fn }) => fn.coalesce('p.title', 't.name').as('title'))
    .where('u.mediaId', '=', media)
    .where((eb) => eb.not(eb.and([eb('u.kind', '=', 'page'), eb('p.id', 'is', null)])))
    .where((eb) => eb.not(eb.and([eb('u.kind', '=', 'template'), eb('t.id', 'is', null)])))
    .orderBy('u.kind')
    .orderBy('title')
    .orderBy('u.id')
    .limit(most)
    .execute()
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
