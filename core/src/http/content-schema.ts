import { Content } from '@ashlar/sdk'
import type { FastifyInstance } from 'fastify'

/** `GET /api/v1/schemas/content.json`: what the content of a page is, as JSON Schema. */
export function addContentSchema(app: FastifyInstance): void {
  const path = '/api/v1/schemas/content.json'
  const document = JSON.stringify({ $schema: 'http://json-schema.org/draft-07/schema#', $id: path, ...Content })
  app.get(path, { config: { access: 'public' } }, (_request, reply) => {
    return reply.type('application/schema+json; charset=utf-8').send(document)
  })
}
