import { readdir } from 'node:fs/promises'
import type { TestClient, TestReply } from '@ashlar/sdk/testing'
import { Accounts } from '../platform/identity/account.service.ts'
import { send } from '../platform/media/form.fixtures.ts'
import { fixturePackage, pageWith } from '../platform/pages/content.fixtures.ts'
import { countsOf, type Flow } from '../testing/failing-calls.ts'
import { type InMemoryHost, testHost } from '../testing/test-host.ts'
import { MediaFolder } from './tokens.ts'

export const flowsHost = (): Promise<InMemoryHost> => testHost({ packages: [fixturePackage] })

const api = '/api/v1/admin'
const oneSection = {
  rootNodeId: 's',
  nodes: { s: { type: 'section', version: 1, props: {}, parent: null, children: [] } },
}
const password = 'a password of twenty signs'

/** What an account does every day: each flow with what of it must be stored together. */
export async function keyFlows(host: InMemoryHost): Promise<Readonly<Record<string, Flow>>> {
  const owner = await host.signIn('owner')
  const known = await host.composition.resolve(Accounts).create({
    ...{ tenant: host.tenants.a.guid, email: 'known@example.com', password, displayName: '', roleId: 4 },
  })
  const made = async (reply: Promise<TestReply>) => {
    const { statusCode, body } = await reply
    if (statusCode >= 300) throw new Error(`${statusCode} ${body}`)
    return JSON.parse(body)
  }
  const post = (url: string, key: string, payload: object) => keyed(owner, url, key, payload)
  const newPage = async (name: string) => (await made(owner.post(`${api}/pages/`, { title: name, slug: name }))).page
  const pdf = (name: string) => ({ name: `${name}.pdf`, bytes: Buffer.from(`%PDF-1.7 ${name}`) })

  return {
    'signing in': async (name) => {
      const email = `in-${name}@example.com`
      await host.sql`delete from core.sign_in_attempt`
      await host.sql`insert into core.account (guid, tenant_id, email, display_name, role_id, password_hash)
        select gen_random_uuid(), ${host.tenants.a.guid}, ${email}, '', 4, password_hash from core.account where guid = ${known.guid}`
      return {
        send: () => host.visitor().post('/api/v1/auth/login/', { email, password }),
        effect: async () => {
          const [row] = await host.sql<{ n: number }>`select count(*)::int as n from core.session s
            join core.account a on a.guid = s.account_guid where a.email = ${email}`
          return row?.n === 0 ? 'none' : 'done'
        },
      }
    },

    'creating a page': async (name) => ({
      send: () => post(`${api}/pages/`, name, { title: `Created ${name}`, slug: `created-${name}` }),
      effect: () =>
        countsOf({
          pages: host.sql`select 1 from core.page where slug = ${`created-${name}`}`,
          contents: host.sql`select 1 from core.page_content c join core.page p on p.id = c.page_id where p.slug = ${`created-${name}`}`,
          acts: host.sql`select 1 from core.audit where action = 'page.created' and entity_id in (select id::text from core.page where slug = ${`created-${name}`})`,
        }),
    }),

    'saving a page': async (name) => {
      const page = await newPage(`saved-${name}`)
      const content = JSON.stringify(pageWith({ text: `word${name.replaceAll('-', '')}` }))
      const word = `word${name.replaceAll('-', '')}`
      return {
        send: () => owner.put(`${api}/page/updatecontent/`, { id: page.id, content, revision: page.contentRevision }),
        effect: () =>
          countsOf({
            contents: host.sql`select 1 from core.page_content where page_id = ${page.id} and content::text like ${`%${word}%`}`,
            revisions: host.sql`select 1 from core.page_revision where page_id = ${page.id} and content::text like ${`%${word}%`}`,
            words: host.sql`select 1 from core.search_word where kind = 'page' and id = ${page.id} and word = ${word}`,
          }),
      }
    },

    'publishing a page': async (name) => {
      const page = await newPage(`published-${name}`)
      return {
        send: () => owner.put(`${api}/pages/`, { id: page.id, status: 'published', revision: page.revision }),
        effect: () =>
          countsOf({
            pages: host.sql`select 1 from core.page where id = ${page.id} and status = 'published'`,
            revisions: host.sql`select 1 from core.page where id = ${page.id} and revision = ${page.revision + 1}`,
          }),
      }
    },

    'moving a page that is published': async (name) => {
      const page = await newPage(`before-${name}`)
      const { page: shown } = await made(
        owner.put(`${api}/pages/`, { id: page.id, status: 'published', revision: page.revision }),
      )
      return {
        send: () => owner.put(`${api}/pages/`, { id: page.id, slug: `after-${name}`, revision: shown.revision }),
        effect: () =>
          countsOf({
            pages: host.sql`select 1 from core.page where id = ${page.id} and slug = ${`after-${name}`}`,
            told: host.sql`select 1 from core.outbox where name = 'core.page-moved' and payload::text like ${`%/after-${name}"%`}`,
          }),
      }
    },

    'uploading a file': async (name) => ({
      send: () => send(owner, `${api}/media/`, [pdf(name)]),
      effect: async () => {
        const rows = await host.sql<{
          storage_name: string
        }>`select storage_name from core.media where name = ${`${name}.pdf`}`
        const folder = host.composition.resolve(MediaFolder).path
        const files = rows.length === 0 ? [] : await readdir(folder, { recursive: true })
        const lost = rows.filter(({ storage_name }) => !files.some((file) => file.includes(storage_name)))
        if (lost.length > 0) return 'a record without its file'
        return rows.length === 0 ? 'none' : 'done'
      },
    }),

    'deleting a file': async (name) => {
      const { files } = await made(send(owner, `${api}/media/`, [pdf(`gone-${name}`)]))
      const { id } = files[0]
      return {
        send: () => owner.delete(`${api}/media/${id}/`),
        effect: () =>
          countsOf({
            files: host.sql`select 1 from core.media where id = ${id} and deleted_at is not null`,
            acts: host.sql`select 1 from core.audit where action = 'media.deleted' and details::text like ${`%gone-${name}.pdf%`}`,
          }),
      }
    },

    'changing a setting': async (name) => ({
      send: () => owner.put(`${api}/settings/`, { meta_title: `Title ${name}` }),
      effect: () =>
        countsOf({
          settings: host.sql`select 1 from core.setting where value::text like ${`%Title ${name}"%`}`,
        }),
    }),

    'inviting somebody': async (name) => {
      const email = `new-${name}@example.com`
      return {
        send: () => post(`${api}/users/`, name, { email, role_id: 4 }),
        effect: () =>
          countsOf({
            accounts: host.sql`select 1 from core.account where email = ${email}`,
            links: host.sql`select 1 from core.account_link where account_guid in (select guid from core.account where email = ${email})`,
            mails: host.sql`select 1 from core.mail where to_address = ${email}`,
          }),
      }
    },

    'saving a template': async (name) => ({
      send: () =>
        post(`${api}/page/component-template/`, name, {
          componentName: `Template ${name}`,
          content: JSON.stringify(oneSection),
        }),
      effect: () =>
        countsOf({
          templates: host.sql`select 1 from core.component_template where name = ${`Template ${name}`}`,
        }),
    }),
  }
}

function keyed(client: TestClient, url: string, key: string, payload: object): Promise<TestReply> {
  const headers = { 'idempotency-key': `${url.replaceAll('/', '.')}${key}`, 'sec-fetch-site': 'same-origin' }
  return client.inject({ method: 'POST', url, headers, payload })
}
