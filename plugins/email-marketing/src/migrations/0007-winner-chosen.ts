import { migration, statement } from '@ashlar/sdk/server'

export default migration('0007-winner-chosen', [
  statement('alter table email_marketing.campaign add column winner_at timestamptz'),
])
