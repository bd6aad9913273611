import type { NewProduct, VariantInput } from '../../contract.ts'

/** A value of an attribute. Without a name it is that of the product's attribute at the same place. */
export interface ImportedOption {
  readonly name: string
  readonly value: string
}

export interface ImportedPicture {
  readonly address: string
  readonly alt: string
}

/** A row of a file, whichever shop system wrote it. */
export interface ImportedEntry {
  /** Which product it is about; the first that is known counts. */
  readonly product: {
    readonly importedId?: string | undefined
    readonly slug?: string | undefined
    /** SKU of the product itself, by which its variants name it. */
    readonly sku?: string | undefined
  }
  /** What it says of the product; undefined where it only adds to it. */
  readonly fields: (Omit<NewProduct, 'variants' | 'attributes' | 'images' | 'categories'> & object) | undefined
  /** Names, parents first: `['Clothing', 'Shirts']`. */
  readonly categories: readonly (readonly string[])[]
  /** Undefined for a row without a variant. */
  readonly variant: Omit<VariantInput, 'id' | 'attributes' | 'image'> | undefined
  readonly options: readonly ImportedOption[]
  readonly pictures: readonly ImportedPicture[]
  readonly variantPicture: string
}
