import { type Migration, migration, statement, tenantTable } from '@ashlar/sdk/server'
import { counted } from '../plans/counted-usage.ts'

/** Not forced: the function that deletes a record's files runs as the owner, since cascades run as the owner too. */
const table = [
  tenantTable('record_file', [
    'id bigint generated always as identity',
    `kind text collate "C" not null check (kind ~ '^[a-z][a-z0-9_]*\\.[a-z][a-z0-9_]*$')`,
    'record_id bigint not null',
    `field text not null default ''`,
    'name text not null',
    'storage_name text collate "C" not null',
    'mime_type text not null',
    'size integer not null check (size >= 0)',
    'sha256 text not null',
    'created_at timestamptz not null default now()',
    `created_by_name text not null default ''`,
    'primary key (tenant_id, id)',
    'unique (tenant_id, storage_name)',
  ]),
  statement('alter table core.record_file no force row level security'),
  statement('create index record_file_of on core.record_file (tenant_id, kind, record_id, id)'),
  statement('create index record_file_by_date on core.record_file (tenant_id, kind, created_at)'),
]

/** Bytes go once the deletion of their row has committed: by a job, as those of the media library. */
const removal = statement(`create function core.record_files_gone() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
  begin
    insert into core.outbox (tenant_id, kind, name, payload)
      select g.tenant_id, 'job', 'core.remove-media-files',
        jsonb_build_object('tenant', g.tenant_id, 'names', jsonb_agg(g.storage_name))
      from gone g join core.tenant t on t.guid = g.tenant_id group by g.tenant_id;
    return null;
  end $$;
  create trigger bytes_gone after delete on core.record_file referencing old table as gone
    for each statement execute function core.record_files_gone()`)

/** What `deleteFilesOf` calls, with the kind of the records. */
const withRecords = statement(`create function core.delete_files_of() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
  begin
    delete from core.record_file f using old_rows o
      where f.tenant_id = o.tenant_id and f.kind = tg_argv[0] and f.record_id = o.id;
    return null;
  end $$;
  revoke all on function core.delete_files_of() from public`)

/** After the limits of plans, which count these files. */
export const recordFileMigrations: readonly Migration[] = [
  migration('files-0001-record-file', [
    ...table,
    counted('record_file', { media_bytes: 'size' }),
    removal,
    withRecords,
  ]),
]
