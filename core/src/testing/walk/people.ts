import { addressOf } from '@ashlar/sdk'
import { changeRole, chooseTenant, makeApiToken, signIn } from '@ashlar/sdk/platform'
import { type RoleId, roles } from '@ashlar/sdk/server'
import type { TestClient, TestRole } from '@ashlar/sdk/testing'
import { Accounts } from '../../platform/identity/account.service.ts'
import { Client } from '../client.ts'
import type { InMemoryHost } from '../test-host.ts'
import { permissionsIn, type RightsTable, type TableRole } from './rights-table.ts'
import { type Sender, visitorCookie } from './routes.ts'

/** Somebody who calls every route, and what the table says of them. */
export interface Caller {
  readonly name: string
  readonly client: Sender
  readonly holds: ReadonlySet<string>
  readonly isSignedIn: boolean
  readonly isStaff: boolean
  readonly isToken: boolean
  readonly isOwner: boolean
  readonly isPlatform: boolean
  readonly runsAgency: boolean
}

/** Everybody who may be told apart on the website A: people of each role, others' people, and two API tokens. */
export async function callersOf(host: InMemoryHost, table: RightsTable): Promise<Caller[]> {
  const person = async (role: TestRole, as: TableRole): Promise<Caller> => ({
    ...caller(role, await host.signIn(role)),
    ...{ holds: permissionsIn(table.holds[as]), isSignedIn: true, isStaff: role !== 'customer' },
    ...{ isOwner: as === 'owner', isPlatform: role === 'platform' },
  })
  const [agent, agencyOwner] = await agencyPeople(host)
  const stranger = await host.signIn('administrator', 'b')
  const everything = [...permissionsIn(table.holds.owner)]
  const staffs = { isSignedIn: true, isStaff: true }
  return [
    caller('visitor', host.visitor()),
    caller('a visitor with a cookie', withHeaders(host.visitor(), { cookie: visitorCookie })),
    caller('an administrator of website B on website A', withHeaders(host.visitor(), { cookie: stranger.cookie })),
    await person('customer', 'customer'),
    await person('staff', 'staff'),
    await person('editor', 'editor'),
    await person('manager', 'manager'),
    await person('administrator', 'administrator'),
    await person('owner', 'owner'),
    await person('platform', 'owner'),
    { ...caller("an agency's editor", agent), ...staffs, holds: permissionsIn(table.holds.editor) },
    { ...caller('an owner of an agency', agencyOwner), ...staffs, runsAgency: true },
    {
      ...caller('a token of pages.can_view', await tokenClient(host, ['pages.can_view'])),
      ...{ ...staffs, isToken: true, holds: permissionsIn('pages:v') },
    },
    {
      ...caller('a token of every scope', await tokenClient(host, everything)),
      ...{ ...staffs, isToken: true, holds: permissionsIn(table.holds.owner) },
    },
  ]
}

const caller = (name: string, client: Sender): Caller => ({
  ...{ name, client, holds: new Set(), isSignedIn: false, isStaff: false },
  ...{ isToken: false, isOwner: false, isPlatform: false, runsAgency: false },
})

/** Staff whose role may edit pages and nothing of their layout: the role is changed, and the caller with it. */
export async function contentOnlyStaff(host: InMemoryHost, table: RightsTable): Promise<Caller> {
  const owner = await host.signIn('owner')
  const nothing = { can_view: false, can_create: false, can_edit: false, can_delete: false }
  const pages = { ...nothing, can_view: true, can_edit: true }
  const body = { role_id: roles.staff, permissions: { pages, page_layout: nothing } }
  const reply = await owner.put(addressOf(changeRole), body)
  if (reply.statusCode !== 200) throw new Error(`The role could not be changed: ${reply.body}`)
  const holds = permissionsIn(`${table.holds.staff} pages:e`)
  const client = await host.signIn('staff')
  return { ...caller('content-only staff', client), isSignedIn: true, isStaff: true, holds }
}

/** A client of the website A that carries an API token of its owner. */
async function tokenClient(host: InMemoryHost, scopes: readonly string[]): Promise<Sender> {
  const owner = await host.signIn('owner')
  const reply = await owner.post(addressOf(makeApiToken), { name: `Of ${scopes.length}`, scopes })
  if (reply.statusCode !== 201) throw new Error(`The API token was refused: ${reply.body}`)
  return withHeaders(host.visitor(), { authorization: `Bearer ${reply.json().token}` })
}

const withHeaders = (client: TestClient, headers: Readonly<Record<string, string>>): Sender => ({
  inject: (request) => client.inject({ ...request, headers: { ...request.headers, ...headers } }),
})

/**
 * Two people of one agency on the platform's own host (T3): an editor who works in the website A, and an owner of the
 * agency who has chosen no website.
 */
async function agencyPeople(host: InMemoryHost): Promise<readonly [editor: TestClient, owner: TestClient]> {
  const accounts = host.composition.resolve(Accounts)
  const agency = await accounts.createAgency({ name: 'Agency of the walk' })
  const signedIn = async (email: string, roleId: RoleId) => {
    const password = 'correct horse battery'
    const account = await accounts.create({
      ...{ email, password, displayName: 'Agency person', roleId, tenant: null, agency: agency.guid },
    })
    await accounts.setMembership(account.guid, host.tenants.a.guid, roles.editor)
    return sessionOf(host, '', addressOf(signIn), { email, password })
  }
  const editor = await signedIn('agency.editor@example.com', roles.editor)
  const owner = await signedIn('agency.owner@example.com', roles.owner)
  return [await sessionOf(host, editor.cookie, addressOf(chooseTenant), { id: host.tenants.a.id }), owner]
}

/** Whoever the reply of the platform's host signs in. */
async function sessionOf(host: InMemoryHost, cookie: string, url: string, body: object): Promise<TestClient> {
  const on = (session: string) => new Client(host.host, host.tenants.a, 'platform.localhost', session)
  const reply = await on(cookie).post(url, body)
  const session = String(reply.headers['set-cookie']).split(';')[0] ?? ''
  if (reply.statusCode !== 200) throw new Error(`${url} was refused: ${reply.body}`)
  return on(session)
}
