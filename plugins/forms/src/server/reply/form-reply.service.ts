import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '@ashlar/sdk/server'
import type { FormReplies, FormReply } from '../../contract.ts'

/** Minutes for which a page can be loaded again with what was typed. */
const keptFor = 15
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
      await tx.sql`insert into forms.form_reply (id_hash, reply, ends_at) values (${hashOf(id)},
        ${JSON.stringify(reply)}::jsonb, now() + make_interval(mins => ${keptFor}::integer))`
    })
    return id
  }

  async find(id: string): Promise<FormReply | null> {
    if (!/^[\w-]{24}$/.test(id)) return null
    const [row] = await this.#database.tenant(
      (tx) => tx.sql<{ reply: FormReply }>`
        select reply from forms.form_reply where id_hash = ${hashOf(id)} and ends_at > now()`,
    )
    return row?.reply ?? null
  }
}

const hashOf = (id: string) => createHash('sha256').update(id).digest('base64url')
