import { migration, statement, tenantTable } from '@ashlar/sdk/server'

/** How often somebody wants campaigns; nobody is in it who never chose. */
const preference = tenantTable('preference', [
  'email text collate "C" not null',
  `often text not null check (often in ('all', 'weekly', 'monthly'))`,
  'updated_at timestamptz not null default now()',
  'primary key (tenant_id, email)',
])

/** Why people left: by the link that they used, and not by name. */
const leaveReason = tenantTable('leave_reason', [
  'token_hash text not null',
  'campaign_id bigint',
  `reason text not null check (reason in ('too-often', 'not-interesting', 'never-asked', 'other'))`,
  `words text not null default ''`,
  'created_at timestamptz not null default now()',
  'primary key (tenant_id, token_hash)',
  'foreign key (tenant_id, campaign_id) references email_marketing.campaign (tenant_id, id) on delete cascade',
])

export default migration('0004-preferences', [
  preference,
  leaveReason,
  statement(
    'create index leave_reason_by_campaign on email_marketing.leave_reason (tenant_id, campaign_id, created_at)',
  ),
])
