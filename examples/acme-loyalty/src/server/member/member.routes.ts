import { permission } from '@ashlar/sdk'
import { defineRoutes, ListQuery, ListReply, windowOf } from '@ashlar/sdk/server'
import Type from 'typebox'
import { Member, NewMember } from '../../contract.ts'
import { loyalty } from '../../module.ts'
import { Members } from './member.service.ts'

const MemberReply = Type.Object({ success: Type.Literal(true), member: Member })
const ById = Type.Object({ id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) })
const path = '/api/v1/admin/loyalty/members/'

export const memberRoutes = defineRoutes([Members], (app, members) => {
  app.get(
    path,
    {
      config: { access: permission(loyalty, 'loyalty_members', 'can_view') },
      schema: {
        querystring: Type.Object(ListQuery(['name', 'points']), { additionalProperties: false }),
        response: { 200: ListReply(Member) },
      },
    },
    async ({ query }) => ({
      success: true as const,
      results: await members.list(query.orderBy ?? 'name', windowOf(query)),
    }),
  )

  app.post(
    path,
    {
      config: { access: permission(loyalty, 'loyalty_members', 'can_create') },
      schema: { body: NewMember, response: { 201: MemberReply } },
    },
    async ({ body }, reply) => reply.code(201).send({ success: true as const, member: await members.add(body) }),
  )

  app.post(
    `${path}:id/visits/`,
    {
      config: { access: permission(loyalty, 'loyalty_members', 'can_edit') },
      schema: { params: ById, response: { 201: MemberReply } },
    },
    async ({ params }, reply) =>
      reply.code(201).send({ success: true as const, member: await members.visit(params.id) }),
  )

  app.delete(
    `${path}:id/`,
    {
      config: { access: permission(loyalty, 'loyalty_members', 'can_delete') },
      schema: { params: ById, response: { 200: Type.Object({ success: Type.Literal(true) }) } },
    },
    async ({ params }) => {
      await members.remove(params.id)
      return { success: true as const }
    },
  )
})
