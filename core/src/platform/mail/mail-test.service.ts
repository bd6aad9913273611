import { AshlarError, type Tenant } from '@ashlar/sdk/server'
import { mailErrors } from './mail.errors.ts'
import { mailLayout } from './mail-layout.ts'
import { safeHeaders } from './mail-safety.ts'
import type { MailSending } from './mail-sending.ts'

/** Tries the configured mail server at once, so that whoever configures it sees what it says. */
export class MailTestService {
  readonly #sending: MailSending

  constructor(sending: MailSending) {
    this.#sending = sending
  }

  /** @throws MAIL_NOT_CONFIGURED (409), MAIL_REFUSED (422) with what the server said */
  async send(tenant: Tenant, to: string): Promise<string> {
    const host = new URL(tenant.origin).hostname
    const subject = `Test email from ${tenant.name}`
    const text = `This is a test email from ${tenant.name}.\n\nSending email works.`
    const safe = safeHeaders({ to, subject })
    try {
      const server = await this.#sending.send(
        { tenant: tenant.guid, name: tenant.name, host },
        {
          ...safe,
          name: `test-${Date.now()}`,
          to: { name: '', address: safe.to },
          text,
          html: mailLayout(text, { name: tenant.name, colour: '#0B6A72' }),
        },
      )
      if (server === undefined) throw mailErrors.MAIL_NOT_CONFIGURED()
      return server
    } catch (error) {
      if (error instanceof AshlarError) throw error
      throw mailErrors.MAIL_REFUSED(error instanceof Error ? error.message : String(error)).causedBy(error)
    }
  }
}
