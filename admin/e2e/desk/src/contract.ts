import { defineCall, permission } from '@ashlar/sdk'
import Type from 'typebox'
import { desk } from './module.ts'
import { Titled } from './records.ts'

/** What each call that makes a record replies. */
const made = { reply: { id: Type.Integer() }, status: 201 } as const

/** PERM-106 */
export const addQuote = defineCall({
  id: 'desk.addQuote',
  method: 'POST',
  path: '/api/v1/admin/quotes/',
  summary: 'Add a quote',
  body: Titled,
  ...made,
  access: permission(desk, 'quotes', 'can_create'),
  plan: 'enterprise',
})

/** PERM-108 */
export const addProject = defineCall({
  id: 'desk.addProject',
  method: 'POST',
  path: '/api/v1/admin/projects/',
  summary: 'Add a project',
  body: Titled,
  ...made,
  access: permission(desk, 'projects', 'can_create'),
  plan: 'enterprise',
})

/** PERM-109 */
export const addTask = defineCall({
  id: 'desk.addTask',
  method: 'POST',
  path: '/api/v1/admin/tasks/',
  summary: 'Add a task',
  body: Titled,
  ...made,
  access: permission(desk, 'projects', 'can_create'),
  plan: 'enterprise',
})
