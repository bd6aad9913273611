import type { FastifyInstance } from 'fastify'
import { type Logger, pino } from 'pino'
import { withoutSecrets } from './address-without-secrets.ts'

export type { Logger } from 'pino'

/** Structured log, one JSON object a line: on standard output, or to whoever takes the lines. */
export function makeLog(
  level: 'info' | 'warn' | 'error' | 'silent' = 'info',
  destination?: { write(line: string): void },
): Logger {
  const serializers = { err: withoutRow, url: withoutSecrets }
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers }, destination)
}

/** An error as a line shows it: what PostgreSQL says of the row that it could not keep stays out, secrets and all. */
function withoutRow(error: unknown): unknown {
  const shown: unknown = error instanceof Error ? pino.stdSerializers.err(error) : error
  return typeof shown === 'object' && shown !== null && 'detail' in shown ? { ...shown, detail: undefined } : shown
}

/**
 * Give requests of a scope their log. The application itself has none, because Fastify would then listen to every
 * response; a scope that serves kept pages takes the log as it is, an API's each line names its request.
 */
export function giveLog(app: FastifyInstance, log: Logger, perRequest: boolean): void {
  app.setChildLoggerFactory((_parent, bindings) => (perRequest ? log.child(bindings) : log))
}

/** One line a request, with `ASHLAR_ACCESS_LOG`. */
export function addAccessLog(app: FastifyInstance, log: Logger): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, url, id, ip, host } = request
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10
    log.info({ requestId: id, method, url, host, ip, status: reply.statusCode, milliseconds }, 'request')
    done()
  })
}
