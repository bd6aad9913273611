import { call, keyOf, queryClient } from '@ashlar/sdk/admin'
import { changeProduct, getProduct, type Product, type ProductChange } from '../contract.ts'
import { productsChanged } from './products-changed.ts'

/** Sends a change; what is stored now stands in the cache before anything is asked for again. */
export async function saveProduct(id: number, body: ProductChange): Promise<Product> {
  const reply = await call(changeProduct, { params: { id }, body })
  queryClient.setQueryData(keyOf(getProduct, { params: { id } }), reply)
  void productsChanged()
  return reply.product
}
