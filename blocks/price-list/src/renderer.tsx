import { type BlockComponentProps, defineBlockRenderer, EmptyBlock } from '@ashlar/sdk/renderer'
import { priceList } from './block.ts'
import { type PriceRow, priceGroups } from './price-groups.ts'

function PriceList({ props, root, view }: BlockComponentProps<typeof priceList>) {
  if (props.rows.length === 0) return <EmptyBlock root={root} view={view} icon="receipt-text" text="No Items" />
  return (
    <div {...root} data-columns={props.columns} data-leader={props.leader}>
      {priceGroups(props.rows).map(({ heading, items }) => (
        <section key={heading?.id ?? ''}>
          {heading && <h3>{heading.name}</h3>}
          {heading && heading.description !== '' && <p>{heading.description}</p>}
          {items.length > 0 && (
            <dl>
              {items.map((item) => (
                <Item key={item.id} item={item} />
              ))}
            </dl>
          )}
        </section>
      ))}
    </div>
  )
}

function Item({ item: { name, badge, price, description } }: { readonly item: PriceRow }) {
  return (
    <div>
      <dt>
        <span>
          {name}
          {badge !== '' && ' '}
          {badge !== '' && <small>{badge}</small>}
        </span>
      </dt>
      {price !== '' && <dd className="price-list-price">{price}</dd>}
      {description !== '' && <dd className="price-list-description">{description}</dd>}
    </div>
  )
}

export default defineBlockRenderer(priceList, PriceList)
