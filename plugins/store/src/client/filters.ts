import { moneyText } from './cart.ts'

/** Milliseconds after the last change (STORE-018, STORE-023). */
const searchWait = 500
const priceWait = 300
/** STORE-016. */
const fewestLetters = 2

/** The form sends itself: what is typed and dragged a little later, what is chosen at once. */
export function liveFilters(form: HTMLFormElement, go: (address: string) => void): void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  const send = () => {
    clearTimeout(waiting)
    const address = filtersAddress(form)
    if (address !== location.href) go(address)
  }
  const later = (milliseconds: number) => {
    clearTimeout(waiting)
    waiting = setTimeout(send, milliseconds)
  }
  const sliders = [...form.querySelectorAll<HTMLInputElement>('input[type=range]')]
  if (sliders.length === 2) livePrices(form, sliders)
  form.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return
    if (target.type === 'search') later(searchWait)
    if (target.type === 'range') later(priceWait)
  })
  form.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type === 'checkbox'))
      send()
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    send()
  })
}

/** The address that the form asks for: the first page, and nothing that is empty or what it is anyway (STORE-032). */
export function filtersAddress(form: HTMLFormElement): string {
  const address = new URL(form.action || location.href)
  address.search = ''
  const values = new FormData(form)
  const one = (name: string) => String(values.get(name) ?? '').trim()
  const search = one('search')
  if (search.length >= fewestLetters) address.searchParams.set('search', search)
  const categories = values.getAll('categoryIds').join(',')
  if (categories !== '') address.searchParams.set('categoryIds', categories)
  for (const name of ['minPrice', 'maxPrice', 'orderBy', 'orderDirection']) {
    const field = form.elements.namedItem(name)
    const byDefault = field instanceof HTMLElement ? field.dataset['default'] : undefined
    if (one(name) !== '' && one(name) !== byDefault) address.searchParams.set(name, one(name))
  }
  return address.href
}

/** The thumbs stay apart, and the amounts are written as they move (STORE-021, STORE-022). */
function livePrices(form: HTMLFormElement, [low, high]: readonly HTMLInputElement[]): void {
  const box = form.querySelector<HTMLElement>('.store-prices')
  const line = form.querySelector<HTMLElement>('.store-range-line')
  const ends = form.querySelectorAll<HTMLElement>('.store-range-ends > span')
  if (!box || !low || !high) return
  const unit = Number(box.dataset['unit'])
  const currency = box.dataset['currency'] ?? ''
  const show = () => {
    const [from, to] = [Number(low.min), Number(low.max)]
    const share = (amount: number) => `${((amount - from) / (to - from)) * 100}%`
    line?.style.setProperty('--from', share(Number(low.value)))
    line?.style.setProperty('--to', share(to - Number(high.value) + from))
    for (const [index, slider] of [low, high].entries()) {
      const text = moneyText(Number(slider.value), currency)
      slider.ariaValueText = text
      const end = ends[index]
      if (end) end.textContent = text
    }
  }
  low.addEventListener('input', () => {
    low.value = String(heldApart(Number(low.value), { below: Number(high.value), unit }))
    show()
  })
  high.addEventListener('input', () => {
    high.value = String(heldApart(Number(high.value), { above: Number(low.value), unit }))
    show()
  })
  show()
}

type Neighbour = { readonly unit: number } & ({ readonly below: number } | { readonly above: number })

/** Where a thumb may stand: at least one unit from the other. */
export const heldApart = (value: number, other: Neighbour): number =>
  'below' in other ? Math.min(value, other.below - other.unit) : Math.max(value, other.above + other.unit)
