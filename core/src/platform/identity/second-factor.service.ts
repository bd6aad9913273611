import { randomBytes } from 'node:crypto'
import type { Transaction } from '@ashlar/sdk/server'
import { Secret, TOTP } from 'otpauth'
import type { CoreDatabase } from '../core-database.ts'
import type { SealedSecrets } from '../sealed-secrets.ts'
import { system } from '../system.ts'
import { type Account, AccountEntity, RecoveryCodeEntity } from './account.entity.ts'
import { accountOf, changeAccount } from './account.store.ts'
import { attemptLimits, countAttempt, keyOf } from './attempt-limits.ts'
import { identityErrors } from './identity.errors.ts'
import { secretHash } from './secret-token.ts'

export type FactorAnswer = 'right' | 'needed' | 'wrong' | { readonly waitSeconds: number }

/** Whose secret it is, for sealing it. */
const placeOf = (account: string) => `second-factor/${account}`
const period = 30
const recoveryCodes = 10

/** A code of the phone besides the password (T23): RFC 6238, with recovery codes for the day on which it is lost. */
export class SecondFactorService {
  readonly #database: CoreDatabase
  readonly #sealed: SealedSecrets

  constructor(database: CoreDatabase, sealed: SealedSecrets) {
    this.#database = database
    this.#sealed = sealed
  }

  /**
   * A new secret, which does nothing until a code of it was given.
   *
   * @throws 409 while a second factor is on
   */
  async begin(account: string, issuer: string): Promise<{ secret: string; address: string }> {
    const secret = new Secret({ size: 20 }).base32
    const sealed = await this.#sealed.seal(placeOf(account), secret)
    return this.#database.platform(`Set up two-factor authentication for the account ${account}`, async (tx) => {
      const row = await changeAccount(tx, account)
        .set({ totpSecret: sealed, totpStep: 0 })
        .where('totpSince', 'is', null)
        .returning('email')
        .executeTakeFirst()
      if (row === undefined) throw identityErrors.SECOND_FACTOR_ON()
      const name = issuer === '' ? system.brand : issuer
      return { secret, address: new TOTP({ issuer: name, label: row.email, secret, period }).toString() }
    })
  }

  /** Whether a code given in setting it up is right: from then on it is asked for. Gives the recovery codes, once. */
  async confirm(account: string, code: string, told: (tx: Transaction) => Promise<void>): Promise<readonly string[]> {
    const row = await this.#read(account)
    if (row.totpSince !== null) throw identityErrors.SECOND_FACTOR_ON()
    if (row.totpSecret === null) throw identityErrors.SECOND_FACTOR_OFF()
    const wait = await this.#count(account)
    if (wait > 0) throw identityErrors.TRY_LATER(wait)
    const step = await this.#stepOf(account, row.totpSecret, code)
    if (step === undefined) throw identityErrors.SECOND_FACTOR_WRONG().at(wrongCode)
    return this.#database.platform(`Switch on two-factor authentication for the account ${account}`, async (tx) => {
      await changeAccount(tx, account)
        .set(({ fn }) => ({ totpSince: fn<Date>('now'), totpStep: step }))
        .execute()
      await told(tx)
      return newRecoveryCodes(tx, account)
    })
  }

  async switchOff(account: string, told: (tx: Transaction) => Promise<void>): Promise<void> {
    await this.#database.platform(`Switch off two-factor authentication for the account ${account}`, async (tx) => {
      await changeAccount(tx, account).set({ totpSince: null, totpSecret: null, totpStep: 0 }).execute()
      await codesOf(tx, account).execute()
      await told(tx)
    })
  }

  /** New codes for the old ones. @throws 409 when the second factor is off */
  async renewCodes(account: string, told: (tx: Transaction) => Promise<void>): Promise<readonly string[]> {
    return this.#database.platform(`Create recovery codes for the account ${account}`, async (tx) => {
      const on = tx.db(AccountEntity).selectFrom('account').select('guid').where('totpSince', 'is not', null)
      if (!(await on.where('guid', '=', account).forUpdate().executeTakeFirst()))
        throw identityErrors.SECOND_FACTOR_OFF()
      await told(tx)
      return newRecoveryCodes(tx, account)
    })
  }

  async codesLeft(account: string): Promise<number> {
    const { left } = await this.#database.system((tx) =>
      tx
        .db(RecoveryCodeEntity)
        .selectFrom('recovery_code')
        .select(({ fn }) => fn.countAll<number>().as('left'))
        .where('accountGuid', '=', account)
        .executeTakeFirstOrThrow(),
    )
    return left
  }

  /** What a sign-in whose password is right still lacks. A code, and a recovery code, works once. */
  async check(account: string, code: string | undefined): Promise<FactorAnswer> {
    const row = await this.#read(account)
    if (row.totpSince === null || row.totpSecret === null) return 'right'
    if (code === undefined || code.trim() === '') return 'needed'
    const wait = await this.#count(account)
    if (wait > 0) return { waitSeconds: wait }
    const step = await this.#stepOf(account, row.totpSecret, code)
    const isTaken = await this.#database.system(async (tx) => {
      if (step === undefined) {
        const codes = codesOf(tx, account).where('codeHash', '=', secretHash(plainCode(code)))
        return (await codes.executeTakeFirst()).numDeletedRows > 0n
      }
      const newer = changeAccount(tx, account).set({ totpStep: step }).where('totpStep', '<', step)
      return (await newer.executeTakeFirst()).numUpdatedRows > 0n
    })
    return isTaken ? 'right' : 'wrong'
  }

  async #read(account: string): Promise<Pick<Account, 'totpSecret' | 'totpSince'>> {
    const row = await this.#database.system((tx) =>
      accountOf(tx, account).select(['totpSecret', 'totpSince']).executeTakeFirst(),
    )
    return row ?? { totpSecret: null, totpSince: null }
  }

  #count(account: string): Promise<number> {
    const keys = [{ key: keyOf('second-factor', account), most: attemptLimits.secondFactor }]
    return this.#database.system((tx) => countAttempt(tx, keys))
  }

  /** The thirty seconds to which a code belongs; those just before and after are taken, for clocks that differ. */
  async #stepOf(account: string, sealed: string, code: string): Promise<number | undefined> {
    const digits = code.replace(/\s/g, '')
    if (!/^\d{6}$/.test(digits)) return undefined
    const secret = await this.#sealed.open(placeOf(account), sealed)
    if (secret === undefined) return undefined
    const delta = new TOTP({ secret, period }).validate({ token: digits, window: 1 })
    return delta === null ? undefined : TOTP.counter({ period }) + delta
  }
}

const codesOf = (tx: Transaction, account: string) =>
  tx.db(RecoveryCodeEntity).deleteFrom('recovery_code').where('accountGuid', '=', account)

const wrongCode = { path: 'code', message: identityErrors.SECOND_FACTOR_WRONG().message }

/** People copy them from paper: signs, spaces and case are no part of them. */
const plainCode = (typed: string): string => typed.toLowerCase().replace(/[^a-z0-9]/g, '')

/** Each with 80 bits, so that a plain SHA-256 can't be guessed back. Letters that look alike are left out. */
async function newRecoveryCodes(tx: Transaction, account: string): Promise<readonly string[]> {
  const letters = 'abcdefghjkmnpqrstuvwxyz234567890'
  const codes = Array.from({ length: recoveryCodes }, () =>
    [...randomBytes(16)]
      .map((byte) => letters[byte % 32])
      .join('')
      .replace(/(.{4})(?=.)/g, '$1-'),
  )
  await codesOf(tx, account).execute()
  const given = codes.map((code) => ({ accountGuid: account, codeHash: secretHash(plainCode(code)) }))
  await tx.db(RecoveryCodeEntity).insertInto('recovery_code').values(given).execute()
  return codes
}
