import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { reportsIn } from './report.ts'

const read = async (name: string) => reportsIn(await readFile(new URL(`./fixtures/${name}.eml`, import.meta.url)))

test('a delivery report names the address that failed for good, and the email (RFC 3464)', async () => {
  expect(await read('postfix-unknown-user')).toEqual([
    {
      addresses: ['Ada@reader.example', 'ada@reader.example', 'ada@reader.example'],
      messageId: '<ashlar-bulk-1.aaaaaaaaaaaaaaaaaaaaaa@shop.example>',
      reason: 'bounce',
      details: '550 5.1.1 <ada@reader.example>: Recipient address rejected: User unknown',
    },
  ])
})

test('full mailboxes, delays, blocked senders and delivered emails are no bounces of an address', async () => {
  expect(await read('several-receivers')).toMatchObject([
    {
      addresses: ['gone@reader.example'],
      messageId: '<ashlar-bulk-2.bbbbbbbbbbbbbbbbbbbbbb@shop.example>',
      details: '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found',
    },
  ])
})

test('a complaint names the receiver, or the returned email does (RFC 5965)', async () => {
  expect(await read('complaint-abuse')).toEqual([
    {
      addresses: ['Grace@provider.example', 'grace@provider.example'],
      messageId: '<ashlar-bulk-3.cccccccccccccccccccccc@shop.example>',
      reason: 'complaint',
      details: 'abuse',
    },
  ])
  expect(await read('complaint-without-receiver')).toMatchObject([
    { addresses: ['grace@isp.example'], reason: 'complaint' },
  ])
})

test.each(['not-spam', 'out-of-office'])('other emails report nothing: %s', async (name) => {
  expect(await read(name)).toEqual([])
})

test('whatever is in the mailbox can be read, or is no report', async () => {
  const source = await readFile(new URL('./fixtures/postfix-unknown-user.eml', import.meta.url))
  for (let length = 0; length < source.length; length += 61) {
    expect((await reportsIn(source.subarray(0, length))).length).toBeLessThanOrEqual(1)
  }
  const noise = Buffer.from(Array.from({ length: 2_000 }, (_, at) => (at * 7_919) % 256))
  expect(await reportsIn(Buffer.concat([source.subarray(0, 900), noise]))).toEqual([])
})
