import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './test.ts'

/** The module that opens what others bring: its `./admin` entry as `ashlar pack` leaves it. */
const host = `
import { defineDialog, defineModule, defineSlot } from '@ashlar/sdk'
import { defineAdmin, SlotTabs, useDialog } from '@ashlar/sdk/admin'
import { SchemaForm } from '@ashlar/sdk/forms'
import { Button, PageHeader } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { jsx, jsxs } from 'react/jsx-runtime'
import Type from 'typebox'
const dialog = (name) => defineDialog('guest:' + name, {
  input: Type.Object({ name: Type.String() }),
  answer: Type.Object({ id: Type.Integer(), name: Type.String() }),
})
const dialogs = { good: dialog('good'), wrong: dialog('wrong'), broken: dialog('broken'), absent: defineDialog('nobody:good', dialog('good')) }
const slot = defineSlot('host:screen/tabs')
const schema = Type.Object({ stars: Type.Integer({ title: 'Stars', default: 1, control: 'guest:stars' }) })
function Screen() {
  const [said, say] = useState('')
  const opener = { good: useDialog(dialogs.good), wrong: useDialog(dialogs.wrong), broken: useDialog(dialogs.broken), absent: useDialog(dialogs.absent) }
  const press = (name) => async () => say(name + ': ' + JSON.stringify(await opener[name].open({ name: 'Bowl' }) ?? null))
  const buttons = Object.keys(opener).map((name) => jsx(Button, { onClick: press(name), children: 'Open ' + name }, name))
  return jsxs('div', { children: [
    jsx(PageHeader, { title: 'Host' }),
    jsxs('div', { className: 'row', children: buttons }),
    jsx('p', { role: 'status', children: said }),
    jsx('p', { children: 'Offered: ' + Object.keys(opener).filter((name) => opener[name].isOffered).join(', ') }),
    jsx(SlotTabs, { label: 'Parts', slot, props: { thing: 7 }, own: [{ value: 'overview', label: 'Overview', content: 'The own tab' }] }),
    jsx(SchemaForm, { schema, values: { stars: 1 }, save: async (values) => values }),
  ] })
}
export default defineAdmin(defineModule({ id: 'host', title: 'Host' }), { screens: { main: async () => ({ default: Screen }) } })`

/** The module whose dialogs, tabs, control and section they are. */
const guest = `
import { defineDialog, defineModule } from '@ashlar/sdk'
import { defineAdmin, SlotTabs, useDialog } from '@ashlar/sdk/admin'
import { Button, Dialog, Input, PageHeader } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { jsx, jsxs } from 'react/jsx-runtime'
import Type from 'typebox'
const good = defineDialog('guest:good', { input: Type.Object({ name: Type.String() }), answer: Type.Object({ id: Type.Integer(), name: Type.String() }) })
function Good({ input, close }) {
  const again = useDialog(good)
  const [name, setName] = useState(input.name)
  return jsxs(Dialog, { open: true, onOpenChange: (open) => open || close(), title: 'Guest: ' + input.name, footer: jsx(Button, { variant: 'primary', onClick: () => close({ id: 7, name }), children: 'Done' }), children: [
    jsx(Input, { 'aria-label': 'Name', value: name, onChange: ({ target }) => setName(target.value) }),
    jsx(Button, { onClick: async () => setName((await again.open({ name: 'inner ' + name }))?.name ?? 'closed'), children: 'Again' }),
  ] })
}
const Wrong = ({ close }) => jsx(Dialog, { open: true, onOpenChange: () => close(), title: 'Wrong', children: jsx(Button, { onClick: () => close({ id: 'seven' }), children: 'Answer wrongly' }) })
const Broken = () => { throw new Error('guest is broken') }
const Tab = ({ thing }) => jsx(Input, { 'aria-label': 'Note of ' + thing })
const Stars = ({ ties, value, onChange }) => jsx('button', { ...ties, type: 'button', onClick: () => onChange(value + 1), children: value + ' stars' })
const Section = () => jsx(PageHeader, { title: 'Section of the guest' })
const load = (component) => async () => ({ default: component })
export default defineAdmin(defineModule({ id: 'guest', title: 'Guest' }), {
  dialogs: { good: load(Good), wrong: load(Wrong), broken: load(Broken) },
  fills: { notes: load(Tab), more: load(Tab) },
  controls: { stars: load(Stars) },
  sections: { guest: load(Section), locked: load(Section) },
  widgets: { locked: load(Section) },
})`

const rowOf = (id: string, admin: object) => ({
  ...{ id, title: id === 'host' ? 'Host' : 'Guest', description: '' },
  entry: `/_ashlar/packages/${id}/1.0.0/admin.js`,
  package: { name: `@acme/${id}`, version: '1.0.0' },
  admin,
})
const rows = [
  rowOf('host', { screens: [{ id: 'main', path: '/admin/host', title: 'Host', access: 'staff' }] }),
  rowOf('guest', {
    fills: [
      {
        ...{ id: 'notes', slot: 'host:screen/tabs', title: 'Notes', sort: 1, access: 'staff' },
        count: { call: 'guest.listNotes', list: '/api/v1/admin/guest/notes/', query: { thing: '{thing}' } },
      },
      { id: 'more', slot: 'host:screen/tabs', title: 'More', sort: 2, access: 'staff', plan: 'enterprise' },
      { id: 'closed', slot: 'host:screen/tabs', title: 'Closed', sort: 3, access: 'guest.can_view' },
    ],
    sections: [
      { id: 'guest', title: 'Guest', icon: 'ghost', sort: 15, access: 'staff' },
      { id: 'locked', title: 'Locked', icon: 'ghost', sort: 16, access: 'staff', plan: 'enterprise' },
    ],
    widgets: [{ id: 'locked', title: 'Guest card', sort: 1, access: 'staff', plan: 'enterprise' }],
  }),
]

async function install(page: Page, shown: typeof rows, plan = 'enterprise'): Promise<void> {
  const counted: (string | null)[] = []
  await page.route('**/api/v1/admin/modules/', (route) =>
    route.fulfill({ json: { success: true, results: { rows: shown, total: shown.length } } }),
  )
  for (const [id, body] of Object.entries({ host, guest })) {
    await page.route(`**/_ashlar/packages/${id}/1.0.0/admin.js`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body }),
    )
  }
  await page.route('**/api/v1/admin/guest/notes/?*', (route) => {
    counted.push(new URL(route.request().url()).searchParams.get('thing'))
    return route.fulfill({ json: { success: true, results: { rows: [], total: counted.at(-1) === '7' ? 5 : 0 } } })
  })
  await page.route('**/api/v1/auth/me/', async (route) => {
    const reply = await route.fetch()
    return route.fulfill({ response: reply, json: { ...(await reply.json()), plan } })
  })
}

test.beforeEach(({ page, demo }) => demo.signIn(page, 'owner'))

test.describe('dialogs of other modules', () => {
  test.use({ expectedErrors: /guest is broken|does not match its contract/ })

  test('a module opens the dialog of another, gets its answer, and has the focus back', async ({ page, demo }) => {
    await install(page, rows)
    await page.goto(`${demo.url}/admin/host`)
    await expect(page.getByText('Offered: good, wrong, broken', { exact: true })).toBeVisible()
    const opener = page.getByRole('button', { name: 'Open good' })
    const said = page.locator('main').getByRole('status').filter({ hasText: ':' })
    const dialog = page.getByRole('dialog', { name: 'Guest: Bowl' })

    await opener.click()
    await dialog.getByLabel('Name').fill('Plate')
    await expectAccessible(page, 'a dialog of another module')
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(said).toHaveText('good: {"id":7,"name":"Plate"}')
    await expect(opener).toBeFocused()

    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: 'Again' }).click()
    const inner = page.getByRole('dialog', { name: 'Guest: inner Bowl' })
    await inner.getByRole('button', { name: 'Done' }).click()
    await expect(inner).toHaveCount(0)
    await expect(dialog.getByLabel('Name')).toHaveValue('inner Bowl')
    await expect(dialog.getByRole('button', { name: 'Again' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(said).toHaveText('good: null')
    await expect(opener).toBeFocused()
  })

  test('an answer that breaks the contract, a dialog that throws and one that nobody has are no answer', async ({
    page,
    demo,
  }) => {
    await install(page, rows)
    await page.goto(`${demo.url}/admin/host`)
    const said = page.locator('main').getByRole('status').filter({ hasText: ':' })
    await page.getByRole('button', { name: 'Open wrong' }).click()
    await page.getByRole('button', { name: 'Answer wrongly' }).click()
    await expect(said).toHaveText('wrong: null')
    await page.getByRole('button', { name: 'Open broken' }).click()
    await expect(said).toHaveText('broken: null')
    await expect(page.getByRole('alert').filter({ hasText: 'Guest: the dialog has stopped' })).toBeVisible()
    await page.getByRole('button', { name: 'Open absent' }).click()
    await expect(said).toHaveText('absent: null')
  })
})

test('tabs of a slot have their figure, stand in the address and keep what was typed; a website without the module has none', async ({
  page,
  demo,
}) => {
  await install(page, rows)
  await page.goto(`${demo.url}/admin/host`)
  const tab = (name: string | RegExp) => page.getByRole('tab', { name })
  await expect(page.getByRole('tab')).toHaveText(['Overview', 'Notes5', 'More'])
  await expect(page.getByText('The own tab')).toBeVisible()
  await expect(page.getByLabel('Note of 7')).toHaveCount(0)
  await tab('Overview').press('ArrowRight')
  await expect(page).toHaveURL(/\?tab=guest\.notes$/)
  await page.getByLabel('Note of 7').fill('half typed')
  await tab('Overview').click()
  await expect(page).toHaveURL(/\/admin\/host$/)
  await page.goBack()
  await expect(page.getByLabel('Note of 7')).toHaveValue('half typed')
  await page.reload()
  await expect(tab('Notes')).toHaveAttribute('aria-selected', 'true')
  const stars = page.getByRole('button', { name: 'Stars' })
  await stars.click()
  await expect(stars).toHaveText('2 stars')
  await expectAccessible(page, 'tabs and a control of another module')

  await install(page, rows.slice(0, 1))
  await page.goto(`${demo.url}/admin/host?tab=guest.notes`)
  await expect(page.getByRole('tab')).toHaveText(['Overview'])
  await expect(page.getByText('Offered: ', { exact: false })).toHaveText('Offered:')
  await expect(page.getByLabel('Stars')).toHaveValue('Not available on this website')
})

test('what a plan does not hold says which one does: a tab, a card and a section of the settings', async ({
  page,
  demo,
}) => {
  await install(page, rows, 'standard')
  await page.goto(`${demo.url}/admin/host?tab=guest.more`)
  await expect(page.getByRole('heading', { name: 'More is part of a higher plan' })).toBeVisible()
  await expect(page.getByText('It needs the plan “Enterprise”.')).toBeVisible()
  await expect(page.getByRole('tab', { name: 'More Part of a higher plan' })).toBeVisible()

  await page.goto(`${demo.url}/admin`)
  await expect(page.getByRole('heading', { name: 'Guest card is part of a higher plan' })).toBeVisible()

  await page.goto(`${demo.url}/admin/setting/guest`)
  await expect(page.getByRole('heading', { name: 'Section of the guest', level: 1 })).toBeVisible()
  const sections = page.getByRole('navigation', { name: 'Settings' })
  await expect(sections.getByRole('link').nth(1)).toHaveText('Guest')
  await sections.getByRole('link', { name: 'Locked' }).click()
  await expect(page.getByRole('heading', { name: 'Locked is part of a higher plan', level: 1 })).toBeVisible()
  await expectAccessible(page, 'a locked section of the settings')
})
