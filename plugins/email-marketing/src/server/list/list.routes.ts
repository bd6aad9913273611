import { permission } from '@ashlar/sdk'
import { defineRoutes, ListReply } from '@ashlar/sdk/server'
import Type from 'typebox'
import { MailingList, SaveMailingList } from '../../contract.ts'
import { emailMarketing } from '../../module.ts'
import { ById, Done } from '../request-schemas.ts'
import { ListService } from './list.service.ts'

const path = '/api/v1/admin/email-marketing/lists/'
const One = Type.Object({ success: Type.Literal(true), list: MailingList })

export const listRoutes = defineRoutes([ListService], (app, lists) => {
  app.get(
    path,
    {
      config: { access: permission(emailMarketing, 'subscribers', 'can_view') },
      schema: { response: { 200: ListReply(MailingList) } },
    },
    async () => ({ success: true as const, results: await lists.list() }),
  )

  app.post(
    path,
    {
      config: { access: permission(emailMarketing, 'subscribers', 'can_create') },
      schema: { body: SaveMailingList, response: { 201: One } },
    },
    async ({ body }, reply) => reply.code(201).send({ success: true, list: await lists.create(body) }),
  )

  app.put(
    `${path}:id/`,
    {
      config: { access: permission(emailMarketing, 'subscribers', 'can_edit') },
      schema: { params: ById, body: SaveMailingList, response: { 200: One } },
    },
    async ({ params, body }) => ({ success: true as const, list: await lists.update(params.id, body) }),
  )

  app.delete(
    `${path}:id/`,
    {
      config: { access: permission(emailMarketing, 'subscribers', 'can_delete') },
      schema: { params: ById, response: { 200: Done } },
    },
    async ({ params }) => {
      await lists.remove(params.id)
      return { success: true as const }
    },
  )
})
