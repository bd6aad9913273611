import { listCards, listTasks } from '@ashlar/plugin-projects'
import { getMe } from '@ashlar/sdk/platform'
import { fillProjects, projectsHost } from '../projects.ts'
import type { Row } from '../report.ts'
import { askedBoth, isListed } from '../two-sizes.ts'

const [few, many] = [1_000, 100_000]
const [fewProjects, manyProjects] = [100, 10_000]
const rounds = 1_200
const warmUp = 120

const questions = [
  '',
  'status=pending',
  'status=pending,in_progress&startDate=2026-05-01&endDate=2026-06-01',
  'orderBy=title',
  'orderBy=createdAt&orderDirection=desc',
  'orderBy=updatedAt',
  'search=word77',
  'search=ta',
  'currentPage=30',
]
const ownWork = 'mine=true&status=pending,in_progress'

/** Lists of tasks of two websites in one run, in turn: one has a thousand tasks, the other a hundred thousand. */
export async function taskList(): Promise<readonly Row[]> {
  await using test = await projectsHost()
  const { a, b } = test.tenants
  const clients = [await test.signIn('owner', 'a'), await test.signIn('owner', 'b')] as const
  for (const [client, tenant, tasks, projects] of [
    [clients[0], a.guid, few, fewProjects],
    [clients[1], b.guid, many, manyProjects],
  ] as const) {
    const { user } = (await client.get(getMe.path)).json()
    await fillProjects(test, { tenant, tasks, projects, person: user.id })
  }
  await test.sql`vacuum analyze`
  const sizes = { few, many, clients, rounds, warmUp, isAnswered: isListed, aim: 2 }
  const tasks = await askedBoth({
    ...{ ...sizes, noun: 'tasks' },
    questions: questions.map((question) => `${listTasks.path}?itemsPerPage=25&${question}`),
  })
  const mine = await askedBoth({
    ...{ ...sizes, noun: 'my work', rounds: 300, warmUp: 30 },
    questions: [`${listTasks.path}?itemsPerPage=25&${ownWork}`],
  })
  const board = await askedBoth({
    ...{ ...sizes, noun: 'a board', rounds: 120, warmUp: 12 },
    questions: [listCards.path.replace(':boardId', '1')],
  })
  return [...tasks, ...mine, ...board.slice(1)]
}
