import { defineModule } from '@ashlar/sdk'
import { core } from '@ashlar/sdk/platform'
import { roles, type Tenant } from '@ashlar/sdk/server'
import { expect, it } from 'vitest'
import { type ActorRecord, roleOf, SignedInActor } from './signed-in-actor.ts'

const modules = [core, defineModule({ id: 'store', title: 'Store', permissions: { products: 'Products' } })]
const tenant = (...has: string[]): Tenant => ({
  guid: '00000000-0000-4000-8000-000000000000',
  id: 1,
  name: 'Website',
  plan: 'basic',
  modules: has,
  origin: 'http://localhost:3000',
})
const owner: ActorRecord = {
  guid: '00000000-0000-4000-8000-000000000001',
  id: 1,
  email: 'owner@example.com',
  displayName: 'Owner',
  language: '',
  roleId: roles.owner,
  isCustom: false,
  isPlatformAdministrator: true,
  lacksSecondFactor: false,
  agency: null,
  stored: {},
  scopes: null,
  isEntered: false,
}

it('may do nothing while no tenant is chosen (T3)', () => {
  expect(new SignedInActor(owner, null, modules).can('pages.can_view')).toBe(false)
  expect(new SignedInActor(owner, tenant(), modules).can('pages.can_view')).toBe(true)
})

it('may do nothing in a module that the tenant does not have', () => {
  expect(new SignedInActor(owner, tenant(), modules).can('products.can_view')).toBe(false)
  expect(new SignedInActor(owner, tenant('store'), modules).can('products.can_view')).toBe(true)
})

it('narrows a token to its scopes and never lets it act for the platform', () => {
  const token = new SignedInActor({ ...owner, scopes: ['pages.can_view', 'voip.can_fly'] }, tenant(), modules)
  expect(token).toMatchObject({ by: 'token', isPlatformAdministrator: false })
  expect([token.can('pages.can_view'), token.can('pages.can_edit')]).toEqual([true, false])
  const editor = new SignedInActor({ ...owner, roleId: roles.editor, scopes: ['users.can_view'] }, tenant(), modules)
  expect(editor.can('users.can_view')).toBe(false)
})

it('may do nothing while the role requires a second factor that is not set up; its tokens go on', () => {
  const locked = new SignedInActor({ ...owner, lacksSecondFactor: true }, tenant(), modules)
  expect(locked).toMatchObject({ lacksSecondFactor: true, isPlatformAdministrator: false })
  expect(locked.can('pages.can_view')).toBe(false)
  const token = new SignedInActor({ ...owner, lacksSecondFactor: true, scopes: ['pages.can_view'] }, tenant(), modules)
  expect([token.lacksSecondFactor, token.can('pages.can_view')]).toEqual([undefined, true])
})

it('treats a role number that it does not know as the least of all', () => {
  expect(roleOf(99)).toBe(roles.customer)
  expect(roleOf(1)).toBe(roles.owner)
})

it('has none of the platform in a website that was entered, and is told from a session there', () => {
  const entered = new SignedInActor({ ...owner, isEntered: true }, tenant(), modules)
  expect(entered).toMatchObject({ by: 'entry', isPlatformAdministrator: false })
  expect(entered.can('pages.can_delete')).toBe(true)
  expect(new SignedInActor(owner, tenant(), modules)).toMatchObject({ by: 'session', isPlatformAdministrator: true })
})

it('says what the role would hold once the website has the module, without allowing it', () => {
  const person = new SignedInActor(owner, tenant(), modules)
  expect([person.wouldHold('products.can_view'), person.can('products.can_view')]).toEqual([true, false])
  const editor = new SignedInActor({ ...owner, roleId: roles.editor }, tenant(), modules)
  expect(editor.wouldHold('products.can_view')).toBe(false)
})
