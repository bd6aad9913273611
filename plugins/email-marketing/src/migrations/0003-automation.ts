import { migration, statement, tenantTable } from '@ashlar/sdk/server'

const ofAutomation =
  'foreign key (tenant_id, automation_id) references email_marketing.automation (tenant_id, id) on delete cascade'

const automation = tenantTable('automation', [
  'id bigint generated always as identity',
  'name text not null',
  'trigger text not null',
  // Of the trigger: what happens is looked up by it.
  'event text not null',
  'repeats boolean not null default false',
  'is_on boolean not null default false',
  `steps jsonb not null default '[]'`,
  'version integer not null default 0',
  'revision integer not null default 1',
  'created_by bigint',
  'created_at timestamptz not null default now()',
  'updated_at timestamptz not null default now()',
  'primary key (tenant_id, id)',
])

/** Steps as they were when people began to go through them: whoever is under way goes on by these. */
const version = tenantTable('automation_version', [
  'automation_id bigint not null',
  'version integer not null',
  'steps jsonb not null',
  'primary key (tenant_id, automation_id, version)',
  ofAutomation,
])

const run = tenantTable('automation_run', [
  'id bigint generated always as identity',
  'automation_id bigint not null',
  'version integer not null',
  // The event that began it, so that one that is told twice begins it once.
  'occasion text not null',
  'email text collate "C" not null',
  `name text not null default ''`,
  `language text not null default ''`,
  'customer_id bigint',
  `filled jsonb not null default '{}'`,
  `state text not null default 'running' check (state in ('running', 'done', 'stopped', 'failed'))`,
  `reason text not null default ''`,
  `next_step text not null default ''`,
  'wakes_at timestamptz',
  'turn integer not null default 0',
  'created_at timestamptz not null default now()',
  'ended_at timestamptz',
  'primary key (tenant_id, id)',
  'unique (tenant_id, automation_id, occasion)',
  ofAutomation,
])

export default migration('0003-automation', [
  automation,
  statement('create index automation_by_name on email_marketing.automation (tenant_id, name, id)'),
  // Across websites: events are handed over for all of them at once.
  statement('create index automation_by_event on email_marketing.automation (event, tenant_id) where is_on'),
  version,
  run,
  statement('create index run_by_state on email_marketing.automation_run (tenant_id, automation_id, state, id)'),
  statement('create index run_by_person on email_marketing.automation_run (tenant_id, automation_id, email)'),
  statement(`create index run_under_way on email_marketing.automation_run (tenant_id, email) where state = 'running'`),
  statement(`alter table email_marketing.campaign
    add column automation_id bigint,
    add column trigger text not null default '',
    add column event text not null default '',
    add constraint campaign_automation_fkey foreign key (tenant_id, automation_id)
      references email_marketing.automation (tenant_id, id) on delete cascade`),
  statement('create index campaign_by_automation on email_marketing.campaign (tenant_id, automation_id)'),
  statement(`create index campaign_by_event on email_marketing.campaign (event, tenant_id)
    where kind = 'notification' and status = 'sending'`),
])
