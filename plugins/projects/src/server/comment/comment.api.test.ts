import type { TestClient, TestHost } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newProject, newTask, projectsHost, projectsPath, tasksPath } from '../testing/projects-host.ts'

let host: TestHost
let owner: TestClient
let other: TestClient
let manager: TestClient
beforeAll(async () => {
  ;({ host, owner, other } = await projectsHost())
  manager = await host.signIn('manager')
})
afterAll(() => host.close())

const noticesOf = async (client: TestClient): Promise<{ title: string; kind: string; href: string }[]> =>
  (await client.get('/api/v1/admin/notices/')).json().results.rows
const personNamed = async (words: string): Promise<number> =>
  (await owner.get(`/api/v1/admin/assignees/?search=${encodeURIComponent(words)}`)).json().results.rows[0].id

describe.each([
  ['project', projectsPath, newProject],
  ['task', tasksPath, newTask],
] as const)('comments on a %s', (_, records, create) => {
  const path = (id: number) => `${records}${id}/comments/`
  const write = (client: TestClient, id: number, body: object) => client.post(path(id), body)

  it('are written, changed and deleted, and say who wrote them (issue 19)', async () => {
    const { id } = await create(owner, {})
    const reply = await write(owner, id, { body: '<p>Ordered the <b>chain</b></p>' })
    expect([reply.statusCode, reply.json().comment]).toEqual([
      201,
      {
        ...{ id: expect.any(Number), body: '<p>Ordered the <b>chain</b></p>', user_id: expect.any(Number) },
        ...{ user_name: 'Test owner', isEdited: false, isMine: true, createdAt: expect.any(String) },
      },
    ])
    const one = `${path(id)}${reply.json().comment.id}/`
    expect((await owner.put(one, { body: '<p>Came today</p>' })).json().comment).toMatchObject({
      ...{ body: '<p>Came today</p>', isEdited: true },
    })
    expect((await owner.get(path(id))).json().results.total).toBe(1)
    expect((await other.get(path(id))).statusCode).toBe(404)
    expect((await other.put(one, { body: '<p>x</p>' })).statusCode).toBe(404)
    expect([(await owner.delete(one)).statusCode, (await owner.delete(one)).statusCode]).toEqual([200, 404])
  })

  it('need words, and keep nothing that runs (issue 19)', async () => {
    const { id } = await create(owner, {})
    for (const body of ['', ' ', '<p> </p>']) {
      expect([400, 422]).toContain((await write(owner, id, { body })).statusCode)
    }
    const { comment } = (await write(owner, id, { body: '<p onclick="x()">a<script>x()</script></p>' })).json()
    expect(comment.body).toBe('<p>a</p>')
  })

  it('tell whoever is mentioned, and who works on it, once (issue 19)', async () => {
    const person = await personNamed('Test manager')
    const { id, title } = await create(owner, { assignees: [person] })
    await write(owner, id, { body: '<p>@Test manager, look</p>', mentions: [person] })
    const [newest, ...before] = await noticesOf(manager)
    expect(newest).toMatchObject({ kind: 'projects.mentioned', title: `Test owner mentioned you: ${title}` })
    expect(before.filter(({ kind }) => kind === 'projects.commented')).toHaveLength(0)
    await write(owner, id, { body: '<p>And more</p>' })
    expect((await noticesOf(manager))[0]).toMatchObject({ kind: 'projects.commented' })
    // Nobody is told of what they wrote themselves, nor somebody who is none of the staff.
    await write(manager, id, { body: '<p>Done</p>', mentions: [person, 999_999] })
    expect((await noticesOf(manager))[0]).toMatchObject({ title: `Test owner commented on ${title}` })
    await host.sql`delete from core.notice`
  })

  it('belong to whoever wrote them (issue 19)', async () => {
    const staff = await host.signIn('staff')
    const rights = { can_view: true, can_create: true, can_edit: true, can_delete: false }
    await owner.put('/api/v1/admin/roles/', { role_id: 5, permissions: { projects: rights } })
    const { id } = await create(owner, {})
    const one = `${path(id)}${(await write(owner, id, { body: '<p>Mine</p>' })).json().comment.id}/`
    expect((await staff.get(path(id))).json().results.rows[0].isMine).toBe(false)
    const refused = await staff.put(one, { body: '<p>Theirs</p>' })
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'PROJECTS_NOT_YOUR_COMMENT'])
    expect((await staff.delete(one)).statusCode).toBe(403)
    expect((await manager.put(one, { body: '<p>Put right</p>' })).statusCode).toBe(200)
  })

  it('lie beside what happened (issue 19)', async () => {
    const { id } = await create(owner, {})
    await write(owner, id, { body: '<p>Begun</p>' })
    const { rows } = (await owner.get(`${records}${id}/activity/`)).json().results
    expect(rows.map(({ kind, user_name }: Record<string, string>) => [kind, user_name])).toEqual([
      ['commented', 'Test owner'],
      ['created', 'Test owner'],
    ])
    expect((await other.get(`${records}${id}/activity/`)).statusCode).toBe(404)
  })
})
