import type { RecordFilter } from '@ashlar/sdk'
import { Database, defineRoutes, Settings } from '@ashlar/sdk/server'
import { type PlanNode, plansOfRecipients } from '@ashlar/sdk/testing'
import Type from 'typebox'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { FormPeople } from './recipients/form-people.ts'
import { type FormHost, formHost } from './testing/form-host.ts'

const path = '/api/v1/admin/form/forms/'
/** How people of forms are found, as requests find them: with their rights, in their website. */
const explain = defineRoutes([Database, Settings], (app, database, settings) => {
  const body = Type.Object({ filter: Type.Unsafe<RecordFilter>({}), after: Type.String() })
  app.post('/api/v1/admin/explain/', { config: { access: 'staff' }, schema: { body } }, (request) =>
    plansOfRecipients(database, (explaining) => new FormPeople(explaining, settings), request.body),
  )
})
let at: FormHost
let pages: Record<'contact' | 'about' | 'silent', number>
const dynamicForm = [{ id: 'text', label: 'Message', type: 'textarea', sort: 0 }]
beforeAll(async () => {
  at = await formHost([explain])
  pages = {
    contact: await at.page({ slug: 'contact' }, { formName: 'Contact', dynamicForm }),
    about: await at.page({ slug: 'about' }, { formName: 'Contact', dynamicForm }),
    silent: await at.page({ slug: 'silent' }, { formName: 'Silent', dynamicForm }),
  }
  await at.page({ slug: 'draft', status: 'draft' }, { formName: 'Draft', dynamicForm })
})
afterAll(() => at?.host.close())

const list = async (query = '') => (await at.owner.get(`${path}${query}`)).json().results
const send = (page: number, message: string) =>
  at.send([
    ['page', String(page)],
    ['node', 'f'],
    ['message', message],
  ])

it('lists forms on published pages and forms by which something was sent, with figures that leave spam out', async () => {
  for (const message of ['One', 'Two', 'Read', 'Old', 'Spam']) await send(pages.contact, message)
  await at.host.sql`update forms.submission set is_read = true where excerpt = 'Read'`
  await at.host.sql`update forms.submission set created_at = now() - interval '31 days' where excerpt = 'Old'`
  await at.host.sql`update forms.submission set spam_at = now() where excerpt = 'Spam'`
  const gone = await at.page({ slug: 'gone' }, { formName: 'Gone', dynamicForm })
  await send(gone, 'Before it went')
  const hidden = await at.owner.put('/api/v1/admin/pages/', { id: gone, status: 'draft' })
  expect(hidden.statusCode).toBe(200)
  const { rows, total } = await list()
  expect(total).toBe(3)
  expect(rows[0]).toMatchObject({
    ...{ name: 'Contact', total: 4, last30Days: 3, unread: 3, spam: 1, lastAt: expect.stringMatching(/^\d{4}-/) },
  })
  expect(rows[0].pages.map(({ slug }: { slug: string }) => slug).toSorted()).toEqual(['about', 'contact'])
  expect(rows[1]).toMatchObject({ name: 'Gone', total: 1, pages: [] })
  expect(rows[2]).toMatchObject({ name: 'Silent', total: 0, lastAt: null, pages: [{ id: pages.silent }] })
  const names = async (query: string) => (await list(query)).rows.map(({ name }: { name: string }) => name)
  expect(await names('?search=sil')).toEqual(['Silent'])
  expect(await names('?search=about')).toEqual(['Contact'])
  expect(await names('?orderBy=total&orderDirection=desc')).toEqual(['Contact', 'Gone', 'Silent'])
  expect(await names('?itemsPerPage=1&currentPage=3')).toEqual(['Silent'])
})

it('is read by people who may see submissions, of their own website', async () => {
  expect((await (await at.host.signIn('editor')).get(path)).statusCode).toBe(403)
  expect((await (await at.host.signIn('owner', 'b')).get(path)).json().results).toEqual({ rows: [], total: 0 })
  expect((await at.owner.get(`${path}?orderBy=pages`)).statusCode).toBe(422)
})

it.each([
  ['nothing', [], 'submission_by_reply_key'],
  ['a form', [{ field: 'form', operator: 'is', value: 'Form 7' }], 'submission_of_form'],
  ['a time', [{ field: 'submitted', operator: 'within_days', value: 1 }], 'submission_by_date'],
] as const)(
  'people of forms by %s are read by an index, however many there are (issue 21)',
  async (_, conditions, index) => {
    const [many] = await at.host.sql`select 1 from forms.submission where form_name = 'Form 7' limit 1`
    if (many === undefined) {
      await at.host
        .sql`insert into forms.submission (tenant_id, form_name, page_id, node, url, fields, tags, recipients, sender,
        excerpt, create_customer, customer, reply_to, reply_key, created_at)
      select t.guid, 'Form ' || n % 100, 1, 'f', '/', '[]', '{}', '{}', '', '', false, '{}', 'p' || n || '@many.example',
        'p' || n || '@many.example', now() - n * interval '1 hour'
      from core.tenant t, generate_series(1, 10000) n`
      await at.host.sql`analyze forms.submission`
    }
    const body = { filter: { match: 'all', conditions }, after: 'p5@many.example' }
    const reply = await at.owner.post('/api/v1/admin/explain/', body)
    expect(reply.statusCode, reply.body).toBe(200)
    const { page }: { page: PlanNode[] } = reply.json()
    expect(page.map((node) => node['Index Name'])).toContain(index)
    expect(page.filter((node) => node['Node Type'] === 'Seq Scan')).toEqual([])
    if (conditions.length === 0) expect(page.map((node) => node['Node Type'])).not.toContain('Sort')
    if (conditions.length === 0) expect(page.map((node) => node['Node Type'])).not.toContain('Sort')
  },
)
