import { currencyDigits, formatMoney } from '@ashlar/sdk'
import { Icon, type View } from '@ashlar/sdk/renderer'
import { isFiltered } from './list-filters.ts'
import type { ShownList } from './shown-list.ts'
import type { StoreWords } from './visitor-texts.ts'

interface FiltersBoxProps {
  readonly id: string
  readonly path: string
  readonly data: ShownList
  readonly view: View
  readonly texts: StoreWords
  /** Named in the block's settings: what the list shows while nothing else is asked for. */
  readonly order: { readonly by: string; readonly direction: string }
}

/** STORE-009 to -030: a form that works as it stands; the script of the list sends it by itself. */
export function FiltersBox({ id, path, data, view, texts, order }: FiltersBoxProps) {
  const { filters, minPrice, maxPrice } = data
  const hasPrices = minPrice !== maxPrice
  // EDIT-047.
  const isOff = view.mode === 'canvas'
  return (
    <details className="store-filters" data-part="filters">
      <summary>
        <Icon name="list-filter" />
        <span className="store-when-closed">{texts.showFilters}</span>
        <span className="store-when-open">{texts.hideFilters}</span>
      </summary>
      <form action={path} aria-label={texts.filters}>
        <div className="store-filters-head">
          <h2>{texts.filters}</h2>
          {isFiltered(filters) && (
            <a
              className="store-clear"
              href={path}
              data-go="clear"
              aria-label={texts.clearFilters}
              title={texts.clearFilters}
            >
              <Icon name="x" />
            </a>
          )}
        </div>
        <div className="store-field">
          <label htmlFor={`${id}-search`}>{texts.search}</label>
          <input
            id={`${id}-search`}
            name="search"
            type="search"
            maxLength={200}
            placeholder={texts.searchProducts}
            defaultValue={filters.search}
            enterKeyHint="search"
            disabled={isOff}
          />
        </div>
        {hasPrices && <PriceRange data={data} view={view} texts={texts} />}
        <div className="store-pair">
          <div className="store-field">
            <label htmlFor={`${id}-order`}>{texts.sortBy}</label>
            <select
              id={`${id}-order`}
              name="orderBy"
              defaultValue={filters.orderBy ?? order.by}
              data-default={order.by}
              disabled={isOff}
            >
              {hasPrices && <option value="unitPrice">{texts.price}</option>}
              <option value="name">{texts.name}</option>
              <option value="publish_date">{texts.date}</option>
            </select>
          </div>
          <div className="store-field">
            <label htmlFor={`${id}-direction`}>{texts.direction}</label>
            <select
              id={`${id}-direction`}
              name="orderDirection"
              defaultValue={filters.orderDirection ?? order.direction}
              data-default={order.direction}
              disabled={isOff}
            >
              <option value="asc">{texts.ascending}</option>
              <option value="desc">{texts.descending}</option>
            </select>
          </div>
        </div>
        <CategoryTree data={data} texts={texts} isOff={isOff} />
        <button className="button store-apply" type="submit" disabled={isOff}>
          {texts.apply}
        </button>
      </form>
    </details>
  )
}

/** Stands in while the editor waits for the categories (STORE-029). */
export function FiltersWaiting({ texts }: { readonly texts: StoreWords }) {
  return (
    <div className="store-filters" data-part="filters">
      <h2>{texts.filters}</h2>
      <fieldset disabled>
        <legend>{texts.categories}</legend>
        <p className="store-none store-waiting">
          <Icon name="loader-circle" />
          {texts.loading}
        </p>
      </fieldset>
    </div>
  )
}

/** The slider moves by whole units of the currency, one of which always lies between its thumbs (STORE-021, STORE-022). */
export function sliderRange({ minPrice, maxPrice, currency }: Pick<ShownList, 'minPrice' | 'maxPrice' | 'currency'>) {
  const unit = 10 ** currencyDigits(currency)
  const low = Math.floor(minPrice / unit) * unit
  return { unit, low, high: Math.max(Math.ceil(maxPrice / unit) * unit, low + unit) }
}

function PriceRange({ data, view, texts }: Pick<FiltersBoxProps, 'data' | 'view' | 'texts'>) {
  const { unit, low, high } = sliderRange(data)
  const within = (amount: number) => Math.min(high, Math.max(low, amount))
  const from = within(data.filters.minPrice ?? low)
  const to = within(data.filters.maxPrice ?? high)
  const text = (amount: number) => formatMoney(amount, data.currency, view.language)
  const slider = { min: low, max: high, step: unit }
  return (
    <fieldset className="store-prices" disabled={view.mode === 'canvas'} data-currency={data.currency} data-unit={unit}>
      <legend>{texts.price}</legend>
      <div className="store-range">
        <span className="store-range-line" />
        <input
          {...slider}
          type="range"
          name="minPrice"
          aria-label={texts.lowestPrice}
          aria-valuetext={text(from)}
          defaultValue={from}
          data-default={low}
        />
        <input
          {...slider}
          type="range"
          name="maxPrice"
          aria-label={texts.highestPrice}
          aria-valuetext={text(to)}
          defaultValue={to}
          data-default={high}
        />
      </div>
      <p className="store-range-ends" aria-hidden="true">
        <span>{text(from)}</span>
        <span>{text(to)}</span>
      </p>
    </fieldset>
  )
}

interface CategoryTreeProps extends Pick<FiltersBoxProps, 'data' | 'texts'> {
  readonly isOff: boolean
}

function CategoryTree({ data: { categories, filters }, texts, isOff }: CategoryTreeProps) {
  const ids = new Set(categories.map(({ id }) => id))
  // One whose parent is not offered stands at the top.
  const top = categories.filter(({ parent_id }) => parent_id === null || !ids.has(parent_id))
  const box = ({ id, category }: (typeof categories)[number]) => (
    <label className="store-check">
      <input
        type="checkbox"
        name="categoryIds"
        value={id}
        defaultChecked={filters.categoryIds?.includes(id)}
        data-label={category}
      />
      <span>{category}</span>
    </label>
  )
  return (
    <fieldset disabled={isOff}>
      <legend>{texts.categories}</legend>
      {top.length === 0 ? (
        <p className="store-none">{texts.noCategories}</p>
      ) : (
        <ul className="store-tree">
          {top.map((parent) => {
            const below = categories.filter(({ parent_id }) => parent_id === parent.id)
            return (
              <li key={parent.id}>
                {box(parent)}
                {below.length > 0 && (
                  <ul className="store-tree">
                    {below.map((child) => (
                      <li key={child.id}>{box(child)}</li>
                    ))}
                  </ul>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </fieldset>
  )
}
