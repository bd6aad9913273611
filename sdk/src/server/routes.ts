import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Access } from '../definition/access.ts'
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault, TypeBoxTypeProviderLike } from './fastify-types.ts'
import type { Injectable, Resolved } from './service.ts'

/** A private Fastify scope whose handlers are typed by their TypeBox schemas. */
export type RouteScope = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProviderLike
>

export interface Routes {
  readonly deps: readonly Injectable[]
  readonly register: (app: RouteScope, ...deps: never[]) => void
}

/**
 * Routes of one resource, written with their full path (`/api/v1/admin/invoices/`). Each names who may call it in
 * `config.access`; bodies and queries are checked against their schema before the handler runs.
 */
export function defineRoutes<const Deps extends readonly Injectable[]>(
  deps: Deps,
  register: (app: RouteScope, ...deps: Resolved<Deps>) => void,
): Routes {
  return Object.freeze({ deps, register: register as Routes['register'] })
}

/**
 * Say who may call the routes of a scope that do not say so themselves, so that a third-party Fastify plugin can be
 * registered in it. Call it before the first route; scopes within inherit it.
 */
export function defaultAccess(app: FastifyInstance, access: Access): void {
  app.decorate('defaultAccess', access)
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Set by `defaultAccess`. */
    readonly defaultAccess?: Access
  }
}
