import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { solve } from './proof-of-work.ts'

const hex = (text: string) => createHash('md5').update(text).digest('hex')
/** The hash of a counter, as everybody else computes it. */
function hashAt(salt: string, nonce: string, counter: number): string {
  const last = Buffer.alloc(4)
  last.writeUInt32BE(counter)
  return createHash('sha256')
    .update(Buffer.concat([Buffer.from(salt + nonce, 'hex'), last]))
    .digest('hex')
}

describe('the proof of work', () => {
  it.each([0, 1, 255, 4711, 50_000])('is the counter %i, with the hash that SHA-256 gives it', async (counter) => {
    const [salt, nonce] = [hex(`salt ${counter}`), hex(`nonce ${counter}`)]
    const derivedKey = hashAt(salt, nonce, counter)
    const solution = await solve({ parameters: { salt, nonce, keyPrefix: derivedKey.slice(0, 32) } })
    expect(solution).toEqual({ counter, derivedKey })
  })

  it('lets the page go on while it is searched, and ends when it is told to', async () => {
    const stop = new AbortController()
    let turns = 0
    const turn = setInterval(() => {
      turns += 1
      if (turns === 3) stop.abort()
    }, 1)
    const found = await solve(
      { parameters: { salt: hex('a'), nonce: hex('b'), keyPrefix: '0'.repeat(32) } },
      stop.signal,
    )
    clearInterval(turn)
    expect(found).toBeNull()
    expect(turns).toBe(3)
  })
})
