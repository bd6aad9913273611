import fc from 'fast-check'
import { deflate } from 'pako'
import { encodeContent } from '../../editor/content-codec.ts'
import { blankContent } from '../index.ts'

const sound = JSON.stringify(blankContent())
const encoded = encodeContent(blankContent())
const zipped = (text: string) => btoa(String.fromCharCode(...deflate(new TextEncoder().encode(text))))

/** Hostile content, as JSON: each is refused with a reason. */
export const hostile: Readonly<Record<string, string>> = {
  'not JSON': '{"rootNodeId":',
  'a __proto__ key': '{"rootNodeId":"a","nodes":{"__proto__":{"x":1}}}',
  'a constructor with a prototype': '{"rootNodeId":"a","nodes":{},"constructor":{"prototype":{"x":1}}}',
  'a __proto__ key in props':
    '{"rootNodeId":"a","nodes":{"a":{"type":"t","version":1,"parent":null,"children":[],"props":{"__proto__":{}}}}}',
  'a list': '[1,2,3]',
  'nothing of the kind': '{"a":1}',
  'nodes of the wrong type': '{"rootNodeId":"a","nodes":{"a":3}}',
  'a cycle': '{"rootNodeId":"a","nodes":{"a":{"type":"t","version":1,"props":{},"parent":"a","children":["a"]}}}',
  'an id that is none': '{"rootNodeId":"a b","nodes":{}}',
  'a million brackets': `{"rootNodeId":"a","nodes":${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}}`,
}

/** Content as it might arrive: sound, cut off, with flipped bits, of the wrong shape, or no content at all. */
export const arrivals: fc.Arbitrary<string> = fc.oneof(
  fc.nat(encoded.length).map((end) => encoded.slice(0, end)),
  fc
    .tuple(fc.nat(encoded.length - 1), fc.base64String({ minLength: 1, maxLength: 4 }))
    .map(([at, bits]) => encoded.slice(0, at) + bits.charAt(0) + encoded.slice(at + 1)),
  fc
    .tuple(fc.nat(sound.length), fc.nat(sound.length), fc.string())
    .map(([from, to, middle]) => sound.slice(0, from) + middle + sound.slice(to)),
  fc.json({ maxDepth: 6 }),
  fc.json({ maxDepth: 6 }).map(zipped),
  fc.dictionary(fc.string(), fc.jsonValue()).map((nodes) => JSON.stringify({ rootNodeId: 'a', nodes })),
  fc.string({ unit: 'binary' }),
  fc.base64String({ maxLength: 400 }),
)
