import type { FastifyInstance } from 'fastify'
import { errors } from './errors.ts'
import { withoutPort } from './tenant-lookup.ts'

/** Where this server says which code belongs to a host name: whoever gets it there has been led here. */
export const checkPath = '/.well-known/ashlar-host'

/** Answers under names that are not verified yet, at which nothing else does. */
export function addHostCheck(app: FastifyInstance, codeOf: (host: string) => Promise<string | null>): void {
  app.get(checkPath, { config: { access: 'public' }, schema: { hide: true } }, async ({ raw }, reply) => {
    const code = await codeOf(withoutPort((raw.headers.host ?? '').toLowerCase()))
    if (code === null) throw errors.UNKNOWN_HOST()
    return reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store').send(code)
  })
}
