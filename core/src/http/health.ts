import type { FastifyInstance } from 'fastify'

/** Milliseconds that the database has to answer. */
const patience = 2000

/**
 * `GET /healthz`: the process is up. `GET /readyz`: the database answers and migrations are done. For load balancers,
 * under any host name.
 */
export function addHealth(app: FastifyInstance, isReady: () => Promise<boolean>): void {
  const options = { config: { access: 'public' }, schema: { hide: true } } as const
  app.get('/healthz', options, async () => ({ status: 'ok' }))
  app.get('/readyz', options, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const late = new Promise<false>((resolve) => setTimeout(resolve, patience, false).unref())
    const ready = await Promise.race([isReady(), late]).catch((error: unknown) => {
      request.log.warn({ err: error }, 'not ready')
      return false
    })
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' })
  })
}
