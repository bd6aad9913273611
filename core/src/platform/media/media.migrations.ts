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
]
