import Type from 'typebox'
import { defineCall } from '../definition/call.ts'
import { ById } from '../definition/request-schemas.ts'

const path = '/api/v1/admin/tenants/:id/modules/'

const modules = {
  /** Whether each is on. */
  modules: Type.Record(Type.String(), Type.Boolean()),
  results: Type.Object({
    rows: Type.Array(
      Type.Object({
        id: Type.String(),
        title: Type.String(),
        description: Type.String(),
        requires: Type.Array(Type.String()),
        allowed: Type.Boolean(),
        enabled: Type.Boolean(),
      }),
    ),
    total: Type.Integer(),
  }),
}

export const listTenantModules = defineCall({
  id: 'core.listTenantModules',
  method: 'GET',
  path,
  summary: 'List the modules and whether a website has them',
  params: ById,
  reply: modules,
  access: 'staff',
  tokens: 'accepted',
})

export const switchTenantModules = defineCall({
  id: 'core.switchTenantModules',
  method: 'PUT',
  path,
  summary: 'Switch modules of a website on or off',
  params: ById,
  body: Type.Object({
    modules: Type.Record(Type.String({ maxLength: 80 }), Type.Boolean(), { maxProperties: 500 }),
  }),
  reply: modules,
  access: 'staff',
  tokens: 'accepted',
})
