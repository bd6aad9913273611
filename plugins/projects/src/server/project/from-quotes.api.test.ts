import { defineModule, permission } from '@ashlar/sdk'
import { Database, defineRoutes, defineServer } from '@ashlar/sdk/server'
import type { TestClient, TestHost } from '@ashlar/sdk/testing'
import Type from 'typebox'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { documentApproved, Projects } from '../../contract.ts'
import { newBoard, newCustomer, projectsHost, projectsPath } from '../testing/projects-host.ts'

/** A module that tells of approved documents and asks for projects, as invoicing will. */
const books = defineModule({ id: 'books', title: 'Books', permissions: { books: 'Books' } })
const body = Type.Object({}, { additionalProperties: true })
const routes = defineRoutes([Database, Projects], (app, database, projects) => {
  const config = { access: permission(books, 'books', 'can_edit') }
  app.post('/api/v1/admin/books/approve/', { config, schema: { body } }, async (request) => {
    const { documentId = 0, type = '', number = '', customerId = null } = { ...request.body } as Record<string, never>
    await database.tenant((tx) => tx.emit(documentApproved, { documentId, type, number, customerId }))
    return {}
  })
  app.post('/api/v1/admin/books/ask/', { config, schema: { body } }, (request) =>
    database.tenant(async (tx) => {
      const wanted = { title: 'Asked for', source: 'books', ...request.body }
      const id = await projects.create(tx, wanted)
      return { id, ofCustomer: await projects.ofCustomer(tx, Reflect.get(wanted, 'customerId'), 1) }
    }),
  )
})

let host: TestHost
let owner: TestClient
beforeAll(async () => {
  ;({ host, owner } = await projectsHost({
    ...{ name: '@acme/books', root: { books }, server: defineServer(books, { routes: [routes] }) },
  }))
})
afterAll(() => host.close())

const projects = async () => (await owner.get(projectsPath)).json().results.rows
const approve = (document: object) => owner.post('/api/v1/admin/books/approve/', document)

it('an approved quote becomes a project, once, where the settings name a column (issue 19)', async () => {
  const board = await newBoard(owner)
  const ruth = await newCustomer(owner)
  const quote = { documentId: 7, type: 'quote', number: 'Q-7', customerId: ruth }
  await owner.put('/api/v1/admin/settings/', { projects: { approved_quotes_column: board.doing } })
  await approve({ ...quote, documentId: 8, number: 'Q-8', type: 'invoice' })
  await approve({ ...quote, documentId: 9, number: 'Q-9' })
  await approve({ ...quote, documentId: 9, number: 'Q-9' })
  await approve({ ...quote, documentId: 10, number: 'Q-10', customerId: null })
  await expect.poll(async () => (await projects()).length).toBe(2)
  expect(
    new Map((await projects()).map((project: Record<string, unknown>) => [project['title'], project['customer_id']])),
  ).toEqual(
    // Events are heard side by side: either may be the first.
    new Map([
      ['Quote Q-10', null],
      ['Quote Q-9', ruth],
    ]),
  )
  expect((await projects())[0].column_id).toBe(board.doing)
})

it('another module asks for a project of a customer, on the first column of a board (issue 19)', async () => {
  const board = await newBoard(owner)
  const ada = await newCustomer(owner, { lastname: 'Asked' })
  const reply = (await owner.post('/api/v1/admin/books/ask/', { customerId: ada, boardId: board.id })).json()
  expect(reply.ofCustomer).toMatchObject([{ id: reply.id, title: 'Asked for', columnName: 'To do', customerId: ada }])
})
