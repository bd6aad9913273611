import { type Migration, migration, statement, tenantTable } from '@ashlar/sdk/server'
import { languageMigrations } from './language.migrations.ts'
import { peopleMigrations } from './people.migrations.ts'
import { forPlatform } from './platform-table.ts'
import { roleMigrations } from './role.migrations.ts'
import { shopperMigrations } from './shopper.migrations.ts'
import { websiteEntryMigrations } from './website-entry.migrations.ts'

const tables = migration('identity-0001-accounts', [
  statement(`create table agency (
    guid uuid primary key,
    id bigint generated always as identity unique,
    name text not null check (name <> '' and length(name) <= 120),
    status integer not null default 1
  )`),
  // Accounts of agencies and of the platform have no tenant; an email is unique among those with the same (or no) one.
  statement(`create table account (
    guid uuid primary key,
    id bigint generated always as identity unique,
    tenant_id uuid references tenant (guid),
    agency_guid uuid references agency (guid),
    email text not null check (email = lower(email) and length(email) <= 254),
    display_name text not null check (length(display_name) <= 120),
    role_id smallint not null check (role_id between 1 and 6),
    is_platform_administrator boolean not null default false,
    password_hash text not null,
    disabled_at timestamptz,
    created_at timestamptz not null default now(),
    unique nulls not distinct (tenant_id, email),
    check (agency_guid is null or tenant_id is null)
  )`),
  statement('create index account_by_id on account (tenant_id, id)'),
  statement('create index account_by_name on account (tenant_id, display_name, id)'),
  statement('create index account_by_role on account (tenant_id, role_id, id)'),
  forPlatform('account'),
  statement(`create policy ashlar_tenant on account to ashlar_app
    using (tenant_id = (select core.tenant())) with check (tenant_id = (select core.tenant()))`),
  // Requests list people; a password's hash is nothing they can read, and accounts are the platform's to change.
  statement(`grant select (guid, id, tenant_id, email, display_name, role_id, is_platform_administrator, disabled_at,
    created_at) on account to ashlar_app`),
  // In which tenants an agency's account may work, and as what.
  statement(`create table agency_membership (
    account_guid uuid not null references account (guid) on delete cascade,
    tenant_guid uuid not null references tenant (guid),
    role_id smallint not null check (role_id between 1 and 5),
    primary key (account_guid, tenant_guid)
  )`),
  statement(`create table session (
    token_hash text primary key,
    guid uuid not null unique,
    account_guid uuid not null references account (guid) on delete cascade,
    chosen_tenant uuid references tenant (guid),
    user_agent text not null,
    created_at timestamptz not null default now(),
    last_seen_at timestamptz not null default now(),
    expires_at timestamptz not null
  )`),
  statement('create index session_by_account on session (account_guid)'),
  statement('create index session_by_expiry on session (expires_at)'),
  statement(`create table api_token (
    guid uuid primary key,
    token_hash text not null unique,
    tenant_guid uuid not null references tenant (guid),
    account_guid uuid not null references account (guid) on delete cascade,
    name text not null check (name <> '' and length(name) <= 120),
    scopes jsonb not null,
    created_at timestamptz not null default now(),
    last_used_at timestamptz,
    expires_at timestamptz
  )`),
  statement('create index api_token_by_account on api_token (account_guid)'),
  // Keys are hashes of who tries from where, so that nothing typed into a sign-in form is kept.
  statement(`create table sign_in_attempt (
    key text primary key,
    attempts integer not null,
    last_at timestamptz not null
  )`),
  statement('create index sign_in_attempt_by_age on sign_in_attempt (last_at)'),
  ...['agency', 'agency_membership', 'session', 'api_token', 'sign_in_attempt'].map(forPlatform),
  tenantTable('role_permission', [
    'role_id smallint not null check (role_id between 2 and 6)',
    'area text not null',
    'can_view boolean not null',
    'can_create boolean not null',
    'can_edit boolean not null',
    'can_delete boolean not null',
    'primary key (tenant_id, role_id, area)',
    'foreign key (tenant_id) references core.tenant (guid) on delete cascade',
  ]),
])

const actorColumns = `account uuid, id bigint, email text, display_name text, role_id integer,
  is_platform_administrator boolean, tenant uuid, agency_id bigint, agency_name text, agency_status integer`

/**
 * Who a session's cookie stands for on this host (null: the platform's own). Accounts of tenants work on their
 * tenant's hosts alone; those without a tenant on the platform's alone, where a membership is read again each time.
 */
const findSession = statement(`create function find_session(hash text, host_tenant uuid)
  returns table (${actorColumns})
  language plpgsql volatile security definer set search_path = ''
  as $$
  #variable_conflict use_column
  declare
    s core.session;
    a core.account;
    g core.agency;
    working_in uuid := host_tenant;
    working_as integer;
  begin
    select * into s from core.session where token_hash = hash;
    if not found or s.expires_at <= now() or s.last_seen_at <= now() - interval '14 days' then return; end if;
    select * into a from core.account where guid = s.account_guid and disabled_at is null;
    if not found or a.tenant_id is distinct from host_tenant then return; end if;
    working_as := a.role_id;
    if a.agency_guid is not null then select * into g from core.agency where guid = a.agency_guid; end if;
    if host_tenant is null and s.chosen_tenant is not null then
      select m.tenant_guid, m.role_id into working_in, working_as from core.agency_membership m
        where m.account_guid = a.guid and m.tenant_guid = s.chosen_tenant and g.status = 1;
      if not found then working_in := null; working_as := a.role_id; end if;
    end if;
    if s.last_seen_at < now() - interval '5 minutes' then
      update core.session set last_seen_at = now() where token_hash = hash;
    end if;
    return query select a.guid, a.id, a.email, a.display_name, working_as, a.is_platform_administrator, working_in,
      g.id, g.name, g.status;
  end $$`)

/** Who an API token stands for, with the scopes that narrow its rights. Tokens belong to one tenant. */
const findToken = statement(`create function find_token(hash text, host_tenant uuid)
  returns table (${actorColumns}, scopes jsonb)
  language plpgsql volatile security definer set search_path = ''
  as $$
  #variable_conflict use_column
  declare
    k core.api_token;
    a core.account;
  begin
    select * into k from core.api_token where token_hash = hash and tenant_guid = host_tenant;
    if not found or k.expires_at <= now() then return; end if;
    select * into a from core.account where guid = k.account_guid and tenant_id = host_tenant and disabled_at is null;
    if not found then return; end if;
    if k.last_used_at is null or k.last_used_at < now() - interval '5 minutes' then
      update core.api_token set last_used_at = now() where token_hash = hash;
    end if;
    return query select a.guid, a.id, a.email, a.display_name, a.role_id::integer, a.is_platform_administrator,
      host_tenant, null::bigint, null::text, null::integer, k.scopes;
  end $$`)

/**
 * Count an attempt to sign in and, while the limits hold, give the account's password hash. Counted before the
 * password is looked at, under a row lock, so that parallel attempts can't slip past (C8). A count starts again
 * 15 minutes after the last attempt that was let through: never more than the limit in any 15 minutes.
 * `keys` holds \`[{ key, most }]\`, always in the same order of kinds, so that attempts can't wait for each other.
 */
const beginSignIn = statement(`create function begin_sign_in(host_tenant uuid, given_email text, keys jsonb)
  returns table (wait_seconds integer, account uuid, password_hash text)
  language plpgsql volatile security definer set search_path = ''
  as $$
  #variable_conflict use_column
  declare
    wanted record;
    counted core.sign_in_attempt;
    quiet constant interval := interval '15 minutes';
  begin
    for wanted in select e.value ->> 'key' as key, (e.value ->> 'most')::integer as most
      from jsonb_array_elements(keys) with ordinality e order by e.ordinality
    loop
      insert into core.sign_in_attempt as t (key, attempts, last_at) values (wanted.key, 0, clock_timestamp())
        on conflict (key) do update set attempts = t.attempts returning t.* into counted;
      if counted.last_at < clock_timestamp() - quiet then counted.attempts := 0; end if;
      if counted.attempts >= wanted.most then
        return query select greatest(1, ceil(extract(epoch from counted.last_at + quiet - clock_timestamp())))::integer,
          null::uuid, null::text;
        return;
      end if;
      update core.sign_in_attempt set attempts = counted.attempts + 1, last_at = clock_timestamp()
        where key = wanted.key;
    end loop;
    -- Last of all: whoever removes rows must not wait for others any more.
    delete from core.sign_in_attempt where key in (
      select key from core.sign_in_attempt where last_at < now() - quiet order by last_at limit 20 for update skip locked);
    return query select 0, a.guid, a.password_hash from (select 1) one left join core.account a
      on a.tenant_id is not distinct from host_tenant and a.email = given_email and a.disabled_at is null;
  end $$`)

const lookUps = migration('identity-0002-look-ups', [
  findSession,
  findToken,
  beginSignIn,
  ...['find_session(text, uuid)', 'find_token(text, uuid)', 'begin_sign_in(uuid, text, jsonb)'].flatMap((signature) => [
    statement(`revoke all on function ${signature} from public`),
    statement(`grant execute on function ${signature} to ashlar_app, ashlar_platform`),
  ]),
])

/** People, their sessions and rights; the three look-ups that are made before it is known who asks. */
export const identityMigrations: readonly Migration[] = [
  tables,
  lookUps,
  ...peopleMigrations,
  ...roleMigrations,
  ...websiteEntryMigrations,
  ...languageMigrations,
  ...shopperMigrations,
]
