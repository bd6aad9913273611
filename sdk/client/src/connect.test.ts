import { createServer, type IncomingMessage } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { ApiError, connect, NoAnswerError } from './index.ts'

interface Answer {
  readonly status: number
  readonly body: unknown
  readonly headers?: Readonly<Record<string, string>>
}
type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'> & { readonly body: string }

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** A server that answers one after the other, the last again and again, and what it was asked. */
async function answering(...answers: readonly ((asked: Asked) => Answer)[]) {
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    const { method, url, headers } = request
    const question = { method, url, headers, body }
    const answer = answers[Math.min(asked.push(question), answers.length) - 1]?.(question)
    response.writeHead(answer?.status ?? 500, { 'content-type': 'application/json', ...answer?.headers })
    response.end(JSON.stringify(answer?.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => server.close())
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return { asked, url: `http://127.0.0.1:${address.port}` }
}

const list = { id: 7, name: 'Regulars', isDefault: false, total: 0, subscribed: 0 }
const created = () => ({ status: 201, body: { success: true, list } })
const busy = () => ({ status: 503, body: { success: false }, headers: { 'retry-after': '0' } })
const addList = { body: { name: 'Regulars', isDefault: false } }

describe('a call', () => {
  test('is sent to its address with token, body and a key, and gives what was answered', async () => {
    const { asked, url } = await answering(created)
    const reply = await connect({ url, token: 'secret' }).call('email_marketing.createList', addList)
    expect(reply.list.id).toBe(7)
    const [{ method, url: address, headers, body } = {}] = asked
    expect([method, address, body]).toEqual([
      'POST',
      '/api/v1/admin/email-marketing/lists/',
      JSON.stringify(addList.body),
    ])
    expect(headers).toMatchObject({ authorization: 'Bearer secret', 'idempotency-key': expect.stringMatching(/^\S+$/) })
  })

  test('has parameters and query in its address', async () => {
    const { asked, url } = await answering(() => ({ status: 200, body: { success: true } }))
    const client = connect({ url })
    await client.call('email_marketing.deleteList', { params: { id: 7 } })
    await client.call('email_marketing.listSubscribers', { query: { search: 'a&b' } })
    expect(asked.map((each) => each.url)).toEqual([
      '/api/v1/admin/email-marketing/lists/7/',
      '/api/v1/admin/email-marketing/subscribers/?search=a%26b',
    ])
  })

  test('that is refused throws what the server says', async () => {
    const errors = [{ path: 'name', message: 'Taken.' }]
    const body = { success: false, error: 'The name is taken.', code: 'TAKEN', errors, requestId: 'r1' }
    const { url } = await answering(() => ({ status: 409, body }))
    const refusal = await connect({ url })
      .call('email_marketing.createList', addList)
      .catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(ApiError)
    expect(refusal).toMatchObject({
      status: 409,
      code: 'TAKEN',
      message: 'The name is taken.',
      errors,
      requestId: 'r1',
    })
  })
})

describe('retries', () => {
  test('a busy server is asked again with the same key', async () => {
    const { asked, url } = await answering(busy, busy, created)
    await connect({ url }).call('email_marketing.createList', addList)
    expect(asked).toHaveLength(3)
    expect(new Set(asked.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
  })

  test('what is refused is not asked again, and a server that stays busy is given up', async () => {
    const refusing = await answering(() => ({ status: 422, body: { success: false } }))
    await expect(connect(refusing).call('email_marketing.createList', addList)).rejects.toMatchObject({ status: 422 })
    expect(refusing.asked).toHaveLength(1)
    const stuck = await answering(busy)
    await expect(connect({ ...stuck, tries: 2 }).call('email_marketing.listLists')).rejects.toMatchObject({
      status: 503,
    })
    expect(stuck.asked).toHaveLength(2)
  })

  test('no answer is an error of its own', async () => {
    const { url } = await answering(created)
    closing.pop()?.()
    await expect(connect({ url, tries: 1 }).call('email_marketing.listLists')).rejects.toBeInstanceOf(NoAnswerError)
  })

  test('a pause ends when the caller gives up', async () => {
    const { url } = await answering(() => ({ ...busy(), headers: { 'retry-after': '30' } }))
    const given = new AbortController()
    const calling = connect({ url }).call('email_marketing.listLists', { signal: given.signal })
    setTimeout(() => given.abort(new Error('enough')), 20)
    await expect(calling).rejects.toThrow('enough')
  })
})

test('each gives all rows of a list, page by page', async () => {
  const total = 250
  const page = ({ url }: Asked) => {
    const from = (Number(new URL(url ?? '', 'http://a').searchParams.get('currentPage')) - 1) * 100
    const rows = Array.from({ length: Math.min(100, total - from) }, (_, index) => ({ id: from + index }))
    return { status: 200, body: { success: true, results: { rows, total } } }
  }
  const { asked, url } = await answering(page)
  const ids: number[] = []
  for await (const { id } of connect({ url }).each('email_marketing.listSubscribers')) ids.push(id)
  expect(ids).toEqual(Array.from({ length: total }, (_, index) => index))
  expect(asked).toHaveLength(3)
})

test('each goes on by key where the list gives it, however many rows there are', async () => {
  const total = 10_350
  const page = ({ url }: Asked) => {
    const { searchParams } = new URL(url ?? '', 'http://a')
    const from = Number(searchParams.get('after') ?? 0)
    const rows = Array.from({ length: Math.min(100, total - from) }, (_, index) => ({ id: from + index }))
    const next = from + 100 < total ? { next: String(from + 100) } : {}
    return { status: 200, body: { success: true, results: { rows, total: 10_000, totalIsEstimate: true, ...next } } }
  }
  const { url } = await answering(page)
  const ids: number[] = []
  for await (const { id } of connect({ url }).each('email_marketing.listSubscribers')) ids.push(id)
  expect(ids).toEqual(Array.from({ length: total }, (_, index) => index))
})
