import type { Transaction } from '@ashlar/sdk/server'
import type { Product } from '../../contract.ts'
import { ProductEntity } from '../product/product.entity.ts'
import { freeSlug, heldProductsOf } from '../product/product.store.ts'
import { shownProducts, variantsOf } from '../product/shown-product.ts'
import { slugOf } from '../product/slug.ts'
import { VariantEntity } from '../product/variant.entity.ts'
import type { WrittenProduct } from '../product/write-product.ts'
import type { ImportedEntry } from './imported-entry.ts'

/** A product that rows are about. */
export interface NamedProduct {
  /** With the stock that rows have given it so far, and the moves that lead there. */
  written: WrittenProduct
  categories: readonly number[]
  tags: readonly string[]
  /** As it was before these rows; undefined for a new one. */
  readonly before: Product | undefined
  isChanged: boolean
  /** Its version before these rows is kept. */
  isKept: boolean
}

/** The products that rows are about, by what the rows call them: those that are there are read and held at once. */
export class NamedProducts {
  readonly #tx: Transaction
  readonly #byImportedId = new Map<string, NamedProduct>()
  readonly #bySlug = new Map<string, NamedProduct>()
  readonly #byImportedSku = new Map<string, NamedProduct>()
  readonly #bySku = new Map<string, NamedProduct>()
  readonly #all = new Set<NamedProduct>()
  /** Slugs that rows ask for and others have. */
  readonly #taken: Set<string>

  private constructor(tx: Transaction, taken: readonly string[]) {
    this.#tx = tx
    this.#taken = new Set(taken)
  }

  static async of(tx: Transaction, rows: readonly ImportedEntry[]): Promise<NamedProducts> {
    // What an import ID names is looked for by nothing else.
    const others = rows.map(({ product }) => product).filter(({ importedId }) => importedId === undefined)
    const slugs = new Set(present(others.map(({ slug }) => slug)))
    const skus = present(others.map(({ sku }) => sku))
    const taken = await productsWith(tx, 'slug', present([...slugs, ...rows.map(wantedSlug)]))
    const ids = [
      ...taken.filter(({ slug }) => slugs.has(slug)),
      ...(await productsWith(tx, 'importedId', present(rows.map(({ product }) => product.importedId)))),
      ...(await productsWith(tx, 'importedSku', skus)),
      ...(await productsOfVariants(tx, skus)),
    ].map(({ id }) => id)
    const products = new NamedProducts(
      tx,
      taken.map(({ slug }) => slug),
    )
    if (ids.length > 0) await products.#read([...new Set(ids)])
    return products
  }

  /** Those that rows have written. */
  get changed(): readonly NamedProduct[] {
    return [...this.#all].filter(({ isChanged }) => isChanged)
  }

  /** The product that a row is about. */
  find({ product: { importedId, slug, sku } }: ImportedEntry): NamedProduct | undefined {
    if (importedId !== undefined) return this.#byImportedId.get(importedId)
    const named = slug === undefined ? undefined : this.#bySlug.get(slug)
    if (named !== undefined || sku === undefined || sku === '') return named
    return this.#byImportedSku.get(sku) ?? this.#bySku.get(sku)
  }

  /** The slug for a new product. */
  async slugFor(row: ImportedEntry): Promise<string> {
    const wanted = wantedSlug(row) ?? ''
    const slug = this.#taken.has(wanted) ? await freeSlug(this.#tx, wanted) : wanted
    this.#taken.add(slug)
    return slug
  }

  /** A product that a row has created, which later rows may name by an SKU of its own. */
  add(named: NamedProduct, importedSku: string | null): void {
    this.#all.add(named)
    // The newest of several, as rows follow the one that they belong to.
    if (importedSku !== null) this.#byImportedSku.set(importedSku, named)
    for (const [names, name] of this.#namesOf(named)) names.set(name, named)
  }

  /** A product as a row has written it: from now on it is found by what it is called then. */
  replace(named: NamedProduct, written: WrittenProduct): void {
    for (const [names, name] of this.#namesOf(named)) names.delete(name)
    named.written = written
    for (const [names, name] of this.#namesOf(named)) names.set(name, named)
  }

  #namesOf({ written: { row, variants } }: NamedProduct) {
    return [
      [this.#bySlug, row.slug] as const,
      ...(row.importedId === null ? [] : [[this.#byImportedId, row.importedId] as const]),
      ...variants.map(({ sku }) => [this.#bySku, sku] as const),
    ]
  }

  async #read(ids: readonly number[]): Promise<void> {
    const rows = (await heldProductsOf(this.#tx, ids)).filter(({ isDeleted }) => !isDeleted)
    const variants = Map.groupBy(await variantsOf(this.#tx, ids), ({ productId }) => productId)
    const shown = await shownProducts(this.#tx, rows)
    for (const [place, row] of rows.entries()) {
      const before = shown[place]
      const named = {
        written: { row, variants: variants.get(row.id) ?? [], moves: [] },
        categories: before?.categories.map(({ id }) => id) ?? [],
        tags: before?.tags ?? [],
        ...{ before, isChanged: false, isKept: false },
      }
      this.add(named, row.importedSku)
    }
  }
}

const present = (names: readonly (string | undefined)[]): string[] => [
  ...new Set(names.flatMap((name) => (name === undefined || name === '' ? [] : [name]))),
]

/** The slug that a row's product would have, were it new. */
const wantedSlug = ({ fields }: ImportedEntry): string | undefined =>
  fields && (fields.slug ?? slugOf(fields.name, 'product'))

async function productsWith(tx: Transaction, name: 'importedId' | 'slug' | 'importedSku', words: readonly string[]) {
  if (words.length === 0) return []
  return tx
    .db(ProductEntity)
    .selectFrom('product')
    .select(['id', 'slug'])
    .where(({ eb, fn, val }) => eb(name, '=', fn.any(val(words))))
    .where('isDeleted', '=', false)
    .execute()
}

async function productsOfVariants(tx: Transaction, skus: readonly string[]) {
  if (skus.length === 0) return []
  const rows = await tx
    .db(VariantEntity)
    .selectFrom('variant')
    .select('productId')
    .where(({ eb, fn, val }) => eb('sku', '=', fn.any(val(skus))))
    .where('isDeleted', '=', false)
    .execute()
  return rows.map(({ productId }) => ({ id: productId }))
}
