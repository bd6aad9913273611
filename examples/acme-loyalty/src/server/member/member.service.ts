import type { Database, ListWindow, RowOf } from '@ashlar/sdk/server'
import { type Member, type NewMember, type Program, pointsGiven } from '../../contract.ts'
import { errors } from '../../errors.ts'
import { MemberEntity } from './member.entity.ts'

/** Members of the programme of one website. */
export class Members {
  readonly #database: Database
  readonly #program: Program

  constructor(database: Database, program: Program) {
    this.#database = database
    this.#program = program
  }

  /** By name, or by points with the most first. */
  list(orderBy: 'name' | 'points', { limit, offset }: ListWindow): Promise<{ rows: Member[]; total: number }> {
    return this.#database.tenant(async (tx) => {
      const members = tx.db(MemberEntity).selectFrom('member').selectAll().limit(limit).offset(offset)
      const ordered =
        orderBy === 'name'
          ? members.orderBy(({ fn }) => fn('lower', ['name'])).orderBy('id')
          : members.orderBy('points', 'desc').orderBy('id', 'desc')
      return { rows: (await ordered.execute()).map(memberOf), total: await tx.em.count(MemberEntity) }
    })
  }

  /** @throws LOYALTY_EMAIL_TAKEN (409) naming the address */
  async add(member: NewMember): Promise<Member> {
    const added = await this.takeIn(member)
    if (added === undefined) throw errors.EMAIL_TAKEN(member.email)
    return added
  }

  /** Undefined where the address is a member's already. */
  takeIn({ name, email }: NewMember): Promise<Member | undefined> {
    return this.#database.tenant(async (tx) => {
      const row = await tx
        .db(MemberEntity)
        .insertInto('member')
        .values({ name, email })
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst()
      return row && memberOf(row)
    })
  }

  /** Count a visit and give its points. */
  async visit(id: number): Promise<Member> {
    const { pointsPerVisit } = await this.#program.settings()
    return this.#database.tenant(async (tx) => {
      const row = await tx
        .db(MemberEntity)
        .updateTable('member')
        .set(({ eb, fn }) => ({ points: eb('points', '+', pointsPerVisit), lastVisit: fn('now') }))
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst()
      if (row === undefined) throw errors.UNKNOWN_MEMBER()
      await tx.emit(pointsGiven, { memberId: id, points: pointsPerVisit })
      return memberOf(row)
    })
  }

  remove(id: number): Promise<void> {
    return this.#database.tenant(async (tx) => {
      if ((await tx.em.nativeDelete(MemberEntity, { id })) === 0) throw errors.UNKNOWN_MEMBER()
    })
  }

  /** Reads as a request would; for the check before a version goes live. */
  async selfTest(): Promise<void> {
    await this.#database.platform('Check that members of loyalty programmes can be read', async (tx) => {
      await tx.db(MemberEntity).selectFrom('member').selectAll().limit(1).execute()
    })
  }
}

function memberOf({ id, name, email, points, lastVisit }: RowOf<typeof MemberEntity>): Member {
  return { id, name, email, points, lastVisit: lastVisit === null ? null : lastVisit.toISOString() }
}
