import { type Migration, migration, statement, tenantTable } from '@ashlar/sdk/server'

export const savedViewMigrations: readonly Migration[] = [
  migration('saved-views-0001-view', [
    tenantTable('saved_view', [
      'id bigint generated always as identity',
      'list text not null check (length(list) <= 80)',
      // No foreign key: accounts of agencies belong to no tenant. The name stays readable when the account is gone.
      'account uuid not null',
      'author text not null',
      "name text not null check (name <> '' and length(name) <= 60)",
      'query text not null check (length(query) <= 2000)',
      // Whose people see it too; empty: nobody else.
      "roles smallint[] not null default '{}'",
      'changed_at timestamptz not null default now()',
      'primary key (tenant_id, id)',
      'unique (tenant_id, list, account, name)',
    ]),
    tenantTable('saved_view_default', [
      'list text not null',
      'account uuid not null',
      'view_id bigint not null',
      'primary key (tenant_id, list, account)',
      'foreign key (tenant_id, view_id) references core.saved_view (tenant_id, id) on delete cascade',
    ]),
    statement('create index saved_view_default_by_view on saved_view_default (tenant_id, view_id)'),
  ]),
]
