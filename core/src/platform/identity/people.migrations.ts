import { type Migration, migration, statement } from '@ashlar/sdk/server'
import { forPlatform } from './platform-table.ts'

const people = migration('identity-0003-people', [
  // An account that was invited and has not accepted has no password, and can't sign in. `totp_step` is the last
  // 30 seconds whose code was taken: no code works twice.
  statement(`alter table account
    add column invited_at timestamptz,
    add column signed_in_at timestamptz,
    add column totp_secret text,
    add column totp_since timestamptz,
    add column totp_step bigint not null default 0,
    add column state text not null generated always as (case when disabled_at is not null then 'disabled'
      when invited_at is not null then 'invited' else 'active' end) stored`),
  statement('create index account_by_state on account (tenant_id, state, id)'),
  statement('grant select (state, invited_at, signed_in_at, totp_since) on account to ashlar_app'),
  // One link of each kind an account: a new one ends the one before.
  statement(`create table account_link (
    token_hash text primary key,
    kind text not null check (kind in ('invitation', 'reset')),
    account_guid uuid not null references account (guid) on delete cascade,
    expires_at timestamptz not null,
    unique (account_guid, kind)
  )`),
  statement('create index account_link_by_expiry on account_link (expires_at)'),
  statement(`create table recovery_code (
    account_guid uuid not null references account (guid) on delete cascade,
    code_hash text not null,
    primary key (account_guid, code_hash)
  )`),
  ...['account_link', 'recovery_code'].map(forPlatform),
])

/**
 * Count an attempt at something that can be guessed, before it is looked at, under row locks, so that parallel
 * attempts can't slip past (C8). A count starts again 15 minutes after the last attempt that was let through: never
 * more than the limit in any 15 minutes. `keys` holds \`[{ key, most }]\`, always in the same order of kinds, so that
 * attempts can't wait for each other. Gives the seconds to wait; 0 lets it through.
 */
const countAttempt = (verb: string, isOver: string) =>
  statement(`${verb} function count_attempt(keys jsonb) returns integer
  language plpgsql volatile security definer set search_path = ''
  as $$
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
      if ${isOver} then counted.attempts := 0; end if;
      if counted.attempts >= wanted.most then
        return greatest(1, ceil(extract(epoch from counted.last_at + quiet - clock_timestamp())))::integer;
      end if;
      update core.sign_in_attempt set attempts = counted.attempts + 1, last_at = clock_timestamp()
        where key = wanted.key;
    end loop;
    -- Last of all: whoever removes rows must not wait for others any more.
    delete from core.sign_in_attempt where key in (
      select key from core.sign_in_attempt where last_at < now() - quiet order by last_at limit 20 for update skip locked);
    return 0;
  end $$`)

const beginSignIn = statement(`create or replace function begin_sign_in(host_tenant uuid, given_email text, keys jsonb)
  returns table (wait_seconds integer, account uuid, password_hash text)
  language plpgsql volatile security definer set search_path = ''
  as $$
  #variable_conflict use_column
  declare
    waiting integer := core.count_attempt(keys);
  begin
    if waiting > 0 then
      return query select waiting, null::uuid, null::text;
      return;
    end if;
    return query select 0, a.guid, a.password_hash from (select 1) one left join core.account a
      on a.tenant_id is not distinct from host_tenant and a.email = given_email and a.state = 'active';
  end $$`)

const attempts = migration('identity-0004-attempts', [
  countAttempt('create', 'counted.last_at < clock_timestamp() - quiet'),
  statement('revoke all on function count_attempt(jsonb) from public'),
  statement('grant execute on function count_attempt(jsonb) to ashlar_platform'),
  beginSignIn,
])

/** An attempt of the future was made before the clock was set back, and must not keep anybody out until then. */
const setBack = migration('identity-0005-clock-set-back', [
  countAttempt(
    'create or replace',
    'counted.last_at not between clock_timestamp() - quiet and clock_timestamp() + quiet',
  ),
])

/** Invitations, resets and second factors; limits for all that can be guessed. */
export const peopleMigrations: readonly Migration[] = [people, attempts, setBack]
