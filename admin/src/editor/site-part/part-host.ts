import { texts } from '@ashlar/sdk/ui'
import { partLabels, partMark, type SitePart } from './site-part.ts'

const t = texts('admin')

/** Makes what stands around the page something to tab to and to select, and nothing in it. */
export function asPart(host: HTMLElement, part: SitePart): HTMLElement {
  host.setAttribute(partMark, part)
  host.tabIndex = 0
  host.setAttribute('role', 'group')
  host.setAttribute('aria-label', t(partLabels[part]))
  const focusable = 'a[href],area[href],button,input,select,textarea,summary,iframe,[tabindex]'
  for (const element of host.shadowRoot?.querySelectorAll<HTMLElement>(focusable) ?? []) element.tabIndex = -1
  return host
}
