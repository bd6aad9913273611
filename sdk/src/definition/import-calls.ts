import Type, { type Static } from 'typebox'
import { importPath, importsPath } from '../platform/addresses.ts'
import type { Permission } from './access.ts'
import { defineCall, mediaType } from './call.ts'
import type { Module } from './module.ts'
import type { Plan } from './plan.ts'
import { Time } from './request-schemas.ts'

/** Bytes of a file, and its rows. */
export const importLimits = { bytes: 200 * 1024 * 1024, rows: 1_000_000 } as const

/** Which column of the file fills which field: the fields' names with the words of the file's first line. */
export const ImportMapping = Type.Record(
  Type.String({ pattern: '^[A-Za-z0-9_-]{1,60}$' }),
  Type.String({ maxLength: 200 }),
  { maxProperties: 100 },
)
export type ImportMapping = Static<typeof ImportMapping>

const importStates = ['uploaded', 'checking', 'checked', 'running', 'stopped', 'done', 'failed'] as const

/** A file that is imported, from its upload to its end. */
export const ImportState = Type.Object({
  id: Type.String(),
  fileName: Type.String(),
  state: Type.Enum([...importStates]),
  /** Rows of the file. */
  total: Type.Integer(),
  /** Rows that have been looked at. */
  progress: Type.Integer(),
  /** Rows that were written, or would be. */
  written: Type.Integer(),
  /** Rows that were left out; they can be had as a file with their reasons. */
  bad: Type.Integer(),
  /** Why it failed; empty otherwise. */
  message: Type.String(),
  /** Words of the first line, and the first rows. */
  head: Type.Array(Type.String()),
  sample: Type.Array(Type.Array(Type.String())),
  /** What can be filled. */
  fields: Type.Array(Type.Object({ name: Type.String(), title: Type.String(), isRequired: Type.Boolean() })),
  /** As it was chosen, or as it is proposed. */
  mapping: ImportMapping,
  /** When the same file was imported before. */
  importedBefore: Type.Union([Time, Type.Null()]),
})
export type ImportState = Static<typeof ImportState>

/** What is imported, and who may. */
export interface ImportCallsInput {
  readonly module: Pick<Module, 'id'>
  /** As the API says it, in the plural and in small letters: `customers`, `web-orders`. */
  readonly entity: string
  readonly access: Permission
  readonly plan?: Exclude<Plan, 'basic'>
}

/** `customers`, `web-orders`: `Customers`, `WebOrders`. */
const nameOf = (entity: string) =>
  entity.replace(/(?:^|[^A-Za-z0-9])([a-z0-9])/g, (_, first: string) => first.toUpperCase())

const ByImport = Type.Object({ guid: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }) })
const Mapped = Type.Object({ mapping: ImportMapping }, { additionalProperties: false })

/** The calls with which a file is imported; see `defineImport`. */
export function importCalls({ module, entity, access, plan }: ImportCallsInput) {
  const name = nameOf(entity)
  const one = `${importsPath(entity)}:guid/` as const
  const common = { access, ...(plan && { plan }) }
  const form = { body: mediaType('multipart/form-data'), bodyLimit: importLimits.bytes + 1024 * 1024 } as const
  const state = { import: ImportState }
  return Object.freeze({
    /** Columns are matched by their names, and it starts at once. */
    send: defineCall({
      ...{ ...common, ...form },
      id: `${module.id}.import${name}`,
      method: 'POST',
      path: importPath(entity),
      summary: `Import ${entity} from a CSV file`,
      reply: state,
      status: 202,
    }),
    upload: defineCall({
      ...{ ...common, ...form },
      id: `${module.id}.upload${name}`,
      method: 'POST',
      path: importsPath(entity),
      summary: `Upload a CSV file of ${entity} for a preview before the import`,
      reply: state,
      status: 201,
    }),
    get: defineCall({
      ...common,
      id: `${module.id}.get${name}Import`,
      method: 'GET',
      path: one,
      summary: `Get the state of an import of ${entity}`,
      params: ByImport,
      reply: state,
    }),
    check: defineCall({
      ...common,
      id: `${module.id}.check${name}Import`,
      method: 'POST',
      path: `${one}check/`,
      summary: `Test an import of ${entity} without writing anything`,
      ...{ params: ByImport, body: Mapped, reply: state, status: 202 },
    }),
    start: defineCall({
      ...common,
      id: `${module.id}.start${name}Import`,
      method: 'POST',
      path: `${one}start/`,
      summary: `Start or resume an import of ${entity}`,
      ...{ params: ByImport, body: Mapped, reply: state, status: 202 },
    }),
    stop: defineCall({
      ...common,
      id: `${module.id}.stop${name}Import`,
      method: 'POST',
      path: `${one}stop/`,
      summary: `Stop an import of ${entity}`,
      ...{ params: ByImport, reply: state },
    }),
    badRows: defineCall({
      ...common,
      id: `${module.id}.get${name}BadRows`,
      method: 'GET',
      path: `${one}bad-rows/`,
      summary: `Download the rows that an import of ${entity} skipped, with reasons`,
      ...{ params: ByImport, reply: mediaType('text/csv') },
    }),
  })
}
export type ImportCalls = ReturnType<typeof importCalls>
