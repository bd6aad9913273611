import { announce, cardForm } from './add-form.ts'
import { liveFilters } from './filters.ts'
import { fetchedPage, swapPart } from './swapped-page.ts'
import { pageWords } from './visitor-texts.ts'

type Then = 'filter' | 'clear' | 'page' | 'more' | 'previous' | 'next' | 'back'

/**
 * Follows the links and the filters of a list without loading the page anew (STORE-031): the server renders the list for
 * the address, and its parts take the place of those that are there. Without an answer the browser goes there by itself.
 */
export function liveList(root: HTMLElement): void {
  let running: AbortController | undefined
  const part = (name: string, within: ParentNode = root) => within.querySelector<HTMLElement>(`[data-part=${name}]`)

  const go = (address: string, then: Then) => {
    if (address !== location.href) history.pushState(null, '', address)
    void show(address, then)
  }
  const show = async (address: string, then: Then) => {
    running?.abort()
    running = new AbortController()
    const before = root.querySelectorAll('.store-grid > li').length
    root.ariaBusy = 'true'
    try {
      const fresh = (await fetchedPage(address, running.signal)).getElementById(root.id)
      if (!fresh) throw new Error(`There is no list ${root.id} at ${address}.`)
      swapPart('results', root, fresh)
      takeFilters(fresh, then)
      begin()
      announce(shownText())
      focusAfter(then, before)
      root.ariaBusy = null
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return
      console.error(error)
      root.ariaBusy = null
      announce(pageWords().listFailed)
      location.assign(address)
    }
  }
  const shownText = () => {
    const empty = root.querySelector('.store-empty')?.textContent
    const page = root.querySelector('.store-pages [aria-current]')?.ariaLabel
    const parts = [empty ?? root.querySelector('[data-count]')?.textContent, page]
    return parts.filter((part) => part).join(', ')
  }
  /** What somebody is typing in stays; all else follows the address. */
  const takeFilters = (fresh: HTMLElement, then: Then) => {
    const [old, next] = [part('filters'), part('filters', fresh)]
    if (!(old instanceof HTMLDetailsElement) || !next) return
    const focused = old.contains(document.activeElement) ? document.activeElement : null
    if (then === 'filter' && focused) {
      const [oldHead, head] = [old, next].map((each) => each.querySelector('.store-filters-head'))
      if (head && oldHead) oldHead.replaceWith(document.adoptNode(head))
      return
    }
    next.toggleAttribute('open', old.open)
    old.replaceWith(document.adoptNode(next))
    if (focused) part('filters')?.querySelector<HTMLElement>('input[type=search]')?.focus()
    beginFilters()
  }
  const focusAfter = (then: Then, before: number) => {
    const tiles = root.querySelectorAll<HTMLElement>('.store-grid > li')
    if (then === 'more') tiles[before]?.querySelector<HTMLElement>('h2 a, h3 a')?.focus()
    if (then === 'previous' || then === 'next') root.querySelector<HTMLElement>(`[data-go=${then}]`)?.focus()
    if (then !== 'page') return
    const top = root.querySelector<HTMLElement>('[data-count]') ?? tiles[0]?.querySelector<HTMLElement>('a')
    top?.focus({ preventScroll: true })
    root.scrollIntoView({ block: 'start' })
  }
  const beginFilters = () => {
    const form = part('filters')?.querySelector('form')
    if (form) liveFilters(form, (address) => go(address, 'filter'))
  }
  const begin = () => {
    for (const form of root.querySelectorAll<HTMLFormElement>('.store-add')) cardForm(form)
  }

  root.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-go]') : null
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    const then = kinds.find((kind) => kind === link?.dataset['go'])
    if (!link || !then || !isPlain) return
    event.preventDefault()
    go(link.href, then)
  })
  addEventListener('popstate', () => void show(location.href, 'back'))
  beginFilters()
  begin()
}

const kinds = ['filter', 'clear', 'page', 'more', 'previous', 'next'] as const
