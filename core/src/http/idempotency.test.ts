import type { Actor, Tenant } from '@ashlar/sdk/server'
import fastify, { type FastifyReply } from 'fastify'
import { expect, test } from 'vitest'
import { addIdempotency } from './idempotency.ts'

const tenant: Tenant = { guid: 'a', id: 1, name: 'A', plan: 'basic', modules: [], origin: 'http://a.test' }
const actor: Actor = {
  ...{ guid: 'x', id: 1, roleId: 1, displayName: 'X', language: '', email: 'x@a.test', isPlatformAdministrator: false },
  ...{ agencyId: null, by: 'session', can: () => true },
}

test.each([
  ['a success is kept', (reply: FastifyReply) => reply.send({ done: true }), ['kept {"done":true}']],
  ['a refusal frees the key', (reply: FastifyReply) => reply.code(422).send({ done: false }), ['free']],
  [
    // Whoever sends the request again is not to be given the cookies of the first time.
    'a reply with a cookie is not kept, and is not given to anybody else',
    (reply: FastifyReply) => reply.header('set-cookie', 'session=secret').send({ done: true }),
    [],
  ],
  ['a reply of more than 256 KB is not kept', (reply: FastifyReply) => reply.send('a'.repeat(256 * 1024 + 1)), []],
])('after a request with an Idempotency-Key, %s', async (_, answer, expected) => {
  const told: string[] = []
  const app = fastify()
  app.decorateRequest('tenant', null)
  app.decorateRequest('actor', null)
  app.addHook('onRequest', async (request) => {
    request.tenant = tenant
    request.actor = actor
  })
  addIdempotency(app, {
    begin: async () => undefined,
    keep: async (_request, { body }) => void told.push(`kept ${body}`),
    forget: async () => void told.push('free'),
  })
  app.post('/api/v1/things/', async (_request, reply) => answer(reply))
  await app.inject({ method: 'POST', url: '/api/v1/things/', headers: { 'idempotency-key': 'one' }, payload: {} })
  await app.close()
  expect(told).toEqual(expected)
})
