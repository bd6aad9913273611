import { type Migration, migration, tenantTable } from '@ashlar/sdk/server'

export const mailSenderMigrations: readonly Migration[] = [
  migration('mail-sender-0001-mail-sender', [
    tenantTable('mail_sender', [
      'domain text not null check (length(domain) <= 254)',
      "state text not null check (state in ('good', 'attention', 'none'))",
      'checked_at timestamptz not null default now()',
      'primary key (tenant_id)',
    ]),
  ]),
]
