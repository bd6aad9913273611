import { defineModule, mailFailed, mailSent, type PayloadOf } from '@ashlar/sdk'
import {
  defineServer,
  type MailAttachmentSource,
  MailRefused,
  MailTransport,
  mailAttachments,
  type OutgoingMail,
  offer,
  on,
  provide,
} from '@ashlar/sdk/server'

type Ended = PayloadOf<typeof mailSent> | PayloadOf<typeof mailFailed>

/** A package that takes mails: all but those to `refused@example.com`, and none while it is away. */
export function mailTransport() {
  const state = { isAway: false, isSetUp: true, taken: [] as OutgoingMail[], ended: [] as Ended[] }
  class StandIn implements MailTransport {
    name = async () => (state.isSetUp ? 'mail.example.com' : undefined)

    async send(mail: OutgoingMail) {
      if (state.isAway) throw new Error('connect ECONNREFUSED')
      if (mail.to.address === 'refused@example.com') throw new MailRefused('550 No such person')
      state.taken.push(mail)
    }
  }
  class Papers implements MailAttachmentSource {
    readonly id = 'carrier.paper'

    async read(id: number) {
      return id === 1 ? { mimeType: 'application/pdf', bytes: new Uint8Array([1, 2, 3]) } : undefined
    }
  }
  const carrier = defineModule({ id: 'carrier', title: 'Carrier', always: true })
  const server = defineServer(carrier, {
    services: [provide(MailTransport, StandIn), offer(mailAttachments, Papers)],
    subscriptions: [
      on(mailSent, [], (ended) => void state.ended.push(ended)),
      on(mailFailed, [], (ended) => void state.ended.push(ended)),
    ],
  })
  return { state, package: { name: '@acme/carrier', root: { carrier }, server } }
}
