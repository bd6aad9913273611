import { type Migration, migration, statement, tenantTable } from '@ashlar/sdk/server'

export const mediaMigrations: readonly Migration[] = [
  migration('media-0001-media', [
    tenantTable('media', [
      'id bigint generated always as identity',
      'file_name text not null',
      // Name of the file on disk: random, so that it says nothing and can't be guessed.
      'storage_name text not null',
      'mime_type text not null',
      `kind text not null check (kind in ('image', 'video', 'document'))`,
      'size integer not null',
      'width integer',
      'height integer',
      `alt_text text not null default ''`,
      'sha256 text not null',
      'created_at timestamptz not null default now()',
      'created_by uuid',
      'primary key (tenant_id, id)',
    ]),
    statement('create index media_by_kind on core.media (tenant_id, kind, id)'),
  ]),
  migration('media-0002-library', [
    tenantTable('media_folder', [
      'id bigint generated always as identity',
      'parent_id bigint',
      'name text not null',
      'created_at timestamptz not null default now()',
      'primary key (tenant_id, id)',
      'foreign key (tenant_id, parent_id) references core.media_folder (tenant_id, id)',
    ]),
    statement(
      `create unique index media_folder_taken on core.media_folder (tenant_id, coalesce(parent_id, 0), lower(name))`,
    ),
    statement(`alter table core.media
      add column name text not null default '',
      add column folder_id bigint,
      add column focal_x smallint not null default 50 check (focal_x between 0 and 100),
      add column focal_y smallint not null default 50 check (focal_y between 0 and 100),
      add column version integer not null default 1,
      add column is_moving boolean not null default false,
      add column created_by_name text not null default '',
      add column deleted_at timestamptz,
      add foreign key (tenant_id, folder_id) references core.media_folder (tenant_id, id)`),
    // One index for each order in which files can be listed, and for each filter.
    statement('create index media_by_folder on core.media (tenant_id, folder_id, id)'),
    statement('create index media_by_name on core.media (tenant_id, lower(name), id)'),
    statement('create index media_by_size on core.media (tenant_id, size, id)'),
    statement('create index media_by_deletion on core.media (deleted_at) where deleted_at is not null'),
  ]),
  migration('media-0003-decorative', [
    statement('alter table core.media add column is_decorative boolean not null default false'),
    // The audit of alternative texts: few rows once it is done.
    statement(`create index media_without_alt_text on core.media (tenant_id, id)
      where kind = 'image' and alt_text = '' and not is_decorative and deleted_at is null`),
  ]),
]
