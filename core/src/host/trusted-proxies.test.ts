import { expect, test } from 'vitest'
import { readConfig } from '../config/config.ts'
import { makeLog } from '../http/log.ts'
import { SchemaCompilers } from '../http/schema-compilers.ts'
import { application } from './application.ts'

/** What the limits on sign-in would count for a request that comes from here, having passed what the header says. */
async function countedAddress(variable: string | undefined, forwarded: string, from = '10.0.0.9') {
  const { trustedProxies } = readConfig({ ASHLAR_TRUST_PROXY: variable })
  await using app = application({
    ...{ compilers: new SchemaCompilers(), log: makeLog('silent'), hasAccessLog: false, trustedProxies },
    faults: { report: () => undefined },
  })
  app.get('/', async ({ ip }) => ip)
  const headers = { 'x-forwarded-for': forwarded }
  return (await app.inject({ url: '/', remoteAddress: from, headers })).body
}

test('T25, T23 nobody is believed to be a proxy unless the configuration says so', async () => {
  expect(await countedAddress(undefined, '198.51.100.7')).toBe('10.0.0.9')
  expect(await countedAddress('0', '198.51.100.7')).toBe('10.0.0.9')
})

test.each([
  ['1', '198.51.100.7'],
  ['10.0.0.0/8', '198.51.100.7'],
  ['10.0.0.9, 203.0.113.4', '198.51.100.7'],
  ['192.0.2.1', '10.0.0.9'],
])(
  'T25, T23 behind %s the address before the proxies counts, and no header that a visitor made up',
  async (variable, counted) => {
    expect(await countedAddress(variable, '1.1.1.1, 198.51.100.7')).toBe(counted)
  },
)

test.each(['yes', '10.0.0.0/33', '300.1.1.1', '10.0.0.1,', '10.0.0.1/8/8', '100'])(
  'refuses %s with what was expected',
  (variable) => {
    expect(() => readConfig({ ASHLAR_TRUST_PROXY: variable })).toThrow(
      /^ASHLAR_TRUST_PROXY is invalid: expected the number/,
    )
  },
)

/** The id in the answer and in the log of a request that fails. */
async function requestIdOf(variable: string | undefined, given: string) {
  const { trustedProxies } = readConfig({ ASHLAR_TRUST_PROXY: variable })
  const lines: string[] = []
  await using app = application({
    ...{ compilers: new SchemaCompilers(), hasAccessLog: false, trustedProxies },
    log: makeLog('error', { write: (line) => lines.push(line) }),
    faults: { report: () => undefined },
  })
  app.get('/', async () => {
    throw new Error('the reason')
  })
  const reply = await app.inject({ url: '/', remoteAddress: '10.0.0.9', headers: { 'x-request-id': given } })
  return [reply.json().requestId, JSON.parse(lines[0] ?? '{}').requestId]
}

test.each(['0af7651916cd43dd8448eb211c80319c', 'Root=1-67891233:abc+/._', 'a'.repeat(80)])(
  'the id that a trusted proxy gives to a request, %s, is in its answer and in the log',
  async (given) => {
    expect(await requestIdOf('10.0.0.0/8', given)).toEqual([given, given])
  },
)

test.each([
  [undefined, 'abc'],
  ['192.0.2.1', 'abc'],
  ['1', 'a'.repeat(81)],
  ['1', 'a b'],
  ['1', '<script>'],
  ['1', ''],
])('behind %s a request is not given the id %s by its header (T25)', async (variable, given) => {
  const [told, logged] = await requestIdOf(variable, given)
  expect(told).toMatch(/^[a-z0-9]+-[a-z0-9]+$/)
  expect(logged).toBe(told)
})
