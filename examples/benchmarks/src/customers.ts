import { type InMemoryHost, testHost } from '@ashlar/core/testing'
import * as root from '@ashlar/plugin-customers'
import renderer from '@ashlar/plugin-customers/renderer'
import server from '@ashlar/plugin-customers/server'

/** A host with the customers module alone. */
export const customersHost = (): Promise<InMemoryHost> =>
  testHost({ packages: [{ name: '@ashlar/plugin-customers', root, server, renderer }] })

/** Customers with the words that find them, made by the database itself: two thousand surnames, fifty towns. */
export async function fillCustomers(test: InMemoryHost, tenant: string, count: number): Promise<void> {
  await test.sql`insert into customers.customer (tenant_id, firstname, lastname, email, city, country, source,
      name_key, city_key, created_at, updated_at)
    select ${tenant}::uuid, 'First' || n, 'Last' || n % 2000, 'person' || n || '@example.com', 'Town ' || n % 50,
      (array['CA', 'CA', 'US', 'NO'])[1 + n % 4], (array['admin', 'email', 'phone', 'other'])[1 + n % 4],
      'last' || lpad((n % 2000)::text, 4, '0') || ' first' || n, 'town ' || n % 50,
      now() - n * interval '1 minute', now() - n % 977 * interval '1 minute'
    from generate_series(1, ${count}::integer) n`
  await test.sql`insert into core.search_word (tenant_id, kind, id, word)
    select tenant_id, 'customers.customer', id, word from customers.customer,
      unnest(array[lower(firstname), lower(lastname), split_part(email, '@', 1), 'example', 'com']) word where tenant_id = ${tenant}`
}
