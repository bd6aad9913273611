import Type from 'typebox'
import { type ImportCallsInput, importCalls } from '../../definition/import-calls.ts'
import { Uploads } from '../files/uploads.ts'
import { defineJob, type JobWorker, work } from '../job.ts'
import { defineRoutes, type Routes } from '../routes.ts'
import type { Injectable, Resolved } from '../service.ts'
import { type ImportContext, type ImportField, type ImportPlan, type ImportRow, Imports } from './imports.ts'

interface ImportedColumns<Deps extends readonly Injectable[]> extends ImportCallsInput {
  /** What the columns of a file may fill; a name alone is required. Other columns are handed over too. */
  readonly columns: readonly (string | ImportField)[]
  /** Names of columns of which at least one has to be there: a file without them is refused before any row is read. */
  readonly needsOneOf?: readonly string[]
  readonly deps: Deps
}

interface WritesEach<Deps extends readonly Injectable[]> {
  /**
   * Write one row, within a unit of work of two hundred that also notes how far the import is: each row is written
   * exactly once, whatever stops the server. An AshlarError leaves the row out and is its reason; nothing of the row
   * is kept then. Ask nobody outside.
   */
  readonly write: (row: ImportRow, context: ImportContext, ...deps: Resolved<Deps>) => Promise<void>
}

interface WritesTogether<Deps extends readonly Injectable[]> {
  /**
   * Instead of `write`, for rows that share statements: write up to two hundred rows, with the same promises. After an
   * AshlarError nothing of them is kept, and each of them comes again alone, so that the error is the reason of its row.
   */
  readonly writeAll: (rows: readonly ImportRow[], context: ImportContext, ...deps: Resolved<Deps>) => Promise<void>
}

export type ImportInput<Deps extends readonly Injectable[]> = ImportedColumns<Deps> &
  (WritesEach<Deps> | WritesTogether<Deps>)

/** To be listed under `routes` and `jobs` of `defineServer`. */
export interface Import {
  readonly routes: Routes
  readonly job: JobWorker
}

const Payload = Type.Object({ id: Type.String() })

/**
 * An import from a CSV file of up to 200 MB and a million rows: routes that take it, try it and start it (`importCalls`),
 * a job that writes its rows, and what the person who sent it hears meanwhile: `import_started`, `import_progress`, then
 * `import_completed` or `import_failed`. `ImportDialog` of `@ashlar/sdk/tables` is its screen.
 *
 * @example
 * export const customerImport = defineImport({
 *   module: customers, entity: 'customers', access: permission(customers, 'customers', 'can_create'),
 *   columns: [{ name: 'email', title: 'Email', isRequired: true, words: ['e-mail'] }, { name: 'phone', title: 'Phone' }],
 *   deps: [Customers],
 *   write: (row, { tx, by }, customers) => customers.merge(tx, row, by),
 * })
 */
export function defineImport<const Deps extends readonly Injectable[]>(input: ImportInput<Deps>): Import {
  const { module, entity, columns, needsOneOf = [], deps } = input
  const writeAll = 'writeAll' in input ? input.writeAll : oneByOne(input.write)
  const calls = importCalls(input)
  const job = defineJob(`${module.id}.import-${entity}`, Payload, { lane: 'bulk' })
  const fields = columns.map((column) => (typeof column === 'string' ? { name: column, isRequired: true } : column))
  const plan: ImportPlan = { module: module.id, entity, fields, needsOneOf, job }

  const routes = defineRoutes([Imports, Uploads], (app, imports, uploads) => {
    app.call(calls.get, async ({ params }) => ({ import: await imports.find(plan, params.guid) }))
    app.call(calls.check, async ({ params, body }) => ({
      import: await imports.begin(plan, params.guid, body.mapping, 'check'),
    }))
    app.call(calls.start, async ({ params, body }) => ({
      import: await imports.begin(plan, params.guid, body.mapping, 'import'),
    }))
    app.call(calls.stop, async ({ params }) => ({ import: await imports.stop(plan, params.guid) }))
    app.call(calls.badRows, async ({ params }, reply) => {
      const { fileName, stream } = await imports.badRows(plan, params.guid)
      return reply
        .type('text/csv; charset=utf-8')
        .headers({ 'content-disposition': `attachment; filename="${fileName}"`, 'cache-control': 'no-store' })
        .send(stream)
    })

    // In a scope of its own: no other route takes forms.
    app.register(async (scope) => {
      await uploads.accept(scope)
      scope.call(calls.upload, async (request) => ({ import: await imports.receive(plan, request) }))
      scope.call(calls.send, async (request) => {
        const { id, mapping } = await imports.receive(plan, request)
        return { import: await imports.begin(plan, id, mapping, 'import') }
      })
    })
  })

  const worker = work(job, [Imports, ...deps], async ({ id }, { signal }, ...given) => {
    const [imports, ...own] = given as unknown as [Imports, ...Resolved<Deps>]
    await imports.perform(plan, id, signal, (rows, context) => writeAll(rows, context, ...own))
  })
  return { routes, job: worker }
}

function oneByOne<Deps extends readonly Injectable[]>(
  write: WritesEach<Deps>['write'],
): WritesTogether<Deps>['writeAll'] {
  return async (rows, context, ...deps) => {
    for (const row of rows) await write(row, context, ...deps)
  }
}
