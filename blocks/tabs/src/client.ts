import type { ClientMount } from '@ashlar/sdk/renderer'

/** Links become tabs (WAI-ARIA APG, automatic activation), and the address says which one is open (BLK-TABS-004, -005). */
export const mount: ClientMount = (element) => {
  const list = element.querySelector<HTMLElement>(':scope > .tabs-list')
  const links = [...(list?.querySelectorAll<HTMLAnchorElement>(':scope > a') ?? [])]
  const panels = [...element.querySelectorAll<HTMLElement>(':scope > section')]
  if (!list) return

  const open = (index: number) => {
    links.forEach((link, at) => {
      const isOpen = at === index
      link.setAttribute('aria-selected', String(isOpen))
      link.tabIndex = isOpen ? 0 : -1
      panels[at]?.toggleAttribute('hidden', !isOpen)
    })
    showWhole(links[index], list)
  }
  const choose = (index: number) => {
    open(index)
    history.replaceState(history.state, '', `#tab-${links[index]?.dataset['tab']}`)
  }

  list.setAttribute('role', 'tablist')
  links.forEach((link, at) => {
    link.setAttribute('role', 'tab')
    link.setAttribute('aria-controls', panels[at]?.id ?? '')
    panels[at]?.setAttribute('role', 'tabpanel')
    panels[at]?.setAttribute('tabindex', '0')
  })
  list.addEventListener('click', (event) => {
    const index = links.findIndex((link) => link.contains(event.target as Node))
    if (index < 0) return
    event.preventDefault()
    choose(index)
  })
  list.addEventListener('keydown', (event) => {
    const at = links.findIndex((link) => link === event.target)
    const forward = getComputedStyle(element).direction === 'rtl' ? -1 : 1
    const last = links.length - 1
    const to = { ArrowRight: at + forward, ArrowLeft: at - forward, Home: 0, End: last }[event.key]
    if (event.key === ' ' && at >= 0) choose(at)
    else if (at >= 0 && to !== undefined) {
      const index = (to + links.length) % links.length
      choose(index)
      links[index]?.focus()
    } else return
    event.preventDefault()
  })
  addEventListener('hashchange', () => {
    const index = named(element, links)
    if (index !== undefined) open(index)
  })

  element.setAttribute('data-ready', '')
  const index = named(element, links)
  open(index ?? 0)
  if (index !== undefined) element.scrollIntoView({ block: 'nearest' })
}

/** The row of tabs scrolls and nothing else: a page that is opened stays at its beginning. */
function showWhole(link: HTMLElement | undefined, list: HTMLElement): void {
  if (!link) return
  const [tab, row] = [link.getBoundingClientRect(), list.getBoundingClientRect()]
  const [before, after] = [tab.left - row.left, tab.right - row.right]
  // Of a tab that is wider than the row its beginning is shown.
  list.scrollLeft += Math.min(0, before) || Math.min(before, Math.max(0, after))
}

/** The tab that the address names, if this is the first block of the page that has it (OPEN-226). */
function named(element: HTMLElement, links: readonly HTMLElement[]): number | undefined {
  const name = /^#tab-(\d+)$/.exec(location.hash)?.[1]
  const first = name && document.querySelector(`.block-tabs > .tabs-list > [data-tab="${name}"]`)
  if (!first || !element.contains(first)) return undefined
  const index = links.findIndex((link) => link === first)
  return index < 0 ? undefined : index
}
