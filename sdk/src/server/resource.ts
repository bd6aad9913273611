import type { EntitySchemaWithMeta } from '@mikro-orm/core'
import type { Static, TObject } from 'typebox'
import type { Call, MembersOf } from '../definition/call.ts'
import type { Resource, ResourceRow } from '../definition/resource.ts'
import type { CallHandler } from './call.ts'
import type { Database, Transaction } from './database.ts'
import type { NewRowOf, RowOf } from './entity.ts'
import { AshlarError } from './errors.ts'
import { windowOf } from './list.ts'

/** A row as a reply says it: a moment is its text. */
type Said<Row> = { [Name in keyof Row]: Date extends Row[Name] ? Exclude<Row[Name], Date> | string : Row[Name] }

/** An entity whose rows hold what the resource shows, and need no more than what is written of it. */
type Fitting<Entity extends EntitySchemaWithMeta, Row extends TObject, Write extends TObject> =
  Said<RowOf<Entity>> extends Static<Row> ? (Static<Write> extends NewRowOf<Entity> ? unknown : never) : never

/** What the four calls of a resource answer. */
export interface ResourceAnswers<R extends Record<'list' | 'add' | 'change' | 'remove', Call>> {
  readonly list: CallHandler<R['list']>
  readonly add: CallHandler<R['add']>
  readonly change: CallHandler<R['change']>
  readonly remove: CallHandler<R['remove']>
}

/**
 * What the calls of a resource answer whose rows are those of one entity and follow no rules but their schema's and
 * their table's. Each is one unit of work, and what it changes is noted in the log of changes; a call that asks for more has a handler of its own.
 *
 * @example
 * const answers = answersOf(notes, NoteEntity, database)
 * app.call(notes.list, answers.list)
 */
export function answersOf<
  One extends string,
  Row extends ResourceRow,
  Write extends TObject,
  const Entity extends EntitySchemaWithMeta,
>(
  resource: Resource<One, Row, Write>,
  entity: Entity & Fitting<Entity, Row, Write>,
  database: Database,
): ResourceAnswers<Resource<One, Row, Write>> {
  return plainAnswers(resource as Resource, entity, database) as ResourceAnswers<Resource<One, Row, Write>>
}

function plainAnswers(
  { one, orders, row, write }: Resource,
  entity: EntitySchemaWithMeta,
  database: Database,
): ResourceAnswers<Resource> {
  const answerWith = (found: object) => ({ [one]: membersOf(row, found) }) as MembersOf<Resource['add']>
  // `deliveryZone` is a `delivery-zone` in the log of changes.
  const record = one.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const note = (tx: Transaction, what: 'created' | 'changed' | 'deleted', id: number, of: object) =>
    tx.audit({ action: `${record}.${what}`, entity: record, entityId: id, title: titleOf(of) })
  const unknown = (id: number) => new AshlarError('NOT_FOUND', 404, `There is no ${one} ${id}.`)
  return {
    list: ({ query }) =>
      database.tenant(async (tx) => {
        const { orderBy = orders[0], orderDirection = 'desc' } = query
        const orderBys = [{ [orderBy]: orderDirection }, { id: orderDirection }]
        const [found, total] = await tx.em.findAndCount(entity, {}, { orderBy: orderBys, ...windowOf(query) })
        return { results: { rows: found.map((each) => membersOf(row, each)), total } }
      }),
    add: ({ body }) =>
      database.tenant(async (tx) => {
        const made = tx.em.create(entity, membersOf(write, body))
        await tx.em.flush()
        note(tx, 'created', Number(Reflect.get(made, 'id')), made)
        return answerWith(made)
      }),
    change: ({ params, body }) =>
      database.tenant(async (tx) => {
        const found = await tx.em.findOne(entity, { id: params.id })
        if (found === null) throw unknown(params.id)
        tx.em.assign(found, membersOf(write, body))
        note(tx, 'changed', params.id, found)
        return answerWith(found)
      }),
    remove: ({ params }) =>
      database.tenant(async (tx) => {
        const found = await tx.em.findOne(entity, { id: params.id })
        if (found === null || (await tx.em.nativeDelete(entity, { id: params.id })) === 0) throw unknown(params.id)
        note(tx, 'deleted', params.id, found)
      }),
  }
}

/** What a record is called: its name or title; empty for one that has neither. */
function titleOf(record: object): string {
  const title: unknown = Reflect.get(record, 'name') ?? Reflect.get(record, 'title')
  return typeof title === 'string' ? title : ''
}

/** The members that a schema names and a value has. A moment is said as text. */
function membersOf<S extends TObject>({ properties }: S, value: object): Static<S> {
  const said = Object.entries(value)
    .filter(([name]) => Object.hasOwn(properties, name))
    .map(([name, member]) => [name, member instanceof Date ? member.toISOString() : member])
  return Object.fromEntries(said)
}
