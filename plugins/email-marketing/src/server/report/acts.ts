import { type SqlText, sql } from '@ashlar/sdk/server'

/** What happens to a mail, once for each recipient. */
export const acts = ['sent', 'opened', 'clicked', 'bounced', 'unsubscribed'] as const
export type Act = (typeof acts)[number]

/** The column of `recipient` with the moment at which it happened. */
export const momentOf: Readonly<Record<Act, SqlText>> = {
  sent: sql`sent_at`,
  opened: sql`opened_at`,
  clicked: sql`clicked_at`,
  bounced: sql`bounced_at`,
  unsubscribed: sql`unsubscribed_at`,
}
