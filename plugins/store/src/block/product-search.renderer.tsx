import { type BlockComponentProps, defineBlockRenderer, Icon } from '@ashlar/sdk/renderer'
import { storePath } from '../contract/addresses.ts'
import { productSearch } from './product-search.ts'
import { words } from './visitor-texts.ts'

/** BLK-PSEARCH-003, -004: the browser asks for a term by itself. */
function ProductSearch({ id, props, root, view }: BlockComponentProps<typeof productSearch>) {
  const texts = words(view.language)
  const label = props.label || texts.search
  return (
    <search {...root}>
      <form className="store-search" action={view.link(props.searchPage) ?? storePath} data-size={props.size}>
        <label className={props.label === '' ? 'visually-hidden' : undefined} htmlFor={`${id}-term`}>
          {label}
        </label>
        <div>
          <Icon name="search" />
          <input
            id={`${id}-term`}
            name="search"
            type="search"
            required
            pattern=".*\S.*"
            maxLength={200}
            placeholder={props.placeholder || texts.searchProducts}
          />
          <button
            className="button"
            type="submit"
            disabled={view.mode === 'canvas'}
            {...(props.size === 'lg' && { 'data-size': 'lg' })}
          >
            {texts.search}
          </button>
        </div>
      </form>
    </search>
  )
}

export default defineBlockRenderer(productSearch, ProductSearch)
