import type { DrawnControl, DrawnHeading, DrawnPage } from './checks.ts'

/** The block of this document that an element belongs to; undefined for what no visitor is shown. */
export type NodeAround = (element: Element) => string | undefined

/** What a linked copy draws belongs to the copy; what a hidden block draws, to nobody. */
export function nodeAroundIn(isOurs: (node: string) => boolean, isHidden: (node: string) => boolean): NodeAround {
  return (element) => {
    for (
      let at = element.closest<HTMLElement>('[data-node]');
      at;
      at = at.parentElement?.closest<HTMLElement>('[data-node]') ?? null
    ) {
      const node = at.dataset['node']
      if (node !== undefined && isOurs(node)) return isHidden(node) ? undefined : node
    }
    return undefined
  }
}

/** The canvas' own tools are no part of the page. */
export const isTool = (element: Element): boolean =>
  element.closest('.ashlar-add, .ashlar-kept, .ashlar-empty') !== null

/** Headings, links, buttons and places as the canvas draws them, each with the innermost block of this document around it. */
export function drawnPage(frame: Document, nodeAround: NodeAround): DrawnPage {
  const headings: DrawnHeading[] = []
  const controls: DrawnControl[] = []
  const drawn = frame.querySelectorAll<HTMLElement>(
    '#canvas :is(h1, h2, h3, h4, h5, h6, a, button, [data-disabled]):not([aria-hidden=true] *)',
  )
  for (const element of drawn) {
    if (isTool(element)) continue
    const node = nodeAround(element)
    if (node === undefined) continue
    if (/^H[1-6]$/.test(element.tagName)) {
      headings.push({ node, level: Number(element.tagName.slice(1)), text: nameOf(element) })
      continue
    }
    const href = element.getAttribute('href')
    const leadsNowhere = element.hasAttribute('data-disabled') || (element.tagName === 'A' && !href)
    controls.push({
      node,
      name: nameOf(element),
      ...(href && { href }),
      ...(leadsNowhere && { leadsNowhere: true as const }),
    })
  }
  return { headings, controls, places: placesIn(frame, nodeAround) }
}

function placesIn(frame: Document, nodeAround: NodeAround): ReadonlySet<string> {
  const own = Array.from(frame.querySelectorAll('#canvas [id]')).filter((each) => nodeAround(each) !== undefined)
  const around = Array.from(frame.querySelectorAll('.ashlar-around')).flatMap((host) =>
    Array.from(host.shadowRoot?.querySelectorAll('[id]') ?? []),
  )
  return new Set([...own, ...around].map(({ id }) => id))
}

function nameOf(element: Element): string {
  const own = element.getAttribute('aria-label') ?? element.getAttribute('title') ?? ''
  if (own.trim() !== '') return own.trim()
  const pictures = Array.from(element.querySelectorAll('img, svg'), (each) =>
    (
      each.getAttribute('alt') ??
      each.getAttribute('aria-label') ??
      each.querySelector('title')?.textContent ??
      ''
    ).trim(),
  )
  return [element.textContent?.trim() ?? '', ...pictures].filter(Boolean).join(' ')
}
