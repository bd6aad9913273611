import { type Migration, migration, statement } from '@ashlar/sdk/server'
import { forPlatform } from './platform-table.ts'

const shoppers = migration('identity-0010-shoppers', [
  statement(`create table registration (
    guid uuid primary key,
    tenant_guid uuid not null references tenant (guid) on delete cascade,
    token_hash text unique,
    email text not null check (email = lower(email) and length(email) <= 254),
    firstname text not null check (length(firstname) <= 80),
    lastname text not null check (length(lastname) <= 80),
    password_hash text not null,
    expires_at timestamptz not null
  )`),
  statement('create index registration_by_tenant on registration (tenant_guid)'),
  statement('create index registration_by_expiry on registration (expires_at)'),
  statement(`create table email_change (
    account_guid uuid primary key references account (guid) on delete cascade,
    token_hash text unique,
    email text not null check (email = lower(email) and length(email) <= 254),
    expires_at timestamptz not null
  )`),
  ...['registration', 'email_change'].map(forPlatform),
])

/** Accounts that people of a website make themselves. */
export const shopperMigrations: readonly Migration[] = [shoppers]
