import { type Migration, migration, statement } from '@ashlar/sdk/server'

export const mailMigrations: readonly Migration[] = [
  migration('mail-0001-mail', [
    // Mails of the platform itself belong to no tenant; a request sees its own tenant's.
    statement(`create table mail (
      id bigint generated always as identity primary key,
      tenant_id uuid default core.tenant() references tenant (guid) on delete cascade,
      purpose text not null,
      to_address text not null,
      to_name text not null,
      reply_to text not null,
      subject text not null,
      text text not null,
      html text not null,
      headers jsonb not null,
      state text not null default 'queued' check (state in ('queued', 'sent', 'failed', 'kept')),
      attempts smallint not null default 0,
      next_try_at timestamptz,
      error text not null default '',
      created_at timestamptz not null default now(),
      sent_at timestamptz)`),
    statement('create index mail_by_tenant on mail (tenant_id, id)'),
    statement('create index mail_by_state on mail (tenant_id, state, id)'),
    statement('create index mail_by_age on mail (created_at)'),
    statement(`alter table mail enable row level security;
      create policy ashlar_tenant on mail to ashlar_app
        using (tenant_id = (select core.tenant())) with check (tenant_id = (select core.tenant()));
      create policy ashlar_platform on mail to ashlar_platform using (true) with check (true);
      grant select, insert, update on mail to ashlar_app;
      grant select, insert, update, delete on mail to ashlar_platform`),
  ]),
  migration('mail-0002-mail-secret', [
    statement('alter table mail add column has_secrets boolean not null default false'),
    // The body as it is sent. It goes with the hand-over to the mail server; no request can read it.
    statement(`create table mail_secret (
      mail_id bigint primary key references mail (id) on delete cascade,
      tenant_id uuid default core.tenant(),
      text text not null,
      html text not null,
      headers jsonb not null)`),
    statement(`alter table mail_secret enable row level security;
      create policy ashlar_tenant on mail_secret for insert to ashlar_app with check (tenant_id = (select core.tenant()));
      create policy ashlar_platform on mail_secret to ashlar_platform using (true) with check (true);
      grant insert on mail_secret to ashlar_app;
      grant select, insert, update, delete on mail_secret to ashlar_platform`),
    statement(`update mail set text = '', html = '', headers = '{}', has_secrets = true
      where state = 'sent' and purpose in ('core.invitation', 'core.password-reset', 'email_marketing.confirmation')`),
  ]),
  migration('mail-0003-about', [statement(`alter table mail add column about text[] not null default '{}'`)]),
  migration('mail-0004-attachments', [
    statement(`alter table mail add column attachments jsonb not null default '[]'`),
  ]),
]
