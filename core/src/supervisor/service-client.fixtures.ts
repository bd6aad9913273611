import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import type { PackageChange, PackagePlan } from '@ashlar/sdk/platform'
import { expect } from 'vitest'
import { type PackageFiles, tarballOf } from '../store/tarball-of.ts'
import { password } from './service.fixtures.ts'

/** One request on a connection that is kept for the next, or not. */
export async function ask(url: string, agent: Agent): Promise<{ pid: number }> {
  const call = request(url, { agent }).end()
  const [reply] = await once(call, 'response')
  const chunks: Buffer[] = await reply.toArray()
  const body = Buffer.concat(chunks).toString()
  if (reply.statusCode !== 200) throw new Error(`${url} answered ${reply.statusCode}: ${body}`)
  return JSON.parse(body)
}

export const pidAt = (address: string) => ask(`${address}/api/v1/pid/`, new Agent({ keepAlive: false }))

/** Installs version 1.0.0 of a package of the store, as its administrator; gives how to ask about packages. */
export async function install(
  address: string,
  files: PackageFiles,
  name: string,
): Promise<(path: string) => Promise<Response>> {
  const login = await fetch(`${address}/api/v1/auth/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify({ email: 'admin@example.com', password }),
  })
  const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? ''
  const headers = { cookie, origin: address }
  const packages = `${address}/api/v1/admin/packages`
  const get = (path: string) => fetch(`${packages}${path}`, { headers })
  const post = async <Results>(path: string, type: string, body: string | Uint8Array<ArrayBuffer>) => {
    const reply = await fetch(`${packages}${path}`, {
      ...{ method: 'POST', headers: { ...headers, 'content-type': type }, body },
    })
    const answer: { readonly results: Results } = await reply.json()
    if (!reply.ok) throw new Error(JSON.stringify(answer))
    return answer.results
  }
  const json = 'application/json'
  await post('/uploads/', 'application/gzip', new Uint8Array(tarballOf(files)))
  const asked = { action: 'install', name, version: '1.0.0' }
  const { id, obstacles } = await post<PackagePlan>('/plans/', json, JSON.stringify(asked))
  expect(obstacles).toEqual([])
  const change = await post<PackageChange>('/changes/', json, JSON.stringify({ plan: id }))
  for (let { state, reason } = change; state !== 'done'; await delay(50)) {
    expect(`${state} ${reason}`).toBe('running ')
    const answer: { readonly results: PackageChange } = await (await get(`/changes/${change.id}/`)).json()
    ;({ state, reason } = answer.results)
  }
  return get
}
