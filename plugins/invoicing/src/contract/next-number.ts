import { defineCall } from '@ashlar/sdk'
import Type, { type Static } from 'typebox'
import { invoicingPath } from './addresses.ts'

/** Documents with numbers of their own. */
export const numberedTypes = ['quote', 'invoice', 'work-order', 'refund'] as const

export const NextNumber = Type.Object(
  {
    type: Type.Enum([...numberedTypes]),
    number: Type.Integer({ title: 'Next number', minimum: 1, maximum: 999_999_999 }),
    /** Where each year counts anew; this year without it. */
    year: Type.Optional(Type.Integer({ minimum: 1900, maximum: 9999 })),
  },
  { additionalProperties: false },
)
export type NextNumber = Static<typeof NextNumber>

export const setNextNumber = defineCall({
  id: 'invoicing.setNextNumber',
  method: 'PUT',
  path: `${invoicingPath}next-number/`,
  summary: 'Set the number of the next document',
  description: 'For websites that go on with numbers given elsewhere. It only ever goes up.',
  body: NextNumber,
  reply: {
    /** As it will be printed, such as INV-2026-00501. */
    number: Type.String(),
  },
  access: 'settings.can_edit',
})
