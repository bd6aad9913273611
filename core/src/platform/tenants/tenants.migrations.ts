import { type Migration, migration, statement } from '@ashlar/sdk/server'

/** The tables themselves are part of the data layer's foundation: every policy asks for them. */
export const tenantMigrations: readonly Migration[] = [
  migration('tenants-0001-host-checks', [
    statement(`alter table core.tenant_host
      add column check_code text not null default replace(gen_random_uuid()::text, '-', ''),
      add column checked_at timestamptz,
      add column finding text not null default ''`),
  ]),
]
