import { ById, defineCall, defineEvent, Id, importCalls, ListQuery, permission, Rows, Time } from '@ashlar/sdk'
import Type, { type Static } from 'typebox'
import { loyalty } from '../module.ts'

/** Somebody whose visits are counted. */
export const Member = Type.Object({
  id: Id,
  name: Type.String(),
  email: Type.String(),
  points: Type.Integer(),
  /** Null before the first visit. */
  lastVisit: Type.Union([Time, Type.Null()]),
})
export type Member = Static<typeof Member>

/** What staff write when they take a member in. */
export const NewMember = Type.Object(
  {
    name: Type.String({ title: 'Name', minLength: 1, maxLength: 120 }),
    email: Type.String({ title: 'Email', format: 'email', maxLength: 200 }),
  },
  { additionalProperties: false },
)
export type NewMember = Static<typeof NewMember>

const path = '/api/v1/admin/loyalty/members/'

export const listMembers = defineCall({
  id: 'loyalty.listMembers',
  method: 'GET',
  path,
  summary: 'List members',
  query: Type.Object(ListQuery(['name', 'points']), { additionalProperties: false }),
  reply: { results: Rows(Member) },
  access: permission(loyalty, 'loyalty_members', 'can_view'),
})

export const addMember = defineCall({
  id: 'loyalty.addMember',
  method: 'POST',
  path,
  summary: 'Add a member',
  body: NewMember,
  reply: { member: Member },
  status: 201,
  access: permission(loyalty, 'loyalty_members', 'can_create'),
})

export const countVisit = defineCall({
  id: 'loyalty.countVisit',
  method: 'POST',
  path: `${path}:id/visits/`,
  summary: 'Count a visit and give its points',
  params: ById,
  reply: { member: Member },
  status: 201,
  access: permission(loyalty, 'loyalty_members', 'can_edit'),
})

export const removeMember = defineCall({
  id: 'loyalty.removeMember',
  method: 'DELETE',
  path: `${path}:id/`,
  summary: 'Remove a member with the points',
  params: ById,
  reply: {},
  access: permission(loyalty, 'loyalty_members', 'can_delete'),
})

/** What is imported, and who may. */
export const importedMembers = {
  ...{ module: loyalty, entity: 'loyalty-members' },
  access: permission(loyalty, 'loyalty_members', 'can_create'),
} as const

/** Members from a CSV file. */
export const memberImportCalls = importCalls(importedMembers)

/** A member was given points for a visit. */
export const pointsGiven = defineEvent(
  'loyalty.points-given',
  Type.Object({ memberId: Type.Integer(), points: Type.Integer() }),
)
