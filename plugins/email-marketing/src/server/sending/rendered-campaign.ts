import type { MailContents, RenderedMail } from '@ashlar/sdk/server'
import type { EmailMarketingSettings } from '../../settings.ts'
import type { CampaignRow } from '../campaign/campaign.store.ts'
import { linkPlace, openedPlace } from './filled-mail.ts'

export interface RenderedCampaign extends RenderedMail {
  /** Addresses that clicks lead on to, by their number in the mail. */
  readonly links: readonly string[]
}

/** Links of a mail that are counted; further ones lead straight on. */
const mostLinks = 1_000

/** A campaign's mail as it is sent, with what is counted in it. @throws what `MailContents.render` throws */
export async function renderedCampaign(
  mails: MailContents,
  { content, subject, preheader }: Pick<CampaignRow, 'content' | 'subject' | 'preheader'>,
  counting: Pick<EmailMarketingSettings, 'count_clicks' | 'count_opens'>,
): Promise<RenderedCampaign> {
  const links: string[] = []
  const counted = (address: string) => {
    const known = links.indexOf(address)
    if (known === -1 && links.length === mostLinks) return address
    const link = known === -1 ? links.push(address) - 1 : known
    return `{{${linkPlace(link)}}}`
  }
  const about = { subject, preheader }
  const mail = await mails.render(content, about, counting.count_clicks ? { counted } : {})
  return { ...mail, html: counting.count_opens ? withPicture(mail.html) : mail.html, links }
}

/** The picture by which opening is noticed, at the end. */
function withPicture(html: string): string {
  const picture = `<img src="{{${openedPlace}}}" width="1" height="1" alt="" style="display:block;border:0" />`
  const end = html.lastIndexOf('</body>')
  return end === -1 ? html + picture : html.slice(0, end) + picture + html.slice(end)
}
