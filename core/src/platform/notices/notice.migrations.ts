import { type Migration, migration, statement, tenantTable } from '@ashlar/sdk/server'

export const noticeMigrations: readonly Migration[] = [
  migration('notices-0001-notice', [
    tenantTable('notice', [
      'id bigint generated always as identity',
      // No foreign key: accounts of agencies belong to no tenant.
      'account uuid not null',
      'kind text not null check (length(kind) <= 100)',
      'subject_kind text not null check (length(subject_kind) <= 100)',
      'subject_id text not null check (length(subject_id) <= 100)',
      'title text not null check (length(title) <= 200)',
      'href text not null check (length(href) <= 500)',
      "permission text not null default '' check (length(permission) <= 100)",
      'told_at timestamptz not null default now()',
      'read_at timestamptz',
      'mailed_at timestamptz',
      'primary key (tenant_id, id)',
      'unique (tenant_id, account, kind, subject_kind, subject_id)',
    ]),
    tenantTable('notice_mail_off', ['account uuid not null', 'primary key (tenant_id, account)']),
    statement('create index notice_by_account on notice (tenant_id, account, told_at desc, id desc)'),
    statement('create index notice_by_subject on notice (tenant_id, kind, subject_id) where read_at is null'),
  ]),
  migration('notices-0002-choice', [
    tenantTable('notice_choice', [
      'account uuid not null',
      'kind text not null check (length(kind) <= 100)',
      "way text not null check (way in ('off', 'here', 'daily', 'at_once'))",
      'primary key (tenant_id, account, kind)',
    ]),
  ]),
]
