import type { Page } from '@playwright/test'
import { ask } from './ask.ts'

interface Named {
  readonly id: number
}

const projects = '/api/v1/admin/projects/'
const boards = '/api/v1/admin/kanban/project/'

export interface MadeBoard extends Named {
  readonly todo: number
  readonly doing: number
  readonly done: number
}

/** A board with its three columns. */
export async function makeBoard(page: Page, name: string): Promise<MadeBoard> {
  const { board } = await ask<{ board: Named }>(page, 'POST', `${boards}boards/`, { name })
  const { results } = await ask<{ results: { rows: Named[] } }>(page, 'GET', `${boards}${board.id}/columns/`)
  const [todo = 0, doing = 0, done = 0] = results.rows.map(({ id }) => id)
  return { id: board.id, todo, doing, done }
}

export const makeProject = async (page: Page, body: object): Promise<number> =>
  (await ask<{ project: Named }>(page, 'POST', projects, body)).project.id

export const makeTask = async (page: Page, body: object): Promise<number> =>
  (await ask<{ task: Named }>(page, 'POST', '/api/v1/admin/tasks/', body)).task.id

export const makeCustomer = async (page: Page, body: object): Promise<number> =>
  (await ask<{ customer: { customer_id: number } }>(page, 'POST', '/api/v1/admin/customers/', body)).customer
    .customer_id

/** Id of a person of the staff, by their name. */
export async function personNamed(page: Page, name: string): Promise<number> {
  const address = `/api/v1/admin/assignees/?search=${encodeURIComponent(name)}`
  const { results } = await ask<{ results: { rows: Named[] } }>(page, 'GET', address)
  return results.rows[0]?.id ?? 0
}

/** A project, or a task, as the server has it. */
export const projectOf = async (page: Page, id: number): Promise<Readonly<Record<string, unknown>>> =>
  (await ask<{ project: Readonly<Record<string, unknown>> }>(page, 'GET', `${projects}${id}/`)).project
export const taskOf = async (page: Page, id: number): Promise<Readonly<Record<string, unknown>>> =>
  (await ask<{ task: Readonly<Record<string, unknown>> }>(page, 'GET', `/api/v1/admin/tasks/${id}/`)).task
