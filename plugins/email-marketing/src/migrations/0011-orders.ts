import { migration, statement, tenantTable } from '@ashlar/sdk/server'

/** Orders of the store whose buyers came by a link of a mail. */
const order = tenantTable('campaign_order', [
  'order_id bigint not null',
  'campaign_id bigint not null',
  // Which link of which edition; null where the address no longer said it.
  'edition integer',
  'link integer',
  'total bigint not null',
  'currency text not null',
  'at timestamptz not null default now()',
  'primary key (tenant_id, order_id)',
  'foreign key (tenant_id, campaign_id) references email_marketing.campaign (tenant_id, id) on delete cascade',
])

export default migration('0011-orders', [
  order,
  statement('create index order_of_campaign on email_marketing.campaign_order (tenant_id, campaign_id)'),
])
