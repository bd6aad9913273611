import { ById, defineCall, Id, permission } from '@ashlar/sdk'
import Type from 'typebox'
import { till } from './module.ts'

const path = '/api/v1/admin/till/payments/'
const access = permission(till, 'till', 'can_create')

export const askPayment = defineCall({
  id: 'till.askPayment',
  method: 'POST',
  path,
  summary: 'Ask for a payment',
  body: Type.Object(
    {
      title: Type.String({ minLength: 1, maxLength: 80 }),
      amount: Type.Integer({ minimum: 1 }),
      returnTo: Type.String({ maxLength: 400 }),
    },
    { additionalProperties: false },
  ),
  reply: { id: Id },
  status: 201,
  access,
})

export const beginPayment = defineCall({
  id: 'till.beginPayment',
  method: 'POST',
  path: `${path}:id/begin/`,
  summary: 'Begin a payment',
  params: ById,
  reply: { status: Type.String(), goTo: Type.Optional(Type.String()) },
  access,
})
