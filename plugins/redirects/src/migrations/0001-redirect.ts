import { migration, statement, takenOver, tenantTable } from '@ashlar/sdk/server'

/**
 * Both tables were core's. A page's old address names the page, not its new address: however often it moves, one step
 * leads there. In core the page was a foreign key; here `core.page-removed` says when it is gone.
 */
export default migration('0001-redirect', [
  takenOver(
    tenantTable('page_redirect', [
      'id bigint generated always as identity',
      'source text not null',
      'target text',
      'page_id bigint',
      'code integer not null check (code in (301, 302, 410))',
      'is_automatic boolean not null default false',
      'hits bigint not null default 0',
      'last_hit_at timestamptz',
      'created_at timestamptz not null default now()',
      `author_name text not null default ''`,
      'primary key (tenant_id, id)',
      'unique (tenant_id, source)',
      'check ((code = 410) = (target is null and page_id is null))',
    ]),
  ),
  statement('alter table page_redirect drop constraint if exists page_redirect_tenant_id_page_id_fkey'),
  statement('create index if not exists page_redirect_by_source on page_redirect (tenant_id, source, id)'),
  statement(
    'create index if not exists page_redirect_by_page on page_redirect (tenant_id, page_id) where page_id is not null',
  ),
  statement('create index if not exists page_redirect_by_created_at on page_redirect (tenant_id, created_at, id)'),
  statement('create index if not exists page_redirect_by_hits on page_redirect (tenant_id, hits, id)'),
  takenOver(
    tenantTable('not_found_address', [
      'id bigint generated always as identity',
      'path text not null',
      'hits bigint not null',
      'first_seen timestamptz not null default now()',
      'last_seen timestamptz not null default now()',
      `referrer text not null default ''`,
      'ignored boolean not null default false',
      'primary key (tenant_id, id)',
      'unique (tenant_id, path)',
    ]),
  ),
  statement('create index if not exists not_found_by_path on not_found_address (tenant_id, path, id)'),
  statement('create index if not exists not_found_by_hits on not_found_address (tenant_id, hits, id)'),
  statement('create index if not exists not_found_by_first_seen on not_found_address (tenant_id, first_seen, id)'),
  statement('create index if not exists not_found_by_last_seen on not_found_address (tenant_id, last_seen, id)'),
])
