import { filledText, track } from '@ashlar/sdk/visitor'
import { liveAddForm } from './add-form.ts'
import { majorUnits, moneyText } from './cart.ts'
import { pageWords } from './visitor-texts.ts'

interface ScriptVariant {
  readonly sku: string
  readonly price: number
  readonly stock_state: string
  readonly image: string
  readonly values: readonly string[]
}

/** Options as buttons, the price and picture of what is chosen, and how many there are. */
export function liveDetail(root: HTMLElement): void {
  liveGallery(root)
  const detail = root.querySelector<HTMLElement>('.store-detail')
  const form = root.querySelector<HTMLFormElement>('.store-choose')
  if (!detail || !form) return
  const { slug = '', name = '', price = '0', currency = '' } = detail.dataset
  const variants: readonly ScriptVariant[] = JSON.parse(form.dataset['variants'] ?? '[]')
  const rules: { readonly most: number; readonly sells: boolean } = JSON.parse(form.dataset['rules'] ?? '{}')
  const groups = [...form.querySelectorAll<HTMLElement>('.store-options')]
  const chosenIn = (group: HTMLElement) => group.querySelector<HTMLInputElement>(':checked')?.value
  const chosen = (): ScriptVariant | undefined => {
    const values = groups.map(chosenIn)
    return variants.find((variant) => variant.values.every((value, index) => value === values[index]))
  }
  track('view_item', {
    item_id: variants[0]?.sku ?? '',
    item_name: name,
    currency,
    value: majorUnits(Number(price), currency),
  })

  const live = liveAddForm(form, () => {
    const variant = chosen()
    return {
      ...{ sku: variant?.sku ?? '', slug, name, currency, most: rules.most, sellsOutOfStock: rules.sells },
      price: variant?.price ?? Number(price),
      isSoldOut: variant !== undefined && isSoldOut(variant),
    }
  })
  const select = form.querySelector('select')
  const priceText = detail.querySelector('.store-price > span')
  const stock = form.querySelector<HTMLElement>('[data-stock]')
  const sku = detail.querySelector<HTMLElement>('[data-sku-text]')
  const show = () => {
    const variant = chosen()
    markSoldOut(groups, variants, chosenIn)
    if (variant) {
      if (select) select.value = variant.sku
      if (priceText) priceText.textContent = moneyText(variant.price, currency)
      if (sku) sku.textContent = withLastWord(sku.textContent ?? '', variant.sku)
      if (stock) tellStock(stock, variant.stock_state)
      if (variant.image !== '') showPicture(root, variant.image)
    }
    live.refresh()
  }
  form.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === 'radio') show()
  })
  form.addEventListener('store:stock', (event) => {
    const pieces =
      event instanceof CustomEvent && typeof event.detail === 'number' ? event.detail : Number.POSITIVE_INFINITY
    const variant = chosen()
    if (stock && variant?.stock_state === 'in_stock') tellStock(stock, pieces > 0 ? 'in_stock' : 'out_of_stock', pieces)
  })
  // The browser may have kept what was chosen before.
  show()
}

const isSoldOut = ({ stock_state }: ScriptVariant): boolean =>
  stock_state === 'out_of_stock' || stock_state === 'discontinued'

/** A value that leads to nothing that can be had, with what is chosen beside it, is struck through; it can be chosen still. */
function markSoldOut(
  groups: readonly HTMLElement[],
  variants: readonly ScriptVariant[],
  chosenIn: (group: HTMLElement) => string | undefined,
): void {
  for (const [at, group] of groups.entries()) {
    for (const input of group.querySelectorAll('input')) {
      const isThere = variants.some(
        (variant) =>
          !isSoldOut(variant) &&
          variant.values.every((value, index) => {
            const wanted = index === at ? input.value : groups[index] && chosenIn(groups[index])
            return wanted === undefined || wanted === value
          }),
      )
      input.toggleAttribute('data-sold-out', !isThere)
    }
  }
}

function tellStock(line: HTMLElement, state: string, pieces = Number.POSITIVE_INFINITY): void {
  const t = pageWords()
  const text = line.querySelector('span')
  const isOut = state === 'out_of_stock' || state === 'discontinued'
  line.toggleAttribute('data-out', isOut)
  line.querySelector('use')?.setAttribute('href', `/_ashlar/icons/${isOut ? 'circle-x' : 'circle-check'}.svg#icon`)
  if (!text) return
  if (isOut) text.textContent = t.notAvailable
  else if (state !== 'in_stock') text.textContent = t.onBackorder
  else text.textContent = Number.isFinite(pieces) ? filledText(t.left, { n: pieces }) : t.inStock
}

/** The small pictures lead to the large ones without a step in the history, and the one in sight is marked. */
function liveGallery(root: HTMLElement): void {
  const slides = root.querySelector<HTMLElement>('.store-slides')
  const links = [...root.querySelectorAll<HTMLAnchorElement>('.store-thumbs a')]
  if (!slides || links.length === 0) return
  const mark = (id: string) => {
    for (const link of links) {
      if (link.hash === `#${id}`) link.ariaCurrent = 'true'
      else link.ariaCurrent = null
    }
  }
  for (const link of links) {
    link.addEventListener('click', (event) => {
      event.preventDefault()
      showSlide(slides, slides.querySelector<HTMLElement>(`#${CSS.escape(link.hash.slice(1))}`))
    })
  }
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) mark(target.id)
    },
    { root: slides, threshold: 0.6 },
  )
  for (const slide of slides.children) seen.observe(slide)
}

function showSlide(slides: HTMLElement, slide: HTMLElement | null): void {
  if (slide) slides.scrollTo({ left: slide.offsetLeft - slides.offsetLeft })
}

function showPicture(root: HTMLElement, file: string): void {
  const slides = root.querySelector<HTMLElement>('.store-slides')
  const slide = [...(slides?.children ?? [])].find(
    (each) => each instanceof HTMLElement && each.dataset['file'] === file,
  )
  if (slides && slide instanceof HTMLElement) showSlide(slides, slide)
}

/** A line such as “SKU: A-1” with another last word. */
const withLastWord = (line: string, word: string): string =>
  `${line.slice(0, line.trimEnd().lastIndexOf(' ') + 1)}${word}`
