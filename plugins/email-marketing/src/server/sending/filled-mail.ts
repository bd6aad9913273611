import { type BulkMail, fillMail, fillMailLine, type MailBody, type RowOf } from '@ashlar/sdk/server'
import type { UnsubscribeLink } from '../../contract.ts'
import type { CampaignBodyEntity, RecipientEntity } from '../campaign/campaign.entities.ts'
import { openedLink, secretOf } from '../tracking/tracking-secret.ts'

/** A mail's words with what differs by recipient left open. */
export interface OpenMail extends MailBody {
  readonly subject: string
  readonly preheader: string
}

/** What a mail is filled with, by the names of its places. */
export type Filled = Readonly<Record<string, string>>

/** Name of the place for the address of a link that is counted. */
export const linkPlace = (link: number) => `link_${link}`

/** Name of the place for the address of the picture by which opening is noticed. */
export const openedPlace = 'opened_url'

/** The campaign as one recipient gets it. */
export function filledMail(
  { fromName, replyTo, ...mail }: RowOf<typeof CampaignBodyEntity>,
  {
    id,
    campaignId,
    email,
    name,
    filled,
  }: Pick<RowOf<typeof RecipientEntity>, 'id' | 'campaignId' | 'email' | 'name' | 'filled'>,
  { leave, tracked }: { readonly leave: UnsubscribeLink; readonly tracked: Filled },
): BulkMail {
  const personal = { ...filled, email }
  const { html, text } = fillMail(mail, { ...personal, ...tracked, unsubscribe_url: leave.url })
  return {
    key: `campaign-${campaignId}-${id}`,
    ...{ to: email, toName: name, replyTo, html, text, headers: leave.headers },
    ...(fromName !== '' && { fromName }),
    subject: fillMailLine(mail.subject, personal),
  }
}

/** The addresses of a recipient's own: of the links that are counted, and of the picture. */
export function trackedLinks(
  key: Buffer,
  origin: string,
  { links }: Pick<RowOf<typeof CampaignBodyEntity>, 'links'>,
  { id: recipientId, campaignId, edition }: Pick<RowOf<typeof RecipientEntity>, 'id' | 'campaignId' | 'edition'>,
): Filled {
  const secret = (link: number) => secretOf(key, { campaignId, edition, recipientId, link })
  return {
    [openedPlace]: `${origin}/m/o/${secret(openedLink)}`,
    ...Object.fromEntries(links.map((_, link) => [linkPlace(link), `${origin}/m/c/${secret(link)}`])),
  }
}

/** Id of the recipient in a key that `filledMail` made. */
export const recipientOf = (key: string): number => Number(key.slice(key.lastIndexOf('-') + 1))
