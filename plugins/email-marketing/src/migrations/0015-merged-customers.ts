import { migration, statement, tenantTable } from '@ashlar/sdk/server'

/** What was taken over from a customer who was merged into another, so that it can be given back. */
const merged = tenantTable('merged_customer', [
  'customer_id bigint not null',
  'into_id bigint not null',
  'recipients bigint[] not null',
  'runs bigint[] not null',
  'primary key (tenant_id, customer_id)',
])

export default migration('0015-merged-customers', [
  merged,
  statement('create index merged_into on email_marketing.merged_customer (tenant_id, into_id)'),
])
