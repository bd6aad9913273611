import type { SenderCheck } from '@ashlar/sdk/platform'
import type { Database, MailTransport, Settings } from '@ashlar/sdk/server'
import type { DnsTexts } from '../../host/tokens.ts'
import { expression } from '../sql.ts'
import { MailSenderEntity } from './mail-sender.entity.ts'
import { senderRecords } from './sender-records.ts'

/** Looks at the domain that the running work's website sends from. */
export class MailSender {
  readonly #database: Database
  readonly #settings: Settings
  readonly #transport: MailTransport | undefined
  readonly #dns: DnsTexts

  constructor(database: Database, settings: Settings, dns: DnsTexts, transport: MailTransport | undefined) {
    this.#database = database
    this.#settings = settings
    this.#dns = dns
    this.#transport = transport
  }

  /** Asks the DNS anew, and keeps the state for the health screen. */
  async check(): Promise<SenderCheck> {
    const { mail_from_address: address, mail_dkim_selector: selector } = await this.#settings.platform()
    const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase()
    const checked = domain === '' ? nobody : await this.#checked(domain, selector)
    await this.#keep(checked)
    return checked
  }

  async #checked(domain: string, selector: string): Promise<SenderCheck> {
    const records = await senderRecords({ domain, server: await this.#transport?.name(), selector }, this.#dns)
    const isGood = records.every(({ kind, state }) => state === 'good' || (kind === 'dkim' && state === 'unknown'))
    return { domain, state: isGood ? 'good' : 'attention', records }
  }

  async #keep({ domain, state }: SenderCheck): Promise<void> {
    await this.#database.tenant((tx) =>
      tx
        .db(MailSenderEntity)
        .insertInto('mail_sender')
        .values({ domain, state })
        .onConflict((conflict) =>
          conflict.column('tenantId').doUpdateSet({ domain, state, checkedAt: expression<Date>`now()` }),
        )
        .execute(),
    )
  }
}

const nobody: SenderCheck = { domain: '', state: 'none', records: [] }
