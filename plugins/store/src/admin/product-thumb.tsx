import { Icon } from '@ashlar/sdk/ui'
import type { Product } from '../contract.ts'

/** The picture of a product, or the sign of a product without one. */
export function ProductThumb({ product }: { readonly product: Pick<Product, 'images'> }) {
  const picture = product.images[0]
  if (picture) return <img className="thumb" src={picture.file} alt="" loading="lazy" decoding="async" />
  return (
    <span className="thumb t3" style={{ display: 'grid', placeItems: 'center' }}>
      <Icon name="package" />
    </span>
  )
}
