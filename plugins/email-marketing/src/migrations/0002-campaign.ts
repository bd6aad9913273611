import { migration, statement, tenantTable } from '@ashlar/sdk/server'

const ofCampaign =
  'foreign key (tenant_id, campaign_id) references email_marketing.campaign (tenant_id, id) on delete cascade'

const campaign = tenantTable('campaign', [
  'id bigint generated always as identity',
  // The mail of a campaign, of a step of an automation, or of a notification: all are written and counted alike.
  `kind text not null default 'campaign' check (kind in ('campaign', 'automation', 'notification'))`,
  'name text not null',
  `subject text not null default ''`,
  `preheader text not null default ''`,
  `from_name text not null default ''`,
  `reply_to text not null default ''`,
  `status text not null default 'draft' check (status in ('draft', 'scheduled', 'sending', 'sent', 'failed'))`,
  'is_paused boolean not null default false',
  `failure text not null default ''`,
  'filters jsonb not null',
  'content text',
  'revision integer not null default 0',
  'details_revision integer not null default 1',
  'scheduled_at timestamptz',
  'frozen_at timestamptz',
  'sent_at timestamptz',
  'at timestamptz not null default now()',
  'created_by bigint',
  'created_at timestamptz not null default now()',
  'updated_at timestamptz not null default now()',
  'recipients integer not null default 0',
  'sent integer not null default 0',
  'failed integer not null default 0',
  'skipped integer not null default 0',
  'opened integer not null default 0',
  'clicked integer not null default 0',
  'bounced integer not null default 0',
  'unsubscribed integer not null default 0',
  'primary key (tenant_id, id)',
])

/** A mail as it is sent, in its editions: none is ever changed. */
const body = tenantTable('campaign_body', [
  'campaign_id bigint not null',
  'edition smallint not null',
  'subject text not null',
  'preheader text not null',
  'from_name text not null',
  'reply_to text not null',
  'html text not null',
  'text text not null',
  'links jsonb not null',
  'primary key (tenant_id, campaign_id, edition)',
  ofCampaign,
])

/** One mail to one address: each has one in a campaign, and one for each occasion of an automation (T18). */
const recipient = tenantTable('recipient', [
  'id bigint generated always as identity',
  'campaign_id bigint not null',
  'edition smallint not null default 1',
  `occasion text not null default ''`,
  'email text collate "C" not null',
  `name text not null default ''`,
  `language text not null default ''`,
  'customer_id bigint',
  'subscriber_id bigint',
  `filled jsonb not null default '{}'`,
  `state text not null default 'queued' check (state in ('queued', 'sending', 'sent', 'failed', 'skipped'))`,
  `error text not null default ''`,
  'attempts smallint not null default 0',
  'try_at timestamptz not null default now()',
  'sent_at timestamptz',
  'opened_at timestamptz',
  'clicked_at timestamptz',
  'bounced_at timestamptz',
  'unsubscribed_at timestamptz',
  'primary key (tenant_id, id)',
  'unique (tenant_id, campaign_id, email, occasion)',
  ofCampaign,
])

/** Who followed which link of the mail, and how often. */
const click = tenantTable('click', [
  'campaign_id bigint not null',
  'link smallint not null',
  'recipient_id bigint not null',
  'clicks integer not null default 1',
  'primary key (tenant_id, campaign_id, link, recipient_id)',
  'foreign key (tenant_id, recipient_id) references email_marketing.recipient (tenant_id, id) on delete cascade',
])

const onRecipient = (name: string, columns: string, where = '') =>
  statement(`create index recipient_${name} on email_marketing.recipient (tenant_id, ${columns})${where}`)

export default migration('0002-campaign', [
  campaign,
  statement('create index campaign_by_creation on email_marketing.campaign (tenant_id, kind, created_at, id)'),
  statement('create index campaign_by_name on email_marketing.campaign (tenant_id, kind, name, id)'),
  statement('create index campaign_by_moment on email_marketing.campaign (tenant_id, kind, at, id)'),
  statement('create index campaign_by_status on email_marketing.campaign (tenant_id, status, created_at, id)'),
  body,
  recipient,
  onRecipient('waiting', 'campaign_id, try_at, id', ` where state = 'queued'`),
  onRecipient('by_state', 'campaign_id, state, email, id'),
  onRecipient('by_email', 'email'),
  onRecipient('by_subscriber', 'subscriber_id'),
  ...['sent', 'opened', 'clicked', 'bounced', 'unsubscribed'].flatMap((did) => [
    onRecipient(`by_${did}`, `${did}_at, id`, ` where ${did}_at is not null`),
    onRecipient(`of_campaign_by_${did}`, `campaign_id, ${did}_at, id`, ` where ${did}_at is not null`),
  ]),
  statement(
    `create index recipient_in_hand on email_marketing.recipient (tenant_id, campaign_id) where state = 'sending'`,
  ),
  // Whose mail the link to leave stood in.
  statement('alter table email_marketing.link add column recipient_id bigint'),
  click,
  statement('create index click_by_recipient on email_marketing.click (tenant_id, recipient_id)'),
])
