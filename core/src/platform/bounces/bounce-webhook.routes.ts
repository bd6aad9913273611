import { mailBouncesPath } from '@ashlar/sdk/platform'
import { defineRoutes, type RouteScope, Settings } from '@ashlar/sdk/server'
import Type, { type Static } from 'typebox'
import { Value } from 'typebox/value'
import { bounceErrors } from './bounce.errors.ts'
import { isSigned } from './bounce-signature.ts'
import { Bounces } from './bounces.service.ts'

const bodyLimit = 256 * 1024

/** What a provider reports, or whoever translates for it. Other members are ignored. */
const BounceList = Type.Object({
  events: Type.Array(
    Type.Object({
      address: Type.String({ maxLength: 320 }),
      reason: Type.Union([Type.Literal('bounce'), Type.Literal('complaint')]),
      /** False for a bounce that may go away, which changes nothing. */
      isPermanent: Type.Optional(Type.Boolean()),
      details: Type.Optional(Type.String({ maxLength: 2_000 })),
    }),
    { maxItems: 1_000 },
  ),
})

/**
 * Where providers report bounces and complaints, in a scope of its own: the signature is over the bytes as they were sent.
 * Says 200 to what is signed, repeated or not.
 */
export const bounceWebhookRoutes = defineRoutes([Settings, Bounces], (app, settings, bounces) => {
  app.register((scope: RouteScope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, parsed) => parsed(null, body))
    scope.post(mailBouncesPath, { bodyLimit, config: { access: 'public' } }, async ({ body, headers }) => {
      const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
      const secret = await settings.secret('mail_bounce_secret')
      if (secret === '' || !isSigned(bytes, headers, secret, new Date())) throw bounceErrors.BOUNCE_UNSIGNED()
      const { events } = bounceList(bytes)
      await bounces.take(
        events
          .filter(({ reason, isPermanent = true }) => reason === 'complaint' || isPermanent)
          .map(({ address, reason, details = '' }) => ({ address, reason, details })),
      )
      return {}
    })
    done()
  })
})

function bounceList(bytes: Buffer): Static<typeof BounceList> {
  let list: unknown
  try {
    list = JSON.parse(bytes.toString('utf8'))
  } catch (error) {
    throw bounceErrors.BOUNCE_UNREADABLE().causedBy(error)
  }
  if (!Value.Check(BounceList, list)) throw bounceErrors.BOUNCE_UNREADABLE()
  return list
}
