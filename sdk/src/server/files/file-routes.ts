import { type RecordFiles, recordFileLimits } from '../../definition/record-files.ts'
import { AshlarError } from '../errors.ts'
import { defineRoutes, type Routes } from '../routes.ts'
import type { Injectable, Resolved } from '../service.ts'
import { Files } from './files.ts'
import { sendFile } from './send-file.ts'
import { Uploads } from './uploads.ts'

/**
 * Answer the calls of `defineRecordFiles`. `assert` throws where the record is not there, or is not for the person who
 * asks; it runs before anything is received or sent.
 *
 * @example fileRoutes(noteFiles, [Notes], (id, notes) => notes.assert(id))
 */
export function fileRoutes<const Deps extends readonly Injectable[]>(
  { kind, list, add, get, remove }: RecordFiles,
  deps: Deps,
  assert: (id: number, ...deps: Resolved<Deps>) => Promise<void>,
): Routes {
  return defineRoutes([Files, Uploads, ...deps], (app, ...given) => {
    const [files, uploads, ...own] = given as unknown as [Files, Uploads, ...Resolved<Deps>]

    app.call(list, async ({ params }) => {
      await assert(params.id, ...own)
      const rows = await files.list({ kind, id: params.id })
      return { results: { rows, total: rows.length } }
    })
    app.call(get, async ({ params }, reply) => {
      await assert(params.id, ...own)
      return sendFile(reply, await files.open({ kind, id: params.id }, params.file))
    })
    app.call(remove, async ({ params }) => {
      await assert(params.id, ...own)
      await files.remove({ kind, id: params.id }, params.file)
    })

    // In a scope of its own: no other route takes forms.
    app.register(async (scope) => {
      await uploads.accept(scope)
      const limits = { files: recordFileLimits.count, each: recordFileLimits.each, all: recordFileLimits.all }
      scope.call(add, async (request) => {
        const { id } = request.params
        await assert(id, ...own)
        const by = request.actor?.displayName ?? ''
        return {
          files: await uploads.each(request, limits, ({ path, name, declared }, place) =>
            files.put({ kind, id }, { name, declared, by, source: { path } }).catch((error: unknown) => {
              throw error instanceof AshlarError ? error.at({ path: `file[${place}]`, message: error.message }) : error
            }),
          ),
        }
      })
    })
  })
}
