import { createHmac } from 'node:crypto'
import { Challenge } from '@ashlar/sdk/platform'
import type { Database } from '@ashlar/sdk/server'
import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'
import { Value } from 'typebox/value'
import { type Config, secretOf } from '../../config/index.ts'
import { currentTenant } from '../../data/context.ts'
import { Solved } from './solved.ts'

/** Hashes until the solution: a moment on a desk, about a second on an old telephone. */
const [fewest, most] = [20_000, 80_000]
/** Seconds: solved when somebody sends a form, so no longer than a slow connection needs. */
const lifetime = 10 * 60
/** Used challenges that are over, cleared away with each new one. */
const clearedAtOnce = 50
const longestToken = 2000

/**
 * The check that needs nobody outside: a browser hashes until it finds what the server chose. Challenges are signed
 * with a key of the tenant's own, so that any process knows them again and no other website's is taken.
 */
export class ProofOfWork {
  readonly #database: Database
  readonly #config: Pick<Config, 'secret' | 'dataFolder'>
  #secret: Promise<string> | undefined

  constructor(database: Database, config: Pick<Config, 'secret' | 'dataFolder'>) {
    this.#database = database
    this.#config = config
  }

  async challenge(): Promise<Challenge> {
    const made = await createChallenge({
      algorithm: 'SHA-256',
      cost: 1,
      counter: randomInt(most, fewest),
      deriveKey,
      expiresAt: Math.floor(Date.now() / 1000) + lifetime,
      ...(await this.#keys()),
    })
    return Value.Parse(Challenge, made)
  }

  /** Whether a token solves a challenge of ours that nobody used before; it is used from now on. */
  async accepts(token: string): Promise<boolean> {
    const solved = solvedIn(token)
    if (!solved) return false
    const { verified } = await verifySolution({ ...solved, deriveKey, ...(await this.#keys()) })
    return verified && (await this.#isFirstUse(solved.challenge))
  }

  #isFirstUse({ signature, parameters }: Challenge): Promise<boolean> {
    return this.#database.tenant(async (tx) => {
      await tx.sql`delete from core.solved_challenge where signature in (
        select signature from core.solved_challenge where ends_at < now() - interval '1 minute'
        order by ends_at limit ${clearedAtOnce} for update skip locked)`
      const rows = await tx.sql`insert into core.solved_challenge (signature, ends_at)
        values (${signature}, to_timestamp(${parameters.expiresAt}::double precision))
        on conflict do nothing returning signature`
      return rows.length > 0
    })
  }

  async #keys() {
    this.#secret ??= secretOf(this.#config)
    const secret = await this.#secret
    const tenant = currentTenant()?.guid ?? ''
    const keyFor = (use: string) => createHmac('sha256', secret).update(`bot-check ${use}\n${tenant}`).digest('hex')
    return { hmacSignatureSecret: keyFor('challenge'), hmacKeySignatureSecret: keyFor('solution') }
  }
}

function solvedIn(token: string) {
  if (token.length > longestToken) return undefined
  try {
    const value: unknown = JSON.parse(Buffer.from(token, 'base64').toString('utf8'))
    return Value.Check(Solved, value) ? value : undefined
  } catch {
    // What anybody may send is no JSON as often as not: it solves nothing.
    return undefined
  }
}
