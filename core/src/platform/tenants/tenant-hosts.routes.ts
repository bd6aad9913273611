import { TenantHost } from '@ashlar/sdk/platform'
import { defineRoutes } from '@ashlar/sdk/server'
import Type from 'typebox'
import { ById, Id } from '../request-schemas.ts'
import { mayLookAt, mayRun } from './tenant-access.ts'
import { TenantHosts } from './tenant-hosts.service.ts'

const HostName = Type.String({ minLength: 1, maxLength: 255 })
const HostBody = Type.Object({ host: HostName })
const HostsReply = Type.Object({
  success: Type.Literal(true),
  results: Type.Object({ rows: Type.Array(TenantHost), total: Type.Integer() }),
})
const reply = (rows: TenantHost[]) => ({ success: true as const, results: { rows, total: rows.length } })

/** Where a tenant answers. Its owner and the platform change it. */
export const tenantHostRoutes = defineRoutes([TenantHosts], (app, hosts) => {
  const config = { access: 'staff' as const }
  const url = '/api/v1/admin/tenants/:id/hosts/'

  app.get(
    url,
    { config: { ...config, tokens: 'accepted' }, schema: { params: ById, response: { 200: HostsReply } } },
    async (request) => {
      mayLookAt(request.params.id, request.actor, request.tenant)
      return reply(await hosts.list(request.params.id))
    },
  )

  app.post(
    url,
    { config, schema: { params: ById, body: HostBody, response: { 201: HostsReply } } },
    async (request, to) => {
      mayRun(request.params.id, request.actor, request.tenant)
      return to.code(201).send(reply(await hosts.add(request.params.id, request.body.host)))
    },
  )

  app.post(
    `${url}check/`,
    { config, schema: { params: ById, body: HostBody, response: { 200: HostsReply } } },
    async ({ params, body, actor, tenant }) => {
      mayRun(params.id, actor, tenant)
      return reply(await hosts.check(params.id, body.host))
    },
  )

  app.put(
    `${url}main/`,
    { config, schema: { params: ById, body: HostBody, response: { 200: HostsReply } } },
    async ({ params, body, actor, tenant }) => {
      mayRun(params.id, actor, tenant)
      return reply(await hosts.setMain(params.id, body.host))
    },
  )

  app.delete(
    `${url}:host/`,
    {
      config,
      schema: { params: Type.Object({ id: Id, host: HostName }), response: { 200: HostsReply } },
    },
    async ({ params, actor, tenant }) => {
      mayRun(params.id, actor, tenant)
      return reply(await hosts.remove(params.id, params.host))
    },
  )
})
