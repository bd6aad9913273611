import { migration, statement } from '@ashlar/sdk/server'

/** By which people know campaigns again in a list. Null until their content is written the next time. */
export default migration('0013-pictures', [statement('alter table email_marketing.campaign add column picture text')])
