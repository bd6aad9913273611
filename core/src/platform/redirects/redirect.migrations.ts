import { type Migration, migration, statement, tenantTable } from '@ashlar/sdk/server'

/** A page's old address names the page, not its new address: however often it moves, one step leads there. */
const redirect = tenantTable('page_redirect', [
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
  'foreign key (tenant_id, page_id) references core.page (tenant_id, id) on delete cascade',
  'check ((code = 410) = (target is null and page_id is null))',
])

export const redirectMigrations: readonly Migration[] = [
  migration('redirects-0001-page-redirect', [
    redirect,
    statement('create index page_redirect_by_source on core.page_redirect (tenant_id, source, id)'),
    statement(
      'create index page_redirect_by_page on core.page_redirect (tenant_id, page_id) where page_id is not null',
    ),
    statement('create index page_redirect_by_created_at on core.page_redirect (tenant_id, created_at, id)'),
    statement('create index page_redirect_by_hits on core.page_redirect (tenant_id, hits, id)'),
  ]),
]
