import Type, { type Static } from 'typebox'
import type { Permission } from './access.ts'
import { defineCall, mediaType } from './call.ts'
import type { Module } from './module.ts'
import type { Plan } from './plan.ts'
import { ById, Id, Time } from './request-schemas.ts'

/** A private file of a record, as lists and the admin show it. */
export const RecordFile = Type.Object({
  id: Type.Integer(),
  /** What it is for within its record, such as the key of a form's field; empty where that says nothing. */
  field: Type.String(),
  /** As whoever sent it called it. */
  name: Type.String(),
  mimeType: Type.String(),
  /** Bytes. */
  size: Type.Integer(),
  createdAt: Time,
  /** Name of the person who added it; empty for a visitor. */
  createdBy: Type.String(),
})
export type RecordFile = Static<typeof RecordFile>

/** Bytes of one file, files of one upload, and bytes of them all. */
export const recordFileLimits = { each: 15 * 1024 * 1024, count: 5, all: 40 * 1024 * 1024 } as const

/** Endings of the files that are taken. */
export const recordFileTypes = [
  ...['jpg', 'jpeg', 'png', 'webp', 'avif', 'gif', 'svg', 'pdf', 'mp4', 'webm', 'vtt'],
  ...['docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp', 'txt', 'csv'],
] as const

/** Which records have files, and who may see and change them. */
export interface RecordFilesInput {
  readonly module: Module
  /** Table of the records without its schema, whose `id` is the record's: `note`. */
  readonly record: string
  /** What one is called, where the table holds records of several kinds with calls of their own: `quote`. */
  readonly name?: string
  /** Address of the list with `:id` for the record, such as `/api/v1/admin/notes/:id/files/`. */
  readonly path: `/${string}:id${string}/`
  readonly view: Permission
  readonly change: Permission
  /** Lowest plan whose websites have them. */
  readonly plan?: Exclude<Plan, 'basic'>
}

/**
 * The four calls with which the files of a record are listed, added, downloaded and deleted. They belong into the
 * module's `contract.ts`; `fileRoutes` answers them.
 *
 * @example
 * export const noteFiles = defineRecordFiles({
 *   module: customers,
 *   record: 'note',
 *   path: '/api/v1/admin/notes/:id/files/',
 *   view: permission(customers, 'notes', 'can_view'),
 *   change: permission(customers, 'notes', 'can_edit'),
 * })
 */
/*#__NO_SIDE_EFFECTS__*/
export function defineRecordFiles({
  module,
  record,
  name: told = record.replaceAll('_', ' '),
  ...given
}: RecordFilesInput) {
  const { path, view, change, plan } = given
  const name = told.replace(/(?:^|[^A-Za-z0-9])([a-z0-9])/g, (_, first: string) => first.toUpperCase())
  const one = Type.Object({ id: Id, file: Id })
  const common = plan && { plan }
  return Object.freeze({
    /** Kind of the records, as `Files` names it. */
    kind: `${module.id}.${record}` as const,
    list: defineCall({
      ...common,
      id: `${module.id}.list${name}Files`,
      method: 'GET',
      path,
      summary: `List the files of a ${told}`,
      params: ById,
      reply: { results: Type.Object({ rows: Type.Array(RecordFile), total: Type.Integer() }) },
      access: view,
    }),
    add: defineCall({
      ...common,
      id: `${module.id}.add${name}Files`,
      method: 'POST',
      path,
      summary: `Add files to a ${told}`,
      description: `Send up to ${recordFileLimits.count} files as a form in the field file[], each at most 15 MB.`,
      params: ById,
      body: mediaType('multipart/form-data'),
      bodyLimit: recordFileLimits.all + 1024 * 1024,
      reply: { files: Type.Array(RecordFile) },
      status: 201,
      access: change,
    }),
    get: defineCall({
      ...common,
      id: `${module.id}.get${name}File`,
      method: 'GET',
      path: `${path}:file/`,
      summary: `Download a file of a ${told}`,
      params: one,
      reply: mediaType('application/octet-stream'),
      access: view,
    }),
    remove: defineCall({
      ...common,
      id: `${module.id}.remove${name}File`,
      method: 'DELETE',
      path: `${path}:file/`,
      summary: `Delete a file of a ${told}`,
      params: one,
      reply: {},
      access: change,
    }),
  })
}
export type RecordFiles = ReturnType<typeof defineRecordFiles>
