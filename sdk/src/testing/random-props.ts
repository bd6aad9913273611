import Type, { type TSchema } from 'typebox'
import { Value } from 'typebox/value'
import type { Block } from '../definition/block.ts'
import { groupOf } from '../style/devices.ts'

/** Texts that somebody means harm with, or that are only odd. Each has been a defect of some product. */
export const hostileTexts: readonly string[] = [
  '',
  '<script>window.__xss=1</script>',
  '"><img src=x onerror=window.__xss=1>',
  "'-window.__xss=1-'",
  '</style><svg onload=window.__xss=1>',
  'javascript:window.__xss=1',
  ' java\tscript:window.__xss=1',
  'data:text/html,<script>window.__xss=1</script>',
  '//evil.example/x',
  '\\\\evil.example/x',
  '\\evil.example/x',
  '/\n/evil.example/x',
  'url("/\\a/evil.example/x")',
  '<a href="/a"><b><a href="//evil.example" style="position:fixed">x</a></b></a>',
  '<iframe srcdoc="<script>parent.__xss=1</script>"></iframe>',
  'https://example.com/a?b=c&d="e"',
  '/path;}*{color:red',
  'url(javascript:1)',
  '\u202eright to left\u202c \u0627\u0644\u0633\u0644\u0627\u0645',
  '👩‍👩‍👧 \u0000\ufffd{{constructor}}',
  `a very long word ${'x'.repeat(500)}`,
]

/** Numbers from 0 to 1 that are the same for the same seed, whatever `Math.random` does. */
function numbers(seed: number): () => number {
  let state = seed * 2_654_435_761 + 1
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32
  }
}

/** Props that pass the block's schema, hostile texts among them; the same for the same seed. Sparse, as they are stored. */
export function randomProps(block: Block, seed: number): Record<string, unknown> {
  const next = numbers(seed)
  const props: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(block.schema.properties)) {
    if (next() < 0.3) continue
    const value = groupOf(schema) ? perDeviceOf(schema, next) : someOf(schema, next)
    if (value !== undefined) props[name] = value
  }
  return props
}

function perDeviceOf(schema: TSchema, next: () => number): unknown {
  const group = groupOf(schema)
  if (!group) return undefined
  const some = Object.entries(group.properties).flatMap(([name, member]) => {
    const value = next() < 0.4 ? someOf(member, next) : undefined
    return value === undefined ? [] : [[name, value] as const]
  })
  return { desktop: Object.fromEntries(some) }
}

/** A value that the schema takes: a made one where that passes, else its default; undefined when there is neither. */
function someOf(schema: TSchema, next: () => number): unknown {
  const made = madeOf(schema, next)
  if (made !== undefined && Value.Check(schema, made)) return made
  return 'default' in schema ? structuredClone(schema.default) : undefined
}

function madeOf(schema: TSchema, next: () => number): unknown {
  const one = <T>(list: readonly T[]): T | undefined => list[Math.floor(next() * list.length)]
  if ('enum' in schema && Array.isArray(schema.enum)) return one(schema.enum)
  if (Type.IsUnion(schema)) {
    const member = one(schema.anyOf)
    return member && someOf(member, next)
  }
  if (Type.IsLiteral(schema)) return schema.const
  if (Type.IsNull(schema)) return null
  if (Type.IsBoolean(schema)) return next() < 0.5
  if (Type.IsNumber(schema) || Type.IsInteger(schema)) {
    const minimum = keyword(schema, 'minimum') ?? -1000
    const step = keyword(schema, 'multipleOf') ?? (Type.IsInteger(schema) ? 1 : 0)
    const value = minimum + next() * ((keyword(schema, 'maximum') ?? 1000) - minimum)
    return step === 0 ? value : Number((Math.round(value / step) * step).toFixed(6))
  }
  if (Type.IsString(schema)) return stringOf(schema, one)
  if (Type.IsArray(schema)) {
    const length = Math.floor(next() * Math.min((keyword(schema, 'maxItems') ?? 5) + 1, 6))
    return Array.from({ length }, () => someOf(schema.items, next))
  }
  if (Type.IsObject(schema)) {
    return Object.fromEntries(
      Object.entries(schema.properties).flatMap(([name, member]) => {
        const value = Type.IsOptional(member) && next() < 0.5 ? undefined : someOf(member, next)
        return value === undefined ? [] : [[name, value] as const]
      }),
    )
  }
  return undefined
}

function keyword(schema: TSchema, name: string): number | undefined {
  const value: unknown = Reflect.get(schema, name)
  return typeof value === 'number' ? value : undefined
}

const usualTexts = [
  'a',
  'one two',
  '/media/1/a.webp',
  '/a',
  '#112233',
  'primary',
  'star',
  'item-1',
  '7',
  '2024',
  '7deg',
]

/** One that the pattern and the length let through. */
function stringOf(schema: TSchema, one: <T>(list: readonly T[]) => T | undefined): string | undefined {
  return one([...hostileTexts, ...usualTexts].filter((text) => Value.Check(schema, text)))
}
