import { maybe } from '@ashlar/sdk'
import {
  InstallationState,
  PackageChange,
  PackageContents,
  PackageFault,
  PackagePlan,
  PackagePlanRequest,
  PackageUpdate,
  PackageUsage,
  PackageVersion,
} from '@ashlar/sdk/platform'
import { defineRoutes, ListQuery, ListReply, type RouteScope, windowOf } from '@ashlar/sdk/server'
import Type, { type TSchema } from 'typebox'
import { PackageInstallation } from '../../host/tokens.ts'
import type { Asker, Listed } from '../../installation/contract.ts'
import { installationErrors } from '../../installation/installation.errors.ts'
import { mostPacked } from '../../store/limits.ts'

/** Packages are the whole installation's, and code that is installed can do what the server can. */
const config = { access: 'platform' } as const

const base = '/api/v1/admin/packages'
const ById = Type.Object({ id: Type.String({ maxLength: 100 }) })
const ByName = Type.Object({ name: PackagePlanRequest.properties.name })
const { currentPage, itemsPerPage, limit } = ListQuery(['id'])
const Window = Type.Object({ currentPage, itemsPerPage, limit })
const Uploaded = Type.Object({ name: Type.String(), version: Type.String(), integrity: Type.String() })

const One = <Result extends TSchema>(results: Result) => Type.Object({ success: Type.Literal(true), results })

/** How packages are installed, upgraded, rolled back and removed while the server runs. */
export const installationRoutes = defineRoutes([maybe(PackageInstallation)], (app, installation) => {
  // A host without a package store: its packages are those of its composition root.
  if (installation === undefined) return
  planRoutes(app, installation)
  changeRoutes(app, installation)
  lookUpRoutes(app, installation)
  uploadRoutes(app, installation)
})

function planRoutes(app: RouteScope, installation: PackageInstallation): void {
  app.post(
    `${base}/plans/`,
    { config, schema: { body: PackagePlanRequest, response: { 201: One(PackagePlan) } } },
    async ({ body }, reply) => reply.code(201).send(one(await installation.plan(body))),
  )
  app.get(
    `${base}/plans/:id/`,
    { config, schema: { params: ById, response: { 200: One(PackagePlan) } } },
    async ({ params }) => one(await installation.findPlan(params.id)),
  )
}

function changeRoutes(app: RouteScope, installation: PackageInstallation): void {
  app.post(
    `${base}/changes/`,
    {
      config,
      schema: {
        body: Type.Object({ plan: Type.String({ maxLength: 100 }) }, { additionalProperties: false }),
        response: { 202: One(PackageChange) },
      },
    },
    async ({ body, actor, tenant }, reply) => {
      const asker: Asker = {
        name: actor?.displayName ?? '',
        account: actor?.guid ?? null,
        tenant: tenant?.guid ?? null,
      }
      return reply.code(202).send(one(await installation.apply(body.plan, asker)))
    },
  )
  app.get(
    `${base}/changes/`,
    { config, schema: { querystring: Window, response: { 200: ListReply(PackageChange) } } },
    async ({ query }) => one(await installation.changes(windowOf(query))),
  )
  app.get(
    `${base}/changes/:id/`,
    { config, schema: { params: ById, response: { 200: One(PackageChange) } } },
    async ({ params }) => one(await installation.findChange(params.id)),
  )
}

function lookUpRoutes(app: RouteScope, installation: PackageInstallation): void {
  app.get(`${base}/installation/`, { config, schema: { response: { 200: One(InstallationState) } } }, async () =>
    one(await installation.state()),
  )
  app.get(`${base}/updates/`, { config, schema: { response: { 200: ListReply(PackageUpdate) } } }, async () =>
    one(await installation.updates()),
  )
  app.get(
    `${base}/contents/`,
    { config, schema: { querystring: ByName, response: { 200: One(PackageContents) } } },
    async ({ query }) => one(await installation.contents(query.name)),
  )
  app.get(
    `${base}/versions/`,
    { config, schema: { querystring: ByName, response: { 200: ListReply(PackageVersion) } } },
    async ({ query }) => one(await installation.versions(query.name)),
  )
  app.get(
    `${base}/usage/`,
    { config, schema: { querystring: ByName, response: { 200: ListReply(PackageUsage) } } },
    async ({ query }) => one(await installation.usage(query.name)),
  )
  app.get(
    `${base}/faults/`,
    { config, schema: { querystring: ByName, response: { 200: ListReply(PackageFault) } } },
    async ({ query }) => one(await installation.faults(query.name)),
  )
}

function uploadRoutes(app: RouteScope, installation: PackageInstallation): void {
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/gzip',
      { parseAs: 'buffer', bodyLimit: mostPacked },
      (_request, body, done) => done(null, body),
    )
    scope.post(
      `${base}/uploads/`,
      {
        config,
        bodyLimit: mostPacked,
        schema: { summary: 'A package as a .tgz file', response: { 201: One(Uploaded) } },
      },
      async ({ body }, reply) => {
        if (!Buffer.isBuffer(body)) throw installationErrors.NOT_A_TARBALL()
        return reply.code(201).send(one(await installation.upload(body)))
      },
    )
  })
}

function one<Results extends object | Listed<unknown>>(results: Results) {
  return { success: true as const, results }
}
