// An installation of the last version as it was left: see fixtures/last-version/README.md.
import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zstdDecompressSync } from 'node:zlib'
import Type, { type Static } from 'typebox'
import { Value } from 'typebox/value'

const Person = Type.Object({ email: Type.String(), password: Type.String() })
const Id = Type.Integer()

/** What the test has to know of it: who may sign in, and what lies sealed in the database. */
const Known = Type.Object({
  admin: Person,
  /** Took an invitation and is an editor. */
  person: Person,
  mail: Type.Object({ user: Type.String(), password: Type.String() }),
  botCheck: Type.String(),
  tenant: Type.Object({ id: Id, guid: Type.String() }),
  media: Type.Object({ id: Id, address: Type.String(), folder: Id }),
  lists: Type.Object({ letter: Id, sales: Id }),
  pages: Type.Object({ home: Id, about: Id, history: Id, workshop: Id, contact: Id, news: Id, template: Id }),
  token: Type.String(),
  webhook: Type.Object({ id: Id, secret: Type.String() }),
})

export interface KeptInstallation {
  /** The data folder. */
  readonly folder: string
  readonly known: Static<typeof Known>
  /** What `pg_dump` wrote, of the one on PostgreSQL. */
  readonly dump: string
  remove(): Promise<void>
}

/** A copy of it for one test. */
export async function keptInstallation(kind: 'embedded' | 'postgres'): Promise<KeptInstallation> {
  const packed = await readFile(new URL(`../../fixtures/last-version/${kind}.tar.zst`, import.meta.url))
  const folder = await mkdtemp(join(tmpdir(), 'ashlar-last-version-'))
  execFileSync('tar', ['-xf', '-', '-C', folder], { input: zstdDecompressSync(packed, { maxOutputLength: 2 ** 28 }) })
  const known = Value.Parse(Known, JSON.parse(await readFile(join(folder, 'known.json'), 'utf8')))
  const remove = () => rm(folder, { recursive: true, force: true })
  return { folder, known, dump: join(folder, 'dump.sql'), remove }
}
