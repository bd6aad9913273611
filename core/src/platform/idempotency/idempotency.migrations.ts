import { type Migration, migration, statement, tenantTable } from '@ashlar/sdk/server'

/** Replies to requests that may come twice. Neither the key nor the reply can be read from here alone. */
export const idempotencyMigrations: readonly Migration[] = [
  migration('idempotency-0001-keys', [
    tenantTable('idempotency_key', [
      'key_hash text collate "C" not null',
      'account_guid uuid not null',
      'request_hash text not null',
      // Absent while the first request is being answered, and when its reply cannot be kept.
      'reply text',
      'created_at timestamptz not null default now()',
      'primary key (tenant_id, key_hash)',
    ]),
    statement('create index idempotency_key_account on core.idempotency_key (tenant_id, account_guid)'),
    statement('create index idempotency_key_age on core.idempotency_key (tenant_id, created_at)'),
  ]),
  // Which request has the key: one whose claim was not answered may ask again.
  migration('idempotency-0002-claim', [statement('alter table core.idempotency_key add column claim uuid')]),
]
