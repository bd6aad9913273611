import { setTimeout as rest } from 'node:timers/promises'
import { password, type RunningDemo } from './running-demo.ts'

/** Names of jobs that have not ended. */
type Listed = { readonly results: { readonly rows: readonly { readonly name: string }[] } }

/** Wait until a demo has made its pictures at all widths: a minute's work, which its copies would each do again. */
export async function picturesMade({ port }: RunningDemo): Promise<void> {
  const origin = `http://localhost:${port}`
  const signedIn = await fetch(`${origin}/api/v1/auth/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ email: 'admin@example.com', password }),
  })
  const cookie = signedIn.headers.getSetCookie().map((each) => each.split(';')[0])
  const isWaiting = async (state: string) => {
    const address = `${origin}/api/v1/admin/jobs/?all=true&limit=-1&state=${state}`
    const { results }: Listed = await (await fetch(address, { headers: { cookie: cookie.join('; ') } })).json()
    return results.rows.some(({ name }) => name === 'core.make-media-sizes')
  }
  while ((await isWaiting('waiting')) || (await isWaiting('running'))) await rest(500)
}
