import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import Type, { type Static } from 'typebox'
import { Check } from 'typebox/value'

const Fixtures = Type.Record(
  Type.String(),
  Type.Object({ version: Type.Integer({ minimum: 1 }), props: Type.Record(Type.String(), Type.Unknown()) }),
)

/** One stored node as a fixture file holds it. */
export interface Fixture {
  readonly name: string
  /** File name without its ending, such as `v1` or `column-v1`. */
  readonly file: string
  readonly version: number
  readonly props: Readonly<Record<string, unknown>>
}

/** Every fixture below a package's `src/`: the files `fixtures/*.json`. One that can't be read throws with its name. */
export async function readFixtures(folder: string): Promise<Fixture[]> {
  const files = await readdir(join(folder, 'src'), { recursive: true }).catch(() => [])
  const wanted = files.filter((file) => /(^|[\\/])fixtures[\\/][^\\/]+\.json$/.test(file)).sort()
  return (await Promise.all(wanted.map((file) => fixturesIn(join(folder, 'src', file))))).flat()
}

async function fixturesIn(path: string): Promise<Fixture[]> {
  const values: Static<typeof Fixtures> = checked(path, await readFile(path, 'utf8'))
  const file = path.replace(/^.*[\\/]/, '').replace(/\.json$/, '')
  return Object.entries(values).map(([name, fixture]) => ({ name, file, ...fixture }))
}

function checked(path: string, text: string): Static<typeof Fixtures> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (cause) {
    throw new Error(`${path} is not valid JSON.`, { cause })
  }
  if (Check(Fixtures, value)) return value
  throw new Error(`${path} must hold fixtures by name: { "empty": { "version": 1, "props": {} } }.`)
}

/** The fixtures of one block: of a file that begins with the block's name, or of any file where a package has one block. */
export function fixturesOf(fixtures: readonly Fixture[], type: string, types: readonly string[]): readonly Fixture[] {
  if (types.length === 1) return fixtures
  const short = type.replace(/^.*\//, '')
  return fixtures.filter(({ file }) => file === short || file.startsWith(`${short}-v`))
}
