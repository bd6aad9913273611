import type { Database, ListWindow } from '@ashlar/sdk/server'
import { type Member, type NewMember, type Program, pointsGiven } from '../../contract.ts'
import { errors } from '../../errors.ts'

interface MemberRow {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly points: number
  readonly last_visit: Date | null
}

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
      const rows =
        orderBy === 'name'
          ? await tx.sql<MemberRow>`select id, name, email, points, last_visit from loyalty.member
              order by lower(name), id limit ${limit} offset ${offset}`
          : await tx.sql<MemberRow>`select id, name, email, points, last_visit from loyalty.member
              order by points desc, id desc limit ${limit} offset ${offset}`
      const [count] = await tx.sql<{ total: number }>`select count(*) as total from loyalty.member`
      return { rows: rows.map(memberOf), total: Number(count?.total ?? 0) }
    })
  }

  /** @throws LOYALTY_EMAIL_TAKEN (409) naming the address */
  add({ name, email }: NewMember): Promise<Member> {
    return this.#database.tenant(async (tx) => {
      const [row] = await tx.sql<MemberRow>`insert into loyalty.member (name, email) values (${name}, ${email})
        on conflict (tenant_id, lower(email)) do nothing returning id, name, email, points, last_visit`
      if (row === undefined) throw errors.EMAIL_TAKEN(email)
      return memberOf(row)
    })
  }

  /** Count a visit and give its points. */
  async visit(id: number): Promise<Member> {
    const { pointsPerVisit } = await this.#program.settings()
    return this.#database.tenant(async (tx) => {
      const [row] = await tx.sql<MemberRow>`update loyalty.member
        set points = points + ${pointsPerVisit}::integer, last_visit = now() where id = ${id}
        returning id, name, email, points, last_visit`
      if (row === undefined) throw errors.UNKNOWN_MEMBER()
      await tx.emit(pointsGiven, { memberId: id, points: pointsPerVisit })
      return memberOf(row)
    })
  }

  remove(id: number): Promise<void> {
    return this.#database.tenant(async (tx) => {
      const rows = await tx.sql`delete from loyalty.member where id = ${id} returning id`
      if (rows.length === 0) throw errors.UNKNOWN_MEMBER()
    })
  }

  /** Reads as a request would; for the check before a version goes live. */
  async selfTest(): Promise<void> {
    await this.#database.platform('Check that members of loyalty programmes can be read', async (tx) => {
      await tx.sql`select id, name, email, points, last_visit from loyalty.member limit 1`
    })
  }
}

function memberOf({ last_visit, ...row }: MemberRow): Member {
  return { ...row, id: Number(row.id), lastVisit: last_visit === null ? null : last_visit.toISOString() }
}
