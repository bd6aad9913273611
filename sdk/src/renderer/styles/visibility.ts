/**
 * BLK-COMMON-004 to -006: each device class for itself, so a rule for tablet does not reach mobile. Important, because
 * a block's or a person's own `display` must not bring a hidden block back.
 */
export function visibilityCss(selector: string, props: Readonly<Record<string, unknown>>): string {
  return ranges
    .filter(([prop]) => props[prop] === false)
    .map(([, query]) => `@media ${query}{${selector}{display:none!important}}`)
    .join('')
}

const ranges = [
  ['showOnDesktop', '(min-width:992px)'],
  ['showOnTablet', '(min-width:768px) and (max-width:991.98px)'],
  ['showOnMobile', '(max-width:767.98px)'],
] as const
