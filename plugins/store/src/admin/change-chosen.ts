import { call } from '@ashlar/sdk/admin'
import { bulk, type Chosen, rowsIn } from '@ashlar/sdk/tables'
import { type Translate, toast } from '@ashlar/sdk/ui'
import {
  changeProducts,
  changeVariant,
  deleteProducts,
  listProducts,
  type Product,
  type ProductStatus,
  type ProductsChange,
  restoreProducts,
} from '../contract.ts'
import { problemOf } from './problem-of.ts'
import { productsChanged } from './products-changed.ts'

/** Products that were chosen in the list. */
export type ChosenProducts = Chosen<Product>

type Change = Omit<ProductsChange, 'ids'>

interface ProductWork {
  readonly send: (ids: number[]) => Promise<unknown>
  readonly done: (count: number) => string
  readonly undo: (products: readonly Product[]) => Promise<unknown>
}

const idsOf = (products: readonly Product[]) => products.map(({ id }) => id)

/** Do something with the chosen products, a hundred at a time, and offer the way back. */
async function work(chosen: ChosenProducts, t: Translate, { send, done, undo }: ProductWork): Promise<void> {
  await bulk(chosen, {
    fetch: rowsIn(listProducts),
    labelOf: ({ name }) => name,
    work: async (products) => {
      await send(idsOf(products))
      return []
    },
    after: productsChanged,
    done,
    undo: (products) => void takeBack(() => undo(products), t),
  })
}

async function takeBack(undo: () => Promise<unknown>, t: Translate): Promise<void> {
  try {
    await undo()
    toast.success(t('The change was undone'))
  } catch (error) {
    toast.error(t('The change was not undone'), { description: problemOf(error) })
  }
  await productsChanged()
}

/** The same call for any number of products: a hundred at a time, as the server takes them. */
async function sendAll(products: readonly Product[], send: (ids: number[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < products.length; at += 100) await send(idsOf(products.slice(at, at + 100)))
}

const change = (body: Change) => (ids: number[]) => call(changeProducts, { body: { ids, ...body } })

export function setStatus(
  chosen: ChosenProducts,
  status: ProductStatus,
  done: (count: number) => string,
  t: Translate,
) {
  return work(chosen, t, {
    send: change({ status }),
    done,
    undo: async (products) => {
      for (const [before, those] of Map.groupBy(products, (product) => product.status)) {
        await sendAll(those, change({ status: before }))
      }
    },
  })
}

export function addCategory(chosen: ChosenProducts, id: number, t: Translate) {
  return work(chosen, t, {
    send: change({ add_category: id }),
    done: (count) => t('{count} product added to the category|{count} products added to the category', { count }),
    undo: (products) => sendAll(products.filter(isOutside(id)), change({ remove_category: id })),
  })
}

export function removeCategory(chosen: ChosenProducts, id: number, t: Translate) {
  return work(chosen, t, {
    send: change({ remove_category: id }),
    done: (count) =>
      t('{count} product removed from the category|{count} products removed from the category', { count }),
    undo: (products) =>
      sendAll(
        products.filter((product) => !isOutside(id)(product)),
        change({ add_category: id }),
      ),
  })
}

const isOutside =
  (categoryId: number) =>
  ({ categories }: Product): boolean =>
    !categories.some(({ id }) => id === categoryId)

export function changePrices(chosen: ChosenProducts, percent: number, t: Translate) {
  return work(chosen, t, {
    send: change({ price_percent: percent }),
    done: (count) => t('{count} product has new prices|{count} products have new prices', { count }),
    // Percentages are rounded, so only the prices themselves lead back.
    undo: async (products) => {
      for (const { id, price } of products.flatMap(({ variants }) => variants)) {
        await call(changeVariant, { params: { id }, body: { price } })
      }
    },
  })
}

export function trashProducts(chosen: ChosenProducts, t: Translate) {
  return work(chosen, t, {
    send: (ids) => call(deleteProducts, { body: { ids } }),
    done: (count) => t('{count} product moved to the trash|{count} products moved to the trash', { count }),
    undo: (products) => sendAll(products, (ids) => call(restoreProducts, { body: { ids } })),
  })
}

export function restoreChosen(chosen: ChosenProducts, t: Translate) {
  return work(chosen, t, {
    send: (ids) => call(restoreProducts, { body: { ids } }),
    done: (count) => t('{count} product restored|{count} products restored', { count }),
    undo: (products) => sendAll(products, (ids) => call(deleteProducts, { body: { ids } })),
  })
}
