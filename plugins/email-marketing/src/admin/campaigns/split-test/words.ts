import { currentLanguage, type Translate } from '@ashlar/sdk/ui'
import type { SplitTest, TestState } from '../../../contract.ts'
import { percentText } from '../words.ts'

/** Letter of a variant, counted from 1: `A`. */
export const letterOf = (number: number): string => String.fromCodePoint(64 + number)

/** Between which shares the true one lies: `8–17%`. */
export const rangeText = ({ low, high }: { readonly low: number; readonly high: number }): string =>
  new Intl.NumberFormat(currentLanguage(), { style: 'percent', maximumFractionDigits: 1 }).formatRange(low, high)

/** Whether somebody is left who gets the winner. */
export const hasRest = ({ share }: SplitTest): boolean => share < 100

/** What happens when the campaign is sent. */
export function planText({ share, by, hours, isManual }: SplitTest, variants: number, t: Translate): string {
  if (share === 100) return t('Each recipient gets one of {count} variants.', { count: variants })
  const first = t('{percent} of the recipients get one of {count} variants.', {
    ...{ percent: percentText(share / 100), count: variants },
  })
  if (isManual) return `${first} ${t('Then you choose which variant everyone else gets.')}`
  const then =
    by === 'opens'
      ? t(
          'After {count} hour everyone else gets the one with the most opens.|After {count} hours everyone else gets the one with the most opens.',
          { count: hours },
        )
      : t(
          'After {count} hour everyone else gets the one with the most clicks.|After {count} hours everyone else gets the one with the most clicks.',
          { count: hours },
        )
  return `${first} ${then}`
}

/** How the variants do, in one sentence. */
export function standText({ test, variants, leader, isSure }: TestState, t: Translate): string {
  if (variants.every(({ sent }) => sent === 0)) return t('No variant has been sent yet.')
  const best = variants.find(({ number }) => number === leader)
  if (best === undefined)
    return test?.by === 'opens' ? t('Nobody has opened the email yet.') : t('Nobody has clicked a link yet.')
  if (variants.filter(({ rate }) => rate === best.rate).length > 1) return t('No variant is ahead.')
  const letter = letterOf(best.number)
  return isSure
    ? t('Variant {letter} is ahead by more than chance would explain.', { letter })
    : t('Variant {letter} is ahead, but the difference may be chance.', { letter })
}
