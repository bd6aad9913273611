import type { TestClient, TestHost } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addedProduct, categoriesPath, namesOf, productsPath, storeHost } from '../testing/store-host.ts'

let host: TestHost
let owner: TestClient
let other: TestClient
beforeAll(async () => {
  const made = await storeHost()
  host = made.host
  owner = made.owner
  other = made.other
})
afterAll(() => host?.close())

const added = async (category: string, more: object = {}) =>
  (await owner.post(categoriesPath, { category, ...more })).json().category
const labels = async (query = 'limit=-1') =>
  (await owner.get(`${categoriesPath}?${query}`))
    .json()
    .results.rows.map(({ category }: { category: string }) => category)
const refused = async (reply: Promise<{ statusCode: number; json(): { code: string } }>) => {
  const { statusCode, json } = await reply
  return [statusCode, json().code]
}

it('categories form a tree with two levels, in an order made by hand (CAT-001, CAT-002, CAT-003, API-308)', async () => {
  const chairs = await added('Chairs')
  expect(chairs).toEqual({
    ...{ id: expect.any(Number), category: 'Chairs', slug: 'chairs', parent_id: null, thumbnail: '', products: 0 },
    ...{ description: '', seo_title: '', seo_description: '', position: 0, revision: 1 },
  })
  const tables = await added('Tables')
  const stools = await added('Stools', { parent_id: chairs.id })
  const benches = await added('Benches', { parent_id: chairs.id })
  expect(await labels()).toEqual(['Chairs', 'Stools', 'Benches', 'Tables'])
  await owner.post(`${categoriesPath}order/`, { parent_id: chairs.id, ids: [benches.id, stools.id] })
  await owner.post(`${categoriesPath}order/`, { parent_id: null, ids: [tables.id] })
  expect(await labels()).toEqual(['Tables', 'Chairs', 'Benches', 'Stools'])
  expect(await labels('limit=2&currentPage=2')).toEqual(['Benches', 'Stools'])

  expect(await refused(owner.post(categoriesPath, { category: 'Third', parent_id: stools.id }))).toEqual([
    ...[422, 'STORE_THIRD_LEVEL'],
  ])
  const move = (id: number, parent_id: number) => owner.put(`${categoriesPath}${id}/`, { parent_id })
  expect(await refused(move(chairs.id, tables.id))).toEqual([422, 'STORE_HAS_CHILDREN'])
  expect(await refused(move(tables.id, tables.id))).toEqual([422, 'STORE_NO_SUCH_PARENT'])
  const order = { parent_id: stools.id, ids: [tables.id] }
  expect(await refused(owner.post(`${categoriesPath}order/`, order))).toEqual([422, 'STORE_THIRD_LEVEL'])
  expect((await move(tables.id, chairs.id)).json().category.position).toBe(2)

  const path = `${categoriesPath}${chairs.id}/`
  expect((await owner.put(path, { category: 'Seats', revision: 1 })).json().category).toMatchObject({ slug: 'chairs' })
  expect(await refused(owner.put(path, { category: 'Sofas', revision: 1 }))).toEqual([
    ...[409, 'STORE_CATEGORY_CHANGED_SINCE'],
  ])
  expect(await refused(owner.put(path, { slug: 'stools' }))).toEqual([409, 'STORE_CATEGORY_SLUG_TAKEN'])
  await owner.delete(path)
  expect(await labels()).toEqual(['Benches', 'Stools', 'Tables'])
  expect((await owner.get(path)).statusCode).toBe(404)
})

it('products are found by a category and by the one above it', async () => {
  const lamps = await added('Lamps')
  const desk = await added('Desk lamps', { parent_id: lamps.id })
  const one = await addedProduct(owner, { name: 'Arc', categories: [lamps.id] })
  const two = await addedProduct(owner, { name: 'Clip', categories: [desk.id] })
  expect(one.categories).toEqual([{ id: lamps.id, slug: 'lamps', category: 'Lamps' }])
  expect(await namesOf(owner, `category=${lamps.id}`)).toEqual(['Arc', 'Clip'])
  expect(await namesOf(owner, `category=${desk.id}`)).toEqual(['Clip'])
  await owner.post(`${productsPath}bulk/`, { ids: [one.id, two.id], add_category: desk.id, remove_category: lamps.id })
  expect(await namesOf(owner, `category=${desk.id}`)).toEqual(['Arc', 'Clip'])
  expect((await owner.get(`${categoriesPath}${desk.id}/`)).json().category.products).toBe(2)
  await owner.delete(`${categoriesPath}${desk.id}/`)
  expect((await owner.get(`${productsPath}${one.id}/`)).json().product.categories).toEqual([])
})

it('visitors see the tree, each website its own (API-216)', async () => {
  const visitor = host.visitor()
  const path = '/api/v1/products/categories/'
  const parent = await added('Rugs')
  const child = await added('Wool rugs', { parent_id: parent.id })
  const { results } = (await visitor.get(`${path}?categoryIds=${parent.id},${child.id}&limit=-1`)).json()
  expect(results).toMatchObject({
    rows: [
      { id: parent.id, category: 'Rugs', parent_id: null, slug: 'rugs' },
      { id: child.id, category: 'Wool rugs', parent_id: parent.id },
    ],
    total: 2,
  })
  expect((await visitor.get(`${path}?categoryIds=x`)).statusCode).toBe(422)
  expect((await other.get(`${categoriesPath}${parent.id}/`)).statusCode).toBe(404)
  expect((await other.get(categoriesPath)).json().results.rows).toEqual([])
  expect((await visitor.get(categoriesPath)).statusCode).toBe(401)
})
