import { createHash } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import fc from 'fast-check'
import { deflate } from 'pako'
import { describe, expect, test } from 'vitest'
import { blankContent, type Content } from '../content/index.ts'
import { arrivals, hostile } from '../content/testing/decode-corpus.ts'
import * as server from '../server/content-codec.ts'
import { decodeContent, encodeContent, encodeContentAside } from './content-codec.ts'

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')
const zipped = (text: string) => base64(deflate(new TextEncoder().encode(text)))

describe('content on the wire (EDIT-019)', { timeout: 60_000 }, () => {
  test('it comes back as it went, umlauts and all, and the server reads the same', async () => {
    const content: Content = blankContent()
    content.nodes['section'] = { ...content.nodes['root'], ...content.nodes['section'], name: 'Über 猫 🐈' } as never
    expect(decodeContent(encodeContent(content)).content).toEqual(content)
    expect(server.decodeContent(encodeContent(content))).toEqual(content)
    expect(decodeContent(server.encodeContent(content)).content).toEqual(content)
    expect(server.decodeContent(await encodeContentAside(content))).toEqual(content)
  })

  test('plain JSON is read too', () => {
    expect(decodeContent(JSON.stringify(blankContent())).content).toEqual(blankContent())
  })

  test.each(Object.entries(hostile))('%s is refused with a reason, plain and deflated', (_, json) => {
    for (const text of json.startsWith('{') ? [json, zipped(json)] : [zipped(json)]) {
      const { content, problems } = decodeContent(text)
      expect(content).toBeUndefined()
      expect(problems[0]?.message).toMatch(/\.$/)
    }
  })

  test('a bomb of 1,000 to 1 is stopped at 8 MiB (I13)', () => {
    const bomb = deflateSync(new Uint8Array(100 * 1024 * 1024))
    expect(bomb.length).toBeLessThan(110 * 1024)
    // Whoever inflates it to its end finds that the end is missing, and gives that as the reason.
    expect(decodeContent(base64(bomb.subarray(0, -100))).problems).toMatchObject([
      { message: 'The content is larger than 8 MiB.' },
    ])
  })

  const holding = (texts: readonly string[]) => {
    const content = blankContent()
    content.nodes['section'] = { ...content.nodes['section'], props: { texts } } as never
    return JSON.stringify(content)
  }

  test('content of more than 8 MiB of bytes is refused, however few its characters are (T10)', () => {
    const text = 'é'.repeat(200_000)
    expect(decodeContent(zipped(holding(Array(10).fill(text)))).problems).toEqual([])
    expect(decodeContent(zipped(holding(Array(22).fill(text)))).content).toBeUndefined()
  })

  test('content of more than 1 MiB on the wire is refused, however small it is inflated (T10)', () => {
    const noise = (count: number) =>
      Array.from({ length: count }, (_, at) => createHash('sha512').update(`${at}`).digest('base64'))
    expect(decodeContent(zipped(holding(noise(8000)))).problems).toEqual([])
    expect(decodeContent(zipped(holding(noise(16_000)))).problems).toMatchObject([
      { message: 'The content is larger than 1 MiB.' },
    ])
  })

  test('Z2: 5,000 arrivals never throw', () => {
    fc.assert(
      fc.property(arrivals, (text) => {
        const { content, problems } = decodeContent(text)
        expect(content === undefined ? problems.length > 0 : problems.length === 0).toBe(true)
      }),
      { numRuns: 5000 },
    )
  })
})
