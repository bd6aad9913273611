import { countRows, migration, statement, tenantTable } from '@ashlar/sdk/server'

const list = tenantTable('list', [
  'id bigint generated always as identity',
  'name text not null',
  'is_default boolean not null default false',
  'created_at timestamptz not null default now()',
  'primary key (tenant_id, id)',
])

const subscriber = tenantTable('subscriber', [
  'id bigint generated always as identity',
  'list_id bigint not null',
  'email text collate "C" not null',
  `state text not null check (state in ('held', 'pending', 'subscribed', 'unsubscribed', 'suppressed'))`,
  'created_at timestamptz not null default now()',
  'confirmed_at timestamptz',
  'primary key (tenant_id, id)',
  'unique (tenant_id, list_id, email)',
  'foreign key (tenant_id, list_id) references email_marketing.list (tenant_id, id) on delete cascade',
])

const consent = tenantTable('consent', [
  'id bigint generated always as identity',
  'subscriber_id bigint not null',
  `kind text not null check (kind in ('asked', 'confirmed', 'by-hand', 'withdrawn'))`,
  'text text not null',
  'source text not null',
  'address_hash text not null',
  'at timestamptz not null default now()',
  'primary key (tenant_id, id)',
  'foreign key (tenant_id, subscriber_id) references email_marketing.subscriber (tenant_id, id) on delete cascade',
])

/** By hash: whoever asked to be forgotten is still not mailed. */
const suppression = tenantTable('suppression', [
  'email_hash text not null',
  `reason text not null check (reason in ('unsubscribed', 'staff'))`,
  'created_at timestamptz not null default now()',
  'primary key (tenant_id, email_hash)',
])

/** Links in mails, by the hash of their token: each for one purpose (T17). */
const link = tenantTable('link', [
  'token_hash text not null',
  `purpose text not null check (purpose in ('confirm', 'unsubscribe'))`,
  'subscriber_id bigint not null',
  'created_at timestamptz not null default now()',
  'expires_at timestamptz not null',
  'primary key (tenant_id, token_hash)',
  'foreign key (tenant_id, subscriber_id) references email_marketing.subscriber (tenant_id, id) on delete cascade',
])

/** Sign-ups that have been taken in and not yet been looked at. */
const signup = tenantTable('signup', [
  'id bigint generated always as identity',
  'email text not null',
  'list_id bigint not null',
  'consent_text text not null',
  'source text not null',
  'address_hash text not null',
  'is_verified boolean not null',
  'created_at timestamptz not null default now()',
  'primary key (tenant_id, id)',
])

export default migration('0001-subscriber', [
  list,
  statement('create unique index list_name on email_marketing.list (tenant_id, lower(name))'),
  statement('create unique index list_default on email_marketing.list (tenant_id) where is_default'),
  subscriber,
  statement('create index subscriber_by_email on email_marketing.subscriber (tenant_id, email, id)'),
  statement('create index subscriber_by_time on email_marketing.subscriber (tenant_id, created_at, id)'),
  statement('create index subscriber_by_state on email_marketing.subscriber (tenant_id, state, email, id)'),
  statement(
    'create index subscriber_by_list_state on email_marketing.subscriber (tenant_id, list_id, state, email, id)',
  ),
  countRows('subscriber', `list_id::text || ':' || state`),
  consent,
  statement('create index consent_by_subscriber on email_marketing.consent (tenant_id, subscriber_id, id)'),
  statement('create index consent_by_source on email_marketing.consent (tenant_id, source)'),
  suppression,
  link,
  statement('create index link_by_subscriber on email_marketing.link (tenant_id, subscriber_id, purpose, created_at)'),
  statement('create index link_by_expiry on email_marketing.link (tenant_id, expires_at)'),
  signup,
])
