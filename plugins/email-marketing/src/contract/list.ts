import { ById, defineCall, Id, permission, Rows, Time } from '@ashlar/sdk'
import Type, { type Static } from 'typebox'
import { emailMarketing } from '../module.ts'

export const MailingList = Type.Object({
  id: Id,
  name: Type.String(),
  /** Used when a form specifies no list. */
  isDefault: Type.Boolean(),
  /** People who confirmed. */
  subscribed: Type.Integer(),
  /** Everybody, whatever their state. */
  total: Type.Integer(),
  createdAt: Time,
})
export type MailingList = Static<typeof MailingList>

export const SaveMailingList = Type.Object(
  {
    name: Type.String({ title: 'Name', minLength: 1, maxLength: 120, pattern: '\\S' }),
    isDefault: Type.Boolean({ title: 'Used when a form specifies no list', default: false }),
  },
  { additionalProperties: false },
)
export type SaveMailingList = Static<typeof SaveMailingList>

const path = '/api/v1/admin/email-marketing/lists/'

export const listLists = defineCall({
  id: 'email_marketing.listLists',
  method: 'GET',
  path,
  summary: 'List the newsletter lists',
  reply: { results: Rows(MailingList) },
  access: permission(emailMarketing, 'subscribers', 'can_view'),
})

export const createList = defineCall({
  id: 'email_marketing.createList',
  method: 'POST',
  path,
  summary: 'Create a newsletter list',
  body: SaveMailingList,
  reply: { list: MailingList },
  status: 201,
  access: permission(emailMarketing, 'subscribers', 'can_create'),
})

export const updateList = defineCall({
  id: 'email_marketing.updateList',
  method: 'PUT',
  path: `${path}:id/`,
  summary: 'Change a newsletter list',
  params: ById,
  body: SaveMailingList,
  reply: { list: MailingList },
  access: permission(emailMarketing, 'subscribers', 'can_edit'),
})

export const deleteList = defineCall({
  id: 'email_marketing.deleteList',
  method: 'DELETE',
  path: `${path}:id/`,
  summary: 'Delete a newsletter list',
  params: ById,
  reply: {},
  access: permission(emailMarketing, 'subscribers', 'can_delete'),
})
