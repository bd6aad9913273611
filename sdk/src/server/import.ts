import { randomUUID } from 'node:crypto'
import Type from 'typebox'
import type { Permission } from '../definition/access.ts'
import { defineCall, mediaType } from '../definition/call.ts'
import type { Module } from '../definition/module.ts'
import type { Plan } from '../definition/plan.ts'
import { importPath } from '../platform/addresses.ts'
import type { ImportMessage } from '../platform/live-messages.ts'
import { csvRecords } from './csv-rows.ts'
import { Database } from './database.ts'
import { AshlarError, defineErrors } from './errors.ts'
import { uploadedFile } from './import-file.ts'
import { defineJob, type JobWorker, work } from './job.ts'
import { LiveEvents } from './platform.ts'
import { defineRoutes, type Routes } from './routes.ts'
import type { Injectable, Resolved } from './service.ts'

/** One line of the file: its cells by the names in the first line, without blanks around them. */
export type ImportRow = Readonly<Record<string, string>>

export interface ImportInput<Deps extends readonly Injectable[]> {
  readonly module: Module
  /** As the API says it, in the plural and in small letters: `customers`, `web-orders`. */
  readonly entity: string
  readonly access: Permission
  readonly plan?: Exclude<Plan, 'basic'>
  /** Columns that the first line must name; others are handed over too. */
  readonly columns: readonly string[]
  readonly deps: Deps
  /**
   * Write one row, within a unit of work of a hundred. Must be safe to repeat: an import that a stopped server
   * interrupted begins again. An AshlarError ends the import and is told to the person with the row's number.
   */
  readonly write: (row: ImportRow, ...deps: Resolved<Deps>) => Promise<void>
}

/** To be listed under `routes` and `jobs` of `defineServer`. */
export interface Import {
  readonly routes: Routes
  readonly job: JobWorker
}

/** Bytes of a file, and its rows. */
const largest = 1024 * 1024
const mostRows = 10_000
const batch = 100

const errors = defineErrors('IMPORT', {
  NO_COLUMNS: [
    422,
    (names: readonly string[]) =>
      `The first line of the file has to name ${names.map((name) => `“${name}”`).join(', ')}.`,
  ],
  NO_ROWS: [422, () => 'The file holds no rows.'],
  TOO_MANY_ROWS: [422, () => `A file may hold ${mostRows} rows. Split it and import the parts.`],
})

const Payload = Type.Object({ id: Type.String(), account: Type.String(), text: Type.String() })

/** `customers`, `web-orders`: `importCustomers`, `importWebOrders`. */
const nameOf = (entity: string) =>
  `import${entity.replace(/(?:^|[^A-Za-z0-9])([a-z0-9])/g, (_, first) => first.toUpperCase())}`

const callOf = ({ module, entity, access, plan }: Pick<ImportInput<[]>, 'module' | 'entity' | 'access' | 'plan'>) =>
  defineCall({
    id: `${module.id}.${nameOf(entity)}`,
    method: 'POST',
    path: importPath(entity),
    summary: `Import ${entity} from a CSV file`,
    body: mediaType('multipart/form-data'),
    bodyLimit: largest,
    reply: { import: Type.Object({ id: Type.String(), fileName: Type.String(), total: Type.Integer() }) },
    status: 202,
    access,
    ...(plan && { plan }),
  })

/**
 * An import from a CSV file: a route that takes it, a job that writes its rows, and what the person who
 * sent it hears meanwhile: `import_started`, `import_progress`, then `import_completed` or `import_failed`.
 */
export function defineImport<const Deps extends readonly Injectable[]>(input: ImportInput<Deps>): Import {
  const { module, entity, columns, deps, write } = input
  const made = callOf(input)
  const job = defineJob(`${module.id}.import-${entity}`, Payload)

  const routes = defineRoutes([Database], (app, database) => {
    app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer', bodyLimit: largest }, (_, body, done) =>
      done(null, body),
    )
    app.call(made, async ({ actor, body, headers }) => {
      const { name, text } = await uploadedFile(body, headers['content-type'])
      const total = rowsIn(text, columns).length
      const id = randomUUID()
      await database.tenant((tx) => tx.enqueue(job, { id, account: actor?.guid ?? '', text }))
      return { import: { id, fileName: name, total } }
    })
  })

  const worker = work(job, [Database, LiveEvents, ...deps], async ({ id, account, text }, { signal }, ...given) => {
    const [database, live, ...own] = given as unknown as [Database, LiveEvents, ...Resolved<Deps>]
    const rows = rowsIn(text, columns)
    const total = rows.length
    let progress = 0
    const tell = (event: ImportMessage['event'], type: ImportMessage['type'], message: string) =>
      live.send({ event, id, type, message, progress, total } satisfies ImportMessage, { account })
    await tell('import_started', 'loading', `Importing ${entity}`)
    try {
      for (; progress < total; progress = Math.min(total, progress + batch)) {
        signal.throwIfAborted()
        await database.tenant(() =>
          writeAll(rows.slice(progress, progress + batch), progress, (row) => write(row, ...own)),
        )
        await tell('import_progress', 'loading', `Importing ${entity}`)
      }
    } catch (error) {
      const isRefused = error instanceof AshlarError
      await tell('import_failed', 'error', isRefused ? error.message : 'The import was interrupted. It is tried again.')
      if (isRefused) return
      throw error
    }
    await tell('import_completed', 'success', `${total} ${entity} imported`)
  })
  return { routes, job: worker }
}

async function writeAll(rows: readonly ImportRow[], before: number, write: (row: ImportRow) => Promise<void>) {
  for (const [index, row] of rows.entries()) {
    try {
      await write(row)
    } catch (error) {
      if (!(error instanceof AshlarError)) throw error
      const kept = before === 0 ? 'Nothing was imported.' : `The ${before} rows before were imported.`
      throw new AshlarError(error.code, error.status, `Row ${before + index + 1}: ${error.message} ${kept}`, {
        cause: error,
      })
    }
  }
}

function rowsIn(text: string, columns: readonly string[]): readonly ImportRow[] {
  const { names, records } = csvRecords(text)
  const missing = columns.filter((name) => !names.includes(name))
  if (missing.length > 0)
    throw errors.NO_COLUMNS(missing).at({ path: 'file', message: errors.NO_COLUMNS(missing).message })
  if (records.length === 0) throw errors.NO_ROWS().at({ path: 'file', message: errors.NO_ROWS().message })
  if (records.length > mostRows) throw errors.TOO_MANY_ROWS()
  return records
}
