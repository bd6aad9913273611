import { migration, statement } from '@ashlar/sdk/server'

export default migration('0008-readers-time', [
  statement(`alter table email_marketing.subscriber add column time_zone text not null default ''`),
  statement(
    `create index subscriber_by_zone on email_marketing.subscriber (tenant_id, time_zone) where time_zone <> ''`,
  ),
  statement(`alter table email_marketing.signup add column time_zone text not null default ''`),
  statement(`alter table email_marketing.campaign
    add column local_time text not null default '',
    add column begins_at timestamptz`),
])
