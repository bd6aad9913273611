import { defineModule, defineRecordFiles, Id, permission } from '@ashlar/sdk'
import {
  Database,
  defineErrors,
  defineRoutes,
  defineServer,
  deleteFilesOf,
  fileRoutes,
  migration,
  service,
  tenantTable,
} from '@ashlar/sdk/server'
import Type from 'typebox'

export const deskModule = defineModule({ id: 'desk', title: 'Desk', permissions: { notes: 'Notes' } })
const errors = defineErrors('DESK', { NO_NOTE: [404, () => 'This note does not exist.'] })

export const noteFiles = defineRecordFiles({
  module: deskModule,
  record: 'note',
  path: '/api/v1/admin/notes/:id/files/',
  view: permission(deskModule, 'notes', 'can_view'),
  change: permission(deskModule, 'notes', 'can_edit'),
})

/** Records with files, of a module that knows nothing but the SDK. */
class Notes {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async create(): Promise<number> {
    const [row] = await this.#database.tenant(
      (tx) => tx.sql<{ id: number }>`insert into desk.note default values returning id`,
    )
    return row?.id ?? 0
  }

  async assert(id: number): Promise<void> {
    const rows = await this.#database.tenant((tx) => tx.sql`select id from desk.note where id = ${id}`)
    if (rows.length === 0) throw errors.NO_NOTE()
  }

  async remove(id: number): Promise<void> {
    await this.#database.tenant((tx) => tx.sql`delete from desk.note where id = ${id}`)
  }
}

const noteRoutes = defineRoutes([Notes], (app, notes) => {
  const change = { config: { access: permission(deskModule, 'notes', 'can_edit') } }
  app.post('/api/v1/admin/notes/', change, async () => ({ id: await notes.create() }))
  const params = Type.Object({ id: Id })
  app.delete('/api/v1/admin/notes/:id/', { ...change, schema: { params } }, async (request) => {
    await notes.remove(request.params.id)
    return { success: true }
  })
})

export const desk = {
  name: '@acme/desk',
  root: { deskModule },
  server: defineServer(deskModule, {
    migrations: [
      migration('0001-note', [
        tenantTable('note', ['id bigint generated always as identity', 'primary key (tenant_id, id)']),
        deleteFilesOf('note'),
      ]),
    ],
    services: [service(Notes, Database)],
    routes: [noteRoutes, fileRoutes(noteFiles, [Notes], (id, notes) => notes.assert(id))],
  }),
}
