import { changeUser, getUser, listUsers, removeUser, switchUserFactorOff } from '@ashlar/sdk/platform'
import { type Actor, type CsvStep, defineRoutes, sendCsv, type Tenant } from '@ashlar/sdk/server'
import { errors } from '../errors.ts'
import { LostFactorService } from './lost-factor.service.ts'
import { PeopleService } from './people.service.ts'
import { userCsv } from './user.csv.ts'
import { UserService } from './user.service.ts'

/** People of the website and their roles (TENANT-003). */
export const userRoutes = defineRoutes(
  [UserService, PeopleService, LostFactorService],
  (app, users, people, factors) => {
    app.call(listUsers, async ({ query }, reply) => {
      if (query.format !== 'csv') return { results: await users.list(query) }
      const rows = (step: CsvStep) => users.exported(query, step)
      return sendCsv(reply, { name: 'people', columns: userCsv, wanted: query.columns, rows })
    })

    app.call(getUser, async ({ params }) => ({ user: await users.find(params.id) }))

    app.call(changeUser, async ({ actor, tenant, params, body }) => ({
      user: await people.change(...here(actor, tenant), params.id, body),
    }))

    app.call(switchUserFactorOff, async ({ actor, tenant, params, body }) => ({
      user: await factors.switchOff(...here(actor, tenant), params.id, body.currentPassword),
    }))

    app.call(removeUser, ({ actor, tenant, params }) => people.remove(...here(actor, tenant), params.id))
  },
)

/** A permission is held in a tenant alone, so the route's access has seen to both. */
export function here(actor: Actor | null, tenant: Tenant | null): [Actor, Tenant] {
  if (actor === null) throw errors.SIGN_IN_FAILED()
  if (tenant === null) throw errors.NOT_FOUND('such website')
  return [actor, tenant]
}
