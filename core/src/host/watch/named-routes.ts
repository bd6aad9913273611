import type { FastifyInstance } from 'fastify'
import type { CompositionWatch } from './composition-watch.ts'

/** From here on the routes of a package of the store say when they run. */
export function nameRoutes(scope: FastifyInstance, name: string, watch: CompositionWatch): void {
  if (!watch.isNamed(name)) return
  scope.addHook('onRoute', (route) => {
    const { handler } = route
    const place = `${[route.method].flat().join(', ')} ${route.url}`
    const part = { package: name, part: place, place, where: 'route' } as const
    route.handler = function (request, reply) {
      return watch.named(part, () => handler.call(this, request, reply))
    }
  })
}
