import { addVehicle, createCustomer, createNote, listCustomers } from '@ashlar/plugin-customers'
import { addSubscriber, createCampaign, createList } from '@ashlar/plugin-email-marketing'
import { invoiceCalls, quoteCalls, recurringCalls, workOrderCalls } from '@ashlar/plugin-invoicing'
import {
  changeColumn,
  createBoard,
  createColumn,
  createProject,
  createSchedule,
  createTask,
  createTimeEntry,
  listColumns,
} from '@ashlar/plugin-projects'
import { createCategory, createProduct } from '@ashlar/plugin-store'
import { addressOf, type Content } from '@ashlar/sdk'
import {
  changeTenant,
  createPage,
  createSection,
  listAssignees,
  makeTenant,
  savePageContent,
  saveSettings,
  signIn,
  updateMedia,
} from '@ashlar/sdk/platform'
import { defineErrors, encodeContent } from '@ashlar/sdk/server'
import Type from 'typebox'
import { Parse } from 'typebox/value'
import type { Art } from '../tree/index.ts'
import type { SeedBoard, SeedProject, SeedTask } from './board.ts'
import type { SeedCustomer } from './customer.ts'
import type { SeedDocument } from './document.ts'
import type { SeedMailing } from './mailing.ts'
import type { SeedShop } from './shop.ts'

const errors = defineErrors('DEMO', {
  REFUSED: [409, (refusal: string) => `Could not create the demo: ${refusal}`],
})

/** What the seed needs of a host: to be asked as a browser would ask it. */
export interface Door {
  inject(request: {
    method: 'GET' | 'POST' | 'PUT'
    url: string
    headers: Record<string, string>
    payload?: object
  }): Promise<{ statusCode: number; headers: Readonly<Record<string, unknown>>; body: string }>
}

/** A page as the seed writes it; what is left out is the default of the API. */
export interface SeedPage {
  readonly title: string
  readonly slug: string
  readonly status?: 'draft' | 'published' | 'archived'
  readonly excerpt?: string
  readonly image?: string
  readonly metaTitle?: string
  readonly metaDescription?: string
  readonly showPageTitle?: boolean
  readonly showHeader?: boolean
  readonly showFooter?: boolean
  readonly isDummy?: boolean
  readonly publish_date?: string
  readonly unpublish_date?: string
  readonly noindex?: boolean
  readonly content?: Content
  readonly children?: readonly SeedPage[]
}

/**
 * The public API of one tenant, as its owner uses it: so that everything seeded has passed the checks that every
 * request passes. A refusal stops the seed with the server's own words.
 */
export class TenantApi {
  readonly #door: Door
  readonly #host: string
  /** Who works for the tenant, by role. */
  readonly #names: Readonly<Record<string, string>>
  #cookie = ''

  constructor(door: Door, host: string, names: Readonly<Record<string, string>> = {}) {
    this.#door = door
    this.#host = host
    this.#names = names
  }

  async signIn(email: string, password: string): Promise<void> {
    const reply = await this.#send('POST', addressOf(signIn), { email, password })
    const cookies = [reply.headers['set-cookie'] ?? []].flat()
    this.#cookie = cookies.map((cookie) => String(cookie).split(';', 1)[0]).join('; ')
  }

  async settings(values: object): Promise<void> {
    await this.#send('PUT', addressOf(saveSettings), values)
  }

  /** Keeps a section under a name; gives its id. */
  async template(componentName: string, content: Content): Promise<number> {
    const reply = await this.#send('POST', addressOf(createSection), {
      componentName,
      content: encodeContent(content),
    })
    return idIn(reply.body, 'template')
  }

  /** A page, its content, then the pages below it. */
  async page({ content, children = [], ...fields }: SeedPage, parentId: number | null = null): Promise<void> {
    const created = await this.#send('POST', addressOf(createPage), { ...fields, parentId })
    const id = idIn(created.body, 'page')
    if (content) {
      await this.#send('PUT', addressOf(savePageContent), { id, content: encodeContent(content) })
    }
    for (const child of children) await this.page(child, id)
  }

  /** A customer, their vehicles, and what staff noted about them. */
  async customer({ note, vehicles, ...fields }: SeedCustomer): Promise<void> {
    const created = await this.#send('POST', addressOf(createCustomer), fields)
    const id = idIn(created.body, 'customer', 'customer_id')
    for (const vehicle of vehicles) await this.#send('POST', addressOf(addVehicle, { params: { id } }), vehicle)
    if (note !== undefined) await this.#send('POST', addressOf(createNote), { title: note, customer_id: id })
  }

  /** Categories, parents first, then the products in them. */
  async shop({ categories, products }: SeedShop, art: Art): Promise<void> {
    const ids = new Map<string, number>()
    const idOf = (slug: string) => ids.get(slug) ?? null
    for (const { parent, picture, ...fields } of categories) {
      const body = { ...fields, parent_id: idOf(parent), thumbnail: art(picture) }
      ids.set(fields.slug, idIn((await this.#send('POST', addressOf(createCategory), body)).body, 'category'))
    }
    for (const { pictures, categories: slugs, ...fields } of products) {
      const images = pictures.map(({ name, alt }) => ({ file: art(name), alt }))
      await this.#send('POST', addressOf(createProduct), { ...fields, images, categories: slugs.map(idOf) })
    }
  }

  /** A board, its columns, and its projects with their tasks; only for websites whose plan has them. */
  async board({ name, columns, projects }: SeedBoard): Promise<void> {
    const boardId = idIn((await this.#send('POST', addressOf(createBoard), { name })).body, 'board')
    const first = (await this.#rows(addressOf(listColumns, { params: { boardId } }))).map(({ id }) => id)
    const ids = new Map<string, number>()
    for (const [at, column] of columns.entries()) {
      const id = first[at]
      const body = { is_done: false, ...column }
      const reply =
        id === undefined
          ? await this.#send('POST', addressOf(createColumn, { params: { boardId } }), body)
          : await this.#send('PUT', addressOf(changeColumn, { params: { boardId, id } }), body)
      ids.set(column.name, idIn(reply.body, 'column'))
    }
    const people = await this.#people()
    for (const project of projects) await this.#project(project, ids.get(project.column), people)
  }

  async #project(
    { column: _, customer, start, end, by, tasks, ...fields }: SeedProject,
    column: number | undefined,
    people: ReadonlyMap<string, number>,
  ) {
    const known = customer === undefined ? undefined : await this.#customer(customer)
    const created = await this.#send('POST', addressOf(createProject), {
      ...{ ...fields, ...known, column_id: column, start_date: daysFromNow(start), end_date: daysFromNow(end) },
      assignees: by.flatMap((role) => people.get(role) ?? []),
    })
    const projectId = idIn(created.body, 'project')
    for (const task of tasks) await this.#task(task, projectId, people)
  }

  async #task(
    { due, by, checklist = [], planned, spent, ...fields }: SeedTask,
    projectId: number,
    people: ReadonlyMap<string, number>,
  ) {
    const person = by === undefined ? undefined : people.get(by)
    const created = await this.#send('POST', addressOf(createTask), {
      ...{ ...fields, project_id: projectId },
      ...(due !== undefined && { due_date: daysFromNow(due).slice(0, 10) }),
      ...(person !== undefined && { assignees: [person] }),
      checklist: checklist.map((text, at) => ({ id: String(at), text, is_done: fields.status === 'completed' })),
    })
    const id = idIn(created.body, 'task')
    if (planned && person !== undefined) {
      const [start, end] = spanOf(...planned, (fields.est_hours ?? 1) * 60)
      const when = { scheduled_start_time: start, scheduled_end_time: end }
      await this.#send('POST', addressOf(createSchedule), { task_id: id, assignee_id: person, ...when })
    }
    if (spent) {
      const [start, end] = spanOf(...spent)
      await this.#send('POST', addressOf(createTimeEntry, { params: { id } }), { start_time: start, end_time: end })
    }
  }

  /** A quote, an invoice, also a recurring one, or a work order, as far as it has come. */
  async document({
    type,
    customer,
    day,
    isIssued,
    isApproved,
    isStarted,
    paid,
    returned,
    ...given
  }: SeedDocument): Promise<void> {
    const { schedule, ...fields } = given
    const calls = { quote: quoteCalls, invoice: invoiceCalls, 'work-order': workOrderCalls, recurring: invoiceCalls }[
      type
    ]
    const anchor = daysFromNow(day).slice(0, 10)
    const dates = {
      ...{ type, invoiceDate: anchor },
      ...(schedule ? { schedule: { ...schedule, anchor } } : {}),
      ...(type === 'quote' || type === 'invoice' ? { dueDate: daysFromNow(day + 14).slice(0, 10) } : {}),
    }
    const known = await this.#customer(customer)
    const created = await this.#send('POST', addressOf(calls.create), { ...fields, ...known, ...dates })
    const params = { id: idIn(created.body, 'invoice') }
    if (isIssued) await this.#send('POST', addressOf(calls.issue, { params }), {})
    if (isApproved && 'approve' in calls) await this.#send('POST', addressOf(calls.approve, { params }), {})
    if (isStarted) await this.#send('POST', addressOf(recurringCalls.start, { params }), {})
    if (paid !== undefined) {
      await this.#send('POST', addressOf(invoiceCalls.pay, { params }), { amount: paid, method: 'bank_transfer' })
    }
    if (returned !== undefined) {
      const items = [{ id: idIn(created.body, 'invoice', 'items', returned, 'id'), quantity: 1 }]
      await this.#send('POST', addressOf(invoiceCalls.refund, { params }), { items, reason: 'Came back unopened' })
    }
  }

  /** A newsletter list, its subscribers, and campaigns to them that nobody has sent yet. */
  async mailing({ list, subscribers, campaigns }: SeedMailing, art: Art): Promise<void> {
    const created = await this.#send('POST', addressOf(createList), { name: list, isDefault: false })
    const listId = idIn(created.body, 'list')
    for (const email of subscribers)
      await this.#send('POST', addressOf(addSubscriber), { email, listId, note: 'Wrote it down at the counter.' })
    const condition = { field: 'list', operator: 'one_of', value: [String(listId)] }
    const filters = { include: [{ source: 'subscribers', match: 'all', conditions: [condition] }], exclude: [] }
    for (const { content, ...fields } of campaigns(art)) {
      const body = { ...fields, filters, content: encodeContent(content) }
      await this.#send('POST', addressOf(createCampaign), body)
    }
  }

  /** A customer with the first of their vehicles, by their email. */
  async #customer(email: string) {
    const [row] = await this.#rows(`${addressOf(listCustomers)}?search=${encodeURIComponent(email)}`)
    const [vehicle] = row?.vehicles ?? []
    return { customer_id: row?.customer_id, ...(vehicle && { vehicle_id: vehicle.id }) }
  }

  /** Accounts of the staff by the role in their address. */
  async #people(): Promise<ReadonlyMap<string, number>> {
    const found = new Map<string, number>()
    for (const [role, name] of Object.entries(this.#names)) {
      const [row] = await this.#rows(`${addressOf(listAssignees)}?search=${encodeURIComponent(name)}`)
      if (row?.id !== undefined) found.set(role, row.id)
    }
    return found
  }

  async #rows(url: string): Promise<readonly Row[]> {
    return Parse(Found, JSON.parse((await this.#send('GET', url)).body)).results.rows
  }

  /** Says what matters of a picture of the media library, whose id stands in its address. */
  async focus(address: string, [focalX, focalY]: readonly [x: number, y: number]): Promise<void> {
    const id = Number(address.split('/')[2])
    await this.#send('PUT', addressOf(updateMedia, { params: { id } }), { focalX, focalY })
  }

  /** Only for platform administrators. */
  async createTenant(tenant: { name: string; hosts: readonly string[]; plan: string }): Promise<void> {
    await this.#send('POST', addressOf(makeTenant), tenant)
  }

  async renameTenant(id: number, name: string): Promise<void> {
    await this.#send('PUT', addressOf(changeTenant, { params: { id } }), { name })
  }

  async #send(method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) {
    const reply = await this.#door.inject({
      method,
      url,
      headers: {
        host: this.#host,
        origin: `http://${this.#host}`,
        ...(this.#cookie !== '' && { cookie: this.#cookie }),
      },
      ...(payload && { payload }),
    })
    if (reply.statusCode < 300) return reply
    const refusal = `${method} ${url} answered ${reply.statusCode}: ${reply.body}`
    // The server would refuse it again at the next start; what failed for another reason may work then.
    throw reply.statusCode < 500 ? errors.REFUSED(refusal) : new Error(`Could not create the demo: ${refusal}`)
  }
}

const Found = Type.Object({
  results: Type.Object({
    rows: Type.Array(
      Type.Object({
        id: Type.Optional(Type.Integer()),
        customer_id: Type.Optional(Type.Integer()),
        vehicles: Type.Optional(Type.Array(Type.Object({ id: Type.Integer() }))),
      }),
    ),
  }),
})
type Row = Type.Static<typeof Found>['results']['rows'][number]

/** Start and end of so many minutes from an hour of a day on, in UTC. */
function spanOf(day: number, hour: number, minutes: number): readonly [string, string] {
  const start = new Date(`${daysFromNow(day).slice(0, 10)}T${String(hour).padStart(2, '0')}:00:00Z`)
  return [start.toISOString(), new Date(start.getTime() + minutes * 60_000).toISOString()]
}

const daysFromNow = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString()

/** The id of a record in a reply; `path` leads from the record to it. */
function idIn(body: string, record: string, ...path: readonly (string | number)[]): number {
  const whole = [record, ...(path.length > 0 ? path : ['id'])]
  const found = whole.reduce<unknown>(member, JSON.parse(body))
  if (typeof found === 'number') return found
  throw new Error(`The reply names no ${whole.join('/')}: ${body}`)
}

function member(value: unknown, name: string | number): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
