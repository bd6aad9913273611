// Every list that goes out as a file: whole and each row once, in every order, also while its rows change.
import { get, type IncomingMessage } from 'node:http'
import * as customersRoot from '@ashlar/plugin-customers'
import customersRenderer from '@ashlar/plugin-customers/renderer'
import customersServer from '@ashlar/plugin-customers/server'
import * as marketingRoot from '@ashlar/plugin-email-marketing'
import marketingRenderer from '@ashlar/plugin-email-marketing/renderer'
import marketingServer from '@ashlar/plugin-email-marketing/server'
import * as formsRoot from '@ashlar/plugin-forms'
import formsRenderer from '@ashlar/plugin-forms/renderer'
import formsServer from '@ashlar/plugin-forms/server'
import * as redirectsRoot from '@ashlar/plugin-redirects'
import redirectsServer from '@ashlar/plugin-redirects/server'
import { csvLines } from '@ashlar/sdk/server'
import { type TestClient, type TestHost, testHost } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'

const api = '/api/v1/admin'
/** More than two steps of an export. */
const rows = 1203

let host: TestHost
let owner: TestClient
beforeAll(async () => {
  host = await testHost({
    packages: [
      { name: '@ashlar/plugin-customers', root: customersRoot, server: customersServer, renderer: customersRenderer },
      {
        name: '@ashlar/plugin-email-marketing',
        root: marketingRoot,
        server: marketingServer,
        renderer: marketingRenderer,
      },
      { name: '@ashlar/plugin-forms', root: formsRoot, server: formsServer, renderer: formsRenderer },
      { name: '@ashlar/plugin-redirects', root: redirectsRoot, server: redirectsServer },
    ],
  })
  owner = await host.signIn('owner')
  const { guid } = owner.tenant
  // Times and other keys are shared by many rows, so that steps begin and end among equals.
  await host.sql`insert into core.audit (tenant_id, action, entity, details, at)
    select ${guid}::uuid, 'row.made', 'row', jsonb_build_object('title', 'Row ' || n), now() - n % 7 * interval '1 day' from generate_series(1, ${rows}::int) n`
  await host.sql`insert into core.account (guid, tenant_id, email, display_name, role_id, password_hash)
    select gen_random_uuid(), ${guid}::uuid, n || '@example.com', 'Row ' || n % 5, 5 + n % 2, '' from generate_series(1, ${rows}::int) n`
  await host.sql`with made as (
      insert into core.page (tenant_id, title, slug, sort, status, publish_date)
      select ${guid}::uuid, 'Row ' || n % 5, 'row-' || n, n % 7, 'draft', now() - n % 7 * interval '1 hour'
      from generate_series(1, ${rows}::int) n returning id)
    insert into core.page_content (tenant_id, page_id) select ${guid}::uuid, id from made`
  await host.sql`insert into customers.customer (tenant_id, firstname, city_key, name_key)
    select ${guid}::uuid, 'Row ' || n, 'city' || n % 5, 'name' || n % 5 from generate_series(1, ${rows}::int) n`
  await host.sql`with list as (
      insert into email_marketing.list (tenant_id, name) values (${guid}::uuid, 'Readers') returning id)
    insert into email_marketing.subscriber (tenant_id, list_id, email, state)
    select ${guid}::uuid, list.id, n || '@example.com', 'subscribed' from list, generate_series(1, ${rows}::int) n`
  await host.sql`insert into forms.submission (tenant_id, form_name, page_id, node, url, fields, tags, recipients, sender,
      excerpt, create_customer, customer, reply_to)
    select ${guid}::uuid, 'Form ' || n % 5, 1, 'f', '/', '[]', '{}', array['Row ' || n], 'Row ' || n, '', false, '{}', ''
    from generate_series(1, ${rows}::int) n`
  await host.sql`insert into redirects.page_redirect (tenant_id, source, target, code, hits)
    select ${guid}::uuid, '/row-' || n, '/', 301, n % 5 from generate_series(1, ${rows}::int) n`
  await host.sql`insert into redirects.not_found_address (tenant_id, path, hits)
    select ${guid}::uuid, '/lost-' || n, n % 5 from generate_series(1, ${rows}::int) n`
})
afterAll(() => host?.close())

/** A column by which a row is known, what narrows the list to the rows above, and the orders of the list. */
const lists = [
  ['audit', 'columns=what&action=row.made', ['at']],
  ['users', 'columns=email&role_id=5,6', ['id', 'email', 'displayName', 'role_id']],
  ['pages', 'columns=slug&status=draft', ['slug', 'title', 'status', 'publish_date', 'changedAt', 'sort']],
  ['customers', 'columns=firstname', ['name', 'email', 'city', 'createdAt', 'updatedAt']],
  ['email-marketing/subscribers', 'columns=email', ['email', 'createdAt']],
  ['form/submissions', 'columns=sender', ['created', 'form', 'sender']],
  ['redirects', 'columns=source', ['source', 'createdAt', 'hits']],
  ['not-found', 'columns=path', ['path', 'hits', 'firstSeen', 'lastSeen']],
] as const

it.each(lists)('%s: an export has each row once, in the order of the list', async (path, query, orders) => {
  for (const orderBy of orders) {
    for (const orderDirection of ['asc', 'desc']) {
      const asked = `${api}/${path}/?${query}&orderBy=${orderBy}&orderDirection=${orderDirection}`
      const reply = await owner.get(`${asked}&format=csv`)
      const cells = csvLines(reply.body).map(({ cells: [cell] }) => cell)
      expect([asked, cells.length, new Set(cells).size]).toEqual([asked, rows + 1, rows + 1])
    }
  }
})

it('rows that are added and deleted during an export neither repeat others nor hide them', async () => {
  const { guid } = owner.tenant
  // Steps of 15 MB: the server can't have read the next one before the client has taken this one.
  await host.sql`insert into customers.customer (tenant_id, firstname, address, name_key, country)
    select ${guid}::uuid, 'Long ' || n, repeat('x', 30000), lpad(n::text, 6, '0'), 'JM' from generate_series(1, ${rows}::int) n`
  const reply = await opened(`${api}/customers/?format=csv&columns=firstname,address&country=JM`)
  const parts: string[] = []
  let isChanged = false
  for await (const part of reply) {
    parts.push(String(part))
    if (isChanged) continue
    isChanged = true
    await host.sql`delete from customers.customer where country = 'JM' and name_key <= '000400'`
    await host.sql`insert into customers.customer (tenant_id, firstname, name_key, country)
      select ${guid}::uuid, 'Early ' || n, '000000', 'JM' from generate_series(1, 300) n`
    await host.sql`delete from customers.customer where name_key = '001100'`
    await host.sql`insert into customers.customer (tenant_id, firstname, name_key, country)
      values (${guid}::uuid, 'Late', '001100', 'JM')`
  }
  const names = csvLines(parts.join(''))
    .slice(1)
    .map(({ cells: [name] }) => name)
  const wanted = Array.from({ length: rows }, (_, index) => (index === 1099 ? 'Late' : `Long ${index + 1}`))
  expect(names).toEqual(wanted)
})

/** A reply whose body has not been read. */
async function opened(url: string): Promise<IncomingMessage> {
  const address = await host.listen()
  const { host: name } = new URL(owner.tenant.origin)
  return new Promise((resolve, reject) => {
    get(`${address}${url}`, { headers: { host: name, cookie: owner.cookie } }, resolve).on('error', reject)
  })
}
