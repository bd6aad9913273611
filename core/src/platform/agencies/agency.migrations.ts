import { type Migration, migration, statement } from '@ashlar/sdk/server'

/** The tables themselves came with identity. */
export const agencyMigrations: readonly Migration[] = [
  migration('agencies-0001-plan', [
    statement(`alter table core.agency add column plan text not null default 'standard'
      check (plan in ('basic', 'standard', 'enterprise'))`),
    statement('create index tenant_by_agency on core.tenant (agency_id) where agency_id is not null'),
    statement('create index account_by_agency on core.account (agency_guid) where agency_guid is not null'),
  ]),
]
