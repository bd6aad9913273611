import { type Migration, migration, statement, tenantTable } from '@ashlar/sdk/server'

export const bounceMigrations: readonly Migration[] = [
  migration('bounces-0001-bounced-address', [
    tenantTable('bounced_address', [
      'address text collate "C" not null',
      "reason text not null check (reason in ('bounce', 'complaint'))",
      'told_at timestamptz not null default now()',
      'primary key (tenant_id, address, reason)',
    ]),
    statement('create index bounced_address_by_age on core.bounced_address (tenant_id, told_at)'),
  ]),
]
