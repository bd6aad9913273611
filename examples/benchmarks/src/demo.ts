import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signIn as signInCall } from '@ashlar/sdk/platform'
import { ask } from './http.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'

export const administrator = { email: 'admin@example.com', password: 'benchmark-61' }

/** The demo's server, freshly seeded, on an embedded database or on the one given. */
export function startDemo(databaseUrl: string): Promise<ServerProcess> {
  return startSeeded(new URL('../../demo/dist/main.js', import.meta.url), databaseUrl)
}

/** The same under its supervisor, as `npm start` runs it. */
export function startSupervisedDemo(databaseUrl: string): Promise<ServerProcess> {
  return startSeeded(new URL('./servers/supervised-demo.js', import.meta.url), databaseUrl)
}

async function startSeeded(file: URL, databaseUrl: string): Promise<ServerProcess> {
  const data = await mkdtemp(join(tmpdir(), 'ashlar-bench-'))
  const server = await startServerProcess(file, {
    ASHLAR_DEMO: '1',
    ASHLAR_DATA: data,
    ASHLAR_ADMIN_PASSWORD: administrator.password,
    DATABASE_URL: databaseUrl,
  })
  return {
    ...server,
    [Symbol.asyncDispose]: async () => {
      await server[Symbol.asyncDispose]()
      await rm(data, { recursive: true, force: true })
    },
  }
}

/** The session cookie of the administrator. */
export async function signIn(port: number): Promise<string> {
  const answer = await post(port, '', signInCall.method, signInCall.path, administrator)
  const cookie = answer.headers.find(([name]) => name === 'set-cookie')?.[1]
  if (cookie === undefined) throw new Error(`Sign-in answered ${answer.status}: ${answer.body}`)
  return cookie.slice(0, cookie.indexOf(';'))
}

/** A write as the admin makes it; gives the reply's body. */
export async function write(
  port: number,
  cookie: string,
  method: 'POST' | 'PUT',
  path: string,
  body: object,
): Promise<unknown> {
  const answer = await post(port, cookie, method, path, body)
  if (answer.status < 300) return JSON.parse(answer.body.toString())
  throw new Error(`${method} ${path} answered ${answer.status}: ${answer.body}`)
}

function post(port: number, cookie: string, method: string, path: string, body: object) {
  return ask({
    port,
    path,
    method,
    headers: {
      origin: `http://localhost:${port}`,
      'content-type': 'application/json',
      ...(cookie !== '' && { cookie }),
    },
    body: JSON.stringify(body),
  })
}
