import { type JsonSchema, schemasByName } from '../http/json-schema.ts'
import { sampleOf } from './sample.ts'

/** Values that a careless handler falls over (guarantees, Z4). */
export const hostileValues: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1e9,
  2 ** 53,
  1.5,
  '',
  ' ',
  "' or 1=1; drop table core.page; --",
  'x'.repeat(10_000),
  '\u0000',
  '\ud800',
  '../../../etc/passwd',
  '<script>alert(1)</script>',
  '$\u007b7*7}{{7*7}}',
  '9999-99-99T99:99:99Z',
  '-infinity',
  'eJw=',
  '{"rootNodeId":"root","nodes":{"root":{}}}',
  '{"rootNodeId":"__proto__","nodes":{"__proto__":{"type":"text","version":1,"props":{},"parent":null,"children":[]}}}',
  'position:fixed;background:\\69mage-set("http://evil.example/x" 1x)',
  '/\n/evil.example/x',
  [],
  [null],
  ['a', ['b']],
  {},
  { $gt: '' },
  { $ne: null },
  // As a member of its own, which only a parser makes.
  JSON.parse('{"__proto__":{"isAdmin":true}}'),
]

/** Bodies that are valid but for one property, each property in turn with each hostile value; and some that are none. */
export function hostileBodies(schema: JsonSchema): unknown[] {
  const valid = sampleOf(schema)
  const base = typeof valid === 'object' && valid !== null ? valid : {}
  const broken = schemasByName(schema.properties).flatMap(([name]) =>
    hostileValues.map((value) => ({ ...base, [name]: value })),
  )
  return [...broken, ...hostileValues]
}

/** Query strings that are no better. */
export function hostileQueries(schema: JsonSchema): string[] {
  const names = schemasByName(schema.properties).map(([name]) => name)
  const texts = hostileValues.map((value) => (typeof value === 'string' ? value : JSON.stringify(value)))
  return names.flatMap((name) => [
    ...texts.map((text) => `${name}=${encode(text)}`),
    `${name}=1&${name}=2`,
    `${name}[]=1`,
    `${name}[$gt]=`,
    `${name}=%`,
  ])
}

/** Path parameters likewise. */
export const hostileParams: readonly string[] = [
  ...[
    '0',
    '-1',
    '1e9',
    '9007199254740993',
    '99999999999999999999',
    'null',
    'undefined',
    '%00',
    '%2e%2e%2f',
    '..%2f..%2f',
  ],
  ...["1'%20or%20'1'='1", '%F0%9F%98%80', 'a'.repeat(900), '1;drop', '[object%20Object]'],
]

/** Percent-encoded, lone surrogates and all. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}
