import { type Migration, migration, statement, tenantTable } from '@ashlar/sdk/server'

export const importMigrations: readonly Migration[] = [
  migration('imports-0001-import', [
    tenantTable('data_import', [
      'id uuid not null',
      'module text not null',
      'entity text not null',
      'account uuid',
      'file_name text not null',
      'storage_name text collate "C" not null',
      'bytes integer not null',
      'sha256 text collate "C" not null',
      'separator text not null',
      'head jsonb not null',
      'sample jsonb not null',
      'first_offset integer not null',
      'first_line integer not null',
      'total integer not null',
      'mapping jsonb not null',
      `state text not null default 'uploaded'
        check (state in ('uploaded', 'checking', 'checked', 'running', 'stopped', 'done', 'failed'))`,
      `kind text not null default 'import' check (kind in ('check', 'import'))`,
      'next_offset integer not null',
      'next_line integer not null',
      'progress integer not null default 0',
      'written integer not null default 0',
      'bad integer not null default 0',
      `message text not null default ''`,
      'created_at timestamptz not null default now()',
      'primary key (tenant_id, id)',
    ]),
    statement('create index data_import_same on core.data_import (tenant_id, sha256)'),
    statement('create index data_import_by_date on core.data_import (created_at)'),
    tenantTable('import_bad_row', [
      'import_id uuid not null',
      'line integer not null',
      'cells jsonb not null',
      'reason text not null',
      'primary key (tenant_id, import_id, line)',
      'foreign key (tenant_id, import_id) references core.data_import (tenant_id, id) on delete cascade',
    ]),
    tenantTable('import_mapping', [
      'module text not null',
      'entity text not null',
      'mapping jsonb not null',
      'primary key (tenant_id, module, entity)',
    ]),
  ]),
  migration('imports-0002-author', [
    statement(`alter table core.data_import add column account_name text not null default ''`),
  ]),
]
