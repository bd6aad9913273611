import type { BotCheck, Limits } from '@ashlar/sdk/server'
import { Value } from 'typebox/value'
import { NewMember } from '../../contract.ts'
import { errors } from '../../errors.ts'
import type { Members } from '../member/member.service.ts'

export interface Joining {
  readonly name: string
  readonly email: string
  readonly recaptchaToken?: string | undefined
}

/** Visitors who become members by themselves. */
export class JoinService {
  readonly #members: Members
  readonly #limits: Limits
  /** Undefined where the installation has none: then nothing is checked. */
  readonly #botCheck: BotCheck | undefined

  constructor(members: Members, limits: Limits, botCheck: BotCheck | undefined) {
    this.#members = members
    this.#limits = limits
    this.#botCheck = botCheck
  }

  /**
   * The same answer for a new and a known address: nobody learns here who is a member.
   *
   * @param from address on the network
   * @throws LOYALTY_INCOMPLETE, LOYALTY_NOT_VERIFIED, TOO_MANY_REQUESTS
   */
  async join({ name, email, recaptchaToken }: Joining, from: string): Promise<void> {
    const member = { name: name.trim(), email: email.trim() }
    if (!Value.Check(NewMember, member)) throw errors.INCOMPLETE()
    await this.#limits.count([{ purpose: 'loyalty.join-from', of: from, most: 20, seconds: 3600 }])
    const verdict = await this.#botCheck?.verify(recaptchaToken)
    if (verdict !== undefined && verdict !== 'passed') throw errors.NOT_VERIFIED()
    await this.#members.takeIn(member)
  }
}
