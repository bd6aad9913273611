import type { TopBarDefinition } from '@ashlar/sdk'
import type { Me } from '@ashlar/sdk/platform'
import { expect, it } from 'vitest'
import { topBarOf } from './offered.ts'

const entries: readonly TopBarDefinition[] = [
  {
    ...{ kind: 'panel', id: 'telephone', title: 'Call', icon: 'phone', width: 300, sort: 20 },
    ...{ access: 'voip.can_view', plan: 'enterprise' },
  },
  {
    ...{ kind: 'switch', id: 'live-chat', title: 'Live chat', setting: 'live_chat_enabled', sort: 10 },
    ...{ access: 'settings.can_edit', withModule: 'email_marketing' },
  },
]
const module = { id: 'm', title: 'M', admin: { topBar: entries }, load: () => Promise.reject(new Error('unused')) }
const shown = (me: Me) => topBarOf([module], me).map(({ entry }) => entry.id)
const hasVoip = (me: Me) => shown(me).includes('telephone')
const hasLiveChat = (me: Me) => shown(me).includes('live-chat')

const right = (yes: boolean) => ({ can_view: yes, can_create: false, can_edit: yes, can_delete: false })
const me = (more: Partial<Me>): Me => ({
  success: true,
  user: { id: 1, email: 'a@b.c', displayName: 'Ada', role_id: 2, isPlatformAdministrator: false },
  tenant: { id: 1, guid: 'g', name: 'Tenant', favicon: '' },
  agency: null,
  plan: 'enterprise',
  modules: ['email_marketing'],
  permissions: { settings: right(true), voip: right(true) },
  system: { brand: 'Ashlar', version: '1.0.0' },
  ...more,
})

it('PERM-110, OPEN-106: the telephone needs the enterprise plan and an explicit permission', () => {
  expect(hasVoip(me({}))).toBe(true)
  expect(hasVoip(me({ plan: 'standard' }))).toBe(false)
  expect(hasVoip(me({ permissions: { voip: right(false) } }))).toBe(false)
  expect(hasVoip(me({ permissions: {} }))).toBe(false)
})

it('PERM-112: the live chat toggle needs a tenant with the module `email_marketing`', () => {
  expect(hasLiveChat(me({}))).toBe(true)
  expect(hasLiveChat(me({ modules: [] }))).toBe(false)
  expect(hasLiveChat(me({ tenant: null }))).toBe(false)
  expect(hasLiveChat(me({ permissions: {} }))).toBe(false)
})

it('what modules have in the top bar stands in order, wherever it comes from', () => {
  expect(shown(me({}))).toEqual(['live-chat', 'telephone'])
  expect(topBarOf([], me({}))).toEqual([])
})
