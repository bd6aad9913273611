import {
  type Actor,
  type Database,
  type ListReply,
  type Notices,
  type People,
  type RowOf,
  roles,
  sanitiseRichText,
  type Transaction,
} from '@ashlar/sdk/server'
import type { Comment, NewComment } from '../../contract.ts'
import { errors } from '../../errors.ts'
import { commentedNotice, mentionedNotice } from '../../module.ts'
import { noteActivity } from '../activity/activity.store.ts'
import { CommentEntity } from './comment.entity.ts'
import type { Commented } from './commented.ts'

type CommentRow = RowOf<typeof CommentEntity>

/** Comments of one kind of record. */
export class Comments {
  readonly #database: Database
  readonly #people: People
  readonly #notices: Notices

  constructor(database: Database, people: People, notices: Notices) {
    this.#database = database
    this.#people = people
    this.#notices = notices
  }

  /** The oldest first. */
  list(of: Commented, actor: Actor, id: number): Promise<ListReply<Comment>['results']> {
    return this.#database.tenant(async (tx) => {
      await of.subject(tx, id)
      const rows = await tx
        .db(CommentEntity)
        .selectFrom('comment')
        .selectAll()
        .where(of.member, '=', id)
        .orderBy('id')
        .limit(1000)
        .execute()
      return { rows: await this.#shown(rows, actor), total: rows.length }
    })
  }

  /** Whoever is mentioned is told, and so is who works on it. @throws EMPTY_COMMENT, and what `subject` throws */
  add(of: Commented, actor: Actor, id: number, { body, mentions = [] }: NewComment): Promise<Comment> {
    return this.#database.tenant(async (tx) => {
      const subject = await of.subject(tx, id)
      const row = await tx
        .db(CommentEntity)
        .insertInto('comment')
        .values({
          projectId: null,
          taskId: null,
          [of.member]: id,
          userId: actor.id,
          body: written(body),
          editedAt: null,
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      await noteActivity(tx, actor, { kind: 'commented', ...subject.place })
      const told = await this.#tellMentioned(tx, of, actor, id, mentions)
      const workers = await this.#people.byIds([...(await of.assignees.idsOf(tx, [id])).values()].flat())
      const others = [...workers.values()].filter((person) => !told.includes(person.guid))
      if (others.length > 0) {
        await this.#notices.tell(tx, {
          to: { accounts: others.map(({ guid }) => guid) },
          ...{ kind: commentedNotice, title: `${actor.displayName} commented on ${subject.title}`, href: of.href(id) },
          subject: { kind: of.kind, id },
        })
      }
      return this.#one(row, actor)
    })
  }

  /** @throws UNKNOWN_COMMENT, NOT_YOUR_COMMENT, EMPTY_COMMENT */
  change(of: Commented, actor: Actor, id: number, commentId: number, given: NewComment): Promise<Comment> {
    return this.#database.tenant(async (tx) => {
      const before = await ownComment(tx, of, actor, id, commentId)
      const body = written(given.body)
      const row = await tx
        .db(CommentEntity)
        .updateTable('comment')
        .set({ body, ...(body !== before.body && { editedAt: new Date() }) })
        .where('id', '=', commentId)
        .returningAll()
        .executeTakeFirstOrThrow()
      await this.#tellMentioned(tx, of, actor, id, given.mentions ?? [])
      return this.#one(row, actor)
    })
  }

  /** @throws UNKNOWN_COMMENT, NOT_YOUR_COMMENT */
  remove(of: Commented, actor: Actor, id: number, commentId: number): Promise<void> {
    return this.#database.tenant(async (tx) => {
      await ownComment(tx, of, actor, id, commentId)
      await tx.em.nativeDelete(CommentEntity, { id: commentId })
      tx.audit({ action: 'comment.deleted', entity: of.noun, entityId: id })
    })
  }

  /** Gives back who was told. People who have left are not. */
  async #tellMentioned(
    tx: Transaction,
    of: Commented,
    actor: Actor,
    id: number,
    mentions: readonly number[],
  ): Promise<readonly string[]> {
    if (mentions.length === 0) return []
    const accounts = (await this.#people.staff({ ids: mentions, limit: mentions.length })).map(({ guid }) => guid)
    if (accounts.length === 0) return []
    const { title } = await of.subject(tx, id)
    await this.#notices.tell(tx, {
      to: { accounts },
      ...{ kind: mentionedNotice, title: `${actor.displayName} mentioned you: ${title}`, href: of.href(id) },
      subject: { kind: of.kind, id },
    })
    return accounts
  }

  async #one(row: CommentRow, actor: Actor): Promise<Comment> {
    const [comment] = await this.#shown([row], actor)
    if (!comment) throw errors.UNKNOWN_COMMENT()
    return comment
  }

  async #shown(rows: readonly CommentRow[], actor: Actor): Promise<Comment[]> {
    const people = await this.#people.byIds([...new Set(rows.map(({ userId }) => userId))])
    return rows.map(({ id, body, userId, editedAt, createdAt }) => ({
      ...{ id, body, user_id: userId, user_name: people.get(userId)?.displayName ?? '' },
      ...{ isEdited: editedAt !== null, isMine: isTheirs(actor, userId), createdAt: createdAt.toISOString() },
    }))
  }
}

/** One's own; managers put right anybody's. */
const isTheirs = ({ id, roleId }: Actor, userId: number): boolean => userId === id || roleId <= roles.manager

async function ownComment(
  tx: Transaction,
  of: Commented,
  actor: Actor,
  id: number,
  commentId: number,
): Promise<CommentRow> {
  const row = await tx
    .db(CommentEntity)
    .selectFrom('comment')
    .selectAll()
    .where('id', '=', commentId)
    .where(of.member, '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw errors.UNKNOWN_COMMENT()
  if (!isTheirs(actor, row.userId)) throw errors.NOT_YOUR_COMMENT()
  return row
}

/** @throws EMPTY_COMMENT */
function written(body: string): string {
  const clean = sanitiseRichText(body)
  if (clean.replace(/<[^<>]*>/g, '').trim() !== '') return clean
  const error = errors.EMPTY_COMMENT()
  throw error.at({ path: 'body', message: error.message })
}
