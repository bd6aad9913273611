import { AshlarError, type Tenant } from '@ashlar/sdk/server'
import { mailErrors } from './mail.errors.ts'
import { mailLayout } from './mail-layout.ts'
import { safeHeaders } from './mail-safety.ts'
import { sendBy } from './mail-server.ts'
import type { MailServers } from './mail-servers.ts'

/** Tries the configured mail server at once, so that whoever configures it sees what it says. */
export class MailTestService {
  readonly #servers: MailServers

  constructor(servers: MailServers) {
    this.#servers = servers
  }

  /** @throws MAIL_NOT_CONFIGURED (409), MAIL_REFUSED (422) with what the server said */
  async send(tenant: Tenant, to: string): Promise<string> {
    const host = new URL(tenant.origin).hostname
    const server = await this.#servers.of({ tenant: tenant.guid, name: tenant.name, host })
    if (server === null) throw mailErrors.MAIL_NOT_CONFIGURED()
    const subject = `Test from ${tenant.name}`
    const text = `This mail was sent to see whether mail works for ${tenant.name}.\n\nIt does.`
    const safe = safeHeaders({ purpose: 'core.test', to, subject, text })
    try {
      await sendBy(server, {
        ...safe,
        messageId: `<ashlar-test-${Date.now()}@${host}>`,
        to: { name: '', address: safe.to },
        text,
        html: mailLayout(text, { name: tenant.name, colour: '#0B6A72' }),
      })
    } catch (error) {
      if (error instanceof AshlarError) throw error
      throw mailErrors.MAIL_REFUSED(error instanceof Error ? error.message : String(error)).causedBy(error)
    }
    return server.host
  }
}
