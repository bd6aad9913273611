import { type Migration, migration, statement, tenantTable } from '@ashlar/sdk/server'

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

/** Archives that were made or brought in, and the rows of those that are under way: of the platform alone. */
const archives = [
  tenantTable('tenant_archive', [
    'id uuid not null',
    `kind text not null check (kind in ('export', 'import'))`,
    `state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed'))`,
    'fraction real not null default 0',
    `message text not null default ''`,
    'file_name text not null',
    // Under which its bytes lie in the media storage; empty while there are none.
    `storage_name text not null default ''`,
    'size bigint not null default 0',
    `notes jsonb not null default '[]'`,
    `author_name text not null default ''`,
    'created_at timestamptz not null default now()',
    'ended_at timestamptz',
    'expires_at timestamptz not null',
    'primary key (tenant_id, id)',
  ]),
  // One at a time: two would be two different states of the website, or two contents for an empty one.
  statement(
    `create unique index tenant_archive_under_way on core.tenant_archive (tenant_id) where state in ('waiting', 'running')`,
  ),
  tenantTable(
    'tenant_archive_row',
    [
      'archive_id uuid not null',
      'place bigint generated always as identity',
      'name text not null',
      'value jsonb not null',
      'primary key (tenant_id, archive_id, name, place)',
      'foreign key (tenant_id, archive_id) references core.tenant_archive (tenant_id, id) on delete cascade',
    ],
    [],
  ),
]

/**
 * Rows of an archive keep their numbers, since every key begins with the tenant and content names them. So the
 * counter of the table has to be beyond them: as the owner, who alone may set it.
 */
const raiseIdentity = statement(`create function core.raise_identity(wanted text, of_column text, reach bigint)
  returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
  declare
    counter text := pg_get_serial_sequence(wanted, of_column);
    reached bigint;
  begin
    if counter is null or reach is null then return; end if;
    execute format('select last_value from %s', counter) into reached;
    if reached < reach then perform setval(counter::regclass, reach); end if;
  end $$;
  revoke all on function core.raise_identity(text, text, bigint) from public;
  grant execute on function core.raise_identity(text, text, bigint) to ashlar_platform`)

/** Restores: they wait with a plan, and the safety copy is made while one is under way. */
const restores = statement(`alter table core.tenant_archive
    drop constraint tenant_archive_kind_check,
    add constraint tenant_archive_kind_check check (kind in ('export', 'import', 'restore')),
    drop constraint tenant_archive_state_check,
    add constraint tenant_archive_state_check check (state in ('waiting', 'running', 'planned', 'done', 'failed')),
    add column is_safety_copy boolean not null default false,
    add column source uuid,
    add column plan jsonb,
    add column safety_copy uuid,
    add column run uuid,
    add column paused_until timestamptz;
  drop index core.tenant_archive_under_way;
  create unique index tenant_archive_under_way on core.tenant_archive (tenant_id)
    where state in ('waiting', 'running') and not is_safety_copy`)

export const tenantArchiveMigrations: readonly Migration[] = [
  migration('tenant-archive-0001-forget', [forget]),
  migration('tenant-archive-0002-archives', [...archives, raiseIdentity]),
  migration('tenant-archive-0003-restores', [restores]),
]
