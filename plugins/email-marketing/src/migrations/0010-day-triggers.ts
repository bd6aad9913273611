import { migration, statement } from '@ashlar/sdk/server'

/** Triggers that come with a day have settings, and are looked for once a day. */
export default migration('0010-day-triggers', [
  statement(`alter table email_marketing.automation
    add column settings jsonb not null default '{}',
    add column last_day date`),
])
