import type { Translate } from '@ashlar/sdk/ui'
import { type CampaignTemplate, campaignTemplates } from '../../../contract.ts'

/** What a new campaign begins as. */
export type Start = 'blank' | CampaignTemplate | 'copy'

export const starts: readonly Start[] = ['blank', ...campaignTemplates, 'copy']

export const isTemplate = (start: Start): start is CampaignTemplate => start !== 'blank' && start !== 'copy'

export const startNames = (t: Translate): Readonly<Record<Start, string>> => ({
  blank: t('Blank'),
  newsletter: t('Newsletter'),
  announcement: t('Announcement'),
  offer: t('Offer'),
  invitation: t('Invitation'),
  welcome: t('Welcome'),
  letter: t('Letter'),
  copy: t('Copy of a campaign'),
})
