import { ById, defineCall, Id, permission, Rate, token } from '@ashlar/sdk'
import type { Transaction } from '@ashlar/sdk/server'
import Type, { type Static } from 'typebox'
import type { AppliedRate } from '../documents/tax.ts'
import { commerce } from '../module.ts'
import { commercePath } from './addresses.ts'

/** With something in it besides blanks. */
const name = (maxLength: number) => Type.String({ title: 'Name', minLength: 1, maxLength, pattern: '\\S' })

const Day = Type.Union([Type.String({ format: 'date' }), Type.Null()])

/** What is charged at a place, from a day until a day. */
export const TaxRate = Type.Object(
  {
    /** What the customer reads: `GST`. */
    name: name(40),
    /** ISO 3166-1, two capital letters. */
    country: Type.String({ title: 'Country', pattern: '^[A-Z]{2}$' }),
    /** As it stands in addresses: `ON`. Empty for the whole country. */
    region: Type.String({ title: 'Region', maxLength: 60 }),
    rate: Type.Intersect([Rate, Type.Number({ maximum: 100 })], { title: 'Rate' }),
    /** The first day on which it counts. */
    from: Day,
    /** The last day on which it counts. */
    until: Day,
  },
  { additionalProperties: false },
)
export type TaxRate = Static<typeof TaxRate>

const written = {
  name: name(60),
  rates: Type.Array(TaxRate, { maxItems: 300 }),
}

/** A kind of goods or services whose taxes are alike: standard, reduced, exempt. */
export const TaxClass = Type.Object({
  id: Id,
  /** Counts the changes; a change that names an old one is refused. */
  revision: Type.Integer(),
  /** What has no class of its own is taxed by this one. */
  isDefault: Type.Boolean(),
  ...written,
})
export type TaxClass = Static<typeof TaxClass>

export const NewTaxClass = Type.Object(written, { additionalProperties: false })
export type NewTaxClass = Static<typeof NewTaxClass>

export const TaxClassChange = Type.Object(
  { ...written, revision: Type.Optional(Type.Integer()) },
  { additionalProperties: false },
)
export type TaxClassChange = Static<typeof TaxClassChange>

export const TaxRules = Type.Object(
  {
    prices_include_tax: Type.Boolean({
      title: 'Prices include taxes',
      description: 'Prices already contain taxes, so none are added.',
      default: false,
    }),
    default_class: Id,
  },
  { additionalProperties: false },
)
export type TaxRules = Static<typeof TaxRules>

/** What a sale is taxed by. */
export interface TaxedSale {
  /** Where it is delivered or done. */
  readonly place: { readonly country: string; readonly region: string }
  /** Country of the website; its usual rates are there from the first sale on. */
  readonly sellerCountry: string
  /** The day whose rates count, of the website's calendar. */
  readonly on: string
  /** By the id of their class; null for the default one, `'exempt'` for none. */
  readonly lines: readonly { readonly taxClass: number | 'exempt' | null }[]
}

/** What `totalsOf` needs to compute the taxes of a sale. */
export interface SaleTaxes {
  readonly pricesIncludeTax: boolean
  /** Of each line, in the order of the lines. */
  readonly rates: readonly (readonly AppliedRate[])[]
}

/** A tax class as it is chosen. */
export type NamedTaxClass = Pick<TaxClass, 'id' | 'name' | 'isDefault'>

/** Taxes of the website of a unit of work. */
export interface Taxes {
  of(tx: Transaction, sale: TaxedSale): Promise<SaleTaxes>
  /** The classes among which staff choose, the default one first. */
  classes(tx: Transaction, sellerCountry: string): Promise<NamedTaxClass[]>
}
export const Taxes = token<Taxes>('commerce.taxes')

export const getTaxes = defineCall({
  id: 'commerce.getTaxes',
  method: 'GET',
  path: `${commercePath}taxes/`,
  summary: 'Show the tax classes with their rates',
  reply: { rules: TaxRules, classes: Type.Array(TaxClass) },
  access: permission(commerce, 'taxes', 'can_view'),
})

export const saveTaxRules = defineCall({
  id: 'commerce.saveTaxRules',
  method: 'PUT',
  path: `${commercePath}taxes/`,
  summary: 'Change how taxes are computed',
  body: TaxRules,
  reply: { rules: TaxRules },
  access: permission(commerce, 'taxes', 'can_edit'),
})

export const addTaxClass = defineCall({
  id: 'commerce.addTaxClass',
  method: 'POST',
  path: `${commercePath}tax-classes/`,
  summary: 'Add a tax class',
  body: NewTaxClass,
  reply: { taxClass: TaxClass },
  status: 201,
  access: permission(commerce, 'taxes', 'can_create'),
})

export const changeTaxClass = defineCall({
  id: 'commerce.changeTaxClass',
  method: 'PUT',
  path: `${commercePath}tax-classes/:id/`,
  summary: 'Change a tax class and its rates',
  params: ById,
  body: TaxClassChange,
  reply: { taxClass: TaxClass },
  access: permission(commerce, 'taxes', 'can_edit'),
})

export const deleteTaxClass = defineCall({
  id: 'commerce.deleteTaxClass',
  method: 'DELETE',
  path: `${commercePath}tax-classes/:id/`,
  summary: 'Delete a tax class',
  params: ById,
  reply: {},
  access: permission(commerce, 'taxes', 'can_delete'),
})
