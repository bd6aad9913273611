import { filledText, formatMoney } from '@ashlar/sdk'
import { type BlockComponentProps, defineBlockRenderer, Icon, type View } from '@ashlar/sdk/renderer'
import { FiltersBox, FiltersWaiting, sliderRange } from './filters-box.tsx'
import { isFiltered, type ListFilters, listAddress } from './list-filters.ts'
import { CarouselArrows, LoadMore, NumberedPages } from './list-pages.tsx'
import { ProductTile } from './product-card.tsx'
import { productList } from './product-list.ts'
import type { ShownList } from './shown-list.ts'
import { type StoreWords, words } from './visitor-texts.ts'

type Props = BlockComponentProps<typeof productList, ShownList | undefined>

const pathOf = ({ page: { slug, isHome } }: View): string => (isHome ? '/' : `/${slug}`)

function ProductList({ id, props, data, root, view }: Props) {
  const texts = words(view.language)
  const path = pathOf(view)
  const hasBox = props.showFiltersBox && props.paginationType !== 'carousel'
  return (
    <div {...root} id={id} {...(hasBox && { 'data-filters': '' })}>
      {hasBox &&
        (data ? (
          <FiltersBox
            {...{ id, path, data, view, texts }}
            order={{ by: props.orderBy, direction: props.orderDirection }}
          />
        ) : (
          <FiltersWaiting texts={texts} />
        ))}
      <div className="store-results" data-part="results">
        {data ? (
          <Results {...{ id, props, path, data, view, texts }} />
        ) : (
          <Waiting perPage={props.perPage} texts={texts} />
        )}
      </div>
    </div>
  )
}

interface ResultsProps extends Pick<Props, 'id' | 'props' | 'view'> {
  readonly path: string
  readonly data: ShownList
  readonly texts: StoreWords
}

function Results({ id, props, path, data, view, texts }: ResultsProps) {
  const { rows, filters, page, lastPage } = data
  const pages = { path, filters, page, lastPage, texts }
  const isCarousel = props.paginationType === 'carousel'
  // STORE-045: only where there are more than those that are shown.
  const hasPages = props.pagination && (rows.length < data.total || page > 1)
  const showsCount = (props.showFiltersBox || props.isShopPage) && !isCarousel
  return (
    <>
      {showsCount && <ResultBar {...{ path, data, view, texts }} />}
      {rows.length === 0 ? (
        <div className="store-empty">
          <Icon name="package-search" />
          <p>{texts.noProducts}</p>
        </div>
      ) : (
        <ul className="plain store-grid" data-per={props.perRow}>
          {rows.map((row) => (
            <li key={row.id}>
              <ProductTile
                id={`${id}-${row.id}`}
                {...{ row, view, texts }}
                currency={data.currency}
                cart={data.cart}
                heading={props.isShopPage ? 'h2' : 'h3'}
                sizes={`(width >= 992px) ${Math.round(100 / props.perRow)}vw, 50vw`}
                shows={{
                  price: props.showPrice,
                  categories: props.showCategories,
                  numberOfVariants: props.showNumberOfVariants,
                  addToCart: props.showAddToCart,
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {hasPages && isCarousel && <CarouselArrows {...pages} />}
      {hasPages && props.paginationType === 'loadMore' && <LoadMore {...pages} />}
      {hasPages && props.paginationType === 'pagination' && <NumberedPages {...pages} />}
    </>
  )
}

/** How many there are, and each filter with a way to take it away. */
function ResultBar({ path, data, view, texts }: Omit<ResultsProps, 'id' | 'props'>) {
  const { rows, total, totalIsEstimate, filters } = data
  return (
    <div className="store-bar">
      <p className="store-count" data-count="" tabIndex={-1}>
        {filledText(totalIsEstimate ? texts.productsOrMore : texts.products, { shown: rows.length, total })}
      </p>
      {isFiltered(filters) && (
        <ul className="plain store-chips">
          {chipsOf(data, view, texts).map(({ label, rest }) => (
            <li key={label}>
              <a
                className="store-chip"
                href={listAddress(path, rest)}
                data-go="filter"
                aria-label={filledText(texts.remove, { name: label })}
              >
                {label}
                <Icon name="x" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface Chip {
  readonly label: string
  /** What is left when it is taken away. */
  readonly rest: ListFilters
}

function chipsOf(data: ShownList, { language }: View, texts: StoreWords): Chip[] {
  const { filters, categories, currency } = data
  const { search, categoryIds = [], minPrice, maxPrice, ...order } = filters
  const { search: _, ...withoutSearch } = filters
  const chips: Chip[] = search === undefined ? [] : [{ label: `“${search}”`, rest: withoutSearch }]
  for (const id of categoryIds) {
    const label = categories.find((each) => each.id === id)?.category
    const left = categoryIds.filter((each) => each !== id)
    if (label !== undefined) chips.push({ label, rest: { ...filters, categoryIds: left } })
  }
  if (minPrice !== undefined || maxPrice !== undefined) {
    const { low, high } = sliderRange(data)
    const text = (amount: number) => formatMoney(amount, currency, language)
    const label = filledText(texts.priceSpan, { from: text(minPrice ?? low), to: text(maxPrice ?? high) })
    const rest = { ...order, ...(search !== undefined && { search }), ...(categoryIds.length > 0 && { categoryIds }) }
    chips.push({ label, rest })
  }
  return chips
}

/** Stands in while the editor waits for the products. */
function Waiting({ perPage, texts }: { readonly perPage: number; readonly texts: StoreWords }) {
  return (
    <>
      <p className="visually-hidden">{texts.loading}</p>
      <ul className="plain store-grid" aria-hidden="true">
        {Array.from({ length: Math.min(perPage, 12) }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike.
          <li key={index}>
            <div className="store-picture store-no-picture" />
          </li>
        ))}
      </ul>
    </>
  )
}

export default defineBlockRenderer<typeof productList, ShownList | undefined>(productList, ProductList, {
  client: () => 'idle',
  clientProps: () => ({}),
  showsWaiting: true,
  rules: ({ minHeight }) => (minHeight === 0 ? [] : [{ declarations: { 'min-height': `${minHeight}px` } }]),
})
