import { defineModule, type PlatformSettings } from '@ashlar/sdk'
import { core, type Me } from '@ashlar/sdk/platform'
import { type RoleId, roles, type Tenant } from '@ashlar/sdk/server'
import { expect, test } from 'vitest'
import { MeService } from './me.service.ts'
import type { StoredRights } from './role-permissions.ts'
import { type ActorRecord, SignedInActor } from './signed-in-actor.ts'

const store = defineModule({ id: 'store', title: 'Store', permissions: { products: 'Products' } })
const modules = [core, store]
const website = (name: string, has: readonly string[]): Tenant => ({
  ...{ guid: name, id: 1, name, plan: 'basic', modules: has, origin: 'http://a.test' },
})
const bakery = website('Bakery', ['store'])
const settings = { platform: async () => ({ company_name: '', favicon: '' }) as PlatformSettings }

class Counted extends SignedInActor {
  asked = 0
  override can(permission: Parameters<SignedInActor['can']>[0]) {
    this.asked += 1
    return super.can(permission)
  }
}

function person(
  roleId: RoleId,
  tenant: Tenant,
  { stored = {}, scopes = null, isCustom = false }: Partial<ActorRecord> = {},
): Counted {
  const record = {
    guid: 'g',
    id: 7,
    email: 'ada@example.com',
    displayName: 'Ada',
    language: '',
    isPlatformAdministrator: false,
  }
  return new Counted(
    { ...record, roleId, isCustom, lacksSecondFactor: false, agency: null, stored, scopes, isEntered: false },
    tenant,
    modules,
  )
}

const can = { can_view: true, can_create: true, can_edit: true, can_delete: true }
const noProducts: StoredRights = {
  products: { can_view: false, can_create: false, can_edit: false, can_delete: false },
}

test('rights are found out once for all who have the same, and are nobody else’s (P1)', async () => {
  const me = new MeService({ modules }, settings)
  const rightsOf = async (actor: Counted, tenant: Tenant) => {
    const { permissions, modules: ids }: Me = JSON.parse(await me.textOf(actor, tenant))
    return { products: permissions['products'], modules: ids, wasFoundOut: actor.asked > 0 }
  }
  const all = { products: can, modules: ['store'] }
  const none = { products: noProducts['products'], modules: ['store'] }
  expect(await rightsOf(person(roles.manager, bakery), bakery)).toEqual({ ...all, wasFoundOut: true })
  expect(await rightsOf(person(roles.manager, bakery), bakery)).toEqual({ ...all, wasFoundOut: false })
  // The same rights on another website.
  const mill = website('Mill', ['store'])
  expect(await rightsOf(person(roles.manager, mill), mill)).toEqual({ ...all, wasFoundOut: false })
  // Another role, what the website stored for the role, another set of modules, a token with scopes.
  expect(await rightsOf(person(roles.editor, bakery), bakery)).toEqual({ ...none, wasFoundOut: true })
  const changed = person(roles.manager, bakery, { stored: noProducts })
  expect(await rightsOf(changed, bakery)).toEqual({ ...none, wasFoundOut: true })
  // A role of the website's own at the same level, for which nothing is stored.
  const own = person(roles.manager, bakery, { isCustom: true })
  expect(await rightsOf(own, bakery)).toEqual({ ...none, wasFoundOut: true })
  const bare = website('Bare', [])
  expect(await rightsOf(person(roles.manager, bare), bare)).toEqual({ ...none, modules: [], wasFoundOut: true })
  for (const wasFoundOut of [true, true]) {
    const token = person(roles.manager, bakery, { scopes: ['products.can_view'] })
    const { products } = await rightsOf(token, bakery)
    expect([products, token.asked > 0]).toEqual([{ ...noProducts['products'], can_view: true }, wasFoundOut])
  }
})

test('the reply says who is there and where, in one object', async () => {
  const text = await new MeService({ modules: [store] }, settings).textOf(person(roles.owner, bakery), bakery)
  expect(JSON.parse(text)).toEqual({
    success: true,
    user: { id: 7, email: 'ada@example.com', displayName: 'Ada', role_id: 1, isPlatformAdministrator: false },
    tenant: { id: 1, guid: 'Bakery', name: 'Bakery', favicon: '' },
    agency: null,
    plan: 'basic',
    modules: ['store'],
    permissions: { products: can },
    system: { brand: 'Ashlar', version: expect.any(String) },
  })
})
