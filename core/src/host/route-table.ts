import type { Access } from '@ashlar/sdk'
import type { FastifyInstance, FastifySchema, onRequestHookHandler, RouteOptions } from 'fastify'
import { type Rule, refusalAt, tokensByDefault } from '../http/gate.ts'
import { isByCookie } from '../http/pipeline.ts'
import { CallIds } from './call-ids.ts'
import { type DeclaredRights, refuseUnknownRight } from './collisions.ts'
import { CompositionError } from './composition-error.ts'
import { registeredAt } from './registered-at.ts'

/** One method of one address, and who may call it: the table of routes is the table of rights. */
export interface ListedRoute {
  readonly method: string
  readonly url: string
  readonly access: Access
  readonly tokens: 'accepted' | 'refused'
  /** Module whose tenants have the route; undefined for core, the host and surfaces. */
  readonly module: string | undefined
  /** npm name of the package, or id of the surface, that registered it. */
  readonly owner: string
  readonly crossSite: boolean
  readonly sameOrigin: boolean
  /** Knows its visitor by a cookie. */
  readonly visitor: boolean
  readonly plan: 'standard' | 'enterprise' | undefined
  readonly schema: FastifySchema | undefined
  /** Id of the call that the route answers; undefined for what is no call, such as a page. */
  readonly call: string | undefined
}

export interface RouteOwner {
  readonly name: string
  readonly module: string | undefined
}

/** Every route of one composition; refuses what has no access and what two owners claim. */
export class RouteTable {
  readonly rows: ListedRoute[] = []
  readonly #rights: DeclaredRights
  readonly #sessionCookie: string
  readonly #owners = new Map<string, string>()
  readonly #calls = new CallIds()

  constructor(rights: DeclaredRights, sessionCookie: string) {
    this.#rights = rights
    this.#sessionCookie = sessionCookie
  }

  /** From here on the routes of a scope, and of those within it, are the owner's. */
  watch(scope: FastifyInstance, owner: RouteOwner): void {
    const table = this
    scope.addHook('onRoute', function (route) {
      table.#enter(route, owner, this.defaultAccess)
    })
  }

  #enter(route: RouteOptions, owner: RouteOwner, byDefault: Access | undefined): void {
    const methods = [route.method].flat()
    const where = `${methods.join(', ')} ${route.url}`
    const access = route.config?.access ?? byDefault
    if (access === undefined) {
      const message = `${owner.name}: the route ${where} must define in config.access who may call it.`
      throw new CompositionError('ROUTE_WITHOUT_ACCESS', owner.name, message)
    }
    refuseUnknownRight(access, this.#rights, owner.name, `the route ${where}`)
    for (const method of methods) this.#claim(method, route.url, owner.name)
    const { call } = route.config ?? {}
    if (call !== undefined && !methods.includes('HEAD')) this.#calls.claim(call, owner)

    const { crossSite = false, visitor = false, tokens = tokensByDefault(access), plan } = route.config ?? {}
    if (crossSite && visitor) {
      const message = `${owner.name}: the route ${where} knows visitors by a cookie, so it cannot accept requests from other sites.`
      throw new CompositionError('CROSS_SITE_VISITOR', owner.name, message)
    }
    const isForAnybody =
      access === 'public' && !visitor && methods.every((method) => method === 'GET' || method === 'HEAD')
    if (route.config?.kept && !isForAnybody) {
      const message = `${owner.name}: the route ${where} cannot keep its replies: only public GET routes that know no visitor can.`
      throw new CompositionError('KEPT_REPLY_NOT_PUBLIC', owner.name, message)
    }
    // The visitor's cookie is as good as a session's.
    const sameOrigin = visitor || (route.config?.sameOrigin ?? false)
    route.config = { ...route.config, access, tokens, owner: owner.name }
    const { module } = owner
    const beforeSecondFactor = call?.beforeSecondFactor === true
    const isApi = route.url.startsWith('/api/')
    // `/api/v1/auth/…`: accounts and sessions are in no backup.
    const duringRestore = access === 'platform' || route.url.split('/')[3] === 'auth'
    const rule: Rule = { access, tokens, module, plan, crossSite, sameOrigin, beforeSecondFactor, isApi, duringRestore }
    const gate = this.#gateOf(rule, methods)
    if (gate !== undefined) route.onRequest = [gate, ...(route.onRequest === undefined ? [] : [route.onRequest].flat())]
    for (const method of methods) {
      const row = {
        method,
        url: route.url,
        access,
        tokens,
        module,
        owner: owner.name,
        crossSite,
        sameOrigin,
        visitor,
        plan,
      }
      this.rows.push({ ...row, schema: route.schema, call: call?.id })
    }
  }

  #claim(method: string, url: string, owner: string): void {
    const address = url.replace(/:[^/]+/g, ':').replace(/(.)\/$/, '$1')
    const key = `${method} ${address}`
    const other = this.#owners.get(key)
    // Fastify itself adds the HEAD of a GET, unless the owner has one already.
    if (other !== undefined && method !== 'HEAD') {
      const message =
        other === owner
          ? `${owner} has the route ${method} ${url} twice`
          : `${other} and ${owner} both claim ${method} ${url}`
      throw new CompositionError('DUPLICATE_ROUTE', owner, `${message}${registeredAt()}.`)
    }
    this.#owners.set(key, owner)
  }

  /** Nothing for a public page: such a request meets no check of its own. */
  #gateOf(rule: Rule, methods: readonly string[]): onRequestHookHandler | undefined {
    const isSafe = methods.every((method) => method === 'GET' || method === 'HEAD')
    if (rule.access === 'public' && rule.module === undefined && rule.plan === undefined && isSafe) return undefined
    return (request, _reply, done) => {
      const { method, tenant, actor, headers } = request
      done(refusalAt(rule, { method, tenant, actor, headers, byCookie: isByCookie(request, this.#sessionCookie) }))
    }
  }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Refused without proof of the same origin even when no session cookie is sent: sign-in. */
    sameOrigin?: true
    /** Set by the host: npm name of the package, or id of the surface, whose route it is. */
    owner?: string
  }
}
