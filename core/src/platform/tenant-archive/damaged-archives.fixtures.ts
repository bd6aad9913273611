// Z5: archives as they come damaged, from other programs, or from somebody who means harm.
import fc from 'fast-check'
import { type Files, text } from './archive.fixtures.ts'
import { manifestName } from './archive.format.ts'

/** Bytes of the file itself: turned over, put in, cut out, cut off. */
export const damagedBytes = (bytes: Buffer): fc.Arbitrary<Buffer> =>
  fc
    .array(
      fc.record({
        at: fc.nat(bytes.length - 1),
        removed: fc.constantFrom(0, 1, 2, 8, 300, bytes.length),
        put: fc.uint8Array({ maxLength: 12 }),
      }),
      { minLength: 1, maxLength: 3 },
    )
    .map((cuts) =>
      cuts.reduce(
        (damaged, { at, removed, put }) =>
          Buffer.concat([damaged.subarray(0, at), put, damaged.subarray(at + removed)]),
        bytes,
      ),
    )

const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc
    .constantFrom<readonly unknown[]>(
      ...[null, true, '', 0, -1, 1.5, 2 ** 53, 1e300, [], {}, [null], { $gt: '' }].map((value) => [value]),
      ...['\u0000', '\ud800', 'a\r\nb', '../../etc/passwd', "'; drop table core.page; --", '=1+1'].map((value) => [
        value,
      ]),
      ...['javascript:alert(1)', '<script>', '0000-00-00', '\\N', '1e9', 'x'.repeat(70_000)].map((value) => [value]),
    )
    .map(([value]) => value),
  fc.jsonValue({ maxDepth: 3 }),
)
type Change = (lines: readonly string[], row: Readonly<Record<string, unknown>>, at: number) => readonly string[]
const put = (lines: readonly string[], at: number, ...texts: readonly string[]) => lines.toSpliced(at, 1, ...texts)

/** What becomes of one line of one file. */
const change: fc.Arbitrary<Change> = fc.oneof(
  // A column gets another value; twice as likely as the rest, since it has the most ways to be wrong.
  {
    weight: 4,
    arbitrary: fc.tuple(fc.nat(40), hostile).map(
      ([nth, value]): Change =>
        (lines, row, at) => {
          const keys = Object.keys(row)
          return put(lines, at, JSON.stringify({ ...row, [keys[nth % Math.max(keys.length, 1)] ?? 'id']: value }))
        },
    ),
  },
  fc.nat(40).map(
    (nth): Change =>
      (lines, row, at) => {
        const kept = Object.entries(row).filter((_, index, all) => index !== nth % all.length)
        return put(lines, at, JSON.stringify(Object.fromEntries(kept)))
      },
  ),
  fc.constantFrom('tenant_id', '__proto__', 'constructor', 'id"', '').map(
    (key): Change =>
      (lines, row, at) =>
        put(lines, at, JSON.stringify(row).replace('{', `{${JSON.stringify(key)}:1,`)),
  ),
  fc.constant<Change>((lines, _row, at) => put(lines, at, lines[at] ?? '', lines[at] ?? '')),
  fc.constant<Change>((lines, _row, at) => put(lines, at)),
  fc.constant<Change>((lines) => lines.toReversed()),
  fc.constantFrom('{', '[', '"', '\u0000', '\\u0000', '\uFEFF', '\n', '['.repeat(20_000)).map(
    (piece): Change =>
      (lines, _row, at) =>
        put(lines, at, `${(lines[at] ?? '').slice(0, 9)}${piece}${(lines[at] ?? '').slice(9)}`),
  ),
)

/** A well-made file whose rows, or whose word about itself, are not what was written into it. */
export const damagedRows = (files: Files): fc.Arbitrary<Map<string, Buffer>> =>
  fc
    .record({
      name: fc.constantFrom(...[...files.keys()].filter((name) => text(files, name) !== '' && /\.jsonl?$/.test(name))),
      at: fc.nat(50),
      change,
    })
    .map(({ name, at, change }) => {
      const whole = text(files, name).trimEnd()
      const lines = name === manifestName ? [JSON.stringify(JSON.parse(whole))] : whole.split('\n')
      const place = at % lines.length
      const changed = change(lines, JSON.parse(lines[place] ?? '{}'), place)
      return new Map(files).set(name, Buffer.from(changed.map((line) => `${line}\n`).join('')))
    })
