import type { Database, Secrets } from '@ashlar/sdk/server'
import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'
import { Value } from 'typebox/value'
import { Challenge } from '../contract.ts'
import { Solved } from './solved.ts'
import { SolvedChallengeEntity } from './solved-challenge.entity.ts'

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
  readonly #secrets: Secrets

  constructor(database: Database, secrets: Secrets) {
    this.#database = database
    this.#secrets = secrets
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
      const used = tx.db(SolvedChallengeEntity)
      const over = used.selectFrom('solved_challenge').select('signature')
      await used
        .deleteFrom('solved_challenge')
        .where('signature', 'in', over.where('endsAt', '<', minuteAgo()).limit(clearedAtOnce).forUpdate().skipLocked())
        .execute()
      const first = await used
        .insertInto('solved_challenge')
        .values({ signature, endsAt: new Date(parameters.expiresAt * 1000) })
        .onConflict((known) => known.doNothing())
        .returning('signature')
        .executeTakeFirst()
      return first !== undefined
    })
  }

  async #keys() {
    const keyFor = async (use: string) => (await this.#secrets.key(`bot-check/${use}`)).toString('hex')
    return { hmacSignatureSecret: await keyFor('challenge'), hmacKeySignatureSecret: await keyFor('solution') }
  }
}

const minuteAgo = () => new Date(Date.now() - 60_000)

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
