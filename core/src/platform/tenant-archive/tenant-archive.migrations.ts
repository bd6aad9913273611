import { type Migration, migration, statement } from '@ashlar/sdk/server'

/**
 * What the platform's own role can't remove: lines of the audit log, which nobody may delete, and waiting work of the
 * queue, which only the login sees. Runs as the owner, and only for a tenant that is gone.
 */
const forget = statement(`create function core.forget_tenant(gone uuid) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
  begin
    if exists (select from core.tenant where guid = gone) then raise exception 'The tenant is still there.'; end if;
    delete from core.audit where tenant_id = gone or details::text like '%' || gone || '%';
    if to_regclass('pgboss.job') is not null then
      execute 'delete from pgboss.job where data ->> ''tenant'' = $1' using gone::text;
    end if;
  end $$;
  revoke all on function core.forget_tenant(uuid) from public;
  grant execute on function core.forget_tenant(uuid) to ashlar_platform`)

export const tenantArchiveMigrations: readonly Migration[] = [migration('tenant-archive-0001-forget', [forget])]
