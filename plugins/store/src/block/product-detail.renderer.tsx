import { filledText } from '@ashlar/sdk'
import { type BlockComponentProps, defineBlockRenderer, EmptyBlock, RichHtml } from '@ashlar/sdk/renderer'
import { Badges, CategoryBadges, Price } from './product-card.tsx'
import { productDetail } from './product-detail.ts'
import { ProductForm } from './product-form.tsx'
import { ProductGallery } from './product-gallery.tsx'
import type { ShownProduct } from './shown-product.ts'
import { words } from './visitor-texts.ts'

type Props = BlockComponentProps<typeof productDetail, ShownProduct | null | undefined>

/** Pictures left, facts right, which stay in sight (OPEN-311). */
function ProductDetail({ id, props, data, region, root, view }: Props) {
  const texts = words(view.language)
  if (!data) return <EmptyBlock root={root} view={view} icon="package" text={texts.noProduct} />
  const { product, currency, cart } = data
  return (
    <div {...root}>
      <article
        className="store-detail"
        data-product={product.id}
        data-slug={product.slug}
        data-name={product.name}
        data-price={product.priceRange.min}
        data-currency={currency}
      >
        <ProductGallery id={id} product={product} view={view} texts={texts} />
        <div className="store-facts">
          <Badges row={product} texts={texts} />
          <h1>{product.name}</h1>
          <Price row={product} currency={currency} view={view} texts={texts} />
          {product.excerpt !== '' && <p className="lead">{product.excerpt}</p>}
          <ProductForm {...{ id, product, cart, view, texts }} />
          {product.description !== '' && (
            <RichHtml html={product.description} view={view} root={{ className: 'store-description' }} />
          )}
          {props.showSku && product.sku !== '' && (
            <p className="store-sku" data-sku-text="">
              {filledText(texts.sku, { sku: product.sku })}
            </p>
          )}
          {props.showCategories && <CategoryBadges categories={product.categories} texts={texts} />}
        </div>
      </article>
      {region('below')}
    </div>
  )
}

export default defineBlockRenderer<typeof productDetail, ShownProduct | null | undefined>(
  productDetail,
  ProductDetail,
  {
    client: () => 'load',
    clientProps: () => ({}),
  },
)
