import { type Migration, migration, statement } from '@ashlar/sdk/server'
import { forPlatform } from './platform-table.ts'

const websiteEntry = migration('identity-0008-website-entry', [
  // A session in a website that a platform administrator entered lives no longer than the one it was entered from.
  statement(`alter table session
    add column entered_tenant uuid references tenant (guid) on delete cascade,
    add column entered_from uuid references session (guid) on delete cascade,
    add constraint session_entered_whole check ((entered_tenant is null) = (entered_from is null))`),
  statement('create index session_by_entered_from on session (entered_from) where entered_from is not null'),
  statement('create index session_by_entered_tenant on session (entered_tenant) where entered_tenant is not null'),
  // One link at a time for each session: a new one ends the one before.
  statement(`create table website_entry (
    token_hash text primary key,
    session_guid uuid not null unique references session (guid) on delete cascade,
    tenant_guid uuid not null references tenant (guid) on delete cascade,
    expires_at timestamptz not null
  )`),
  statement('create index website_entry_by_tenant on website_entry (tenant_guid)'),
  forPlatform('website_entry'),
  // As before, and further: in a website that was entered a platform administrator is an owner, on its hosts alone and
  // for as long as they run the platform.
  statement('drop function find_session(text, uuid)'),
  statement(`create function find_session(hash text, host_tenant uuid)
  returns table (account uuid, id bigint, email text, display_name text, role_id integer,
    is_platform_administrator boolean, tenant uuid, agency_id bigint, agency_name text, agency_status integer,
    custom_role bigint, second_factor boolean, entered boolean)
  language plpgsql volatile security definer set search_path = ''
  as $$
  #variable_conflict use_column
  declare
    s core.session;
    a core.account;
    g core.agency;
    working_in uuid := host_tenant;
    working_as integer;
    working_role bigint;
  begin
    select * into s from core.session where token_hash = hash;
    if not found or s.expires_at <= now() or s.last_seen_at <= now() - interval '14 days' then return; end if;
    select * into a from core.account where guid = s.account_guid and disabled_at is null;
    if not found then return; end if;
    if s.entered_tenant is not null then
      if s.entered_tenant is distinct from host_tenant or not a.is_platform_administrator then return; end if;
      working_as := 1;
    else
      if a.tenant_id is distinct from host_tenant then return; end if;
      working_as := a.role_id;
      working_role := a.custom_role_id;
      if a.agency_guid is not null then select * into g from core.agency where guid = a.agency_guid; end if;
      if host_tenant is null and s.chosen_tenant is not null then
        select m.tenant_guid, m.role_id into working_in, working_as from core.agency_membership m
          where m.account_guid = a.guid and m.tenant_guid = s.chosen_tenant and g.status = 1;
        if not found then working_in := null; working_as := a.role_id; end if;
      end if;
    end if;
    if s.last_seen_at < now() - interval '5 minutes' then
      update core.session set last_seen_at = now() where token_hash = hash;
    end if;
    return query select a.guid, a.id, a.email, a.display_name, working_as, a.is_platform_administrator, working_in,
      g.id, g.name, g.status, working_role, a.totp_since is not null, s.entered_tenant is not null;
  end $$`),
  statement('revoke all on function find_session(text, uuid) from public'),
  statement('grant execute on function find_session(text, uuid) to ashlar_app, ashlar_platform'),
])

/** Platform administrators in websites that are not their own. */
export const websiteEntryMigrations: readonly Migration[] = [websiteEntry]
