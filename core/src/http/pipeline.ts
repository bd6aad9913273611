import type { IncomingMessage } from 'node:http'
import type { Actor } from '@ashlar/sdk/server'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { runAs } from '../data/context.ts'
import { errors } from './errors.ts'
import { nameInLog } from './name-in-log.ts'
import { isOperators, operator } from './operator-socket.ts'
import { setSecurityHeaders } from './security-headers.ts'
import type { Site, TenantLookup } from './tenant-lookup.ts'

export interface PipelineParts {
  readonly lookup: TenantLookup
  readonly authentication: {
    /** Name of the session cookie; requests without it and without `Authorization` are nobody's. */
    readonly cookieName: string
    authenticate(request: FastifyRequest): Promise<Actor | null>
  }
}

/**
 * The first steps of every request: host, tenant, session or token. For a visitor whose host is known they run
 * without a promise, so that a kept page costs next to nothing; the tenant's context is entered only after a body has
 * been read (its events come from outside) and after a surface has had its chance to answer.
 */
const steps: FastifyPluginAsync<PipelineParts> = async (app, { lookup, authentication }) => {
  const nobody = isNobody(authentication.cookieName)

  app.addHook('onRequest', (request, reply, done) => {
    setSecurityHeaders(request, reply)
    if (isOperators(request.raw)) {
      request.actor = operator
      return done()
    }
    const host = request.raw.headers.host ?? ''
    const site = lookup.peek(host)
    if (site === undefined) lookup.find(host).then((found) => enter(found, request, done), done)
    else enter(site, request, done)
  })

  app.addHook('preValidation', (request, _reply, done) => {
    const { tenant, actor, id: requestId } = request
    runAs(
      {
        tenant,
        actor: actor?.guid,
        actorName: actor === null ? undefined : nameInLog(actor),
        rights: actor,
        requestId,
      },
      done,
    )
  })

  function enter(site: Site | null, request: FastifyRequest, done: (error?: Error) => void): void {
    request.tenant = site?.tenant ?? null
    if (site === null) {
      done(errors.UNKNOWN_HOST())
    } else if (nobody(request.raw) || request.routeOptions.config.anonymous) {
      done()
    } else {
      recognise(request, done)
    }
  }

  function recognise(request: FastifyRequest, done: (error?: Error) => void): void {
    const { tenant, id: requestId } = request
    runAs({ tenant, requestId }, () => authentication.authenticate(request)).then((actor) => {
      request.actor = actor
      done()
    }, done)
  }
}

/** The steps for the scope that registers them and all scopes within. */
export const pipeline = fp(steps, { name: 'ashlar-pipeline', fastify: '5.x' })

/** Whether a request names nobody: it carries neither a session nor a token. */
export function isNobody(sessionCookie: string): (request: IncomingMessage) => boolean {
  const cookieStart = `${sessionCookie}=`
  return ({ headers: { authorization, cookie } }) => authorization === undefined && !cookie?.includes(cookieStart)
}

/** Whether a browser may have sent the request unasked: it carries a session cookie and is not a token's. */
export function isByCookie(request: FastifyRequest, sessionCookie: string): boolean {
  const { cookie, authorization } = request.raw.headers
  return authorization === undefined && (cookie?.includes(`${sessionCookie}=`) ?? false)
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Served to everybody alike, such as a file: who asks is not looked up, whatever cookie they bring. */
    anonymous?: true
  }
}
