import {
  bounceSources,
  CurrentTenant,
  defineServer,
  Environment,
  MailTransport,
  OutsideFetch,
  offer,
  provide,
  Settings,
} from '@ashlar/sdk/server'
import { smtp } from '../module.ts'
import { BounceMailbox } from './bounces/mailbox.ts'
import { SmtpTransport } from './smtp-transport.ts'

export default defineServer(smtp, {
  services: [
    provide(MailTransport, SmtpTransport, CurrentTenant, Settings, Environment, OutsideFetch),
    offer(bounceSources, BounceMailbox, Settings, OutsideFetch),
  ],
})
