import { type Migration, migration, statement } from '@ashlar/sdk/server'

/** The tables themselves are part of the data layer's foundation: every policy asks for them. */
export const tenantMigrations: readonly Migration[] = [
  migration('tenants-0001-host-checks', [
    statement(`alter table core.tenant_host
      add column check_code text not null default replace(gen_random_uuid()::text, '-', ''),
      add column checked_at timestamptz,
      add column finding text not null default ''`),
  ]),
  migration('tenants-0002-verified-hosts', [
    // Main addresses were chosen by the platform or verified before, and their websites must go on answering.
    statement('update core.tenant_host set verified = true where is_main'),
    // Anybody's name may be added to a website; only one that was shown to lead here is answered.
    statement(`create or replace function core.find_tenant_by_host(wanted text, installed text[])
      returns table (guid uuid, id bigint, name text, plan text, agency_id bigint, modules text[], main_host text)
      language sql stable parallel safe security definer set search_path = pg_catalog, pg_temp as $$
        select t.guid, t.id, t.name, t.plan, t.agency_id, core.modules_of(t.guid, installed),
          coalesce((select m.host from core.tenant_host m where m.tenant_id = t.guid and m.is_main), h.host)
        from core.tenant_host h join core.tenant t on t.guid = h.tenant_id where h.host = wanted and h.verified
      $$`),
    statement(`create function core.find_check_code(wanted text) returns table (check_code text)
      language sql stable parallel safe security definer set search_path = pg_catalog, pg_temp as $$
        select h.check_code from core.tenant_host h where h.host = wanted
      $$`),
    statement(`revoke execute on function core.find_check_code(text) from public;
      grant execute on function core.find_check_code(text) to ashlar_app, ashlar_platform`),
  ]),
]
