import Type, { type Static } from 'typebox'
import { defineCall } from '../definition/call.ts'
import { Rows } from '../definition/list-query.ts'

/** What a module that is not installed any more has left in the database. */
export const RemovedTables = Type.Object({
  /** Id of the module. */
  module: Type.String(),
  /** npm name of its package; the module's id where it is not known any more. */
  name: Type.String(),
  title: Type.String(),
  /** When it was removed, if the history knows. */
  removedAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
  tables: Type.Array(
    Type.Object({
      name: Type.String(),
      /** Counted up to 100,000, then as many as the database estimates. */
      rows: Type.Integer(),
      bytes: Type.Integer(),
    }),
  ),
  rows: Type.Integer(),
  bytes: Type.Integer(),
})
export type RemovedTables = Static<typeof RemovedTables>

/** A copy of all rows, made before the tables were deleted. */
export const RemovedTablesCopy = Type.Object({
  /** On the server that made it, in its data folder. */
  file: Type.String(),
  rows: Type.Integer(),
  bytes: Type.Integer(),
})
export type RemovedTablesCopy = Static<typeof RemovedTablesCopy>

const path = '/api/v1/admin/packages/removed-tables/'
const access = 'platform' as const

export const listRemovedTables = defineCall({
  id: 'core.listRemovedTables',
  method: 'GET',
  path,
  summary: 'List tables left by removed packages',
  reply: { results: Rows(RemovedTables) },
  access,
})

export const deleteRemovedTables = defineCall({
  id: 'core.deleteRemovedTables',
  method: 'DELETE',
  path: `${path}:module/`,
  summary: 'Save a copy of the tables of a removed package in the data folder, then delete them',
  params: Type.Object({ module: Type.String({ maxLength: 63 }) }),
  // What the person typed, so that nobody deletes other tables than those meant.
  query: Type.Object({ name: Type.String({ maxLength: 214 }) }),
  reply: { results: RemovedTablesCopy },
  access,
})
