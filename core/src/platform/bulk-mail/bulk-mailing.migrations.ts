import { type Migration, migration, tenantTable } from '@ashlar/sdk/server'

export const bulkMailingMigrations: readonly Migration[] = [
  migration('bulk-mail-0001-bulk-mailing', [
    tenantTable('bulk_mailing', [
      'run bigint not null default 0',
      'leased_until timestamptz',
      'is_wanted boolean not null default false',
      'next_mail_at timestamptz',
      'paused_until timestamptz',
      "reason text not null default '' check (length(reason) <= 1000)",
      'failures smallint not null default 0',
      'primary key (tenant_id)',
    ]),
  ]),
]
