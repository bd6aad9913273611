import { Content } from '@ashlar/sdk'
import type { FastifyInstance } from 'fastify'
import { contentSchemaPath } from './addresses.ts'

/** Answer what the content of a page is, as JSON Schema. */
export function addContentSchema(app: FastifyInstance): void {
  const document = JSON.stringify({
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: contentSchemaPath,
    ...Content,
  })
  app.get(contentSchemaPath, { config: { access: 'public' } }, (_request, reply) => {
    return reply.type('application/schema+json; charset=utf-8').send(document)
  })
}
