import { defineCall, Id, permission } from '@ashlar/sdk'
import Type, { type Static } from 'typebox'
import { customers } from '../module.ts'
import { customersPath } from './addresses.ts'

/** A word that a website gives to several customers, such as "Wholesale". */
export const Tag = Type.Object({ id: Id, name: Type.String() })
export type Tag = Static<typeof Tag>

export const TagName = Type.String({ minLength: 1, maxLength: 40, pattern: '^(?=\\s*[^,\\s])[^,]*$' })

export const listTags = defineCall({
  id: 'customers.listTags',
  method: 'GET',
  path: `${customersPath}tags/`,
  summary: 'List the tags of customers',
  reply: { results: Type.Object({ rows: Type.Array(Tag), total: Type.Integer() }) },
  access: permission(customers, 'customers', 'can_view'),
})
