import { defineModule } from '@ashlar/sdk'
import { defineServer, migration, statement } from '@ashlar/sdk/server'
import { expect, it } from 'vitest'
import { ownSchemaProblems } from './own-schema.ts'

const source = {
  ...{ folder: '/acme', name: '@acme/loyalty', version: '1.0.0', kind: 'module', id: 'loyalty' },
  ...{ requires: [], known: [], entries: {} },
}
const module = defineModule({ id: 'loyalty', title: 'Loyalty' })
const problemsOf = (sql: string) =>
  ownSchemaProblems(source, {
    './server': { default: defineServer(module, { migrations: [migration('0001', [statement(sql)])] }) },
  })

it.each([
  'update core.tenant set name = 1',
  'insert into member select * from store.customer',
  'alter table "core"."page" add column points int',
  'create index stolen on core.page (tenant_id)',
  'select 1 from member m join store.customer c on c.id = m.id',
  'create policy open on core.page using (true)',
  'create schema more',
  'set search_path = public',
  'create function f() returns int language sql security definer as $$ select 1 $$',
  'do $$ begin delete from core.account; end $$',
  'create extension dblink',
  'set role postgres',
])('finds what reaches out of the own schema: %s (issue 3)', (sql) => {
  expect(problemsOf(sql)).toHaveLength(1)
})

it.each([
  'create index by_name on loyalty.member (tenant_id, name, id)',
  'update member set visits = 0 where name is distinct from member.email',
  'update loyalty.member m set points = r.cost from loyalty.reward r where r.id = m.id',
  'update member as m set points = extract(day from m.last_visit)::int',
  `comment on table member is 'not from core.tenant'`,
  '-- once from core.tenant\nalter table member add column visits integer not null default 0',
])('lets pass what stays within: %s', (sql) => {
  expect(problemsOf(sql)).toEqual([])
})
