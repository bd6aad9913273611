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
]
