import { countRows, migration, statement, tenantTable } from '@ashlar/sdk/server'

export default migration('0001-submission', [
  tenantTable('submission', [
    'id bigint generated always as identity',
    'form_name text not null',
    'page_id bigint not null',
    'node text not null',
    'url text not null',
    'fields jsonb not null',
    'tags text[] not null',
    'recipients text[] not null',
    'sender text not null',
    'excerpt text not null',
    'create_customer boolean not null',
    'customer jsonb not null',
    // Where an answer goes; empty for nowhere.
    'reply_to text not null',
    'newsletter jsonb',
    'visitor_id text',
    'utm jsonb',
    // Why it waits for somebody; null once it was taken in.
    'held text',
    'is_read boolean not null default false',
    'customer_id bigint',
    'customer_address text',
    // The same content sent twice within minutes is one submission.
    'repeat_key text collate "C"',
    'created_at timestamptz not null default now()',
    'primary key (tenant_id, id)',
    'unique (tenant_id, repeat_key)',
  ]),
  tenantTable('submission_file', [
    'id bigint generated always as identity',
    'submission_id bigint not null',
    'field_key text not null',
    'name text not null',
    'mime_type text not null',
    'size integer not null',
    'created_at timestamptz not null default now()',
    'primary key (tenant_id, id)',
    'foreign key (tenant_id, submission_id) references forms.submission (tenant_id, id) on delete cascade',
  ]),
  // In pieces, so that no row is large: files are private, and go with their submission in the same transaction.
  tenantTable('submission_file_part', [
    'file_id bigint not null',
    'part integer not null',
    'bytes bytea not null',
    'primary key (tenant_id, file_id, part)',
    'foreign key (tenant_id, file_id) references forms.submission_file (tenant_id, id) on delete cascade',
  ]),
  // Answers to forms that were sent without JavaScript, until their page has been shown.
  tenantTable('form_reply', [
    'id_hash text collate "C" not null',
    'reply jsonb not null',
    'ends_at timestamptz not null',
    'primary key (tenant_id, id_hash)',
  ]),
  countRows('submission', `case when held is not null then 'moderation' when is_read then 'read' else 'unread' end`),
  statement('create index submission_by_date on forms.submission (tenant_id, created_at, id)'),
  statement('create index submission_by_form on forms.submission (tenant_id, form_name, id)'),
  statement('create index submission_by_sender on forms.submission (tenant_id, lower(sender), id)'),
  statement('create index submission_by_tag on forms.submission using gin (tags)'),
  statement('create index submission_waiting on forms.submission (tenant_id, id) where held is not null'),
  statement('create index submission_unread on forms.submission (tenant_id, id) where held is null and not is_read'),
  statement('create index submission_file_of on forms.submission_file (tenant_id, submission_id)'),
  statement('create index submission_file_by_date on forms.submission_file (tenant_id, created_at)'),
  statement('create index form_reply_by_end on forms.form_reply (tenant_id, ends_at)'),
])
