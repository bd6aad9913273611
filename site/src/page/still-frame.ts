import { stillFramePath } from '@ashlar/sdk/renderer'
import { AshlarError } from '@ashlar/sdk/server'
import type { FastifyInstance } from 'fastify'
import type { Site } from '../site.ts'
import { sendFrame } from './frame.ts'
import { atOnce } from './patience.ts'

/**
 * Documents in which the editor's canvas shows blocks that are not saved yet. Each is the same for every page, and for
 * staff alone. It may not look up the addresses of links ahead of time, which no policy forbids by itself.
 */
export function stillFrameRoute(app: FastifyInstance, site: Site): void {
  app.get<{ Params: { type: string } }>(
    `${stillFramePath}/:type`,
    { config: { access: 'staff' } },
    async ({ tenant, params: { type } }, reply) => {
      const still = site.frames.get(type)?.still
      if (!tenant || !still || !site.hasBlock(tenant, type)) {
        throw new AshlarError('NOT_FOUND', 404, 'There is nothing at this address.')
      }
      const part = { package: site.owners.get(type) ?? '', part: `still frame of ${type}`, place: stillFramePath }
      const document = await site.watch.run(part, atOnce, async () => still())
      return sendFrame(reply.header('x-dns-prefetch-control', 'off'), document)
    },
  )
}
