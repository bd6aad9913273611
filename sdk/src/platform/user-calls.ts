import Type from 'typebox'
import { defineCall } from '../definition/call.ts'
import { CsvQuery, ListQuery, Rows } from '../definition/list-query.ts'
import { ById } from '../definition/request-schemas.ts'
import { CurrentPassword, DisplayName, RoleNumber } from './account-schemas.ts'
import { corePermission } from './core-permission.ts'
import { User } from './people.ts'

const path = '/api/v1/admin/users/'

const userColumns = ['id', 'email', 'displayName', 'role_id'] as const

export const listUsers = defineCall({
  id: 'core.listUsers',
  method: 'GET',
  path,
  summary: 'Find people on the website',
  query: Type.Object({
    ...ListQuery(userColumns),
    ...CsvQuery,
    /** One or several, with commas between them. */
    role_id: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,9}(,[1-9][0-9]{0,9}){0,99}$' })),
    state: Type.Optional(Type.String({ pattern: '^(active|invited|disabled)(,(active|invited|disabled)){0,2}$' })),
  }),
  reply: { results: Rows(User) },
  access: corePermission('users', 'can_view'),
})

export const getUser = defineCall({
  id: 'core.getUser',
  method: 'GET',
  path: `${path}:id/`,
  summary: 'Show an account of the website',
  params: ById,
  reply: { user: User },
  access: corePermission('users', 'can_view'),
})

export const changeUser = defineCall({
  id: 'core.changeUser',
  method: 'PUT',
  path: `${path}:id/`,
  summary: 'Change an account of the website',
  params: ById,
  body: Type.Object({
    displayName: Type.Optional(DisplayName),
    role_id: Type.Optional(RoleNumber),
    isDisabled: Type.Optional(Type.Boolean()),
    /** Of the actor; needed to make an owner and to change one's own role. */
    currentPassword: Type.Optional(CurrentPassword),
  }),
  reply: { user: User },
  access: corePermission('users', 'can_edit'),
})

export const switchUserFactorOff = defineCall({
  id: 'core.switchUserFactorOff',
  method: 'POST',
  path: `${path}:id/second-factor/off/`,
  summary: 'Switch off two-factor authentication for a person who lost their device',
  params: ById,
  body: Type.Object({ currentPassword: Type.Optional(CurrentPassword) }),
  reply: { user: User },
  access: corePermission('users', 'can_edit'),
  tokens: 'refused',
})

export const removeUser = defineCall({
  id: 'core.removeUser',
  method: 'DELETE',
  path: `${path}:id/`,
  summary: 'Remove a person from the website',
  params: ById,
  reply: {},
  access: corePermission('users', 'can_delete'),
})
