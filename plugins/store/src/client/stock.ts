import { shopProductsPath } from '../contract/addresses.ts'

interface VariantStock {
  readonly sku: string
  readonly stock: number
  readonly is_limited: boolean
}

const asked = new Map<string, Promise<readonly VariantStock[]>>()

/**
 * How many pieces of a variant there are: no kept page says it. Infinity where they are not counted, and when there is
 * no answer: the server then refuses what there is not.
 */
export async function piecesOf(slug: string, sku: string): Promise<number> {
  let product = asked.get(slug)
  if (!product) {
    product = variantsOf(slug)
    asked.set(slug, product)
  }
  const variant = (await product).find((each) => each.sku === sku)
  return variant?.is_limited ? Math.max(0, variant.stock) : Number.POSITIVE_INFINITY
}

async function variantsOf(slug: string): Promise<readonly VariantStock[]> {
  try {
    const reply = await fetch(`${shopProductsPath}?${new URLSearchParams({ slug })}`)
    const { product }: { readonly product?: { readonly variants?: readonly VariantStock[] } } = await reply.json()
    return product?.variants ?? []
  } catch {
    return []
  }
}
