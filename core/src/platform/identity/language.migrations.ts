import { type Migration, migration, statement } from '@ashlar/sdk/server'

const language = migration('identity-0009-language', [
  statement(`alter table account add column language text not null default '' check (length(language) <= 10)`),
  // As before, with the language.
  statement('drop function find_session(text, uuid)'),
  statement(`create function find_session(hash text, host_tenant uuid)
  returns table (account uuid, id bigint, email text, display_name text, role_id integer,
    is_platform_administrator boolean, tenant uuid, agency_id bigint, agency_name text, agency_status integer,
    custom_role bigint, second_factor boolean, entered boolean, language text)
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
      g.id, g.name, g.status, working_role, a.totp_since is not null, s.entered_tenant is not null, a.language;
  end $$`),
  statement('revoke all on function find_session(text, uuid) from public'),
  statement('grant execute on function find_session(text, uuid) to ashlar_app, ashlar_platform'),
])

/** The language in which people work. */
export const languageMigrations: readonly Migration[] = [language]
