import type { TestClient, TestHost } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { invoicesAreOf, papers } from '../testing/papers.ts'
import { newCustomer, newProject, projectsHost, projectsPath } from '../testing/projects-host.ts'

let host: TestHost
let owner: TestClient
let other: TestClient
beforeAll(async () => {
  ;({ host, owner, other } = await projectsHost(papers))
})
afterAll(() => host.close())

const isAsked = async (client: TestClient) => (await client.get(`${projectsPath}check/`)).json().canAttachInvoices
const attached = async (client: TestClient, id: number) =>
  (await client.get(`${projectsPath}${id}/`)).json().project.attachedInvoices?.map((each: { id: number }) => each.id)

it('invoices are asked for only on the website that has them, and are back when it has them again (PROJ-007, issue 19)', async () => {
  const modules = `/api/v1/admin/tenants/${host.tenants.b.id}/modules/`
  const customer = await newCustomer(other)
  invoicesAreOf(customer)
  const { id } = await newProject(other, { customer_id: customer, attachedInvoices: [1] })
  expect([await attached(other, id), await isAsked(other)]).toEqual([[1], true])
  expect((await other.put(modules, { modules: { papers: false } })).statusCode).toBe(200)
  expect([await isAsked(other), await isAsked(owner)]).toEqual([false, true])
  expect(await attached(other, id)).toBeUndefined()
  const saved = await other.put(`${projectsPath}${id}/`, { title: 'Without papers', attachedInvoices: [2] })
  expect([saved.statusCode, saved.json().project.title]).toEqual([200, 'Without papers'])
  expect((await other.put(modules, { modules: { papers: true } })).statusCode).toBe(200)
  expect([await isAsked(other), await attached(other, id)]).toEqual([true, [1]])
})

it('without the module there is no field for them (issue 19)', async () => {
  const { host: alone, owner: staff } = await projectsHost()
  await using _ = alone
  expect(await isAsked(staff)).toBe(false)
  const { id } = await newProject(staff, { attachedInvoices: [1] })
  expect(await attached(staff, id)).toBeUndefined()
})
