import { type Migration, migration, statement, tenantTable } from '@ashlar/sdk/server'

export const limitMigrations: readonly Migration[] = [
  migration('limits-0001-use', [
    tenantTable('counted_use', [
      // A hash of what is counted: addresses of visitors are not kept.
      'key text collate "C" not null',
      'uses integer not null',
      'ends_at timestamptz not null',
      'primary key (tenant_id, key)',
    ]),
    statement('create index counted_use_by_end on core.counted_use (tenant_id, ends_at)'),
  ]),
]
