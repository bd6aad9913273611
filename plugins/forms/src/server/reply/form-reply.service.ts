import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '@ashlar/sdk/server'
import type { FormReplies, FormReply } from '../../contract.ts'
import { FormReplyEntity } from './form-reply.entity.ts'

/** Milliseconds for which a page can be loaded again with what was typed. */
const keptFor = 15 * 60_000
const clearedAtOnce = 50

/** Answers to forms that were sent without JavaScript. What was typed is found by a secret alone, of which a hash is kept. */
export class FormReplyService implements FormReplies {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** Keep a reply; gives what the page's address names it by. */
  async keep(reply: FormReply): Promise<string> {
    const id = randomBytes(18).toString('base64url')
    await this.#database.tenant(async (tx) => {
      await tx.sql`delete from forms.form_reply where id_hash in (
        select id_hash from forms.form_reply where ends_at < now() order by ends_at limit ${clearedAtOnce}
        for update skip locked)`
      tx.em.create(FormReplyEntity, { idHash: hashOf(id), reply, endsAt: new Date(Date.now() + keptFor) })
    })
    return id
  }

  async find(id: string): Promise<FormReply | null> {
    if (!/^[\w-]{24}$/.test(id)) return null
    const row = await this.#database.tenant((tx) =>
      tx.em.findOne(FormReplyEntity, { idHash: hashOf(id), endsAt: { $gt: new Date() } }),
    )
    return row?.reply ?? null
  }
}

const hashOf = (id: string) => createHash('sha256').update(id).digest('base64url')
