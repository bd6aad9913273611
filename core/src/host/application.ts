import { answerCall } from '@ashlar/sdk/server'
import type { Faults } from '@ashlar/sdk/surface'
import { type FastifyInstance, type FastifyRequest, fastify, LogController } from 'fastify'
import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import { answerError, toldOf } from '../http/envelope.ts'
import { addAccessLog, giveLog } from '../http/log.ts'
import { proxyCheck } from '../http/proxies.ts'
import { requestIds } from '../http/request-ids.ts'
import type { SchemaCompilers } from '../http/schema-compilers.ts'

const bodyLimit = 1024 * 1024

export interface ApplicationParts {
  readonly compilers: SchemaCompilers
  readonly log: Logger
  readonly hasAccessLog: boolean
  readonly faults: Faults
  /** Proxies whose word is taken for where a request comes from and for its id; nobody's without it. */
  readonly trustedProxies?: Config['trustedProxies']
}

/** A Fastify application without routes, with the rules that hold for all of them. */
export function application({
  compilers,
  log,
  hasAccessLog,
  faults,
  trustedProxies,
}: ApplicationParts): FastifyInstance {
  const app = fastify({
    logger: false,
    // Fastify's own two lines a request; `ASHLAR_ACCESS_LOG` gives one.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    bodyLimit,
    // Decides `request.ip` alone: the tenant follows from the header `Host` itself (T25).
    trustProxy: trustOf(trustedProxies),
    genReqId: requestIds(proxyCheck(trustedProxies)),
    // The host stops sending requests before it closes an application.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 1024 },
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  })
  app.setValidatorCompiler(compilers.validator)
  app.setSerializerCompiler(compilers.serializer)
  app.setErrorHandler((error, request, reply) => {
    reportFault(faults, request, error)
    return answerError(error, request, reply)
  })
  app.removeContentTypeParser('text/plain')
  app.decorate('call', function (call, handler) {
    answerCall(this, call, handler)
  })
  app.decorateRequest('tenant', null)
  app.decorateRequest('actor', null)
  app.decorateRequest('visitor', null)
  app.decorateRequest('keepUnder', null)
  giveLog(app, log, true)
  if (hasAccessLog) addAccessLog(app, log)
  return app
}

function trustOf(proxies: Config['trustedProxies']) {
  if (proxies === undefined) return false
  return typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : [...proxies]
}

/** What nobody foresaw is a fault of the package whose route it is. */
function reportFault(faults: Faults, { routeOptions: { config, method, url } }: FastifyRequest, error: unknown): void {
  if (config.owner === undefined || toldOf(error).code !== 'INTERNAL') return
  faults.report({ package: config.owner, where: 'route', place: `${[method].flat().join(', ')} ${url}`, error })
}
