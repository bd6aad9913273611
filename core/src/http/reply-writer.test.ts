import { defineCall } from '@ashlar/sdk'
import type { Faults } from '@ashlar/sdk/surface'
import Type from 'typebox'
import { expect, test, vi } from 'vitest'
import { application } from '../host/application.ts'
import { makeLog } from './log.ts'
import { loggingMisfits, type OnMisfit, refuseMisfit } from './reply-writer.ts'
import { CompiledSchemas, SchemaCompilers } from './schema-compilers.ts'

const Pair = Type.Object({ left: Type.Integer(), right: Type.String() })

const listPairs = defineCall({
  id: 'core.listPairs',
  method: 'GET',
  path: '/api/v1/pairs/',
  summary: 'List pairs',
  reply: { pairs: Type.Array(Pair) },
  access: 'public',
})

const faults: Faults = { report: () => undefined }

/** What is answered when the handler gives these pairs. */
async function answerTo(pairs: unknown, onMisfit: OnMisfit) {
  const compilers = new SchemaCompilers(new CompiledSchemas(), onMisfit)
  await using app = application({ compilers, log: makeLog('silent'), hasAccessLog: false, faults })
  app.call(listPairs, () => JSON.parse(JSON.stringify({ pairs })))
  const { statusCode, body } = await app.inject(listPairs.path)
  return { statusCode, body }
}

const fitting = [{ left: 1, right: 'a' }]
const misfits: readonly [string, unknown, string][] = [
  ['a missing member', [{ left: 1, secret: 's' }], '{"success":true,"pairs":[{"left":1}]}'],
  ['a member of another type', [{ left: 1.5, right: 'a' }], '{"success":true,"pairs":[{"left":1,"right":"a"}]}'],
  ['a missing list', undefined, '{"success":true}'],
]

test('a reply that fits is sent by either', async () => {
  const sent = { statusCode: 200, body: '{"success":true,"pairs":[{"left":1,"right":"a"}]}' }
  expect(await answerTo(fitting, refuseMisfit)).toEqual(sent)
  expect(await answerTo([{ ...fitting[0], secret: 's' }], refuseMisfit)).toEqual(sent)
})

test.each(misfits)('%s in a reply is 500 in tests', async (_, pairs) => {
  const { statusCode, body } = await answerTo(pairs, refuseMisfit)
  expect([statusCode, JSON.parse(body).code]).toEqual([500, 'INTERNAL'])
})

test.each(misfits)(
  '%s in a reply is logged and sent at work, without what the schema does not name',
  async (_, pairs, body) => {
    const log = makeLog('silent')
    const error = vi.spyOn(log, 'error')
    expect(await answerTo(pairs, loggingMisfits(log))).toEqual({ statusCode: 200, body })
    expect(error).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ method: 'GET', url: '/api/v1/pairs/' }),
      'A reply does not match the schema of its call.',
    )
  },
)

test('a call that answers wrongly again and again is logged once', () => {
  const log = makeLog('silent')
  const error = vi.spyOn(log, 'error')
  const onMisfit = loggingMisfits(log)
  for (let i = 0; i < 3; i++) onMisfit({ method: 'GET', url: '/a', reason: '/ is wrong' })
  onMisfit({ method: 'PUT', url: '/a', reason: '/ is wrong' })
  expect(error).toHaveBeenCalledTimes(2)
})
