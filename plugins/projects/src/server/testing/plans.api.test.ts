import { Database, defineRoutes, sorted } from '@ashlar/sdk/server'
import { type PlanNode, planNodes, type TestHost, testHost } from '@ashlar/sdk/testing'
import Type from 'typebox'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ProjectQuery, projectOrders, type TaskQuery, taskOrders } from '../../contract.ts'
import * as root from '../../index.ts'
import server from '../index.ts'
import { projectOrder, projectsWhere } from '../project/project.list.ts'
import { taskOrder, tasksWhere } from '../task/task.list.ts'
import { customers, newTask } from './projects-host.ts'

const ofTasks = Type.Object({ query: Type.Unsafe<TaskQuery>({}) })
const ofProjects = Type.Object({ query: Type.Unsafe<ProjectQuery>({}) })

/** Explains the queries of lists as requests run them: with their rights, in their website. */
const explain = defineRoutes([Database], (app, database) => {
  app.post('/api/v1/admin/explain/tasks/', { config: { access: 'staff' }, schema: { body: ofTasks } }, ({ body }) =>
    database.tenant(async (tx) => {
      const { found } = await tasksWhere(tx, body.query, { account: 1, today: '2026-05-01' })
      return { plan: await sorted(found.selectAll('task'), taskOrder(body.query)).limit(25).explain('json') }
    }),
  )
  const options = { config: { access: 'staff' }, schema: { body: ofProjects } } as const
  app.post('/api/v1/admin/explain/projects/', options, ({ body }) =>
    database.tenant(async (tx) => {
      const { found } = await projectsWhere(tx, body.query, [])
      return { plan: await sorted(found.selectAll('project'), projectOrder(body.query)).limit(25).explain('json') }
    }),
  )
})

let host: TestHost
let explained: (of: 'tasks' | 'projects', query: TaskQuery | ProjectQuery) => Promise<PlanNode[]>

beforeAll(async () => {
  host = await testHost({
    packages: [
      customers,
      { name: '@ashlar/plugin-projects', root, server: { ...server, routes: [...server.routes, explain] } },
    ],
  })
  const owner = await host.signIn('owner')
  await newTask(owner)
  // 20,000 in each of two websites: with fewer, reading everything is cheapest. All but the last hundred are done.
  await host.sql`insert into projects.project (tenant_id, title, title_key, sort, start_date, created_at, updated_at)
    select t.guid, 'Project ' || n, 'project ' || lpad((n * 7919 % 20000)::text, 6, '0'), 'n' || n, now() - n * interval '1 hour',
      now() - n * interval '1 minute', now() - n % 977 * interval '1 minute'
    from core.tenant t, generate_series(1, 20000) n`
  await host.sql`insert into projects.task (tenant_id, title, title_key, status, due_date, due_key, project_id, sort,
      created_at, updated_at)
    select p.tenant_id, 'Task ' || n, 'task ' || lpad((n * 7919 % 20000)::text, 6, '0'),
      case when n > 19900 then 'pending' else 'completed' end, date '2020-01-01' + n % 2000,
      (date '2020-01-01' + n % 2000)::text, p.id, 'n' || n, now() - n * interval '1 minute',
      now() - n % 977 * interval '1 minute'
    from projects.project p, lateral (select substr(p.title, 9)::integer as n) numbered`
  await host.sql`analyze projects.project`
  await host.sql`analyze projects.task`
  explained = async (of, query) => planNodes((await owner.post(`/api/v1/admin/explain/${of}/`, { query })).json().plan)
}, 120_000)
afterAll(() => host?.close())

const kinds = (nodes: readonly PlanNode[]) => nodes.map((node) => node['Node Type'])
const indexes = (nodes: readonly PlanNode[]) => nodes.map((node) => node['Index Name'])

it.each([
  ...taskOrders.map((orderBy) => ['tasks', orderBy] as const),
  ...projectOrders.map((orderBy) => ['projects', orderBy] as const),
])('the list of %s by %s reads an index in order (issue 19)', async (of, orderBy) => {
  for (const orderDirection of ['asc', 'desc'] as const) {
    const nodes = await explained(of, { orderBy, orderDirection })
    expect(kinds(nodes)).not.toContain('Sort')
    expect(kinds(nodes)).not.toContain('Seq Scan')
  }
})

it('what is to be done is read without what is done (issue 19)', async () => {
  const nodes = await explained('tasks', { status: 'pending,in_progress' })
  expect(indexes(nodes)).toContain('task_to_do')
  expect(kinds(nodes)).not.toContain('Sort')
  for (const status of ['pending', 'cancelled']) {
    const one = await explained('tasks', { status })
    expect(
      indexes(one).some((name) => name === 'task_by_status' || name === 'task_to_do'),
      status,
    ).toBe(true)
  }
})

it.each([
  ['tasks', { startDate: '2021-01-01', endDate: '2021-02-01' }],
  ['tasks', { project_id: 5 }],
  ['tasks', { customer_id: 5 }],
  ['tasks', { column_id: 5 }],
  ['tasks', { mine: true }],
  ['tasks', { due: 'overdue', status: 'pending,in_progress' }],
  ['tasks', { tag: '5' }],
  ['projects', { customer_id: 5 }],
  ['projects', { board_id: 5 }],
  ['projects', { column_id: 5 }],
  ['projects', { tag: '5' }],
] as const)('%s filtered by %j read no table as a whole (issue 19)', async (of, query) => {
  const nodes = await explained(of, query)
  expect(nodes.filter((node) => node['Node Type'] === 'Seq Scan')).toEqual([])
})
