import type { Me } from '@ashlar/sdk/platform'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetRecentThings, recentThings, remember } from './recent-things.ts'

const kept = new Map<string, string>()
beforeEach(() =>
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }),
)
afterEach(() => {
  kept.clear()
  vi.unstubAllGlobals()
})

const person = (id: number, guid = 'a'): Me => ({
  success: true,
  user: { id, email: 'a@b.c', displayName: 'Ada', role_id: 2, isPlatformAdministrator: false },
  tenant: { id: 1, guid, name: 'Tenant', favicon: '' },
  agency: null,
  plan: 'standard',
  modules: [],
  permissions: {},
  system: { brand: 'Ashlar', version: '1.0.0' },
})
const page = (id: number, title = `Page ${id}`) => ({ screen: '/admin/pages/:id', path: `/admin/pages/${id}`, title })
const titles = (me: Me) => recentThings(me).map(({ title }) => title)

it('the last eight records are kept, newest first, each once by its latest name', () => {
  for (let id = 1; id <= 9; id += 1) remember(person(1), page(id))
  remember(person(1), page(3, 'Re\tnamed'))
  expect(titles(person(1))).toEqual(['Re named', ...[9, 8, 7, 6, 5, 4, 2].map((id) => `Page ${id}`)])
})

it('another person, or another website, sees none of them, and signing out forgets them', () => {
  remember(person(1), page(1))
  expect([titles(person(2)), titles(person(1, 'b'))]).toEqual([[], []])
  expect(titles(person(1))).toEqual(['Page 1'])
  forgetRecentThings()
  expect(titles(person(1))).toEqual([])
})

it('what something else wrote there counts as nothing', () => {
  for (const text of ['{', '[]', 'a 1', 'a 1\n\n/admin\nx\ty\t']) {
    kept.set('recentThings', text)
    expect(titles(person(1)), text).toEqual([])
  }
})
