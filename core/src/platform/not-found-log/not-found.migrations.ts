import { type Migration, migration, statement, tenantTable } from '@ashlar/sdk/server'

const notFoundAddress = tenantTable('not_found_address', [
  'id bigint generated always as identity',
  'path text not null',
  'hits bigint not null',
  'first_seen timestamptz not null default now()',
  'last_seen timestamptz not null default now()',
  `referrer text not null default ''`,
  'ignored boolean not null default false',
  'primary key (tenant_id, id)',
  'unique (tenant_id, path)',
])

export const notFoundMigrations: readonly Migration[] = [
  migration('not-found-0001-address', [
    notFoundAddress,
    statement('create index not_found_by_path on core.not_found_address (tenant_id, path, id)'),
    statement('create index not_found_by_hits on core.not_found_address (tenant_id, hits, id)'),
    statement('create index not_found_by_first_seen on core.not_found_address (tenant_id, first_seen, id)'),
    statement('create index not_found_by_last_seen on core.not_found_address (tenant_id, last_seen, id)'),
  ]),
]
