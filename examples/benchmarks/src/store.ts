import { type InMemoryHost, testHost } from '@ashlar/core/testing'
import * as commerce from '@ashlar/plugin-commerce'
import commerceServer from '@ashlar/plugin-commerce/server'
import * as customers from '@ashlar/plugin-customers'
import customersRenderer from '@ashlar/plugin-customers/renderer'
import customersServer from '@ashlar/plugin-customers/server'
import * as store from '@ashlar/plugin-store'
import storeRenderer from '@ashlar/plugin-store/renderer'
import storeServer from '@ashlar/plugin-store/server'
import type { Routes } from '@ashlar/sdk/server'

/** A host with the store and what it needs, and with routes of the measure itself. */
export const storeHost = (routes: readonly Routes[] = []): Promise<InMemoryHost> =>
  testHost({
    packages: [
      { name: '@ashlar/plugin-customers', root: customers, server: customersServer, renderer: customersRenderer },
      { name: '@ashlar/plugin-commerce', root: commerce, server: commerceServer },
      {
        ...{ name: '@ashlar/plugin-store', root: store, renderer: storeRenderer },
        server: { ...storeServer, routes: [...storeServer.routes, ...routes] },
      },
    ],
  })

/** Products in one statement. */
const atOnce = 25_000

/** Products with a variant, a category, a tag and the words that find them, made by the database itself. */
export async function fillStore(test: InMemoryHost, tenant: string, count: number): Promise<void> {
  await test.sql`insert into store.category (tenant_id, id, category, slug, position)
    select ${tenant}::uuid, n, 'Category ' || n, 'category-' || n, n from generate_series(1, 40) n`
  for (let from = 1; from <= count; from += atOnce) {
    await fillPart(test, tenant, [from, Math.min(count, from + atOnce - 1)])
  }
}

async function fillPart(test: InMemoryHost, tenant: string, [from, to]: readonly [number, number]): Promise<void> {
  await test.sql`insert into store.product (tenant_id, name, slug, status, kind, name_key, min_price, max_price, stock,
      stock_state, is_low, publish_date, created_at, updated_at)
    select ${tenant}::uuid, 'Rope ' || n, 'rope-' || n, (array['published', 'draft', 'published', 'archived'])[1 + n % 4],
      (array['product', 'service', 'other'])[1 + n % 3], 'rope ' || lpad((n::bigint * 7919 % 1000003)::text, 7, '0'),
      n * 31 % 9973 + 1, n * 31 % 9973 + 500, n % 100, (array['in_stock', 'out_of_stock', 'ordered'])[1 + n % 3],
      n % 50 = 0, now() - n * interval '1 minute', now() - n * interval '1 minute', now() - n % 977 * interval '1 minute'
    from generate_series(${from}::integer, ${to}::integer) n`
  await test.sql`insert into store.variant (tenant_id, product_id, sku, price, stock)
    select tenant_id, id, 'RP' || substr(slug, 6), min_price, stock from store.product
      where tenant_id = ${tenant} and slug = any(select 'rope-' || n from generate_series(${from}::integer, ${to}::integer) n)`
  await test.sql`insert into store.product_category (tenant_id, product_id, category_id)
    select p.tenant_id, p.id, c.id from store.product p join store.category c on c.tenant_id = p.tenant_id
      and c.position = 1 + substr(p.slug, 6)::integer % 40
      where p.tenant_id = ${tenant} and p.slug = any(select 'rope-' || n from generate_series(${from}::integer, ${to}::integer) n)`
  await test.sql`insert into core.search_word (tenant_id, kind, id, word, weight, rank)
    select p.tenant_id, 'store.product', p.id, word, 1, 1 from store.product p,
      unnest(array['rope', 'word' || substr(p.slug, 6)::integer % 5000, 'rp' || substr(p.slug, 6)]) word
      where p.tenant_id = ${tenant} and p.slug = any(select 'rope-' || n from generate_series(${from}::integer, ${to}::integer) n)
    on conflict do nothing`
}
