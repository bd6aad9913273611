import { setTimeout } from 'node:timers/promises'
import type { PackageChange, PackagePlan, PackagePlanRequest } from '@ashlar/sdk/platform'
import { password } from '../running-demo.ts'

const packages = '/api/v1/admin/packages'

/** A platform administrator at one server process. */
export interface Operator {
  readonly url: string
  /** For requests of its own making. */
  cookie(): string
  get<Reply = unknown>(path: string): Promise<Reply>
  send<Reply = unknown>(method: string, path: string, body?: unknown): Promise<Reply>
  upload(tarball: Buffer): Promise<{ name: string; version: string }>
  plan(request: PackagePlanRequest): Promise<PackagePlan>
  /** Make the change and wait for its end. Throws with the reason when it failed. */
  apply(plan: PackagePlan): Promise<PackageChange>
  /** Plan and apply in one. */
  change(request: PackagePlanRequest): Promise<PackageChange>
}

export async function operatorAt(port: number, email = 'admin@example.com'): Promise<Operator> {
  const url = `http://localhost:${port}`
  const login = await fetch(`${url}/api/v1/auth/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email, password }),
  })
  const cookie = (login.headers.getSetCookie()[0] ?? '').split(';')[0] ?? ''
  if (!login.ok || cookie === '') throw new Error(`${email} could not sign in: ${await login.text()}`)

  const call = async <Reply>(method: string, path: string, type?: string, body?: string | Buffer): Promise<Reply> => {
    const reply = await fetch(`${url}${path}`, {
      method,
      headers: { cookie, origin: url, ...(type !== undefined && { 'content-type': type }) },
      ...(body !== undefined && { body: typeof body === 'string' ? body : new Uint8Array(body) }),
    })
    const text = await reply.text()
    if (!reply.ok) throw new Error(`${method} ${path} answered ${reply.status}: ${text.slice(0, 2000)}`)
    return JSON.parse(text)
  }
  const send = <Reply>(method: string, path: string, body?: unknown) =>
    body === undefined ? call<Reply>(method, path) : call<Reply>(method, path, 'application/json', JSON.stringify(body))
  const plan = async (request: PackagePlanRequest) =>
    (await send<{ results: PackagePlan }>('POST', `${packages}/plans/`, request)).results

  const apply = async ({ id, obstacles }: PackagePlan): Promise<PackageChange> => {
    if (obstacles.length > 0) throw new Error(obstacles.map(({ message }) => message).join(' '))
    let change = (await send<{ results: PackageChange }>('POST', `${packages}/changes/`, { plan: id })).results
    while (change.state === 'running') {
      await setTimeout(50)
      change = (await call<{ results: PackageChange }>('GET', `${packages}/changes/${change.id}/`)).results
    }
    if (change.state !== 'done') throw new Error(`${change.code}: ${change.reason}`)
    return change
  }
  return {
    url,
    cookie: () => cookie,
    get: (path) => call('GET', path),
    send,
    upload: async (tarball) => {
      const path = `${packages}/uploads/`
      const reply = await call<{ results: { name: string; version: string } }>(
        'POST',
        path,
        'application/gzip',
        tarball,
      )
      const { name, version } = reply.results
      return { name, version }
    },
    plan,
    apply,
    change: async (request) => apply(await plan(request)),
  }
}
