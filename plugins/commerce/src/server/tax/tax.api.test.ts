import type { TestClient, TestHost } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TaxedSale, TaxRate } from '../../contract.ts'
import { commerceHost, commercePath, taxesOf } from '../testing/commerce-host.ts'

let host: TestHost
let owner: TestClient
let other: TestClient
beforeAll(async () => {
  const made = await commerceHost()
  host = made.host
  owner = made.owner
  other = made.other
})
afterAll(() => host?.close())

const taxes = async (client = owner) => (await client.get(`${commercePath}taxes/`)).json()
const sale = (region: string, on = '2026-06-01', more: Partial<TaxedSale> = {}): TaxedSale => ({
  ...{ place: { country: 'CA', region }, sellerCountry: 'CA', on, lines: [{ taxClass: null }] },
  ...more,
})
const gst: TaxRate = { name: 'GST', country: 'CA', region: '', rate: 5, from: null, until: null }
const newClass = (name: string, rates: readonly TaxRate[] = [gst]) => ({ name, rates })

describe('the taxes of a website', () => {
  it('are the usual ones of its country from the first sale on, of every website by itself', async () => {
    expect(await taxesOf(owner, sale('QC'))).toEqual({
      pricesIncludeTax: false,
      rates: [
        [
          { name: 'GST', rate: 5 },
          { name: 'QST', rate: 9.975 },
        ],
      ],
    })
    const { classes, rules } = await taxes()
    expect(classes.map(({ name, isDefault }: { name: string; isDefault: boolean }) => [name, isDefault])).toEqual([
      ['Standard', true],
      ['Exempt', false],
    ])
    expect(classes[0].rates).toHaveLength(18)
    expect(rules).toEqual({ prices_include_tax: false, default_class: classes[0].id })
    expect((await taxes(other)).classes[0].id).not.toBe(classes[0].id)
  })

  it('are made once, however many ask first at once', async () => {
    await host.sql`delete from commerce.tax_rules`
    await host.sql`delete from commerce.tax_class`
    const replies = await Promise.all(Array.from({ length: 8 }, () => taxes()))
    expect(new Set(replies.map(({ classes }) => classes.length))).toEqual(new Set([2]))
    expect(await host.sql`select name from commerce.tax_class where tenant_id = ${owner.tenant.guid}`).toHaveLength(2)
  })

  it.each([
    ['ON', [{ name: 'HST', rate: 13 }]],
    ['on ', [{ name: 'HST', rate: 13 }]],
    [
      'BC',
      [
        { name: 'GST', rate: 5 },
        { name: 'PST', rate: 7 },
      ],
    ],
    ['AB', [{ name: 'GST', rate: 5 }]],
    ['', []],
  ])('follow the place: %s', async (region, expected) => {
    expect((await taxesOf(owner, sale(region))).rates).toEqual([expected])
  })

  it('follow the day, the last day of a rate included', async () => {
    expect((await taxesOf(owner, sale('NS', '2025-03-31'))).rates).toEqual([[{ name: 'HST', rate: 15 }]])
    expect((await taxesOf(owner, sale('NS', '2025-04-01'))).rates).toEqual([[{ name: 'HST', rate: 14 }]])
  })

  it('are none abroad, and where the line is exempt', async () => {
    expect((await taxesOf(owner, sale('NY', undefined, { place: { country: 'US', region: 'NY' } }))).rates).toEqual([
      [],
    ])
    const exempt = sale('ON', undefined, { lines: [{ taxClass: 'exempt' }, { taxClass: null }] })
    expect((await taxesOf(owner, exempt)).rates).toEqual([[], [{ name: 'HST', rate: 13 }]])
    const gone = sale('ON', undefined, { lines: [{ taxClass: 999_999 }] })
    expect((await taxesOf(owner, gone)).rates).toEqual([[{ name: 'HST', rate: 13 }]])
  })
})

describe('a tax class', () => {
  it('is added with its rates, changed as a whole and deleted', async () => {
    const reply = await owner.post(`${commercePath}tax-classes/`, newClass(' Reduced ', [{ ...gst, region: ' on ' }]))
    expect(reply.statusCode).toBe(201)
    const { taxClass } = reply.json()
    expect(taxClass).toEqual({
      ...{ id: taxClass.id, name: 'Reduced', revision: 1, isDefault: false },
      rates: [{ ...gst, region: 'ON' }],
    })
    const at = `${commercePath}tax-classes/${taxClass.id}/`
    const half = { ...gst, rate: 2.5 }
    const changed = await owner.put(at, { ...newClass('Books', [half]), revision: 1 })
    expect(changed.json().taxClass).toMatchObject({ name: 'Books', revision: 2, rates: [half] })
    const lines = [{ taxClass: taxClass.id }, { taxClass: null }]
    expect((await taxesOf(owner, sale('ON', undefined, { lines }))).rates).toEqual([
      [{ name: 'GST', rate: 2.5 }],
      [{ name: 'HST', rate: 13 }],
    ])
    const late = await owner.put(at, { ...newClass('Late'), revision: 1 })
    expect([late.statusCode, late.json().code]).toEqual([409, 'COMMERCE_TAX_CLASS_CHANGED_SINCE'])
    expect(late.json().current).toMatchObject({ name: 'Books', revision: 2 })
    expect((await owner.delete(at)).statusCode).toBe(200)
    expect((await owner.delete(at)).statusCode).toBe(404)
  })

  it.each([
    ['two rates of one name and place on the same days', [gst, { ...gst, from: '2026-01-01' }], 'rates/1/from'],
    ['a rate that ends before it begins', [{ ...gst, from: '2026-02-01', until: '2026-01-31' }], 'rates/0/until'],
  ])('is refused with %s', async (_, rates, path) => {
    const reply = await owner.post(`${commercePath}tax-classes/`, newClass('Odd', rates))
    expect([reply.statusCode, reply.json().errors[0].path]).toEqual([422, path])
  })

  it('takes rates that follow each other without a day between', async () => {
    const rates = [
      { ...gst, until: '2026-06-30' },
      { ...gst, rate: 6, from: '2026-07-01' },
    ]
    const { taxClass } = (await owner.post(`${commercePath}tax-classes/`, newClass('Rising', rates))).json()
    expect(taxClass.rates).toEqual(rates)
    await owner.delete(`${commercePath}tax-classes/${taxClass.id}/`)
  })

  it.each([
    ['a rate above 100 %', { ...gst, rate: 101 }],
    ['a rate with five decimals', { ...gst, rate: 5.00001 }],
    ['a country in words', { ...gst, country: 'Canada' }],
    ['a day that does not exist', { ...gst, from: '2026-02-30' }],
    ['no name', { ...gst, name: '' }],
    ['a name of blanks', { ...gst, name: '  ' }],
  ])('is refused with %s', async (_, rate) => {
    expect((await owner.post(`${commercePath}tax-classes/`, newClass('Odd', [rate]))).statusCode).toBe(422)
  })

  it('has a name of its own', async () => {
    const reply = await owner.post(`${commercePath}tax-classes/`, newClass('Standard'))
    expect([reply.statusCode, reply.json().errors[0].path]).toEqual([409, 'name'])
    const [, exempt] = (await taxes()).classes
    const renamed = await owner.put(`${commercePath}tax-classes/${exempt.id}/`, newClass('Standard', []))
    expect(renamed.statusCode).toBe(409)
  })

  it('keeps its name when two are given the same at once, and is one of twenty however many are added at once', async () => {
    const add = (name: string) => owner.post(`${commercePath}tax-classes/`, newClass(name, []))
    const ids = [(await add('North')).json().taxClass.id, (await add('South')).json().taxClass.id]
    const renamed = await Promise.all(
      ids.map((id) => owner.put(`${commercePath}tax-classes/${id}/`, newClass('Same', []))),
    )
    expect(renamed.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    const added = await Promise.all(Array.from({ length: 24 }, (_, place) => add(`At once ${place}`)))
    expect((await taxes()).classes).toHaveLength(20)
    const made = added.filter(({ statusCode }) => statusCode === 201).map((reply) => reply.json().taxClass.id)
    for (const id of [...ids, ...made]) await owner.delete(`${commercePath}tax-classes/${id}/`)
  })

  it('that is the default one stays; another can become it', async () => {
    const { rules, classes } = await taxes()
    const [standard, exempt] = classes
    expect((await owner.delete(`${commercePath}tax-classes/${standard.id}/`)).statusCode).toBe(409)
    const swapped = { prices_include_tax: true, default_class: exempt.id }
    expect((await owner.put(`${commercePath}taxes/`, swapped)).json().rules).toEqual(swapped)
    expect(await taxesOf(owner, sale('ON'))).toEqual({ pricesIncludeTax: true, rates: [[]] })
    await owner.put(`${commercePath}taxes/`, rules)
    const unknown = await owner.put(`${commercePath}taxes/`, { ...rules, default_class: 999_999 })
    expect([unknown.statusCode, unknown.json().errors[0].path]).toEqual([422, 'default_class'])
  })

  it('is out of reach of another website, and of people without the right', async () => {
    const [standard] = (await taxes()).classes
    const at = `${commercePath}tax-classes/${standard.id}/`
    expect((await other.put(at, newClass('Mine'))).statusCode).toBe(404)
    expect(
      (await other.put(`${commercePath}taxes/`, { prices_include_tax: false, default_class: standard.id })).statusCode,
    ).toBe(422)
    const staff = await host.signIn('staff')
    expect((await staff.get(`${commercePath}taxes/`)).statusCode).toBe(403)
    expect((await staff.put(at, newClass('Mine'))).statusCode).toBe(403)
  })

  it('may be one of twenty', async () => {
    const before = (await taxes()).classes.length
    const ids: number[] = []
    for (let count = before; count < 20; count++) {
      ids.push((await owner.post(`${commercePath}tax-classes/`, newClass(`Class ${count}`, []))).json().taxClass.id)
    }
    expect((await owner.post(`${commercePath}tax-classes/`, newClass('One too many'))).statusCode).toBe(422)
    for (const id of ids) await owner.delete(`${commercePath}tax-classes/${id}/`)
  })
})
