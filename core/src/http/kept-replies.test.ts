import { expect, test } from 'vitest'
import { KeptReplies } from './kept-replies.ts'

const reply = (tags: readonly string[], body = '{}') => ({
  ...{ body: Buffer.from(body), contentType: 'application/json' },
  tags: new Set(tags),
})

function keep(kept: KeptReplies, address: string, tags: readonly string[], { tenant = 'a', body = '{}' } = {}) {
  const begun = kept.begin(tenant, address)
  kept.keep(begun, reply(tags, body))
  kept.end(begun)
}

test('a reply is found at its address, on its website alone, until one of its tags is dropped', () => {
  const kept = new KeptReplies()
  keep(kept, '/wares/', ['wares', 'settings'])
  keep(kept, '/wares/?page=2', ['wares'])
  keep(kept, '/wares/', ['wares'], { tenant: 'b' })
  expect(kept.find('a', '/wares/?page=3')).toBeUndefined()
  kept.drop('a', ['page:1'])
  expect(kept.find('a', '/wares/')?.body.toString()).toBe('{}')
  kept.drop('a', ['settings'])
  expect([kept.find('a', '/wares/'), kept.find('a', '/wares/?page=2') === undefined]).toEqual([undefined, false])
  kept.drop('a', ['wares'])
  expect([kept.find('a', '/wares/?page=2'), kept.find('b', '/wares/') === undefined]).toEqual([undefined, false])
  kept.drop(null, ['wares'])
  expect(kept.count).toBe(0)
})

test('a change of the website itself drops all of its replies', () => {
  const kept = new KeptReplies()
  keep(kept, '/wares/', ['wares'])
  kept.drop('a', ['tenant'])
  expect(kept.count).toBe(0)
})

test('a reply that was begun before a write of its website is not kept', () => {
  const kept = new KeptReplies()
  const [before, others] = [kept.begin('a', '/wares/'), kept.begin('b', '/wares/')]
  kept.drop('a', ['anything'])
  kept.keep(before, reply(['wares']))
  kept.keep(others, reply(['wares']))
  expect([kept.find('a', '/wares/'), kept.find('b', '/wares/') === undefined]).toEqual([undefined, false])
})

test('made-up addresses push out the oldest replies of their own website only, and a large reply is not kept', () => {
  const kept = new KeptReplies()
  keep(kept, '/wares/', ['wares'], { tenant: 'b' })
  keep(kept, '/wares/', ['wares'])
  for (let page = 1; page <= 300; page += 1) keep(kept, `/wares/?page=${page}`, ['wares'])
  keep(kept, '/wares/?page=301', ['wares'], { body: 'x'.repeat(256 * 1024 + 1) })
  expect(kept.count).toBe(251)
  expect([kept.find('a', '/wares/'), kept.find('a', '/wares/?page=301')]).toEqual([undefined, undefined])
  expect(kept.find('b', '/wares/')).toBeDefined()
})

test('all replies together have a bound of bytes', () => {
  const kept = new KeptReplies()
  const body = 'x'.repeat(200 * 1024)
  for (let n = 0; n < 100; n += 1) keep(kept, '/wares/', ['wares'], { tenant: `t${n}`, body })
  expect(kept.count).toBeLessThan(42)
  expect(kept.find('t0', '/wares/')).toBeUndefined()
  expect(kept.find('t99', '/wares/')).toBeDefined()
})
