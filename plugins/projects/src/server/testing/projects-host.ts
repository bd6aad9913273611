import * as customersRoot from '@ashlar/plugin-customers'
import customersRenderer from '@ashlar/plugin-customers/renderer'
import customersServer from '@ashlar/plugin-customers/server'
import { type TestClient, type TestHost, type TestPackage, testHost } from '@ashlar/sdk/testing'
import * as root from '../../index.ts'
import server from '../index.ts'

export const projectsPath = '/api/v1/admin/projects/'
export const tasksPath = '/api/v1/admin/tasks/'
export const boardsPath = '/api/v1/admin/kanban/project/boards/'
export const columnsPath = (board: number) => `/api/v1/admin/kanban/project/${board}/columns/`

export const customers: TestPackage = {
  name: '@ashlar/plugin-customers',
  root: customersRoot,
  server: customersServer,
  renderer: customersRenderer,
}
const projects: TestPackage = { name: '@ashlar/plugin-projects', root, server }

/** A host with this module, and its two owners. */
export async function projectsHost(
  ...more: readonly TestPackage[]
): Promise<{ host: TestHost; owner: TestClient; other: TestClient }> {
  const host = await testHost({ packages: [customers, projects, ...more], jobs: true })
  return { host, owner: await host.signIn('owner'), other: await host.signIn('owner', 'b') }
}

/** A board with its three columns. */
export async function newBoard(client: TestClient, name = 'Workshop') {
  const { id } = (await client.post(boardsPath, { name })).json().board
  const { rows } = (await client.get(columnsPath(id))).json().results
  const [todo, doing, done] = rows.map((row: { id: number }) => row.id)
  return { id, todo, doing, done }
}

export const newProject = async (client: TestClient, project: object) =>
  (await client.post(projectsPath, { title: 'Service', ...project })).json().project

export const newTask = async (client: TestClient, task: object = {}) =>
  (await client.post(tasksPath, { title: 'Change the oil', ...task })).json().task

export const newCustomer = async (client: TestClient, customer: object = {}) =>
  (await client.post('/api/v1/admin/customers/', { firstname: 'Ruth', ...customer })).json().customer.customer_id
