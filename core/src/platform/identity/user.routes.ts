import { permission } from '@ashlar/sdk'
import { core, User } from '@ashlar/sdk/platform'
import {
  type Actor,
  type CsvPage,
  CsvQuery,
  defineRoutes,
  ListQuery,
  ListReply,
  sendCsv,
  type Tenant,
} from '@ashlar/sdk/server'
import Type from 'typebox'
import { errors } from '../errors.ts'
import { ById, Line } from '../request-schemas.ts'
import { LostFactorService } from './lost-factor.service.ts'
import { PeopleService } from './people.service.ts'
import { roleOf } from './signed-in-actor.ts'
import { userCsv } from './user.csv.ts'
import { UserService, userColumns } from './user.service.ts'

const OneUser = Type.Object({ success: Type.Literal(true), user: User })
const Done = Type.Object({ success: Type.Literal(true) })
export const RoleNumber = Type.Integer({ minimum: 1, maximum: 6 })
export const CurrentPassword = Type.String({ maxLength: 1024 })

/** People of the website and their roles (TENANT-003). */
export const userRoutes = defineRoutes(
  [UserService, PeopleService, LostFactorService],
  (app, users, people, factors) => {
    app.get(
      '/api/v1/admin/users/',
      {
        config: { access: permission(core, 'users', 'can_view') },
        schema: {
          querystring: Type.Object({
            ...ListQuery(userColumns),
            ...CsvQuery,
            /** One or several, with commas between them. */
            role_id: Type.Optional(Type.String({ pattern: '^[1-6](,[1-6]){0,5}$' })),
            state: Type.Optional(
              Type.String({ pattern: '^(active|invited|disabled)(,(active|invited|disabled)){0,2}$' }),
            ),
          }),
          response: { 200: ListReply(User) },
        },
      },
      async ({ query }, reply) => {
        if (query.format === 'csv') {
          const rows = (page: CsvPage) => users.list({ ...query, ...page }).then((found) => found.rows)
          return sendCsv(reply, { name: 'people', columns: userCsv, wanted: query.columns, rows })
        }
        return { success: true as const, results: await users.list(query) }
      },
    )

    app.get(
      '/api/v1/admin/users/:id/',
      {
        config: { access: permission(core, 'users', 'can_view') },
        schema: { params: ById, response: { 200: OneUser } },
      },
      async ({ params }) => ({ success: true as const, user: await users.find(params.id) }),
    )

    app.put(
      '/api/v1/admin/users/:id/',
      {
        config: { access: permission(core, 'users', 'can_edit') },
        schema: {
          params: ById,
          body: Type.Object({
            displayName: Type.Optional(Line(120, { minLength: 1 })),
            role_id: Type.Optional(RoleNumber),
            isDisabled: Type.Optional(Type.Boolean()),
            /** Of the actor; needed to make an owner and to change one's own role. */
            currentPassword: Type.Optional(CurrentPassword),
          }),
          response: { 200: OneUser },
        },
      },
      async ({ actor, tenant, params, body: { role_id, ...body } }) => {
        const change = { ...body, ...(role_id !== undefined && { role_id: roleOf(role_id) }) }
        return { success: true as const, user: await people.change(...here(actor, tenant), params.id, change) }
      },
    )

    app.post(
      '/api/v1/admin/users/:id/second-factor/off/',
      {
        config: { access: permission(core, 'users', 'can_edit'), tokens: 'refused' },
        schema: {
          summary: 'Let somebody in again who has lost their second factor',
          params: ById,
          body: Type.Object({ currentPassword: Type.Optional(CurrentPassword) }),
          response: { 200: OneUser },
        },
      },
      async ({ actor, tenant, params, body }) => ({
        success: true as const,
        user: await factors.switchOff(...here(actor, tenant), params.id, body.currentPassword),
      }),
    )

    app.delete(
      '/api/v1/admin/users/:id/',
      {
        config: { access: permission(core, 'users', 'can_delete') },
        schema: { params: ById, response: { 200: Done } },
      },
      async ({ actor, tenant, params }) => {
        await people.remove(...here(actor, tenant), params.id)
        return { success: true as const }
      },
    )
  },
)

/** A permission is held in a tenant alone, so the route's access has seen to both. */
export function here(actor: Actor | null, tenant: Tenant | null): [Actor, Tenant] {
  if (actor === null) throw errors.SIGN_IN_FAILED()
  if (tenant === null) throw errors.NOT_FOUND('such website')
  return [actor, tenant]
}
