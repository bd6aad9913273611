import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Database, RowOf, Transaction } from '@ashlar/sdk/server'
import Type, { type Static } from 'typebox'
import { Decode } from 'typebox/value'
import type { Config } from '../../config/config.ts'
import { secretOf } from '../../config/index.ts'
import { mayHaveTakenEffect } from '../../data/failure.ts'
import type { IdempotentReplies, KeptReply, RepeatableRequest } from '../../host/tokens.ts'
import { errors } from '../../http/errors.ts'
import { opened, sealed } from '../sealing.ts'
import { expression } from '../sql.ts'
import { IdempotencyKeyEntity } from './idempotency-key.entity.ts'
import { derived } from './reply-key.ts'

/** Keys of one account that live at a time. */
const mostKeys = 10_000
/** Keys that are over, cleared away with each new one. */
const clearedAtOnce = 100
/** How long a repeated request waits for the first one's reply, asking again after each pause. Milliseconds. */
const pauses = [20, 40, 80, 160, 300, 400, 500, 500, 500, 500, 500, 500, 500, 500]
/** No request is answered for longer: one that has no reply by then was cut off. Seconds. */
const longestRequest = 30

const Kept = Type.Object({ status: Type.Integer(), contentType: Type.String(), body: Type.String() })

/**
 * At most once: a key whose request began is not begun again for 24 hours, whatever became of the process that answered
 * it. Only what did not take effect frees its key.
 */
export class IdempotencyService implements IdempotentReplies {
  readonly #database: Database
  readonly #config: Config
  #secret: Promise<string> | undefined

  constructor(database: Database, config: Config) {
    this.#database = database
    this.#config = config
  }

  async begin(request: RepeatableRequest): Promise<KeptReply | undefined> {
    const { name, seal } = await this.#keysOf(request)
    const claim = randomUUID()
    // Asked once more where the connection broke before an answer: the key may have become this request's.
    let row = await this.#claimed(name, claim, request).catch((error: unknown) => {
      if (mayHaveTakenEffect(error)) return this.#claimed(name, claim, request)
      throw error
    })
    for (const pause of pauses) {
      if (row === undefined || row.reply !== null || !row.isRecent) break
      await delay(pause)
      row = await this.#claimed(name, claim, request)
    }
    if (row === undefined) return undefined
    if (row.reply === null) throw errors.IDEMPOTENCY_KEY_IN_USE()
    const text = opened(seal, row.reply)
    // Its name has come from the same words: only a changed row or another secret of the installation gets here.
    if (text === undefined) throw errors.IDEMPOTENCY_KEY_REUSED()
    return Decode(Kept, JSON.parse(text))
  }

  async keep(request: RepeatableRequest, reply: KeptReply): Promise<void> {
    const { name, seal } = await this.#keysOf(request)
    const kept: Static<typeof Kept> = reply
    const text = sealed(seal, JSON.stringify(kept))
    await this.#database.tenant((tx) =>
      tx
        .db(IdempotencyKeyEntity)
        .updateTable('idempotency_key')
        .set({ reply: text })
        .where('keyHash', '=', name)
        .execute(),
    )
  }

  async forget(request: RepeatableRequest): Promise<void> {
    const { name } = await this.#keysOf(request)
    await this.#database.tenant((tx) =>
      tx.db(IdempotencyKeyEntity).deleteFrom('idempotency_key').where('keyHash', '=', name).execute(),
    )
  }

  /** The row of the same request that came before; undefined when the key is this request's now. */
  async #claimed(name: string, claim: string, request: RepeatableRequest): Promise<Claimed | undefined> {
    const row = await this.#database.tenant((tx) => claimed(tx, name, claim, request))
    if (row !== undefined && row.requestHash !== hashOf(request.content)) throw errors.IDEMPOTENCY_KEY_REUSED()
    return row
  }

  async #keysOf({ owner, key }: RepeatableRequest): Promise<{ readonly name: string; readonly seal: Buffer }> {
    this.#secret ??= secretOf(this.#config)
    const secret = await this.#secret
    const words = `${owner}\n${key}`
    return { name: derived(secret, 'name', words).toString('hex'), seal: derived(secret, 'seal', words) }
  }
}

type Claimed = Pick<RowOf<typeof IdempotencyKeyEntity>, 'requestHash' | 'reply'> & {
  /** Whether the request that has the key may still be running. */
  readonly isRecent: boolean
}

/** The row that was there before; undefined when the key is this request's now. */
async function claimed(
  tx: Transaction,
  name: string,
  claim: string,
  { owner, content }: RepeatableRequest,
): Promise<Claimed | undefined> {
  await tx.sql`delete from core.idempotency_key where key_hash in (
    select key_hash from core.idempotency_key where created_at < now() - interval '24 hours'
    order by created_at limit ${clearedAtOnce})`
  const [mine] = await tx.sql`insert into core.idempotency_key as k (key_hash, account_guid, request_hash, claim)
    values (${name}, ${owner}, ${hashOf(content)}, ${claim})
    on conflict (tenant_id, key_hash) do update
      set request_hash = excluded.request_hash, claim = excluded.claim, reply = null, created_at = now()
      where k.created_at < now() - interval '24 hours' or k.claim = excluded.claim
    returning key_hash`
  if (mine === undefined) {
    const row = await tx
      .db(IdempotencyKeyEntity)
      .selectFrom('idempotency_key')
      .select(['requestHash', 'reply'])
      .select((eb) =>
        eb('createdAt', '>', expression<Date>`now() - make_interval(secs => ${longestRequest})`)
          .$castTo<boolean>()
          .as('isRecent'),
      )
      .where('keyHash', '=', name)
      .executeTakeFirst()
    // Freed in this moment: what was begun with it did not take effect.
    if (row === undefined) throw errors.IDEMPOTENCY_KEY_IN_USE()
    return row
  }
  const [count] = await tx.sql<{ readonly live: number }>`select count(*)::integer as live from (
    select from core.idempotency_key where account_guid = ${owner} and created_at >= now() - interval '24 hours' limit ${mostKeys + 1}) k`
  if ((count?.live ?? 0) > mostKeys) throw errors.TOO_MANY_IDEMPOTENCY_KEYS()
  return undefined
}

const hashOf = (content: string): string => createHash('sha256').update(content).digest('hex')
