import { core, permission } from '@ashlar/sdk'
import { defineRoutes, ListQuery, ListReply } from '@ashlar/sdk/server'
import Type from 'typebox'
import { UserService, userColumns } from './user.service.ts'

const User = Type.Object({
  id: Type.Integer(),
  email: Type.String(),
  displayName: Type.String(),
  role_id: Type.Integer(),
  isPlatformAdministrator: Type.Boolean(),
  isDisabled: Type.Boolean(),
  createdAt: Type.String(),
})

/** People of the website and their roles (TENANT-003). */
export const userRoutes = defineRoutes([UserService], (app, users) => {
  app.get(
    '/api/v1/admin/users/',
    {
      config: { access: permission(core, 'users', 'can_view') },
      schema: {
        querystring: Type.Object({
          ...ListQuery(userColumns),
          role_id: Type.Optional(Type.Integer({ minimum: 1, maximum: 6 })),
        }),
        response: { 200: ListReply(User) },
      },
    },
    async ({ query }) => ({ success: true as const, results: await users.list(query) }),
  )
})
