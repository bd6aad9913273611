import type { TestClient, TestHost } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { added, customersHost, customersPath, found } from '../testing/customers-host.ts'

let host: TestHost
let owner: TestClient
beforeAll(async () => {
  const made = await customersHost()
  host = made.host
  owner = made.owner
  const custom_fields = [
    { id: 'lane', label: 'Lane', type: 'text', options: [] },
    { id: 'visits', label: 'Visits', type: 'number', options: [] },
    { id: 'since', label: 'Since', type: 'date', options: [] },
    { id: 'kind', label: 'Kind', type: 'select', options: ['Trade', 'Private'] },
    { id: 'vip', label: 'Important', type: 'checkbox', options: [] },
  ]
  const saved = await owner.put('/api/v1/admin/settings/', { customers: { custom_fields, use_vehicle: true } })
  expect(saved.statusCode).toBe(200)
})
afterAll(() => host?.close())

describe('custom fields of customers', () => {
  it('are kept, shown with their labels, and what customers are found by (CMD-024, CMD-031, OPEN-340)', async () => {
    const values = [
      { id: 'lane', value: ' Harbour Lane ' },
      { id: 'visits', value: '12.5' },
      { id: 'since', value: '2023-03-04' },
      { id: 'kind', value: 'Trade' },
      { id: 'vip', value: 'true' },
    ]
    const reply = await owner.post(customersPath, { firstname: 'Ruth', custom_fields: values })
    const { customer } = reply.json()
    expect(customer.custom_fields).toEqual([
      { id: 'lane', label: 'Lane', value: 'Harbour Lane' },
      { id: 'visits', label: 'Visits', value: '12.5' },
      { id: 'since', label: 'Since', value: '2023-03-04' },
      { id: 'kind', label: 'Kind', value: 'Trade' },
      { id: 'vip', label: 'Important', value: 'true' },
    ])
    expect(await found(owner, 'search=harbour')).toEqual([customer.customer_id])
    const path = `${customersPath}${customer.customer_id}/`
    const changed = (await owner.put(path, { custom_fields: [{ id: 'lane', value: '' }] })).json().customer
    expect(changed.custom_fields.map(({ value }: { value: string }) => value)).toEqual([
      ...['', '12.5', '2023-03-04', 'Trade', 'true'],
    ])
    expect(await found(owner, 'search=harbour')).toEqual([])
  })

  it.each([
    ['a field that does not exist', { id: 'nope', value: 'x' }],
    ['a number that is none', { id: 'visits', value: 'twelve' }],
    ['a day that does not exist', { id: 'since', value: '2023-02-30' }],
    ['a choice that is not offered', { id: 'kind', value: 'Both' }],
    ['a tick that is none', { id: 'vip', value: 'yes' }],
  ])('refuse %s', async (_, value) => {
    const id = await added(owner, { firstname: 'Bo' })
    const reply = await owner.put(`${customersPath}${id}/`, { custom_fields: [value] })
    expect([reply.statusCode, reply.json().code]).toEqual([422, 'CUSTOMERS_INVALID_CUSTOM_FIELD'])
    expect(reply.json().errors[0].path).toBe('custom_fields/0/value')
  })
})

it('the settings say for everybody who sees customers whether vehicles are shown (CMD-028)', async () => {
  const staff = await host.signIn('staff')
  expect((await staff.get(`${customersPath}settings/`)).json().settings.use_vehicle).toBe(true)
  const { settings } = (await owner.get('/api/v1/admin/settings/')).json()
  expect(settings.invoice_settings).toEqual({ use_vehicle: true })
})
