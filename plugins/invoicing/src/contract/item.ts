import { Discount, lineApprovals } from '@ashlar/plugin-commerce'
import { Amount, Id, Quantity } from '@ashlar/sdk'
import Type, { type Static } from 'typebox'

/** What a line is. Sections and notes stand between the others and cost nothing. */
export const itemKinds = ['product', 'service', 'other', 'section', 'note'] as const
export type ItemKind = (typeof itemKinds)[number]

/** Lines of one document, and characters of all their texts. */
export const itemLimits = { lines: 1_000, text: 400_000 } as const

/** By which taxes: the id of a class, null for the default one, `exempt` for none. */
export const ItemTaxClass = Type.Union([Id, Type.Literal('exempt'), Type.Null()])
export type ItemTaxClass = Static<typeof ItemTaxClass>

/** Where a line comes from: a source of `invoicing.line-sources`, and what it is called there. */
export const ItemSource = Type.Object(
  { source: Type.String({ minLength: 1, maxLength: 80 }), id: Type.String({ minLength: 1, maxLength: 200 }) },
  { additionalProperties: false },
)
export type ItemSource = Static<typeof ItemSource>

const orNull = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])

const written = {
  kind: Type.Enum([...itemKinds]),
  name: Type.String({ title: 'Item', maxLength: 400 }),
  description: Type.String({ title: 'Description', maxLength: 4_000 }),
  sku: Type.String({ title: 'SKU', maxLength: 100 }),
  quantity: Quantity,
  unitPrice: Amount,
  discount: orNull(Discount),
  taxClass: ItemTaxClass,
  /** Of quotes: the customer chooses whether it is wanted. */
  isOptional: Type.Boolean(),
  /** An optional line that counts in the totals. */
  isChosen: Type.Boolean(),
  source: orNull(ItemSource),
}

/** A line as people write it. Members that are left out have their usual values. */
export const NewItem = Type.Object(
  {
    /** Of a line that the document has already. */
    id: Type.Optional(Id),
    ...Type.Partial(Type.Object(written)).properties,
    name: written.name,
  },
  { additionalProperties: false },
)
export type NewItem = Static<typeof NewItem>

/** A line of a document. */
export const Item = Type.Object({
  id: Id,
  ...written,
  /** Percent, all taxes together. */
  taxRate: Type.Number(),
  /** The taxes of the line, as they count for this document. */
  rates: Type.Array(Type.Object({ name: Type.String(), rate: Type.Number() })),
  /** Quantity times price, without the line's own discount. */
  total: Amount,
  tax: Amount,
  /** What the customer said to this line. */
  approval: Type.Enum([...lineApprovals]),
  /** Quantity that was taken into documents made from this one. */
  converted: Type.Number(),
  /** Quantity for which the money was given back. */
  refunded: Type.Number(),
})
export type Item = Static<typeof Item>
