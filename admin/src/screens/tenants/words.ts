import type { LimitName, PlanName } from '@ashlar/sdk/platform'
import { bytesText, type Tone, type Translate } from '@ashlar/sdk/ui'

export const planTone: Readonly<Record<PlanName, Tone>> = { basic: 'grey', standard: 'blue', enterprise: 'accent' }

export const limitTitle = (t: Translate, limit: LimitName): string =>
  ({
    pages: t('Pages'),
    media_files: t('Media files'),
    media_bytes: t('Media storage'),
    users: t('People with access to the admin'),
  })[limit]

/** A count as people read it; bytes in the unit that fits. */
export function amount(limit: LimitName, value: number): string {
  if (limit !== 'media_bytes') return new Intl.NumberFormat().format(value)
  return bytesText(value)
}
