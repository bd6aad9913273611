import type { ImportState } from '@ashlar/sdk'
import type { TestClient, TestHost, TestReply } from '@ashlar/sdk/testing'
import { redirectImport } from '../redirect/redirect.import.ts'

const path = '/api/v1/admin/redirects/'

/** A file of redirects as a browser sends it: to be imported at once, or uploaded for a preview. */
export async function imported(
  client: TestClient,
  text: string,
  how: 'import' | 'imports' = 'import',
): Promise<TestReply> {
  const form = new FormData()
  form.append('file', new File([text], 'redirects.csv', { type: 'text/csv' }))
  const body = new Response(form)
  const headers = { 'content-type': body.headers.get('content-type') ?? '', 'sec-fetch-site': 'same-origin' }
  const payload = Buffer.from(await body.arrayBuffer())
  return client.inject({ method: 'POST', url: `${path}${how}/`, headers, payload })
}

/** The state of an import whose job has run. */
export async function ran(host: TestHost, client: TestClient, id: string): Promise<ImportState> {
  await host.run(redirectImport.job.job, { id })
  return (await client.get(`${path}imports/${id}/`)).json().import
}
