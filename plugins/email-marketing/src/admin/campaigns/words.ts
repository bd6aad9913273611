import { currentLanguage, type Tone, type Translate } from '@ashlar/sdk/ui'
import type { Campaign, CampaignStatus } from '../../contract.ts'

/** How a campaign stands, as its badge says it: sending that somebody paused stands still. */
export type ShownStatus = CampaignStatus | 'paused'

export const shownStatus = ({ status, isPaused }: Pick<Campaign, 'status' | 'isPaused'>): ShownStatus =>
  status === 'sending' && isPaused ? 'paused' : status

export const statusNames = (t: Translate): Readonly<Record<ShownStatus, string>> => ({
  draft: t('Draft'),
  scheduled: t('Scheduled'),
  sending: t('Sending'),
  paused: t('Paused'),
  sent: t('Sent'),
  failed: t('Failed'),
})

export const statusTones: Readonly<Record<ShownStatus, Tone>> = {
  draft: 'blue',
  scheduled: 'blue',
  sending: 'orange',
  paused: 'yellow',
  sent: 'green',
  failed: 'red',
}

/** A count as people of the language write it: `2,431`. */
export const countText = (count: number): string => new Intl.NumberFormat(currentLanguage()).format(count)

/** From 0 to 1. */
export const shareOf = (some: number, all: number): number => (all === 0 ? 0 : Math.min(some / all, 1))

/** `58.4%` */
export const percentText = (share: number): string =>
  new Intl.NumberFormat(currentLanguage(), { style: 'percent', maximumFractionDigits: 1 }).format(share)

/** How many people had their turn. */
export const turnsOf = ({ counts }: Pick<Campaign, 'counts'>): number => counts.sent + counts.failed + counts.skipped

/** People can still write in it. */
export const isOpen = ({ status }: Pick<Campaign, 'status'>): boolean => status === 'draft' || status === 'scheduled'

export const addressOfCampaign = (id: number): string => `/admin/email-marketing/campaigns/${id}`

export const addressOfEditor = (id: number): string => `/admin/editor?emailCampaignId=${id}`

/** A moment by the clock of a time zone, with its name where the person’s own clock shows another time. */
export function momentText(iso: string, timeZone: string): string {
  const format = (zone?: string) =>
    new Intl.DateTimeFormat(currentLanguage(), {
      ...{ dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' },
      ...(zone !== undefined && { timeZone: zone }),
    }).format(new Date(iso))
  const text = format(timeZone)
  return text === format() ? text : `${text} (${zoneText(timeZone)})`
}

/** `America/St Johns` */
export const zoneText = (timeZone: string): string => timeZone.replaceAll('_', ' ')
