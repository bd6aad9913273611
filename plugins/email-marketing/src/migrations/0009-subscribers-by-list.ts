import { migration, statement } from '@ashlar/sdk/server'

/** The latest of one list, which its screen shows. */
export default migration('0009-subscribers-by-list', [
  statement('create index subscriber_by_list_time on email_marketing.subscriber (tenant_id, list_id, created_at, id)'),
])
