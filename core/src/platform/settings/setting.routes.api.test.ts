import { defineModule } from '@ashlar/sdk'
import { Settings } from '@ashlar/sdk/server'
import type { TestClient, TestHost } from '@ashlar/sdk/testing'
import Type from 'typebox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runAs } from '../../data/index.ts'
import { testHost } from '../../testing/index.ts'
import { noAuthor } from '../author.ts'
import { fixturePackage } from '../pages/content.fixtures.ts'
import { SettingForm } from './settings.contribution.ts'

const url = '/api/v1/admin/settings/'
const shop = defineModule({
  id: 'shop',
  title: 'Shop',
  permissions: { shop_orders: 'Orders' },
  settings: Type.Object({
    note: Type.String({ default: 'Thank you', maxLength: 20 }),
    limit: Type.Integer({ default: 5, minimum: 1 }),
  }),
})

const ChatSettings = Type.Object({
  live_chat_enabled: Type.Boolean({ default: false, withModule: 'email_marketing' }),
  chat_key: Type.String({ default: '', secret: true, peopleOnly: true }),
})
const card = { section: 'services', title: 'Chat', sort: 5, fields: ['chat_key'] }
const chat = defineModule({
  id: 'chat',
  title: 'Chat',
  plainSettings: { schema: ChatSettings, cards: [card] },
})
const invoicing = defineModule({
  id: 'invoicing',
  title: 'Invoicing',
  settings: Type.Object({ use_vehicle: Type.Boolean({ default: false, alsoUnder: 'invoice_settings' }) }),
  settingsSection: { id: 'invoices', title: 'Invoices', icon: 'receipt', sort: 60 },
})
const emailMarketing = defineModule({ id: 'email_marketing', title: 'Email marketing' })
const packages = [
  fixturePackage,
  { name: '@acme/plugin-shop', root: { shop } },
  { name: '@acme/plugin-mail', root: { emailMarketing } },
  { name: '@acme/plugin-chat', root: { chat } },
  { name: '@acme/plugin-invoicing', root: { invoicing } },
]

let host: TestHost
let owner: TestClient
beforeAll(async () => {
  host = await testHost({ packages })
  owner = await host.signIn('owner')
})
afterAll(() => host.close())

describe('settings', () => {
  it('name currency, country, time zone and first day of the week, and refuse what is none', async () => {
    const { settings } = (await owner.get(url)).json()
    expect(settings).toMatchObject({
      ...{ currency: { value: 'CAD' }, country: { value: 'CA' }, time_zone: { value: 'UTC' } },
      week_starts_on: { value: 'sunday' },
    })
    const wrong = { currency: 'CDA', country: 'EU', time_zone: 'Mars/Base', week_starts_on: 'tuesday' }
    const refused = await owner.put(url, wrong)
    expect(refused.statusCode).toBe(422)
    expect(
      refused
        .json()
        .errors.map(({ path }: { path: string }) => path)
        .sort(),
    ).toEqual(Object.keys(wrong).sort())
    expect(refused.json().errors).toContainEqual({
      path: 'time_zone',
      message: 'Enter a time zone, such as America/Toronto.',
    })
    const right = { currency: 'JPY', country: 'JP', time_zone: 'Asia/Tokyo', week_starts_on: 'monday' }
    expect((await owner.put(url, right)).statusCode).toBe(200)
    expect((await owner.get(url)).json().settings).toMatchObject({ time_zone: { value: 'Asia/Tokyo' } })
  })

  it('are read with their defaults, the rights per area and the settings of modules (THEME-001, THEME-002, THEME-007)', async () => {
    const { success, settings } = (await owner.get(url)).json()
    expect(success).toBe(true)
    const colours = ['primary', 'secondary', 'tertiary', 'success', 'warning', 'danger', 'dark', 'light', 'info']
    for (const colour of colours) expect(settings[`theme_color_${colour}`].value).toMatch(/^#[0-9A-F]{6}$/i)
    expect(settings).toMatchObject({
      live_chat_enabled: { value: false },
      favicon: { value: '' },
      company_name: { value: '' },
      invoice_settings: { use_vehicle: false },
      permissions: { pages: { can_view: true }, shop_orders: { can_view: true } },
      shop: { value: { note: 'Thank you', limit: 5 } },
    })
  })

  it('take any subset and give all of them back (API-112, THEME-008, OPEN-142)', async () => {
    const changed = await owner.put(url, {
      live_chat_enabled: true,
      theme_color_primary: '#112233',
      shop: { limit: 9 },
    })
    expect(changed.statusCode).toBe(200)
    expect(changed.json()).toMatchObject({
      success: true,
      settings: {
        live_chat_enabled: { value: true },
        theme_color_primary: { value: '#112233' },
        shop: { value: { note: 'Thank you', limit: 9 } },
      },
    })
    await owner.put(url, { shop: { note: 'Bye' } })
    expect((await owner.get(url)).json().settings.shop.value).toEqual({ note: 'Bye', limit: 9 })
    const stranger = await host.signIn('owner', 'b')
    expect((await stranger.get(url)).json().settings).toMatchObject({
      theme_color_primary: { value: '#0B6A72' },
      shop: { value: { limit: 5 } },
    })
  })

  it('are what packages are told, at once after a change', async () => {
    const settings = host.composition.resolve(Settings)
    const as = <T>(tenant: 'a' | 'b', work: () => Promise<T>) => runAs({ tenant: host.tenants[tenant] }, work)
    for (const company_name of ['One', 'Two', 'Three']) {
      await owner.put(url, { company_name })
      expect((await as('a', () => settings.platform())).company_name).toBe(company_name)
      expect((await as('b', () => settings.platform())).company_name).toBe('')
    }
    await owner.put(url, { shop: { limit: 3 } })
    expect(await as('a', () => settings.of('shop'))).toMatchObject({ limit: 3 })
    expect(await settings.platform()).toMatchObject({ company_name: '' })
  })

  it.each<[string, Record<string, unknown>, number, string]>([
    ['an unknown key', { nope: 1, company_name: 'x' }, 400, 'nope'],
    ['an unknown key of a module', { shop: { nope: 1 } }, 400, 'shop/nope'],
    ['a key that every object has', { constructor: 1 }, 400, 'constructor'],
    ['rights', { permissions: { pages: { can_view: true } } }, 400, 'permissions'],
    ['a colour that is none', { theme_color_dark: 'red' }, 422, 'theme_color_dark'],
    ['CSS in a colour', { theme_color_dark: '#000000;}' }, 422, 'theme_color_dark'],
    ['a font that is not offered', { theme_font_body: 'Comic Sans' }, 422, 'theme_font_body'],
    ['a value of another type', { live_chat_enabled: 'yes' }, 422, 'live_chat_enabled'],
    ['a value of a module out of bounds', { shop: { limit: 0 } }, 422, 'shop/limit'],
    ['a module that is no object', { shop: 5 }, 422, 'shop'],
    ['a template that is not there', { header_template: 99 }, 422, 'header_template'],
    ['script as the favicon', { favicon: 'javascript:alert(1)' }, 422, 'favicon'],
    ['a route as the favicon', { favicon: '/api/v1/auth/logout/' }, 422, 'favicon'],
    ['another host by // as the favicon', { favicon: '//evil.example/a.png' }, 422, 'favicon'],
    ['another host past a line break as the favicon', { favicon: '/\n/evil.example/a.png' }, 422, 'favicon'],
    ['data as the favicon', { favicon: 'data:image/svg+xml,x' }, 422, 'favicon'],
    ['a picture without encryption as the favicon', { favicon: 'http://example.com/a.png' }, 422, 'favicon'],
    [
      'a navigation without titles',
      { navigation: { mainItems: [{ title: '', url: '/' }] } },
      422,
      'navigation/mainItems/0/title',
    ],
  ])('refuse %s and change nothing', async (_, body, status, path) => {
    const before = await host.sql`select * from core.setting order by key`
    const reply = await owner.put(url, { meta_title: 'Changed', ...body })
    expect(reply.statusCode).toBe(status)
    expect(reply.json()).toMatchObject({ success: false, errors: [{ path, message: expect.any(String) }] })
    expect(await host.sql`select * from core.setting order by key`).toEqual(before)
  })

  it.each(['', '/media/12/mark.svg', 'https://example.com/a%20b.png?v=2'])('take the favicon %j', async (favicon) => {
    expect((await owner.put(url, { favicon })).json().settings.favicon).toEqual({ value: favicon })
  })

  it('read a stored favicon that is no picture as none', async () => {
    await owner.put(url, { favicon: '/media/12/mark.svg' })
    await host.sql`update core.setting set value = '"/api/v1/auth/logout/"'::jsonb where key = 'favicon'`
    await owner.put(url, { company_name: 'Read again' })
    expect((await owner.get(url)).json().settings.favicon).toEqual({ value: '' })
    await owner.put(url, { favicon: '' })
  })

  it('of a package with plain keys are kept beside the platform’s, told typed, their secrets sealed (OPEN-142)', async () => {
    const changed = await owner.put(url, { live_chat_enabled: true, chat_key: 'deep-well-3', company_name: 'Kiln' })
    expect(changed.json().settings).toMatchObject({
      live_chat_enabled: { value: true },
      chat_key: { value: '', isSet: true },
      company_name: { value: 'Kiln' },
    })
    const rows = await host.sql<{ key: string; value: unknown }>`select key, value from core.setting
      where key in ('live_chat_enabled', 'chat_key') order by key desc`
    expect(rows).toEqual([
      { key: 'live_chat_enabled', value: true },
      { key: 'chat_key', value: { sealed: expect.not.stringContaining('deep-well-3') } },
    ])
    const settings = host.composition.resolve(Settings)
    await runAs({ tenant: host.tenants.a }, async () => {
      expect(await settings.plain(ChatSettings)).toEqual({ live_chat_enabled: true, chat_key: '' })
      expect(await settings.secret('chat_key')).toBe('deep-well-3')
    })
    expect((await owner.put(url, { live_chat_enabled: false, chat_key: '' })).statusCode).toBe(200)
  })

  it('of a package are refused where they need another module or a person, whole (PERM-112)', async () => {
    const form = host.composition.resolve(SettingForm)
    const tenant = { ...host.tenants.a, modules: ['chat'] }
    const write = (values: object) => runAs({ tenant }, () => form.write({ ...values }, noAuthor))
    await expect(write({ live_chat_enabled: true })).rejects.toMatchObject({ code: 'MODULE_NOT_ENABLED' })
    const made = await owner.post('/api/v1/admin/api-tokens/', { name: 'Sync', scopes: ['settings.can_edit'] })
    const headers = { authorization: `Bearer ${made.json().token}` }
    const send = (payload: object) => host.visitor().inject({ method: 'PUT', url, headers, payload })
    expect((await send({ chat_key: 'x' })).json().code).toBe('SESSION_NEEDED')
    expect((await send({ live_chat_enabled: false })).statusCode).toBe(200)
  })

  it('say where packages show theirs, and what belongs elsewhere too (THEME-007)', async () => {
    const schemas = (await owner.get(`${url}schemas/`)).json()
    expect(schemas.plain).toEqual([
      { schema: expect.objectContaining({ type: 'object' }), sections: [], cards: [card] },
    ])
    expect(schemas.results).toContainEqual(
      expect.objectContaining({ id: 'invoicing', section: expect.objectContaining({ id: 'invoices' }) }),
    )
    const changed = await owner.put(url, { invoicing: { use_vehicle: true } })
    expect(changed.json().settings.invoice_settings).toEqual({ use_vehicle: true })
    expect((await owner.put(url, { invoicing: { use_vehicle: false } })).statusCode).toBe(200)
  })

  it('name section templates of the tenant only', async () => {
    const base = '/api/v1/admin/page/component-template/'
    const { id } = (await owner.post(base, { componentName: 'Header' })).json().template
    expect((await owner.put(url, { header_template: id })).json().settings.header_template).toEqual({ value: id })
    expect((await (await host.signIn('owner', 'b')).put(url, { header_template: id })).statusCode).toBe(422)
    expect((await owner.put(url, { header_template: 0 })).statusCode).toBe(200)
  })

  it('of a module that the tenant does not have are unknown', async () => {
    const form = host.composition.resolve(SettingForm)
    const tenant = { ...host.tenants.a, modules: [] }
    await expect(runAs({ tenant }, () => form.write({ shop: { limit: 3 } }, noAuthor))).rejects.toMatchObject({
      status: 400,
    })
    expect(await runAs({ tenant }, () => form.read(null))).not.toHaveProperty('shop')
  })

  it('need rights', async () => {
    const editor = await host.signIn('editor')
    const customer = await host.signIn('customer')
    expect((await host.visitor().get(url)).statusCode).toBe(401)
    expect((await host.visitor().put(url, {})).statusCode).toBe(401)
    expect((await customer.get(url)).statusCode).toBe(403)
    expect((await editor.put(url, { company_name: 'Mine' })).statusCode).toBe(403)
  })
})
