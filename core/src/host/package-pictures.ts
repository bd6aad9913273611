import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { errors } from '../http/errors.ts'
import type { BrowserFolders } from './browser-files.ts'

const prefix = '/_ashlar/pictures/'
const address = /^((?:@[a-z0-9._-]+\/)?[a-z0-9._-]+)\/([a-z0-9-]+\.(?:svg|webp))$/

/** A day, in milliseconds: the address names no version, so an update may change what lies there. */
const maxAge = 24 * 60 * 60 * 1000

/** Nothing in a drawing may run or load, also when somebody opens it alone. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/**
 * Serve `/_ashlar/pictures/<package>/<file>` from `dist/pictures/` of the installed version. Stored pages may name these
 * pictures: unlike the files that browsers load as code, they stay at their address when the package is updated.
 */
export function addPackagePictures(app: FastifyInstance, folders: Pick<BrowserFolders, 'newest'>): void {
  app.get<{ Params: { '*': string } }>(
    `${prefix}*`,
    { config: { access: 'public', anonymous: true }, schema: { hide: true } },
    (request, reply) => {
      const [, name = '', file = ''] = address.exec(request.params['*']) ?? []
      const folder = folders.newest(name)
      if (folder === undefined || file === '') throw errors.NOT_FOUND()
      reply.header('content-security-policy', policy).header('x-content-type-options', 'nosniff')
      return reply.sendFile(file, join(folder, 'pictures'), { maxAge })
    },
  )
}
