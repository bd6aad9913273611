import { migration, statement, takenOver, tenantTable } from '@ashlar/sdk/server'

/** Both tables were core's. */
export default migration('0001-webhook', [
  takenOver(
    tenantTable('webhook', [
      'id bigint generated always as identity',
      'name text not null',
      'url text not null',
      'events text[] not null',
      // Sealed with the installation's secret; the one before is good for a day after it was replaced.
      'secret text not null',
      'previous_secret text',
      'previous_until timestamptz',
      'is_active boolean not null default true',
      'created_at timestamptz not null default now()',
      'primary key (tenant_id, id)',
    ]),
  ),
  takenOver(
    tenantTable('webhook_delivery', [
      'id bigint generated always as identity',
      'webhook_id bigint not null',
      'event text not null',
      // Names the event once and for all, so that one told twice is delivered once.
      'source text not null',
      'body text not null',
      `state text not null default 'queued' check (state in ('queued', 'delivered', 'failed'))`,
      'attempts smallint not null default 0',
      'status integer',
      `error text not null default ''`,
      `answer text not null default ''`,
      'created_at timestamptz not null default now()',
      'delivered_at timestamptz',
      'next_try_at timestamptz',
      'primary key (tenant_id, id)',
      'unique (tenant_id, webhook_id, source)',
      'foreign key (tenant_id, webhook_id) references webhooks.webhook (tenant_id, id) on delete cascade',
    ]),
  ),
  statement('create index if not exists webhook_delivery_by_hook on webhook_delivery (tenant_id, webhook_id, id)'),
  statement('create index if not exists webhook_delivery_by_state on webhook_delivery (tenant_id, state, id)'),
  statement('create index if not exists webhook_delivery_by_age on webhook_delivery (created_at)'),
])
