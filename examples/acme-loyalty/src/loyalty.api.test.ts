import { csvLines } from '@ashlar/sdk/server'
import { blockContract, type TestHost, testHost } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { points } from './block.ts'
import fixtures from './fixtures/v1.json' with { type: 'json' }
import * as root from './index.ts'
import renderer from './renderer.tsx'
import server from './server/index.ts'
import { memberImport } from './server/member/member.import.ts'
import site from './site/index.ts'

let host: TestHost
beforeAll(async () => {
  host = await testHost({ packages: [{ name: '@acme/loyalty', root, server, site, renderer }] })
})
afterAll(() => host?.close())

const members = '/api/v1/admin/loyalty/members/'

it.each(blockContract(points, renderer, fixtures))('$name', ({ run }) => run())

describe('members', () => {
  it('collect what the website says a visit is worth', async () => {
    const owner = await host.signIn('owner')
    const added = await owner.post(members, { name: 'Ada Wren', email: 'ada@example.com' })
    expect(added.statusCode).toBe(201)
    const { id } = added.json().member
    expect((await owner.post(`${members}${id}/visits/`, {})).json().member).toMatchObject({ points: 10 })
    expect((await owner.post(`${members}${id}/visits/`, {})).json().member).toMatchObject({ points: 20 })
    expect((await owner.get(`${members}?orderBy=points`)).json().results).toMatchObject({ total: 1 })
  })

  it('are taken in once, and belong to their website', async () => {
    const [owner, other] = [await host.signIn('owner'), await host.signIn('owner', 'b')]
    const member = { name: 'Bo Tern', email: 'bo@example.com' }
    const { id } = (await owner.post(members, member)).json().member
    const again = await owner.post(members, { ...member, email: 'BO@example.com' })
    expect([again.statusCode, again.json().code]).toEqual([409, 'LOYALTY_EMAIL_TAKEN'])
    expect((await other.post(`${members}${id}/visits/`, {})).statusCode).toBe(404)
    expect((await other.delete(`${members}${id}/`)).statusCode).toBe(404)
    expect((await owner.delete(`${members}${id}/`)).statusCode).toBe(200)
  })
})

it('members come from a file, each once; rows with errors are left out with their reasons', async () => {
  const owner = await host.signIn('owner')
  const imports = '/api/v1/admin/loyalty-members/'
  const form = new FormData()
  const rows = ['Kit Plover,kit@example.com', 'Kit Again,KIT@example.com', 'Nobody,nowhere', ',x@example.com']
  form.append('file', new File([`Full name,Email\n${rows.join('\n')}`], 'members.csv', { type: 'text/csv' }))
  const body = new Response(form)
  const headers = { 'content-type': body.headers.get('content-type') ?? '', 'sec-fetch-site': 'same-origin' }
  const payload = Buffer.from(await body.arrayBuffer())
  const sent = { method: 'POST', url: `${imports}import/`, headers, payload }
  const { id } = (await owner.inject(sent)).json().import
  await host.run(memberImport.job.job, { id })
  const state = (await owner.get(`${imports}imports/${id}/`)).json().import
  expect(state).toMatchObject({ state: 'done', written: 1, bad: 3 })
  const left = csvLines((await owner.get(`${imports}imports/${id}/bad-rows/`)).body).map(({ cells }) => cells.at(-1))
  expect(left.slice(1)).toEqual([
    'There is already a member with the address KIT@example.com.',
    'The column “email” must match format "email".',
    'The column “name” must not have fewer than 1 characters.',
  ])
  const staff = await host.signIn('staff')
  expect((await staff.inject({ ...sent, headers: { ...headers } })).statusCode).toBe(403)
})

it('rewards are kept by price', async () => {
  const owner = await host.signIn('owner')
  for (const [title, cost] of [['A loaf', 300] as const, ['A roll', 50] as const]) {
    expect((await owner.post('/api/v1/admin/loyalty/rewards/', { title, cost })).statusCode).toBe(201)
  }
  const { rows } = (await owner.get('/api/v1/admin/loyalty/rewards/')).json().results
  expect(rows.map(({ title }: { title: string }) => title)).toEqual(['A roll', 'A loaf'])
})

it('tells anybody what the programme is called', async () => {
  expect((await host.visitor().get('/api/v1/loyalty/program/')).json().program).toEqual({
    programName: 'Regulars',
    pointsPerVisit: 10,
  })
})
