import Type from 'typebox'
import { defineCall } from '../definition/call.ts'
import { ById, Id } from '../definition/request-schemas.ts'
import { TenantHost } from './tenant.ts'

const path = '/api/v1/admin/tenants/:id/hosts/'
const HostName = Type.String({ minLength: 1, maxLength: 255 })
const HostBody = Type.Object({ host: HostName })
/** All that the website has. */
const hosts = { results: Type.Object({ rows: Type.Array(TenantHost), total: Type.Integer() }) }

export const listTenantHosts = defineCall({
  id: 'core.listTenantHosts',
  method: 'GET',
  path,
  summary: 'List the addresses of a website',
  params: ById,
  reply: hosts,
  access: 'staff',
  tokens: 'accepted',
})

export const addTenantHost = defineCall({
  id: 'core.addTenantHost',
  method: 'POST',
  path,
  summary: 'Add an address of a website',
  params: ById,
  body: HostBody,
  reply: hosts,
  status: 201,
  access: 'staff',
})

export const checkTenantHost = defineCall({
  id: 'core.checkTenantHost',
  method: 'POST',
  path: `${path}check/`,
  summary: 'Check where an address of a website leads',
  params: ById,
  body: HostBody,
  reply: hosts,
  access: 'staff',
})

export const setMainTenantHost = defineCall({
  id: 'core.setMainTenantHost',
  method: 'PUT',
  path: `${path}main/`,
  summary: 'Make an address the main address of a website',
  params: ById,
  body: HostBody,
  reply: hosts,
  access: 'staff',
})

export const removeTenantHost = defineCall({
  id: 'core.removeTenantHost',
  method: 'DELETE',
  path: `${path}:host/`,
  summary: 'Remove an address of a website',
  params: Type.Object({ id: Id, host: HostName }),
  reply: hosts,
  access: 'staff',
})
