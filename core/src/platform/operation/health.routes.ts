import { HealthSubject } from '@ashlar/sdk/platform'
import { defineRoutes } from '@ashlar/sdk/server'
import Type from 'typebox'
import { HealthService } from './health.service.ts'

const Reply = Type.Object({
  success: Type.Literal(true),
  results: Type.Object({ checkedAt: Type.String(), subjects: Type.Array(HealthSubject) }),
})

/** How the installation fares: for whoever runs it. */
export const healthRoutes = defineRoutes([HealthService], (app, health) => {
  app.get(
    '/api/v1/admin/health/',
    { config: { access: 'platform' }, schema: { response: { 200: Reply } } },
    async () => {
      const subjects = await health.read()
      return { success: true as const, results: { checkedAt: new Date().toISOString(), subjects } }
    },
  )
})
