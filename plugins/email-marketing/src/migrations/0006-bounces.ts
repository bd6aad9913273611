import { migration, statement } from '@ashlar/sdk/server'

export default migration('0006-bounces', [
  statement(`alter table email_marketing.suppression
    drop constraint suppression_reason_check,
    add constraint suppression_reason_check check (reason in ('unsubscribed', 'staff', 'bounced', 'complained'))`),
])
