import { decimalText } from '@ashlar/sdk'
import {
  type CsvColumn,
  type CsvRows,
  type CsvStep,
  type Database,
  rowsBehind,
  type Settings,
  type Transaction,
} from '@ashlar/sdk/server'
import { type Product, productLimits, type Variant } from '../../contract.ts'
import { CategoryEntity } from '../category/category.entity.ts'
import { ProductEntity } from '../product/product.entity.ts'
import { shownProducts } from '../product/shown-product.ts'
import { VariantEntity } from '../product/variant.entity.ts'

/** A variant with its product: one row of the file. */
interface ExportedVariant {
  readonly product: Product
  readonly variant: Variant
  /** `Clothing > Shirts`. */
  readonly categories: readonly string[]
}

/** All variants of the website, in a form that `ownRow` reads. */
export class ProductExport {
  readonly #database: Database
  readonly #settings: Settings

  constructor(database: Database, settings: Settings) {
    this.#database = database
    this.#settings = settings
  }

  rows(step: CsvStep): Promise<CsvRows<ExportedVariant>> {
    return this.#database.tenant(async (tx) => {
      const found = tx
        .db(VariantEntity)
        .selectFrom('variant')
        .select(['id', 'productId'])
        .where('isDeleted', '=', false)
      const { rows, last } = await rowsBehind(
        found,
        { columns: ({ ref }) => [ref('productId'), ref('id')], type: 'bigint', direction: 'asc' },
        step,
      )
      const products = await productsOf(tx, [...new Set(rows.map(({ productId }) => productId))])
      const labels = await categoryLabels(tx, products)
      const exported = rows.flatMap(({ id, productId }) => {
        const product = products.find((each) => each.id === productId)
        const variant = product?.variants.find((each) => each.id === id)
        if (product === undefined || variant === undefined) return []
        return [{ product, variant, categories: product.categories.flatMap((each) => labels.get(each.id) ?? []) }]
      })
      return { rows: exported, last }
    })
  }

  async columns(): Promise<Readonly<Record<string, CsvColumn<ExportedVariant>>>> {
    const { currency } = await this.#settings.platform()
    const money = (amount: number | null) => (amount === null ? null : decimalText(amount, currency))
    return {
      ...ofProduct({
        imported_id: ({ product }) => product.imported_id,
        name: ({ product }) => product.name,
        slug: ({ product }) => product.slug,
        status: ({ product }) => product.status,
        kind: ({ product }) => product.kind,
        description: ({ product }) => product.description,
        excerpt: ({ product }) => product.excerpt,
        badge: ({ product }) => product.badgeText,
        badge_color: ({ product }) => product.badgeColor,
        categories: ({ categories }) => categories.join('; '),
        tags: ({ product }) => product.tags.join(', '),
      }),
      ...attributes(),
      ...ofProduct({
        sku: ({ variant }) => variant.sku,
        price: ({ variant }) => money(variant.price),
        compare_at_price: ({ variant }) => money(variant.compare_at_price),
        stock: ({ variant }) => Math.max(0, variant.stock),
        track_stock: ({ variant }) => variant.track_stock,
        allow_backorder: ({ variant }) => variant.allow_backorder,
        stock_state: ({ variant }) => variant.stock_state,
        weight: ({ variant }) => variant.weight,
        images: ({ product }) => product.images.map(({ file }) => file).join(' '),
        variant_image: ({ variant }) => variant.image,
        imported_variant_id: ({ variant }) => variant.imported_variant_id,
        seo_title: ({ product }) => product.seo_title,
        seo_description: ({ product }) => product.seo_description,
        noindex: ({ product }) => product.noindex,
        publish_date: ({ product }) => product.publish_date,
      }),
    }
  }
}

/** The title of each column is its name, which the import knows. */
const ofProduct = (values: Readonly<Record<string, CsvColumn<ExportedVariant>['value']>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { title: name, value }]))

function attributes(): Readonly<Record<string, CsvColumn<ExportedVariant>>> {
  const places = Array.from({ length: productLimits.attributes }, (_, place) => place)
  return Object.assign(
    {},
    ...places.map((place) =>
      ofProduct({
        [`attribute_${place + 1}_name`]: ({ variant }) => variant.attributes[place]?.attribute_name,
        [`attribute_${place + 1}_value`]: ({ variant }) => variant.attributes[place]?.attribute_value,
      }),
    ),
  )
}

async function productsOf(tx: Transaction, ids: readonly number[]): Promise<Product[]> {
  const rows = await tx
    .db(ProductEntity)
    .selectFrom('product')
    .selectAll()
    .where(({ eb, fn, val }) => eb('id', '=', fn.any(val(ids))))
    .execute()
  return shownProducts(tx, rows)
}

async function categoryLabels(tx: Transaction, products: readonly Product[]): Promise<ReadonlyMap<number, string>> {
  const ids = new Set(products.flatMap(({ categories }) => categories.map(({ id }) => id)))
  if (ids.size === 0) return new Map()
  const rows = await tx
    .db(CategoryEntity)
    .selectFrom('category as own')
    .leftJoin('category as parent', 'parent.id', 'own.parentId')
    .select(['own.id', 'own.category', 'parent.category as above'])
    .where(({ eb, fn, val }) => eb('own.id', '=', fn.any(val([...ids]))))
    .execute()
  return new Map(rows.map(({ id, category, above }) => [id, above === null ? category : `${above} > ${category}`]))
}
