import { type Migration, migration, statement, tenantTable } from '@ashlar/sdk/server'

const actorColumns = `account uuid, id bigint, email text, display_name text, role_id integer,
  is_platform_administrator boolean, tenant uuid, agency_id bigint, agency_name text, agency_status integer,
  custom_role bigint, second_factor boolean`

/** As in `identity-0002`, with the website's own role of an account and whether it has a second factor. */
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
      g.id, g.name, g.status, a.custom_role_id, a.totp_since is not null;
  end $$`)

/** As in `identity-0002`, with the website's own role of an account and whether it has a second factor. */
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
      host_tenant, null::bigint, null::text, null::integer, a.custom_role_id,
      a.totp_since is not null, k.scopes;
  end $$`)

/**
 * Roles of a website's own. An account keeps the level of such a role in `role_id`, so that whatever compares levels
 * goes on as before, and the role itself beside it.
 */
const customRoles = migration('identity-0006-custom-roles', [
  tenantTable('role', [
    'id bigint generated always as identity (start with 7) check (id > 6)',
    "name text not null check (name <> '' and length(name) <= 60)",
    'level smallint not null check (level between 2 and 5)',
    'created_at timestamptz not null default now()',
    'primary key (tenant_id, id)',
    'unique (tenant_id, name)',
    'foreign key (tenant_id) references core.tenant (guid) on delete cascade',
  ]),
  statement(`alter table role_permission
    drop constraint role_permission_role_id_check,
    alter column role_id type bigint,
    add constraint role_permission_role_id_check check (role_id >= 2)`),
  statement(`alter table account
    add column custom_role_id bigint,
    add check (custom_role_id is null or (tenant_id is not null and role_id between 2 and 5)),
    add foreign key (tenant_id, custom_role_id) references role (tenant_id, id)`),
  statement(`create index account_by_custom_role on account (tenant_id, custom_role_id, id)
    where custom_role_id is not null`),
  statement('grant select (custom_role_id) on account to ashlar_app'),
  // PostgreSQL cannot change what a function returns, so both are made anew.
  statement('drop function find_session(text, uuid)'),
  statement('drop function find_token(text, uuid)'),
  findSession,
  findToken,
  ...['find_session(text, uuid)', 'find_token(text, uuid)'].flatMap((signature) => [
    statement(`revoke all on function ${signature} from public`),
    statement(`grant execute on function ${signature} to ashlar_app, ashlar_platform`),
  ]),
])

/** Roles, fixed ones and the website's own, that require two-factor authentication. */
const secondFactors = migration('identity-0007-second-factor-roles', [
  tenantTable('second_factor_role', [
    'role_id bigint not null check (role_id >= 1)',
    'primary key (tenant_id, role_id)',
    'foreign key (tenant_id) references core.tenant (guid) on delete cascade',
  ]),
])

export const roleMigrations: readonly Migration[] = [customRoles, secondFactors]
