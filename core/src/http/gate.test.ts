import type { Actor, Tenant } from '@ashlar/sdk/server'
import { describe, expect, test } from 'vitest'
import { type Caller, type Rule, refusalAt, tokensByDefault } from './gate.ts'

const rule: Rule = {
  access: 'products.can_edit',
  tokens: 'accepted',
  module: 'store',
  plan: undefined,
  isApi: true,
  crossSite: false,
  sameOrigin: false,
  beforeSecondFactor: false,
  duringRestore: false,
}
const tenant: Tenant = { guid: 'a', id: 1, name: 'A', plan: 'standard', modules: ['store'], origin: 'http://a.test' }
const actor = (roleId: Actor['roleId'], rights: readonly string[] = []): Actor => ({
  ...{
    guid: 'x',
    id: 1,
    roleId,
    displayName: 'X',
    language: '',
    email: 'x@a.test',
    isPlatformAdministrator: roleId === 1,
  },
  ...{ agencyId: null, by: 'session', can: (permission) => rights.includes(permission) },
})
const caller: Caller = { method: 'GET', tenant, actor: actor(4, ['products.can_edit']), byCookie: true, headers: {} }
const code = (changes: Partial<Rule>, about: Partial<Caller> = {}) =>
  refusalAt({ ...rule, ...changes }, { ...caller, ...about })?.code

describe('who may call a route (architecture, section 5)', () => {
  test('an actor with the right passes', () => expect(code({})).toBeUndefined())
  test('whoever must set up two-factor authentication first gets only what that takes', () => {
    const locked = { actor: { ...actor(1, ['products.can_edit']), lacksSecondFactor: true as const } }
    for (const access of ['products.can_edit', 'signed-in', 'staff', 'platform'] as const) {
      expect(code({ access }, locked)).toBe('SECOND_FACTOR_REQUIRED')
      expect(code({ access, beforeSecondFactor: true }, locked)).toBeUndefined()
    }
    expect(code({ access: 'public' }, locked)).toBeUndefined()
  })
  test('while a backup is restored, whoever may is refused what changes something, and reads on', () => {
    const paused = { method: 'POST', headers: { 'sec-fetch-site': 'same-origin' } }
    const until = (pausedUntil: number) => ({ ...paused, tenant: { ...tenant, pausedUntil } })
    expect(code({}, until(Date.now() + 60_000))).toBe('RESTORING')
    expect(code({ access: 'public' }, until(Date.now() + 60_000))).toBe('RESTORING')
    expect(code({}, { ...until(Date.now() + 60_000), method: 'GET' })).toBeUndefined()
    expect(code({ duringRestore: true }, until(Date.now() + 60_000))).toBeUndefined()
    expect(code({}, until(Date.now() - 1))).toBeUndefined()
    expect(code({}, { ...until(Date.now() + 60_000), actor: actor(2) })).toBe('FORBIDDEN')
  })
  test('nobody: 401; without the right: 403', () => {
    expect(refusalAt(rule, { ...caller, actor: null })).toMatchObject({ code: 'NOT_SIGNED_IN', status: 401 })
    expect(refusalAt(rule, { ...caller, actor: actor(2) })).toMatchObject({ code: 'FORBIDDEN', status: 403 })
  })
  test.each([
    ['public', null, undefined],
    ['signed-in', null, 'NOT_SIGNED_IN'],
    ['signed-in', actor(6), undefined],
    ['staff', actor(6), 'FORBIDDEN'],
    ['staff', actor(5), undefined],
    ['platform', actor(2), 'FORBIDDEN'],
    ['platform', actor(1), undefined],
  ] as const)('access %s', (access, who, expected) => expect(code({ access }, { actor: who })).toBe(expected))

  test('an API token passes where its route accepts tokens and its scopes hold the right, and nowhere else', () => {
    const person = actor(2, ['products.can_edit'])
    const token = { actor: { ...person, by: 'token' as const } }
    expect(code({}, token)).toBeUndefined()
    expect(code({ access: 'settings.can_view' }, token)).toBe('FORBIDDEN')
    expect(code({ tokens: 'refused' }, token)).toBe('SESSION_NEEDED')
    expect(code({ tokens: 'refused' }, { actor: person })).toBeUndefined()
    expect(code({ access: 'public', tokens: 'refused' }, token)).toBeUndefined()
  })

  test.each([
    ['public', 'accepted'],
    ['products.can_edit', 'accepted'],
    ['signed-in', 'refused'],
    ['staff', 'refused'],
    ['platform', 'refused'],
  ] as const)('a route for %s that does not mention API tokens has them %s', (access, expected) =>
    expect(tokensByDefault(access)).toBe(expected),
  )

  test('a module that is off: 403 by name in the API, 404 on pages, whoever asks', () => {
    const without = { tenant: { ...tenant, modules: [] } }
    expect(code({}, without)).toBe('MODULE_NOT_ENABLED')
    expect(code({ access: 'public' }, { ...without, actor: null })).toBe('MODULE_NOT_ENABLED')
    expect(code({ isApi: false, access: 'public' }, without)).toBe('NOT_FOUND')
    expect(code({}, { tenant: null })).toBe('MODULE_NOT_ENABLED')
  })

  test('a plan below the one that is needed: 403 PLAN_REQUIRED', () => {
    expect(code({ plan: 'enterprise' })).toBe('PLAN_REQUIRED')
    expect(code({ plan: 'standard' })).toBeUndefined()
    expect(code({ plan: 'standard' }, { actor: null })).toBe('NOT_SIGNED_IN')
  })
})

describe('requests that another site made a browser send (T13, A2)', () => {
  const post = (headers: Caller['headers']) =>
    code({}, { method: 'POST', headers: { host: 'a.test:3000', ...headers } })
  test.each([
    [{}, 'CROSS_SITE'],
    [{ origin: 'http://evil.test' }, 'CROSS_SITE'],
    [{ origin: 'null' }, 'CROSS_SITE'],
    [{ origin: 'http://a.test' }, 'CROSS_SITE'],
    [{ origin: 'http://a.test:3000.evil.test' }, 'CROSS_SITE'],
    [{ origin: 'http://a.test:3000', 'sec-fetch-site': 'cross-site' }, 'CROSS_SITE'],
    [{ 'sec-fetch-site': 'same-site' }, 'CROSS_SITE'],
    [{ 'sec-fetch-site': 'none' }, 'CROSS_SITE'],
    [{ origin: 'http://evil.test', 'sec-fetch-site': 'same-origin' }, 'CROSS_SITE'],
    [{ origin: 'http://A.test:3000' }, undefined],
    [{ 'sec-fetch-site': 'same-origin' }, undefined],
    [{ origin: 'https://a.test:3000', 'sec-fetch-site': 'same-origin' }, undefined],
  ] as const)('with %o: %s', (headers, expected) => expect(post(headers)).toBe(expected))

  test('a token, and a route that is meant for other sites, are excepted; sign-in is not', () => {
    const bare = { method: 'POST', headers: { host: 'a.test' } }
    expect(code({}, { ...bare, byCookie: false })).toBeUndefined()
    expect(code({ crossSite: true }, bare)).toBeUndefined()
    expect(code({ sameOrigin: true, access: 'public' }, { ...bare, byCookie: false })).toBe('CROSS_SITE')
    expect(code({}, { method: 'GET', headers: {} })).toBeUndefined()
  })
})
