import type { Transaction } from '@ashlar/sdk/server'
import type { DataLayer } from '../data/index.ts'
import { membersBut } from '../platform/members.ts'
import type { ReleaseContents, ReleaseName } from '../store/index.ts'
import type { Release } from '../store/release.ts'
import { ActivationEntity, ChangeEntity, ReleaseEntity } from './installation.entities.ts'
import { installationErrors } from './installation.errors.ts'

/** A release without its bytes. */
export type KnownRelease = Omit<Release, 'tarball'> & { readonly createdAt: Date }

const members = membersBut(ReleaseEntity, 'tarball', 'askedAt')

/** Every release that was fetched or uploaded, with its tarball, for all processes of the installation. */
export class ReleaseRecords {
  readonly #data: DataLayer

  constructor(data: DataLayer) {
    this.#data = data
  }

  /**
   * Keep a release, in the place of one with its number that was never in use.
   *
   * @throws 409 when its version was in use with other contents, or is being installed just now
   */
  async keep(release: Release): Promise<void> {
    const { name, version, integrity, manifest, description, license, size, source, tarball } = release
    const row = { name, version, integrity, manifest, description, license, size, source, tarball }
    await this.#data.database.system(async (tx) => {
      const activated = await tx
        .db(ActivationEntity)
        .selectFrom('package_activation')
        .select('integrity')
        .where('name', '=', name)
        .where('version', '=', version)
        .executeTakeFirst()
      if (activated !== undefined && activated.integrity !== integrity) {
        throw installationErrors.PACKAGE_VERSION_TAKEN(name, version)
      }
      await refuseWhileChanging(tx, row)
      await tx
        .db(ReleaseEntity)
        .insertInto('package_release')
        .values(row)
        .onConflict((conflict) =>
          conflict.columns(['name', 'version']).doUpdateSet(({ fn }) => ({ ...row, askedAt: fn<Date>('now') })),
        )
        .execute()
    })
  }

  /**
   * Forget a release that was refused, unless it has been in use: what the registry has of this version by then is
   * fetched anew. What was uploaded stays until it is uploaded again.
   */
  async forgetRefused(name: string, version: string): Promise<void> {
    await this.#data.database.system(
      (tx) => tx.sql`delete from core.package_release r where name = ${name} and version = ${version}
        and source not in ('upload', 'folder') and not exists (select from core.package_activation a
          where a.name = r.name and a.version = r.version)`,
    )
  }

  /** Keep it for a plan that is being made, though nothing else may need it. Gives whether it is here. */
  async reserve(name: string, version: string): Promise<boolean> {
    const { numUpdatedRows } = await this.#data.database.system((tx) =>
      tx
        .db(ReleaseEntity)
        .updateTable('package_release')
        .set(({ fn }) => ({ askedAt: fn<Date>('now') }))
        .where('name', '=', name)
        .where('version', '=', version)
        .executeTakeFirst(),
    )
    return numUpdatedRows > 0n
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

  contents(): Promise<ReleaseContents[]> {
    return this.#data.database.system((tx) =>
      tx.db(ReleaseEntity).selectFrom('package_release').select(['name', 'version', 'integrity']).execute(),
    )
  }

  /** With its bytes, to be unpacked. */
  async withTarball(known: KnownRelease): Promise<Release> {
    const { createdAt: _, ...release } = known
    const row = await this.#data.database.system((tx) =>
      tx
        .db(ReleaseEntity)
        .selectFrom('package_release')
        .select('tarball')
        .where('name', '=', known.name)
        .where('version', '=', known.version)
        .executeTakeFirst(),
    )
    if (row === undefined) throw new Error(`The tarball of ${known.name} ${known.version} is missing.`)
    return { ...release, tarball: row.tarball }
  }

  #list(name: string): Promise<KnownRelease[]> {
    return this.#data.database.system((tx) =>
      tx
        .db(ReleaseEntity)
        .selectFrom('package_release')
        .select(members)
        .where('name', '=', name)
        .orderBy('createdAt', 'desc')
        .execute(),
    )
  }
}

/** Nobody puts other contents in the place of those that a change is about to activate. */
async function refuseWhileChanging(
  tx: Transaction,
  { name, version, integrity }: Pick<Release, 'name' | 'version' | 'integrity'>,
): Promise<void> {
  const kept = await tx
    .db(ReleaseEntity)
    .selectFrom('package_release')
    .select('integrity')
    .where('name', '=', name)
    .where('version', '=', version)
    .executeTakeFirst()
  if (kept === undefined || kept.integrity === integrity) return
  // No change begins before this one is through.
  await tx.sql`lock table core.package_change in share mode`
  const running = await tx
    .db(ChangeEntity)
    .selectFrom('package_change')
    .select('title')
    .where('state', '=', 'running')
    .where('name', '=', name)
    .where('toVersion', '=', version)
    .executeTakeFirst()
  if (running !== undefined) throw installationErrors.CHANGE_RUNNING(running.title)
}
