import { pino } from 'pino'
import { expect, test } from 'vitest'
import { application } from '../host/application.ts'
import { SchemaCompilers } from './schema-compilers.ts'

interface Line {
  readonly msg: string
  readonly requestId?: string
  readonly status?: number
  readonly err?: { readonly message: string; readonly stack: string }
}

async function linesOf(hasAccessLog: boolean, url: string) {
  const lines: Line[] = []
  const log = pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line)) })
  await using app = application({
    compilers: new SchemaCompilers(),
    log,
    hasAccessLog,
    faults: { report: () => undefined },
  })
  app.get('/fine', async ({ log: own }) => {
    own.info('a word of the handler')
    return 'fine'
  })
  app.get('/broken', async () => {
    throw new Error('the pump is broken')
  })
  const reply = await app.inject(url)
  return { lines, reply }
}

test('what a handler logs names its request', async () => {
  const { lines } = await linesOf(false, '/fine')
  expect(lines).toEqual([expect.objectContaining({ msg: 'a word of the handler', requestId: expect.any(String) })])
})

test('an unexpected error is logged whole, under the id that the person was told', async () => {
  const { lines, reply } = await linesOf(false, '/broken')
  expect(reply.statusCode).toBe(500)
  expect(reply.body).not.toContain('pump')
  const [line] = lines
  expect(line?.err).toMatchObject({ message: 'the pump is broken', stack: expect.stringContaining('log.test.ts') })
  expect(line?.requestId).toBe(reply.json().requestId)
})

test('ASHLAR_ACCESS_LOG: one line a request', async () => {
  const { lines } = await linesOf(true, '/broken?x=1')
  const line = lines.find(({ msg }) => msg === 'request')
  expect(line).toMatchObject({ method: 'GET', url: '/broken?x=1', status: 500, milliseconds: expect.any(Number) })
})
