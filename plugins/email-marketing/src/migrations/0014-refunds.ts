import { migration, statement } from '@ashlar/sdk/server'

/** What was given back of an order no longer counts for the campaign that brought it. */
export default migration('0014-refunds', [
  statement('alter table email_marketing.campaign_order add column refunded bigint not null default 0'),
])
