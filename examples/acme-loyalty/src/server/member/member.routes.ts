import { defineRoutes, windowOf } from '@ashlar/sdk/server'
import { addMember, countVisit, listMembers, removeMember } from '../../contract.ts'
import { Members } from './member.service.ts'

export const memberRoutes = defineRoutes([Members], (app, members) => {
  app.call(listMembers, async ({ query }) => ({
    results: await members.list(query.orderBy ?? 'name', windowOf(query)),
  }))
  app.call(addMember, async ({ body }) => ({ member: await members.add(body) }))
  app.call(countVisit, async ({ params }) => ({ member: await members.visit(params.id) }))
  app.call(removeMember, ({ params }) => members.remove(params.id))
})
