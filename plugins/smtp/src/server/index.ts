import {
  CurrentTenant,
  defineServer,
  Environment,
  MailTransport,
  OutsideFetch,
  provide,
  Settings,
} from '@ashlar/sdk/server'
import { smtp } from '../module.ts'
import { SmtpTransport } from './smtp-transport.ts'

export default defineServer(smtp, {
  services: [provide(MailTransport, SmtpTransport, CurrentTenant, Settings, Environment, OutsideFetch)],
})
