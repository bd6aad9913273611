import { ById, defineCall, Id, ListQuery, permission, Rows } from '@ashlar/sdk'
import Type, { type Static } from 'typebox'
import { store } from '../module.ts'
import { categoriesPath } from './addresses.ts'
import { Picture } from './picture.ts'
import { Slug } from './product.ts'

const may = (action: 'can_view' | 'can_create' | 'can_edit' | 'can_delete') => permission(store, 'products', action)

const described = {
  /** The label. */
  category: Type.String({ title: 'Name', minLength: 1, maxLength: 120, pattern: '\\S' }),
  slug: Slug,
  /** Null at the top level; parents have none themselves. */
  parent_id: Type.Union([Id, Type.Null()], { title: 'Parent category' }),
  thumbnail: Picture,
  description: Type.String({ title: 'Description', maxLength: 1_000 }),
  seo_title: Type.String({ title: 'Title for search engines', maxLength: 200 }),
  seo_description: Type.String({ title: 'Description for search engines', maxLength: 500 }),
}

/** A category as anybody sees it. */
export const ShopCategory = Type.Object({ id: Id, ...described })
export type ShopCategory = Static<typeof ShopCategory>

export const Category = Type.Object({
  id: Id,
  ...described,
  /** Place among those with the same parent, from 0. */
  position: Type.Integer(),
  /** Products in it, without those in the trash. */
  products: Type.Integer(),
  revision: Type.Integer(),
})
export type Category = Static<typeof Category>

const { category, ...optional } = described

/** Without a slug it is made from the name. */
export const NewCategory = Type.Object(
  { category, ...Type.Partial(Type.Object(optional)).properties },
  { additionalProperties: false },
)
export type NewCategory = Static<typeof NewCategory>

/** Members that are left out stay as they are. With `revision`, a change since then is a conflict (409). */
export const CategoryChange = Type.Partial(
  Type.Object({ ...described, revision: Type.Integer({ minimum: 1 }) }, { additionalProperties: false }),
)
export type CategoryChange = Static<typeof CategoryChange>

/** All categories of a website at most. */
export const mostCategories = 10_000

/** Parents first, each followed by its children, in the order made by hand. */
export const listCategories = defineCall({
  id: 'store.listCategories',
  method: 'GET',
  path: categoriesPath,
  summary: 'List the product categories',
  query: Type.Object(ListQuery(['position'], mostCategories), { additionalProperties: false }),
  reply: { results: Rows(Category) },
  access: may('can_view'),
})

export const createCategory = defineCall({
  id: 'store.createCategory',
  method: 'POST',
  path: categoriesPath,
  summary: 'Create a product category',
  body: NewCategory,
  reply: { category: Category },
  status: 201,
  access: may('can_create'),
})

export const getCategory = defineCall({
  id: 'store.getCategory',
  method: 'GET',
  path: `${categoriesPath}:id/`,
  summary: 'Show a product category',
  params: ById,
  reply: { category: Category },
  access: may('can_view'),
})

export const changeCategory = defineCall({
  id: 'store.changeCategory',
  method: 'PUT',
  path: `${categoriesPath}:id/`,
  summary: 'Change a product category',
  params: ById,
  body: CategoryChange,
  reply: { category: Category },
  access: may('can_edit'),
})

export const deleteCategory = defineCall({
  id: 'store.deleteCategory',
  method: 'DELETE',
  path: `${categoriesPath}:id/`,
  summary: 'Delete a product category',
  description: 'Products stay. Subcategories move to the top level.',
  params: ById,
  reply: {},
  access: may('can_delete'),
})

export const CategoryOrder = Type.Object(
  {
    parent_id: Type.Union([Id, Type.Null()]),
    /** Those that stand below it from now on, in order. Others with this parent follow. */
    ids: Type.Array(Id, { minItems: 1, maxItems: mostCategories, uniqueItems: true }),
  },
  { additionalProperties: false },
)
export type CategoryOrder = Static<typeof CategoryOrder>

export const orderCategories = defineCall({
  id: 'store.orderCategories',
  method: 'POST',
  path: `${categoriesPath}order/`,
  summary: 'Put product categories in order below a parent',
  body: CategoryOrder,
  reply: {},
  access: may('can_edit'),
})
