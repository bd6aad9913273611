import type { FastifyPluginAsync } from 'fastify'
import fp from 'fastify-plugin'

/**
 * A scope of its own, by the name of its owner. Without a name Fastify compares the function with every CommonJS
 * module that the process has loaded, twice for each scope.
 */
export function namedScope(name: string, register: FastifyPluginAsync): FastifyPluginAsync {
  return fp(register, { name, encapsulate: true })
}
