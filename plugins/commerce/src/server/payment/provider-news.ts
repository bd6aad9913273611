import type { RouteScope } from '@ashlar/sdk/server'
import Type from 'typebox'
import { providerNewsPath } from '../../contract/addresses.ts'
import type { PaymentService } from './payment.service.ts'

const bodyLimit = 256 * 1024

/**
 * Where providers tell what happened, in a scope of its own: their signature is over the bytes as they were sent. Says
 * 200 to all that is signed, so that nobody sends again what is none of ours.
 */
export function providerNews(app: RouteScope, payments: PaymentService): void {
  app.register((scope: RouteScope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, parsed) => parsed(null, body))
    scope.post(
      providerNewsPath,
      {
        bodyLimit,
        config: { access: 'public' },
        schema: { params: Type.Object({ provider: Type.String({ pattern: '^[a-z0-9_-]{1,80}$' }) }) },
      },
      async ({ params, body, headers }) => {
        await payments.received(params.provider, Buffer.isBuffer(body) ? body : Buffer.alloc(0), headers)
        return {}
      },
    )
    done()
  })
}
