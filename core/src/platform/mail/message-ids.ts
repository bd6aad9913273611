import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Secrets } from '@ashlar/sdk/server'

const shape = /^<ashlar-([A-Za-z0-9._-]{1,120})\.([A-Za-z0-9_-]{22})@[^<>@\s]{1,255}>$/

/**
 * Message ids of the running work's website. Each is signed with the receiver's address: whoever reports that a mail came
 * back has it, or had it, in their hands.
 */
export class MessageIds {
  readonly #secrets: Secrets

  constructor(secrets: Secrets) {
    this.#secrets = secrets
  }

  /** The same for every try. `name` is unique among the website's mails: letters, digits, dots, dashes, underscores. */
  async of(name: string, host: string, address: string): Promise<string> {
    return `<ashlar-${name}.${await this.#signature(name, address)}@${host}>`
  }

  /** Whether the website sent the mail with this id to this address. */
  async isOf(messageId: string, address: string): Promise<boolean> {
    const [, name, given] = shape.exec(messageId.trim()) ?? []
    if (name === undefined || given === undefined) return false
    const wanted = await this.#signature(name, address.trim())
    return timingSafeEqual(Buffer.from(given), Buffer.from(wanted))
  }

  /** 128 bits. */
  async #signature(name: string, address: string): Promise<string> {
    const key = await this.#secrets.key('message id')
    const signature = createHmac('sha256', key).update(`${name}\n${address.toLowerCase()}`).digest()
    return signature.subarray(0, 16).toString('base64url')
  }
}
