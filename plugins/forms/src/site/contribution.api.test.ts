import { defineModule, fillProps } from '@ashlar/sdk'
import { defineRoutes, defineServer, provide } from '@ashlar/sdk/server'
import { renderBlock, type TestHost, testHost } from '@ashlar/sdk/testing'
import Type from 'typebox'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { form } from '../block/block.ts'
import renderer from '../block/renderer.tsx'
import { type FieldContribution, fieldContribution } from '../contract.ts'
import { forms } from '../module.ts'
import site from './index.ts'

/** A shop as any package could bring one: products are searched, categories are listed. */
class Products implements FieldContribution {
  readonly search = '/api/v1/products/'

  async choices() {
    return { names: [], tags: ['products'] }
  }

  async preset(slug: string) {
    return slug === 'red-bike' ? 'Red bike' : undefined
  }
}

class Categories implements FieldContribution {
  async choices() {
    return { names: Array.from({ length: 600 }, (_, number) => `Category ${number}`), tags: ['categories'] }
  }
}

class Boxes implements FieldContribution {
  async choices() {
    return { names: ['Lights', 'Locks'], tags: ['boxes'] }
  }
}

const shop = defineModule({ id: 'acme_shop', title: 'Shop' })
const [load] = site.loads
const types = ['product', 'product-categories-dropdown', 'product-categories-checkbox'] as const
const dynamicForm = types.map((type, sort) => ({ id: `f${sort}`, label: type, type, sort }))

/** Asks for a form's data as a page does. */
const asking = defineRoutes(load?.deps ?? [], (app, ...deps) => {
  app.get(
    '/api/v1/acme-shop/data/',
    {
      config: { access: 'public' },
      schema: { querystring: Type.Object({ product: Type.String() }), response: { 200: Type.Unknown() } },
    },
    async ({ query }) => {
      const request = { query, signal: new AbortController().signal }
      return load?.run(fillProps(form, { dynamicForm }) as never, request as never, ...(deps as never[]))
    },
  )
})
const server = defineServer(shop, {
  services: [
    provide(fieldContribution('product'), Products),
    provide(fieldContribution('product-categories-dropdown'), Categories),
    provide(fieldContribution('product-categories-checkbox'), Boxes),
  ],
  routes: [asking],
})

let host: TestHost
beforeAll(async () => {
  host = await testHost({
    packages: [
      { name: '@ashlar/plugin-forms', root: { forms, form }, renderer },
      { name: '@acme/shop', root: { shop }, server },
    ],
  })
})
afterAll(() => host?.close())

const of = async (product: string) => (await host.visitor().get(`/api/v1/acme-shop/data/?product=${product}`)).json()
const htmlWith = (data: unknown) => renderBlock(form, renderer, { props: { dynamicForm }, data }).html

it('another package brings the search and the preset of product fields (FORM-022, FORM-034, OPEN-246, OPEN-247)', async () => {
  const { data, tags } = await of('red-bike')
  expect(tags).toContain('products')
  expect(data.choices.product).toEqual({ names: [], search: '/api/v1/products/', preset: 'Red bike' })
  expect(htmlWith(data)).toMatch(/data-search="\/api\/v1\/products\/"[^>]*name="product" value="Red bike"/)
  expect((await of('gone')).data.choices.product).not.toHaveProperty('preset')
})

it('another package brings up to 500 choices of category fields (FORM-023, FORM-024)', async () => {
  const { data, tags } = await of('gone')
  expect(tags).toEqual(expect.arrayContaining(['categories', 'boxes']))
  expect(data.choices['product-categories-dropdown'].names).toHaveLength(500)
  const html = htmlWith(data)
  expect(html).toContain('<option>Category 499</option>')
  expect(html).not.toContain('Category 500')
  expect(data.choices['product-categories-checkbox'].names).toEqual(['Lights', 'Locks'])
  expect(html).toMatch(/<input [^>]*type="checkbox"[^>]* value="Lights"/)
  expect(html).toMatch(/<input [^>]*type="checkbox"[^>]* value="Locks"/)
})
