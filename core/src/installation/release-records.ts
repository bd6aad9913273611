import type { Manifest } from '@ashlar/sdk'
import type { DataLayer } from '../data/index.ts'
import type { ReleaseName } from '../store/index.ts'
import type { Release } from '../store/release.ts'
import { installationErrors } from './installation.errors.ts'

/** A release without its bytes. */
export type KnownRelease = Omit<Release, 'tarball'> & { readonly createdAt: Date }

interface ReleaseRow {
  readonly name: string
  readonly version: string
  readonly integrity: string
  readonly manifest: Manifest
  readonly description: string
  readonly license: string
  readonly size: number
  readonly source: string
  readonly created_at: Date
}

/** Every release that was fetched or uploaded, with its tarball, for all processes of the installation. */
export class ReleaseRecords {
  readonly #data: DataLayer

  constructor(data: DataLayer) {
    this.#data = data
  }

  /** Keep a release. @throws 409 when its version was kept with other contents. */
  async keep(release: Release): Promise<void> {
    const { name, version, integrity, manifest, description, license, size, source, tarball } = release
    const known = await this.find(name, version)
    if (known === undefined) {
      await this.#data.database.system(
        (tx) => tx.sql`insert into core.package_release
          (name, version, integrity, manifest, description, license, size, source, tarball)
          values (${name}, ${version}, ${integrity}, ${JSON.stringify(manifest)}::jsonb, ${description}, ${license},
            ${size}, ${source}, ${tarball}) on conflict do nothing`,
      )
    } else if (known.integrity !== integrity) {
      throw installationErrors.PACKAGE_VERSION_TAKEN(name, version)
    } else {
      await this.reserve(name, version)
    }
  }

  /** Keep it for a plan that is being made, though nothing else may need it. Gives whether it is here. */
  async reserve(name: string, version: string): Promise<boolean> {
    const rows = await this.#data.database.system(
      (tx) => tx.sql`update core.package_release set asked_at = now()
        where name = ${name} and version = ${version} returning name`,
    )
    return rows.length > 0
  }

  async find(name: string, version: string): Promise<KnownRelease | undefined> {
    return (await this.#list(name)).find((each) => each.version === version)
  }

  /** Every kept release of a package. */
  of(name: string): Promise<KnownRelease[]> {
    return this.#list(name)
  }

  /** Forget all others, unless somebody planned with them within a day. */
  async tidy(needed: readonly ReleaseName[]): Promise<void> {
    await this.#data.database.system(
      (tx) => tx.sql`delete from core.package_release r where asked_at < now() - interval '1 day'
        and not exists (select from jsonb_to_recordset(${JSON.stringify(needed)}::jsonb) n (name text, version text)
          where n.name = r.name and n.version = r.version)
        and not exists (select from core.package_set s, jsonb_array_elements(
            (s.content -> 'packages') || (s.content -> 'trials')) used
          where s.created_at > now() - interval '1 day' and used ->> 'name' = r.name and used ->> 'version' = r.version)`,
    )
  }

  names(): Promise<ReleaseName[]> {
    return this.#data.database.system((tx) => tx.sql<ReleaseName>`select name, version from core.package_release`)
  }

  /** With its bytes, to be unpacked. */
  async withTarball(known: KnownRelease): Promise<Release> {
    const { createdAt: _, ...release } = known
    const [row] = await this.#data.database.system(
      (tx) => tx.sql<{ tarball: Buffer }>`
        select tarball from core.package_release where name = ${known.name} and version = ${known.version}`,
    )
    if (row === undefined) throw new Error(`The tarball of ${known.name} ${known.version} is gone.`)
    return { ...release, tarball: row.tarball }
  }

  async #list(name: string): Promise<KnownRelease[]> {
    const rows = await this.#data.database.system(
      (tx) => tx.sql<ReleaseRow>`
        select name, version, integrity, manifest, description, license, size, source, created_at
        from core.package_release where name = ${name} order by created_at desc`,
    )
    return rows.map(({ created_at, ...release }) => ({ ...release, createdAt: created_at }))
  }
}
