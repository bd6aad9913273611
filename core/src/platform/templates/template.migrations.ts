import { type Migration, migration, statement, tenantTable } from '@ashlar/sdk/server'

const columns = [
  'id bigint generated always as identity',
  'name text not null',
  `type text not null check (type in ('section', 'container'))`,
  'content jsonb not null',
  'revision integer not null default 1',
  'changed_at timestamptz not null default now()',
  'changed_by uuid',
  `changed_by_name text not null default ''`,
  'primary key (tenant_id, id)',
]

/** Append only, like the revisions of pages: what a save replaced can be had back. */
const revisionColumns = [
  'id bigint generated always as identity',
  'template_id bigint not null',
  'revision integer not null',
  'content jsonb not null',
  'author uuid',
  `author_name text not null default ''`,
  'created_at timestamptz not null default now()',
  'primary key (tenant_id, id)',
  'foreign key (tenant_id, template_id) references core.component_template (tenant_id, id) on delete cascade',
]

export const templateMigrations: readonly Migration[] = [
  migration('templates-0001-component-template', [
    tenantTable('component_template', columns),
    tenantTable('component_template_revision', revisionColumns, ['select', 'insert']),
    statement('create index component_template_by_name on core.component_template (tenant_id, type, lower(name), id)'),
    statement(
      'create index component_template_revision_by_template on core.component_template_revision (tenant_id, template_id, id)',
    ),
  ]),
  migration('templates-0002-library', [
    statement('create index component_template_by_any_name on core.component_template (tenant_id, lower(name), id)'),
    statement('create index component_template_by_changed_at on core.component_template (tenant_id, changed_at, id)'),
    // Names are few and short: found by their words as pages are.
    // The login that migrates is held by the policies too, so these are lifted for the moment.
    statement(`alter table core.component_template no force row level security;
      alter table core.search_word no force row level security;
      insert into core.search_word (tenant_id, kind, id, word)
        select distinct tenant_id, 'template', id, word
        from core.component_template, regexp_split_to_table(lower(name), '[^a-z0-9]+') as word where word <> '';
      alter table core.component_template force row level security;
      alter table core.search_word force row level security`),
  ]),
]
