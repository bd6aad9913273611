import type { Actor, BotCheck, Database, Limits, Settings } from '@ashlar/sdk/server'
import { Parse } from 'typebox/value'
import type { AccountPages } from '../../account/account-pages.ts'
import type { OwnProfile } from '../../contract.ts'
import { errors } from '../../errors.ts'
import { CustomerSettings } from '../../settings.ts'
import { customerOf, ensureCustomerOf, write } from './own-customer.ts'

/** Who asks for an account. */
export interface Asking {
  /** Address on the network. */
  readonly from: string
  readonly botToken: string | undefined
  /** Sent by the browser itself, which does no bot check. */
  readonly isWithoutScript: boolean
}

const hour = 3600

/** What accounts of shoppers need of customers. */
export class AccountService implements AccountPages {
  readonly #database: Database
  readonly #settings: Settings
  readonly #limits: Limits
  /** Undefined where the installation has none: then nothing is checked. */
  readonly #botCheck: BotCheck | undefined

  constructor(database: Database, settings: Settings, limits: Limits, botCheck: BotCheck | undefined) {
    this.#database = database
    this.#settings = settings
    this.#limits = limits
    this.#botCheck = botCheck
  }

  async takesRegistrations(): Promise<boolean> {
    return Parse(CustomerSettings, await this.#settings.of('customers')).takes_registrations
  }

  /**
   * Refuse whoever is no visitor that may create an account. Forms without JavaScript do no bot check, so fewer of them are
   * accepted.
   *
   * @throws SIGN_UP_CLOSED, NOT_VERIFIED, TOO_MANY_REQUESTS
   */
  async refuseUnwanted({ from, botToken, isWithoutScript }: Asking): Promise<void> {
    if (!(await this.takesRegistrations())) throw errors.SIGN_UP_CLOSED()
    if (isWithoutScript) {
      await this.#limits.count([
        { purpose: 'customers.sign-up-without-script-from', of: from, most: 5, seconds: hour },
        { purpose: 'customers.sign-up-without-script', of: '', most: 100, seconds: hour },
      ])
      return
    }
    await this.#limits.count([
      { purpose: 'customers.sign-up-from', of: from, most: 20, seconds: hour },
      { purpose: 'customers.sign-up', of: '', most: 2000, seconds: hour },
    ])
    const verdict = await this.#botCheck?.verify(botToken)
    if (verdict !== undefined && verdict !== 'passed') throw errors.NOT_VERIFIED()
  }

  profileOf(account: string): Promise<OwnProfile> {
    return this.#database.tenant(async (tx) => {
      const row = await customerOf(tx, account)
      return {
        ...{ firstname: row?.firstname ?? '', lastname: row?.lastname ?? '', company: row?.company ?? '' },
        ...{ phone: row?.phone ?? '', address: row?.address ?? '', address_2: row?.address2 ?? '' },
        ...{ city: row?.city ?? '', province: row?.province ?? '', postal: row?.postal ?? '' },
        country: row?.country ?? '',
      }
    })
  }

  /** Write what shoppers say of themselves. An account that staff invited gets its customer with it. */
  async change({ guid, email }: Actor, change: Partial<OwnProfile> & Pick<OwnProfile, 'firstname'>): Promise<void> {
    await this.#database.tenant(async (tx) => {
      const names = { firstname: change.firstname, lastname: change.lastname ?? '' }
      await write(tx, await ensureCustomerOf(tx, { account: guid, email, ...names }), change)
    })
  }
}
