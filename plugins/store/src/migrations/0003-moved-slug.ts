import { migration, tenantTable } from '@ashlar/sdk/server'

/** Addresses that products and categories had before. */
const movedSlug = tenantTable('moved_slug', [
  `kind text collate "C" not null check (kind in ('product', 'category'))`,
  'slug text collate "C" not null',
  'record_id bigint not null',
  'primary key (tenant_id, kind, slug)',
])

export default migration('0003-moved-slug', [movedSlug])
