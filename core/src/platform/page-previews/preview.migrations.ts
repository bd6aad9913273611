import { type Migration, migration, statement, tenantTable } from '@ashlar/sdk/server'

const preview = tenantTable('page_preview', [
  'id bigint generated always as identity',
  'page_id bigint not null',
  'secret_hash text not null',
  `label text not null default ''`,
  'with_draft boolean not null default false',
  'account uuid',
  `author_name text not null default ''`,
  'created_at timestamptz not null default now()',
  'expires_at timestamptz not null',
  'last_used_at timestamptz',
  'primary key (tenant_id, id)',
  'unique (tenant_id, secret_hash)',
  'foreign key (tenant_id, page_id) references core.page (tenant_id, id) on delete cascade',
])

export const previewMigrations: readonly Migration[] = [
  migration('page-previews-0001-preview', [
    preview,
    statement('create index page_preview_by_page on core.page_preview (tenant_id, page_id, id)'),
  ]),
]
