import type { CampaignChange } from '../../contract.ts'
import { errors } from '../../errors.ts'
import { isAddress, normalAddress } from '../address.ts'
import type { CampaignRow } from './campaign.store.ts'

type Details = Pick<CampaignChange, 'name' | 'subject' | 'preheader' | 'from_name' | 'from_email' | 'reply_to'>

/**
 * What people wrote as it is stored; what they left out stays out.
 *
 * @param sender the website's own address: no campaign is sent from another one
 * @throws INVALID_EMAIL, SENDER_NOT_OWN
 */
export function checkedDetails(
  { name, subject, preheader, from_name, from_email, reply_to }: Details,
  sender: string,
): Partial<Pick<CampaignRow, 'name' | 'subject' | 'preheader' | 'fromName' | 'replyTo'>> {
  if (from_email !== undefined && !['', sender].includes(normalAddress(from_email))) {
    const error = errors.SENDER_NOT_OWN(sender)
    throw error.at({ path: 'from_email', message: error.message })
  }
  const replyTo = reply_to === undefined ? undefined : normalAddress(reply_to)
  if (replyTo && !isAddress(replyTo)) {
    const error = errors.INVALID_EMAIL()
    throw error.at({ path: 'reply_to', message: error.message })
  }
  return {
    ...(name !== undefined && { name: name.trim() }),
    ...(subject !== undefined && { subject: subject.trim() }),
    ...(preheader !== undefined && { preheader: preheader.trim() }),
    ...(from_name !== undefined && { fromName: from_name.trim() }),
    ...(replyTo !== undefined && { replyTo }),
  }
}
