import { type BlockComponentProps, defineBlockRenderer } from '@ashlar/sdk/renderer'
import { cart, filter } from './block.ts'

/** While a page is edited nothing goes into the cart (EDIT-046). */
const Cart = ({ root, view }: BlockComponentProps<typeof cart>) => (
  <div {...root}>
    <button type="button" disabled={view.mode === 'canvas'}>
      Add to cart <span data-count="">0</span>
    </button>
  </div>
)

/** While a page is edited its filters stay as they are (EDIT-047). */
const Filter = ({ root, view }: BlockComponentProps<typeof filter>) => (
  <form {...root} method="get">
    <fieldset disabled={view.mode === 'canvas'}>
      <label>
        Colour{' '}
        <select name="colour">
          <option value="">All</option>
          <option value="red">Red</option>
        </select>
      </label>
      <button type="submit">Filter</button>
    </fieldset>
  </form>
)

export default [
  defineBlockRenderer(cart, Cart, { client: () => 'load' }),
  defineBlockRenderer(filter, Filter, { client: () => 'load' }),
]
