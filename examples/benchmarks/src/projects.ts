import { type InMemoryHost, testHost } from '@ashlar/core/testing'
import * as customers from '@ashlar/plugin-customers'
import customersRenderer from '@ashlar/plugin-customers/renderer'
import customersServer from '@ashlar/plugin-customers/server'
import * as projects from '@ashlar/plugin-projects'
import projectsServer from '@ashlar/plugin-projects/server'

/** A host with projects and what they need. */
export const projectsHost = (): Promise<InMemoryHost> =>
  testHost({
    packages: [
      { name: '@ashlar/plugin-customers', root: customers, server: customersServer, renderer: customersRenderer },
      { name: '@ashlar/plugin-projects', root: projects, server: projectsServer },
    ],
  })

export interface Filling {
  readonly tenant: string
  readonly tasks: number
  readonly projects: number
  /** Account to which every hundredth task is assigned. */
  readonly person: number
}

/** Projects on a board with their tasks, tags, assignments and words, made by the database itself. */
export async function fillProjects(test: InMemoryHost, filling: Filling): Promise<void> {
  const { tenant, tasks, projects: count, person } = filling
  await test.sql`insert into projects.board (tenant_id, id, name, user_id)
    overriding system value values (${tenant}::uuid, 1, 'Board', ${person})`
  await test.sql`insert into projects.board_column (tenant_id, id, board_id, name, sort)
    overriding system value select ${tenant}::uuid, n, 1, 'Column ' || n, 'n' || n from generate_series(1, 5) n`
  await test.sql`insert into projects.project (tenant_id, title, title_key, board_id, column_id, sort)
    select ${tenant}::uuid, 'Project ' || n, 'project ' || n, case when n <= 500 then 1 end,
      case when n <= 500 then 1 + n % 5 end, 'n' || lpad(n::text, 7, '0') || '1'
    from generate_series(1, ${count}::integer) n`
  await test.sql`insert into projects.task (tenant_id, title, title_key, status, due_date, due_key, project_id, sort,
      created_at, updated_at)
    select ${tenant}::uuid, 'Task ' || n, 'task ' || lpad((n * 7919 % 100003)::text, 7, '0'),
      (array['pending', 'in_progress', 'completed', 'pending'])[1 + n % 4], d, coalesce(d::text, '9999-12-31'),
      p.id, 'n' || lpad(n::text, 7, '0') || '1', now() - n * interval '1 minute', now() - n % 977 * interval '1 minute'
    from generate_series(1, ${tasks}::integer) n
    cross join lateral (select case when n % 5 > 0 then date '2026-01-01' + n % 700 end as d) due
    join projects.project p on p.tenant_id = ${tenant}::uuid and p.title = 'Project ' || (1 + n % ${count}::integer)`
  await test.sql`insert into projects.task_assignee (tenant_id, task_id, user_id)
    select tenant_id, id, ${person} from projects.task
      where tenant_id = ${tenant}::uuid and substr(title, 6)::integer % ${Math.max(1, Math.round(tasks / 200))}::integer = 0`
  await test.sql`insert into core.search_word (tenant_id, kind, id, word, weight, rank)
    select t.tenant_id, 'projects.task', t.id, word, 1, 1 from projects.task t,
      unnest(array['task', 'word' || substr(t.title, 6)::integer % 500]) word where t.tenant_id = ${tenant}::uuid
    on conflict do nothing`
}
