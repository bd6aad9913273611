import type { TestClient, TestHost } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { invoicesAreOf, papers } from '../testing/papers.ts'
import { newBoard, newCustomer, newProject, newTask, projectsHost, projectsPath } from '../testing/projects-host.ts'

let host: TestHost
let owner: TestClient
let other: TestClient
beforeAll(async () => {
  ;({ host, owner, other } = await projectsHost(papers))
})
afterAll(() => host.close())

const shown = async (id: number) => (await owner.get(`${projectsPath}${id}`)).json().project
const change = (id: number, payload: object, client = owner) => client.put(`${projectsPath}${id}`, payload)
const found = async (query: string): Promise<number[]> =>
  (await owner.get(`${projectsPath}?${query}`)).json().results.rows.map(({ id }: { id: number }) => id)

describe('a project', () => {
  it('has its fields, with one hour and a start now by default (PROJ-015, PROJ-016, PROJ-017, API-327, API-328)', async () => {
    const before = Date.now()
    const reply = await owner.post(projectsPath, { title: ' Winter service ' })
    const { project } = reply.json()
    expect(reply.statusCode).toBe(201)
    expect(project).toEqual({
      ...{ id: expect.any(Number), title: 'Winter service', est_hours: 1, start_date: expect.any(String) },
      ...{ end_date: null, description: '', customer_id: null, customer: null, customer_name: '', vehicle_id: null },
      ...{ assignees: [], attachedInvoices: [], board: null, board_id: null, column_id: null, column_name: '' },
      ...{ column_color: '', sort: expect.any(String), custom_fields: {}, tags: [], tasks: { total: 0, closed: 0 } },
      ...{ minutes: 0, hourly_rate: null, createdBy: 'Test owner' },
      ...{ revision: 1, createdAt: expect.any(String), updatedAt: expect.any(String) },
    })
    expect(Math.abs(Date.parse(project.start_date) - before)).toBeLessThan(60_000)
    expect(await shown(project.id)).toEqual(project)
    expect((await other.get(`${projectsPath}${project.id}`)).statusCode).toBe(404)
  })

  it('needs a title and hours, in plain words (PROJ-018, PROJ-019, OPEN-338)', async () => {
    for (const title of [undefined, '', '  ']) {
      const refused = await owner.post(projectsPath, { title })
      expect([refused.statusCode, refused.json().error]).toEqual([422, 'Title is required'])
      expect(refused.json().errors).toEqual([{ path: 'title', message: 'Title is required' }])
    }
    const { id } = await newProject(owner, { est_hours: 2.125 })
    expect((await shown(id)).est_hours).toBe(2.125)
    expect((await change(id, { est_hours: null })).json().error).toBe('Est. Hours is required')
    for (const est_hours of [-1, 1e9, 'NaN']) expect([400, 422]).toContain((await change(id, { est_hours })).statusCode)
  })

  it('ends after it starts; one without a start begins now (PROJ-022, OPEN-339)', async () => {
    const { id } = await newProject(owner, { start_date: '2026-03-08T08:00:00.000Z' })
    const early = await change(id, { end_date: '2026-03-08T07:59:59.000Z' })
    expect([early.statusCode, early.json().errors[0].path]).toEqual([422, 'end_date'])
    expect((await change(id, { end_date: '2026-03-08T23:59:59.000Z' })).statusCode).toBe(200)
    await change(id, { start_date: null, end_date: null })
    expect(Math.abs(Date.parse((await shown(id)).start_date) - Date.now())).toBeLessThan(60_000)
  })

  it('has a customer with a vehicle of theirs; without the customer both and the invoices go (PROJ-026, PROJ-027, PROJ-028, OPEN-342)', async () => {
    const ruth = await newCustomer(owner, { lastname: 'Pike' })
    invoicesAreOf(ruth)
    const vehicles = `/api/v1/admin/customers/${ruth}/vehicles/`
    const vehicle = (await owner.post(vehicles, { make: 'Norton' })).json().vehicle
    const { id } = await newProject(owner, { customer_id: ruth, vehicle_id: vehicle.id, attachedInvoices: [1, 2, 3] })
    const project = await shown(id)
    expect(project).toMatchObject({ customer_id: ruth, customer_name: 'Ruth Pike', vehicle_id: vehicle.id })
    expect(project.customer).toMatchObject({ customer_id: ruth, firstname: 'Ruth', vehicles: [{ make: 'Norton' }] })
    expect(project.attachedInvoices.map((each: { id: number }) => each.id)).toEqual([1, 2])
    expect(project.attachedInvoices[0]).toEqual({
      ...{
        id: 1,
        invoiceNumber: 'INV-1',
        status: 'paid',
        invoiceDate: '2026-01-01',
        grandTotal: 1200,
        currency: 'CAD',
      },
    })
    const history = (await owner.get(`/api/v1/admin/customers/${ruth}/timeline/`)).json().entries
    expect(history[0]).toMatchObject({ title: 'Project: Service', href: `/admin/projects/${id}` })
    const stranger = await newCustomer(owner)
    const refused = await owner.post(projectsPath, { title: 'X', customer_id: stranger, vehicle_id: vehicle.id })
    expect(refused.json().code).toBe('PROJECTS_NOT_THEIR_VEHICLE')
    expect((await owner.post(projectsPath, { title: 'X', customer_id: 999_999 })).json().errors[0].path).toBe(
      'customer_id',
    )
    await change(id, { customer_id: null })
    expect(await shown(id)).toMatchObject({ customer_id: null, vehicle_id: null, attachedInvoices: [] })
  })

  it('says by check whether customers can be chosen (PERM-304, API-326)', async () => {
    expect((await owner.get(`${projectsPath}check/`)).json()).toEqual({
      ...{ success: true, can_assign_customer: true, canAssignUsers: true, canAttachInvoices: true, currency: 'CAD' },
    })
    const scopes = ['projects.can_view', 'projects.can_create']
    const { token } = (await owner.post('/api/v1/admin/api-tokens/', { name: 'Projects', scopes })).json()
    const asked = (payload?: object) =>
      host.visitor().inject({
        ...(payload
          ? { method: 'POST' as const, url: projectsPath, payload }
          : { method: 'GET' as const, url: `${projectsPath}check/` }),
        headers: { authorization: `Bearer ${token}` },
      })
    expect((await asked()).json().can_assign_customer).toBe(false)
    const refused = await asked({ title: 'X', customer_id: await newCustomer(owner) })
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'PROJECTS_MAY_NOT_CHOOSE_CUSTOMER'])
    expect((await asked({ title: 'X' })).statusCode).toBe(201)
  })

  it('is changed, and answered as project and item; a stale revision is a conflict (API-329, OPEN-343)', async () => {
    const { id, revision } = await newProject(owner, {})
    const reply = (await change(id, { title: 'Renamed', revision })).json()
    expect([reply.project.title, reply.item]).toEqual(['Renamed', reply.project])
    const stale = await change(id, { title: 'Mine', revision })
    expect([stale.statusCode, stale.json().project.title]).toEqual([409, 'Renamed'])
    expect((await change(id, { description: '<p>Fine</p><script>x</script>' })).json().project.description).toBe(
      '<p>Fine</p>',
    )
  })

  it('has custom fields as a map, tags and assignees (OPEN-340, API-310 to -313)', async () => {
    const custom_fields = [{ id: 'bay', label: 'Bay', type: 'text', options: [] }]
    await owner.put('/api/v1/admin/settings/', { projects: { custom_fields } })
    const staff = await host.signIn('staff')
    await host.signIn('manager')
    const { id } = await newProject(owner, { custom_fields: { bay: '4' }, tags: ['Winter'] })
    expect(await shown(id)).toMatchObject({ custom_fields: { bay: '4' }, tags: ['Winter'] })
    expect(await found('search=winter')).toContain(id)
    const person = (await owner.get('/api/v1/admin/assignees/?search=Test%20manager')).json().results.rows[0].id
    await owner.post(`/api/v1/admin/projects/assignees/${id}`, { assignees: [person] })
    expect((await shown(id)).assignees).toHaveLength(1)
    expect(await found(`assignee_id=${person}`)).toEqual([id])
    expect((await staff.post(`/api/v1/admin/projects/assignees/${id}`, { assignees: [person] })).statusCode).toBe(403)
    await owner.put('/api/v1/admin/settings/', { projects: { custom_fields: [] } })
  })

  it('stands on the board of its column, last or where it is put; a move is no new version (PROJ-024, PROJ-025, OPEN-347)', async () => {
    const board = await newBoard(owner)
    const [one, two] = [
      await newProject(owner, { column_id: board.todo }),
      await newProject(owner, { column_id: board.todo }),
    ]
    const inOrder = () => found(`board_id=${board.id}&column_id=${board.todo}&orderBy=sort`)
    expect(one.board).toEqual({ id: board.id, name: 'Workshop' })
    expect(await inOrder()).toEqual([one.id, two.id])
    const moved = (await change(two.id, { sort: 'a0000000000001' })).json().project
    expect([moved.revision, await inOrder()]).toEqual([two.revision, [two.id, one.id]])
    await change(one.id, { column_id: board.doing })
    expect(await shown(one.id)).toMatchObject({
      column_name: 'In progress',
      board_id: board.id,
      revision: one.revision,
    })
    const theirs = await newBoard(other)
    expect((await change(one.id, { column_id: theirs.todo })).json().code).toBe('PROJECTS_NO_SUCH_COLUMN')
    expect((await change(one.id, { sort: 'N0' })).statusCode).toBe(422)
  })

  it('is found by words, customer, board and time, sorted and in pages (API-325, OPEN-344)', async () => {
    const customer_id = await newCustomer(owner, { firstname: 'Zelda' })
    const times = { start_date: '2030-01-10T00:00:00.000Z', end_date: '2030-01-20T00:00:00.000Z' }
    const a = await newProject(owner, { title: 'Zephyr fork', customer_id, ...times })
    const b = await newProject(owner, { title: 'Zephyr wheel', ...times, end_date: '2030-02-20T00:00:00.000Z' })
    expect(await found('search=zephyr&orderBy=title')).toEqual([a.id, b.id])
    expect(await found('search=zelda')).toEqual([a.id])
    expect(await found(`customer_id=${customer_id}`)).toEqual([a.id])
    const month = 'startDate=2030-01-25T00:00:00.000Z&endDate=2030-02-01T00:00:00.000Z'
    expect(await found(`search=zephyr&${month}`)).toEqual([b.id])
    const page = (await owner.get(`${projectsPath}?search=zephyr&orderBy=title&itemsPerPage=1&currentPage=2`)).json()
    expect([page.results.total, page.results.rows[0].id]).toEqual([2, b.id])
  })

  it('is deleted alone or with others, all or none (API-330, API-331, OPEN-345)', async () => {
    const [a, b, c] = [await newProject(owner, {}), await newProject(owner, {}), await newProject(other, {})]
    const task = await newTask(owner, { project_id: a.id })
    const foreign = await owner.inject({
      ...{ method: 'DELETE', url: projectsPath, payload: { projectsToDelete: [a.id, c.id] } },
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    expect([foreign.statusCode, (await owner.get(`${projectsPath}${a.id}`)).statusCode]).toEqual([404, 200])
    const reply = await owner.inject({
      ...{ method: 'DELETE', url: projectsPath, payload: { projectsToDelete: [a.id, b.id] } },
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    expect(reply.json()).toEqual({ success: true, deleted: [a.id, b.id], errors: [] })
    expect((await owner.get(`/api/v1/admin/tasks/${task.id}/`)).statusCode).toBe(404)
  })

  it('needs the enterprise plan to be created (PERM-108)', async () => {
    const platform = await host.signIn('platform')
    await platform.put(`/api/v1/admin/tenants/${host.tenants.b.id}/`, { plan: 'standard' })
    const refused = await other.post(projectsPath, { title: 'X' })
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'PLAN_REQUIRED'])
    await platform.put(`/api/v1/admin/tenants/${host.tenants.b.id}/`, { plan: 'enterprise' })
  })

  it('follows its customer when two are merged, and stays without one who is deleted (issue 19)', async () => {
    const [from, into] = [await newCustomer(owner), await newCustomer(owner, { firstname: 'Kept' })]
    const { id } = await newProject(owner, { customer_id: from })
    await owner.post(`/api/v1/admin/customers/${into}/merge/`, { from })
    await expect.poll(async () => (await shown(id)).customer_id).toBe(into)
    await owner.delete(`/api/v1/admin/customers/${into}/`)
    await expect.poll(async () => (await shown(id)).customer_id).toBeNull()
  })
})
