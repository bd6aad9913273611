import { expect, test } from 'vitest'
import { commandOf, UsageError } from './command-line.ts'
import { Refused } from './operator-client.ts'
import { idsOf } from './websites.ts'

const asked = (line: string, websites: readonly string[] = []) => {
  const command = commandOf(line.split(' '), {}, websites)
  if (command.kind !== 'change') throw new Error(command.kind)
  const { request, file, isPlanOnly } = command
  return { ...request, file, isPlanOnly }
}
const change = { file: undefined, isPlanOnly: false }

test('issue 3: a command names a package by version or file; a trial says for whom, and nothing else does', () => {
  const name = '@acme/quote'
  expect(asked('add @acme/quote@^1.2.0')).toEqual({ ...change, action: 'install', name, version: '^1.2.0' })
  expect(asked('plan upgrade ./quote.tgz')).toEqual({
    file: './quote.tgz',
    isPlanOnly: true,
    action: 'upgrade',
    name: '',
  })
  expect(asked('try @acme/quote@2.0.0', ['Halfmoon'])).toEqual({ ...change, action: 'try', name, version: '2.0.0' })
  expect(asked('try quote-2.0.0.tgz', ['1'])).toEqual({ ...change, file: 'quote-2.0.0.tgz', action: 'try', name: '' })
  expect(asked('promote @acme/quote')).toEqual({ ...change, action: 'promote', name })
  expect(asked('withdraw @acme/quote')).toEqual({ ...change, action: 'withdraw', name })
  for (const [line, websites] of [
    ['try @acme/quote', []],
    ['promote @acme/quote', ['1']],
    ['upgrade a b', []],
  ] as const) {
    expect(() => asked(line, websites)).toThrow(UsageError)
  }
})

test('issue 15: tables of a removed package are listed, and deleted by its name', () => {
  expect(commandOf(['removed'], { json: true })).toEqual({ kind: 'removed', asJson: true })
  expect(commandOf(['delete-tables', '@acme/quote'], { yes: true })).toEqual({
    ...{ kind: 'delete-tables', name: '@acme/quote', isAgreed: true, asJson: false },
  })
  expect(() => commandOf(['delete-tables'], {})).toThrow(UsageError)
  expect(() => commandOf(['delete-tables', 'a', 'b'], {})).toThrow(UsageError)
})

test('issue 3: a website of a trial is named by number, host name or name; what names none or several is refused', () => {
  const website = (id: number, name: string, ...hosts: string[]) => ({ id, name, hosts })
  const all = [
    website(1, 'Quayside', 'quay.example.org'),
    website(2, 'Halfmoon', 'halfmoon.example.org'),
    website(3, 'Twin'),
    website(4, 'twin'),
  ]
  expect(idsOf(all, ['quay.example.org', 'halfmoon', '2', ' 1 '])).toEqual([1, 2])
  expect(() => idsOf(all, ['Fullmoon'])).toThrow(Refused)
  expect(() => idsOf(all, ['Twin'])).toThrow('Several websites')
})
