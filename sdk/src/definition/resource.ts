import Type, { type TObject } from 'typebox'
import { defineCall } from './call.ts'
import { ListQuery, Rows } from './list-query.ts'
import type { Module } from './module.ts'
import { type AreaOf, permission } from './permission.ts'
import { ById, type Id } from './request-schemas.ts'

/** A row of a resource: whatever it holds besides the number by which its calls know it. */
export type ResourceRow = TObject<{ id: typeof Id }>

type NameOf<Row extends ResourceRow> = Extract<keyof Row['properties'], string>

/** What a resource is made of: things of one kind that are listed, added, changed and removed. */
export interface ResourceInput<M extends Module, One extends string, Row extends ResourceRow, Write extends TObject> {
  /** What one is called in calls and replies, in camelCase: `note`. */
  readonly one: One
  /** What several are called in ids of calls and their summaries: `notes`. */
  readonly many: string
  /** Address of the list; each row answers below it: `/api/v1/admin/shift/notes/`. */
  readonly path: `/${string}/`
  /** The permission area of the module whose four rights the four calls ask for. */
  readonly area: AreaOf<M>
  readonly row: Row
  /** What a person writes of a row: the body of adding and of changing. */
  readonly write: Write
  /** Members of a row by which the list can be sorted. The first is the order without a word, the last row first. */
  readonly orders: readonly [NameOf<Row>, ...NameOf<Row>[]]
}

/**
 * Write the four calls of a plain resource at once: `list`, `add`, `change` and `remove`, with the ids
 * `shift.listNotes`, `shift.addNote`, `shift.changeNote` and `shift.removeNote`. The server answers each with `app.call`
 * (see `answersOf`), `ResourceScreen` shows them. A call that differs is written with `defineCall` beside it.
 *
 * @example
 * export const notes = defineResource(shift, {
 *   one: 'note', many: 'notes', path: '/api/v1/admin/shift/notes/', area: 'shift',
 *   row: Note, write: NewNote, orders: ['id'],
 * })
 */
/*#__NO_SIDE_EFFECTS__*/
export function defineResource<
  const M extends Module,
  const One extends string,
  Row extends ResourceRow,
  Write extends TObject,
>(module: M, input: ResourceInput<M, One, Row, Write>) {
  const { one, many, path, area, row, write } = input
  const orders: readonly [string, ...string[]] = input.orders
  const [One, Many] = [capitalised(one), capitalised(many)]
  const reply = { [one]: row } as { readonly [Name in One]: Row }
  // Sorting and paging; a search needs an index of its words, and with it a call of its own.
  const { search: _, ...query } = ListQuery(orders)
  return Object.freeze({
    one,
    row,
    write,
    orders,
    list: defineCall({
      id: `${module.id}.list${Many}`,
      method: 'GET',
      path,
      summary: `List the ${many}`,
      query: Type.Object(query),
      reply: { results: Rows(row) },
      access: permission(module, area, 'can_view'),
    }),
    add: defineCall({
      id: `${module.id}.add${One}`,
      method: 'POST',
      path,
      summary: `Add a record to the ${many}`,
      body: write,
      reply,
      status: 201,
      access: permission(module, area, 'can_create'),
    }),
    change: defineCall({
      id: `${module.id}.change${One}`,
      method: 'PUT',
      path: `${path}:id/`,
      summary: `Change a record of the ${many}`,
      params: ById,
      body: write,
      reply,
      access: permission(module, area, 'can_edit'),
    }),
    remove: defineCall({
      id: `${module.id}.remove${One}`,
      method: 'DELETE',
      path: `${path}:id/`,
      summary: `Delete a record of the ${many}`,
      params: ById,
      reply: {},
      access: permission(module, area, 'can_delete'),
    }),
  })
}

/** The calls of a resource, made by `defineResource`. */
export type Resource<
  One extends string = string,
  Row extends ResourceRow = ResourceRow,
  Write extends TObject = TObject,
> = ReturnType<typeof defineResource<Module, One, Row, Write>>

const capitalised = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`
