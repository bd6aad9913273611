import type { DrawnControl, DrawnHeading, DrawnPage } from './checks.ts'

/**
 * Headings, links and buttons as the canvas draws them, each with the innermost block of this document around it: what a
 * linked copy draws belongs to the copy.
 */
export function drawnPage(frame: Document, isShown: (node: string) => boolean): DrawnPage {
  const headings: DrawnHeading[] = []
  const controls: DrawnControl[] = []
  const drawn = frame.querySelectorAll<HTMLElement>(
    '#canvas :is(h1, h2, h3, h4, h5, h6, a, button, [data-disabled]):not([aria-hidden=true] *)',
  )
  for (const element of drawn) {
    // The canvas' own tools are no part of the page.
    if (element.closest('.ashlar-add, .ashlar-kept')) continue
    const node = nodeAround(element, isShown)
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
  return { headings, controls }
}

function nodeAround(element: Element, isShown: (node: string) => boolean): string | undefined {
  for (
    let at = element.closest<HTMLElement>('[data-node]');
    at;
    at = at.parentElement?.closest('[data-node]') ?? null
  ) {
    const node = at.dataset['node']
    if (node !== undefined && isShown(node)) return node
  }
  return undefined
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
