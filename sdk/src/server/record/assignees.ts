import { sql } from 'kysely'
import { type Assignee, type AssigneesDefinition, assigningLevel } from '../../definition/record/assignees.ts'
import { assigneeOf } from '../../platform/assignee-calls.ts'
import { leaveOut } from '../archive.ts'
import { Database, type Transaction } from '../database.ts'
import { defineEntity, p, tableOf, tenantId } from '../entity.ts'
import { People, type WebsiteAccount } from '../people.ts'
import type { Actor } from '../request.ts'
import { defineRoutes } from '../routes.ts'
import type { Injectable, Resolved } from '../service.ts'
import { recordErrors } from './record-errors.ts'
import {
  besideIndexStep,
  besideTable,
  besideTableStep,
  entityName,
  grouped,
  placeOf,
  recordMember,
  recordsWith,
} from './tables.ts'

/** People of one record, at most. */
const mostAssignees = 20

/** Whether somebody may assign people, besides changing the records. */
export const canAssignUsers = (actor: Pick<Actor, 'roleId'> | null): boolean =>
  actor !== null && actor.roleId <= assigningLevel

/** People who were assigned to a record by a call, or no longer are. */
export interface AssigneesChange {
  readonly id: number
  readonly added: readonly WebsiteAccount[]
  readonly removed: readonly WebsiteAccount[]
}

/** What a module does when the people of one of its records change by the calls, in the same unit of work. */
export interface AssigneesHook {
  readonly deps: readonly Injectable[]
  readonly run: (tx: Transaction, change: AssigneesChange, ...deps: never[]) => Promise<void>
}

/**
 * Do something whenever people are assigned to a record by the calls, or no longer are: tell them, for example. What
 * services assign with `set` or `merge` they tell themselves.
 *
 * @example assignees(boatAssigneeCalls, whenAssigneesChange([Notices], (tx, { id, added }, notices) => tell(tx, id, added, notices)))
 */
export function whenAssigneesChange<const Deps extends readonly Injectable[]>(
  deps: Deps,
  run: (tx: Transaction, change: AssigneesChange, ...deps: Resolved<Deps>) => Promise<void>,
): AssigneesHook {
  return Object.freeze({ deps, run: run as AssigneesHook['run'] })
}

/**
 * People to whom records are assigned: the table in the module's own schema, the routes, and what its services do with
 * it. People whose account was deleted are left out. Assignments stay behind when a website's backup goes to another
 * installation, as accounts do.
 *
 * @example
 * export const boatAssignees = assignees(boatAssigneeCalls)
 * migration('0001-boat', [boat, ...boatAssignees.steps])
 * defineServer(pier, {
 *   entities: [Boat, ...boatAssignees.entities], routes: [boatAssignees.routes], archive: boatAssignees.archive, …
 * })
 */
export function assignees(definition: AssigneesDefinition, hook?: AssigneesHook) {
  const { module, record, assigned, list, add, remove } = definition
  const table = besideTable(definition, `${record}_assignee`)
  const errors = recordErrors(definition)

  const AssigneeEntity = defineEntity({
    name: entityName(table.name),
    ...tableOf(module, table.name),
    properties: {
      tenantId: tenantId(),
      ...recordMember(table),
      userId: p.bigint('number').primary(),
      assignedAt: p.datetime().defaultRaw('now()'),
    },
  })

  /** Ids of the people of each record, the first assigned first. */
  async function idsOf(tx: Transaction, ids: readonly number[]): Promise<ReadonlyMap<number, number[]>> {
    if (ids.length === 0) return new Map()
    const { rows } = await sql<{ recordId: number; userId: number }>`
      select ${sql.id(table.column)} as "recordId", user_id as "userId" from ${placeOf(table)}
      where ${sql.id(table.column)} = any(${ids}::bigint[]) order by assigned_at, user_id`.execute(
      tx.db(AssigneeEntity),
    )
    return new Map([...grouped(rows)].map(([id, own]) => [id, own.map(({ userId }) => userId)]))
  }

  /** The people of each record, the first assigned first; records without any are not in it. */
  async function ofMany(
    tx: Transaction,
    people: People,
    ids: readonly number[],
  ): Promise<ReadonlyMap<number, Assignee[]>> {
    const byRecord = await idsOf(tx, ids)
    const accounts = await accountsOf(people, [...byRecord.values()].flat())
    return new Map(
      [...byRecord].map(([id, own]) => [id, own.flatMap((each) => accounts.get(each) ?? []).map(assigneeOf)]),
    )
  }

  const recordPlace = placeOf({ module: module.id, name: record })

  async function assertRecord(tx: Transaction, id: number): Promise<void> {
    const { rows } = await sql`select from ${recordPlace} where id = ${id}::bigint`.execute(tx.db(AssigneeEntity))
    if (rows.length === 0) throw errors.unknownRecord()
  }

  /** Until the work is over, nobody else changes the record's people or deletes it. */
  async function lockRecord(tx: Transaction, id: number): Promise<void> {
    const { rows } = await sql`select from ${recordPlace} where id = ${id}::bigint for no key update`.execute(
      tx.db(AssigneeEntity),
    )
    if (rows.length === 0) throw errors.unknownRecord()
  }

  async function assign(tx: Transaction, id: number, users: readonly number[]): Promise<void> {
    await sql`insert into ${placeOf(table)} (${sql.id(table.column)}, user_id)
      select ${id}::bigint, unnest(${users}::bigint[]) on conflict do nothing`.execute(tx.db(AssigneeEntity))
  }

  async function everyone(tx: Transaction, people: People): Promise<Assignee[]> {
    // From one person to the next by the index: as many steps as there are people, whatever is assigned to them.
    const { rows } = await sql<{ userId: number }>`
      with recursive person (id) as (
        (select user_id from ${placeOf(table)} order by user_id limit 1)
        union all
        select (select user_id from ${placeOf(table)} where user_id > person.id order by user_id limit 1)
        from person where person.id is not null)
      select id as "userId" from person where id is not null`.execute(tx.db(AssigneeEntity))
    const accounts = await accountsOf(
      people,
      rows.map(({ userId }) => userId),
    )
    return [...accounts.values()].map(assigneeOf).toSorted((a, b) => a.displayName.localeCompare(b.displayName))
  }

  const audit = (tx: Transaction, action: string, id: number, who: readonly WebsiteAccount[]) =>
    tx.audit({
      ...{ action: `${record}.${action}`, entity: record, entityId: id },
      details: { people: who.map(({ displayName }) => displayName).join(', ') },
    })

  const routes = defineRoutes([Database, People, ...(hook?.deps ?? [])], (app, ...given) => {
    const [database, people, ...own] = given as unknown as [Database, People, ...never[]]
    const shown = async (tx: Transaction, id: number) => (await ofMany(tx, people, [id])).get(id) ?? []

    app.call(assigned, () =>
      database.tenant(async (tx) => {
        const rows = await everyone(tx, people)
        return { results: { rows, total: rows.length } }
      }),
    )
    app.call(list, ({ params, actor }) =>
      database.tenant(async (tx) => {
        await assertRecord(tx, params.id)
        const rows = await shown(tx, params.id)
        const mayAssign = canAssignUsers(actor) && actor?.can(add.access) === true
        return { results: { rows, total: rows.length }, canAssignUsers: mayAssign }
      }),
    )
    app.call(add, ({ params, body, actor }) =>
      database.tenant(async (tx) => {
        if (!canAssignUsers(actor)) throw errors.mayNotAssign()
        await lockRecord(tx, params.id)
        const staff = await people.staff({ ids: body.assignees, limit: mostAssignees })
        const wanted = body.assignees.map((id, at) => {
          const account = staff.find((each) => each.id === id)
          if (account === undefined) {
            const error = errors.unknownAssignee()
            throw error.at({ path: `assignees/${at}`, message: error.message })
          }
          return account
        })
        const before = (await idsOf(tx, [params.id])).get(params.id) ?? []
        const fresh = wanted.filter(({ id }) => !before.includes(id))
        if (before.length + fresh.length > mostAssignees) throw errors.tooManyAssignees(mostAssignees)
        if (fresh.length > 0) {
          await assign(
            tx,
            params.id,
            fresh.map(({ id }) => id),
          )
          audit(tx, 'assigned', params.id, fresh)
          await hook?.run(tx, { id: params.id, added: fresh, removed: [] }, ...own)
        }
        return { assignees: await shown(tx, params.id) }
      }),
    )
    app.call(remove, ({ params, actor }) =>
      database.tenant(async (tx) => {
        if (!canAssignUsers(actor)) throw errors.mayNotAssign()
        await lockRecord(tx, params.id)
        const { numAffectedRows = 0n } = await sql`delete from ${placeOf(table)}
          where ${sql.id(table.column)} = ${params.id}::bigint and user_id = ${params.userId}::bigint`.execute(
          tx.db(AssigneeEntity),
        )
        if (numAffectedRows === 0n) throw errors.notAssigned()
        const removed = [...(await people.byIds([params.userId])).values()]
        audit(tx, 'unassigned', params.id, removed)
        await hook?.run(tx, { id: params.id, added: [], removed }, ...own)
      }),
    )
  })

  return Object.freeze({
    /** To be listed in `defineServer`. */
    entities: [AssigneeEntity],
    /** To be listed in a migration, behind the table of the records. They never change: released migrations have them. */
    steps: [
      besideTableStep(
        table,
        ['user_id bigint not null', 'assigned_at timestamptz not null default now()'],
        [`primary key (tenant_id, ${table.column}, user_id)`],
      ),
      besideIndexStep(table, 'user', `user_id, ${table.column}`),
    ],
    routes,
    /** To be listed in `defineServer`. */
    archive: leaveOut(table.name),
    ofMany,
    idsOf,
    /** Assign these people and no others, without asking who may: for undoing what replaced them. */
    async set(tx: Transaction, id: number, users: readonly number[]): Promise<void> {
      await sql`delete from ${placeOf(table)}
        where ${sql.id(table.column)} = ${id}::bigint and user_id <> all(${users}::bigint[])`.execute(
        tx.db(AssigneeEntity),
      )
      await assign(tx, id, users)
    },
    /** Assign a record to the people of another one, besides its own: the two turned out to be one. */
    async merge(tx: Transaction, from: number, into: number): Promise<void> {
      await assign(tx, into, (await idsOf(tx, [from])).get(from) ?? [])
    },
    /** Records to which any of these people is assigned. Without a filter there is no condition. */
    where(filter: string | undefined) {
      if (filter === undefined) return undefined
      return recordsWith(table, sql`beside.user_id = any(${filter.split(',').map(Number)}::bigint[])`)
    },
  })
}
export type Assignees = ReturnType<typeof assignees>

/** `People.byIds` takes a thousand ids at a time. */
async function accountsOf(people: People, ids: readonly number[]): Promise<ReadonlyMap<number, WebsiteAccount>> {
  const wanted = [...new Set(ids)]
  const found = new Map<number, WebsiteAccount>()
  for (let from = 0; from < wanted.length; from += 1000) {
    for (const [id, account] of await people.byIds(wanted.slice(from, from + 1000))) found.set(id, account)
  }
  return found
}
