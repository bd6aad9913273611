import { createServer, request } from 'node:http'
import type { Tenant } from '@ashlar/sdk/server'
import { expect, test } from 'vitest'
import { memoryAnswers } from './memory-answers.ts'
import { proxyCheck } from './proxies.ts'
import { TenantLookup } from './tenant-lookup.ts'

const tenant: Tenant = { guid: 'a', id: 1, name: 'A', plan: 'basic', modules: [], origin: 'http://a.test' }

interface Question {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly trusted?: readonly string[]
}

/** Where a request was answered, and whether browsers were told to keep to TLS. */
async function answered({ method = 'GET', headers = {}, trusted }: Question) {
  const lookup = new TenantLookup(async (name) => (name === 'a.test' ? { tenant } : null), 10)
  await Promise.all(['a.test', 'b.test'].map((name) => lookup.find(name)))
  const parts = { lookup, sessionCookie: 'session', isProxy: proxyCheck(trusted) }
  const fromMemory = memoryAnswers(
    [(whose, { url }, response) => url === '/kept' && Boolean(response.end(`memory of ${whose.guid}`))],
    parts,
  )
  await using server = createServer((asked, response) => {
    if (!fromMemory(asked, response)) response.end('application')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  const { port } = address
  const ask = (path: string) =>
    new Promise<{ body: string; tls: string | undefined }>((resolve, reject) => {
      const options = { port, path, method, headers: { host: 'a.test', ...headers }, agent: false }
      request(options, async (answer) => {
        const chunks: Buffer[] = []
        for await (const chunk of answer) chunks.push(chunk)
        resolve({ body: Buffer.concat(chunks).toString(), tls: answer.headers['strict-transport-security'] })
      })
        .on('error', reject)
        .end()
    })
  return { kept: await ask('/kept'), other: await ask('/other') }
}

test('a visitor gets from memory what is there, and the rest from the application', async () => {
  const { kept, other } = await answered({ headers: { cookie: 'theme=dark', host: 'A.test:80' } })
  expect(kept).toEqual({ body: 'memory of a', tls: undefined })
  expect(other.body).toBe('application')
})

test.each([
  ['whoever brings a session', { headers: { cookie: 'theme=dark; session=1' } }],
  ['whoever brings a token', { headers: { authorization: 'Bearer x' } }],
  ['another host', { headers: { host: 'b.test' } }],
  ['a host that nobody has asked for yet', { headers: { host: 'c.test' } }],
  ['a write', { method: 'POST' }],
])('%s is answered by the application', async (_whose, question) => {
  expect((await answered(question)).kept.body).toBe('application')
})

test.each([
  ['a trusted proxy says that the visitor came by TLS', 'https', ['127.0.0.1'], 'max-age=31536000'],
  ['its last word counts', 'https, http', ['127.0.0.1'], undefined],
  ['what a visitor says of it does not count', 'https', undefined, undefined],
])('T25 %s', async (_what, told, trusted, tls) => {
  const headers = { 'x-forwarded-proto': told }
  expect((await answered({ headers, ...(trusted && { trusted }) })).kept.tls).toBe(tls)
})
