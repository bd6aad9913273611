import { rangeOf } from '../../style/devices.ts'

/**
 * Each device class for itself, so a rule for tablet does not reach mobile. Important, because
 * a block's or a person's own `display` must not bring a hidden block back.
 */
export function visibilityCss(selector: string, props: Readonly<Record<string, unknown>>): string {
  return ranges
    .filter(([prop]) => props[prop] === false)
    .map(([, query]) => `@media ${query}{${selector}{display:none!important}}`)
    .join('')
}

const ranges = [
  ['showOnDesktop', rangeOf.desktop],
  ['showOnTablet', rangeOf.tablet],
  ['showOnMobile', rangeOf.mobile],
] as const
