import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import type { ImportMapping, ImportState } from '../../definition/import-calls.ts'
import { token } from '../../definition/token.ts'
import type { Transaction } from '../database.ts'
import type { Job } from '../job.ts'

/** A row of the file: cells by the names of the fields that they fill, and the others by the words of the first line. */
export type ImportRow = Readonly<Record<string, string>>

/** What is known of an import beside its rows. */
export interface ImportContext {
  /** The unit of work of the rows. */
  readonly tx: Transaction
  /** Name of the person who sent the file, for records that keep their author. */
  readonly by: string
  /**
   * The file is only checked: nothing stays of this row, nor of the rows before it. A row that needs an earlier one
   * should be accepted then.
   */
  readonly isTrial: boolean
}

/** A field that a column of the file may fill. */
export interface ImportField {
  /** By which `write` gets it: `email`. */
  readonly name: string
  /** For people; the name without it. */
  readonly title?: string
  readonly isRequired?: boolean
  /** Other words by which the first line may name it: `e-mail`, `mail`. */
  readonly words?: readonly string[]
}

/** What a file is imported as. */
export interface ImportPlan {
  readonly module: string
  readonly entity: string
  readonly fields: readonly ImportField[]
  /** Names of fields of which at least one has to be filled; any file will do without names. */
  readonly needsOneOf?: readonly string[]
  /** Does the work; its payload is `{ id }`. */
  readonly job: Job
}

/** A CSV file of rows. */
export interface BadRows {
  readonly fileName: string
  /** Must be read or destroyed. */
  readonly stream: Readable
}

/** Files that are imported row by row, for the tenant of the running work. What `defineImport` stands on. */
export interface Imports {
  /** Store the file of a form and look through it. @throws IMPORT_… with a sentence for the person who sent it */
  receive(plan: ImportPlan, request: FastifyRequest): Promise<ImportState>
  /** @throws IMPORT_NOT_FOUND (404) */
  find(plan: ImportPlan, id: string): Promise<ImportState>
  /** @throws IMPORT_NOT_MAPPED (422), IMPORT_UNDER_WAY (409) */
  begin(plan: ImportPlan, id: string, mapping: ImportMapping, how: 'check' | 'import'): Promise<ImportState>
  stop(plan: ImportPlan, id: string): Promise<ImportState>
  /** Those that were left out, as a CSV file with their lines and reasons. */
  badRows(plan: ImportPlan, id: string): Promise<BadRows>
  /**
   * Import from where it was until its end, or for ten minutes, after which it asks for the job again. Rows that are
   * written together come together; after an AshlarError each of them comes again alone.
   */
  perform(
    plan: ImportPlan,
    id: string,
    signal: AbortSignal,
    write: (rows: readonly ImportRow[], context: ImportContext) => Promise<void>,
  ): Promise<void>
}
export const Imports = token<Imports>('core.imports')
