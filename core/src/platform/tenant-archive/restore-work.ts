import { permission } from '@ashlar/sdk'
import { core } from '@ashlar/sdk/platform'
import type { JobContext, Notices, Tenant, Transaction } from '@ashlar/sdk/server'
import type { Composition } from '@ashlar/sdk/surface'
import { tagOfTenant } from '../../data/index.ts'
import type { MediaStorage } from '../../media-storage/storage.ts'
import type { CoreDatabase } from '../core-database.ts'
import { errors } from '../errors.ts'
import { expression } from '../sql.ts'
import { archiveErrors } from './archive.errors.ts'
import { keptFor } from './archive.format.ts'
import { type ArchiveReader, completeImport, type ReadArchive, type ReadingRules } from './archive-reader.ts'
import { type ArchiveRun, archive, end } from './archive-run.ts'
import type { Tell } from './archive-writer.ts'
import { assertRoomFor } from './import-rows.ts'
import { replaceRows } from './replace-rows.ts'
import { assertOwn, isReplaced, planOf } from './restore-plan.ts'
import { type SafetyCopies, type SafetyCopy, WebsiteChanged } from './safety-copies.ts'
import type { ArchiveRecord } from './tenant-archive.entity.ts'

/** How often a safety copy is made of a website that changes meanwhile. */
const attempts = 3
/** Minutes after which changes are taken again, whatever became of the restore: as long as a job may run. */
const longestPause = 15

/** Reads backups for their plan, and puts one in the place of a website's content. */
export class RestoreWork {
  readonly #database: CoreDatabase
  readonly #composition: Composition
  readonly #reader: ArchiveReader
  readonly #copies: SafetyCopies
  readonly #storage: MediaStorage
  readonly #notices: Notices
  readonly #run: ArchiveRun

  constructor(
    ...[database, composition, reader, copies, storage, notices, run]: [
      CoreDatabase,
      Composition,
      ArchiveReader,
      SafetyCopies,
      MediaStorage,
      Notices,
      ArchiveRun,
    ]
  ) {
    this.#database = database
    this.#composition = composition
    this.#reader = reader
    this.#copies = copies
    this.#storage = storage
    this.#notices = notices
    this.#run = run
  }

  /** Reads all of the backup, checks it as for the restore, and writes nothing of it. */
  plan(id: string, context: JobContext): Promise<void> {
    return this.#run.do(id, context, (tenant, record, path, tell) =>
      this.#read({ tenant, record, path, tell, signal: context.signal }, async (read) => {
        const plan = await this.#database.system((tx) => planOf(tx, this.#composition, tenant, id, read))
        await read.discard()
        await this.#database.forTenant(tenant.guid, async (tx) => {
          const found = { state: 'planned', fraction: 1, message: '', plan, notes: read.notes } as const
          await archive(tx, id).set(found).where('run', '=', record.run).execute()
        })
      }),
    )
  }

  /** A crash leaves the website as it was, and the work begins again from its beginning. */
  restore(id: string, context: JobContext): Promise<void> {
    return this.#run.do(id, context, async (tenant, record, path, tell) => {
      await this.#copies.removeUnfinished(tenant)
      const restoring = { tenant, record, path, tell: part(tell, 0, 0.5), signal: context.signal }
      try {
        await this.#read(restoring, async (read) => {
          await this.#pause(tenant, id, longestPause)
          await this.#replace({ ...restoring, tell: part(tell, 0.5, 1) }, read)
        })
      } catch (error) {
        if (!context.signal.aborted) await this.#tell(tenant, id, `“${record.fileName}” could not be restored.`)
        throw error
      } finally {
        await this.#pause(tenant, id, 0)
      }
      if (record.storageName !== '') await this.#storage.remove(tenant.guid, [record.storageName])
    })
  }

  async #read(work: Restoring, then: (read: ReadArchive) => Promise<void>): Promise<void> {
    const { tenant, record, path, tell, signal } = work
    const choose: ReadingRules['choose'] = async (manifest, known) => {
      assertOwn(manifest, tenant)
      return known.filter(isReplaced)
    }
    const isOwnCopy = record.source !== null
    await this.#run.fetch(tenant, await this.#storageName(tenant, record), path, signal)
    await this.#reader.laidAside({ tenant, archive: record.id, path, tell, signal }, { isOwnCopy, choose }, then)
  }

  async #storageName(tenant: Tenant, { source, storageName }: ArchiveRecord): Promise<string> {
    if (source === null) return storageName
    const kept = await this.#database.forTenant(tenant.guid, (tx) => this.#copies.find(tx, source))
    if (kept === undefined) throw errors.NOT_FOUND('such backup any more')
    return kept.storageName
  }

  /** Whatever is written between the safety copy and this would be lost: then another copy is made first. */
  async #replace(work: Restoring, read: ReadArchive): Promise<void> {
    const { tenant, record, tell, signal } = work
    for (let attempt = 1; ; attempt += 1) {
      const copy = await this.#copies.make(tenant, record.authorName, tell, signal)
      try {
        await this.#write(work, read, copy)
        return
      } catch (error) {
        if (!(error instanceof WebsiteChanged)) throw error
        await this.#copies.remove(tenant, copy)
        if (attempt === attempts) throw archiveErrors.RESTORE_OVERTAKEN().causedBy(error)
      } finally {
        await this.#copies.release(tenant, copy)
      }
    }
  }

  #write({ tenant, record, tell }: Restoring, read: ReadArchive, copy: SafetyCopy): Promise<void> {
    const { guid } = tenant
    tell(9, 10, 'Replacing the content')
    return this.#database.long(async (tx) => {
      await tx.sql`select from core.tenant where guid = ${guid} for no key update`
      await this.#assertLatest(tx, guid, record, read)
      await this.#copies.assertUnchanged(tx, guid, copy, read.chosen)
      await replaceRows(tx, this.#database, tenant, record.id, read)
      await this.#database.forTenant(guid, (own) => assertRoomFor(own))
      await completeImport(this.#composition, tenant)
      await this.#database.forTenant(guid, (own) => this.#end(own, tenant, record, read, copy))
      await read.staged.clearWithin(tx)
      // Of everything that was made for visitors nothing is true any more.
      tx.dropTags(tagOfTenant(guid))
    })
  }

  /** A run that was taken for dead may still be under way: only the latest writes, and only what it has read itself. */
  async #assertLatest(tx: Transaction, tenant: string, record: ArchiveRecord, read: ReadArchive): Promise<void> {
    const [latest] = await tx.sql<{ run: string | null }>`select run from core.tenant_archive
      where tenant_id = ${tenant} and id = ${record.id} and state = 'running' for update`
    const counts = await tx.sql<{ name: string; rows: number }>`select name, count(*) as rows
      from core.tenant_archive_row where tenant_id = ${tenant} and archive_id = ${record.id} group by name`
    const isWhole = read.tables.every(
      ({ table, rows }) => rows === (counts.find(({ name }) => name === table.name)?.rows ?? 0),
    )
    if (latest?.run !== record.run || !isWhole) throw archiveErrors.ARCHIVE_UNDER_WAY()
  }

  async #end(tx: Transaction, tenant: Tenant, record: ArchiveRecord, read: ReadArchive, copy: SafetyCopy) {
    const { id, fileName } = record
    await end(tx, id, read.notes)
    const kept = expression<Date>`now() + make_interval(days => ${keptFor.export}::integer)`
    await archive(tx, id).set({ safetyCopy: copy.id, storageName: '', pausedUntil: null, expiresAt: kept }).execute()
    const details = { file: fileName, madeAt: read.manifest.madeAt, safetyCopy: copy.fileName, by: record.authorName }
    tx.audit({ action: 'tenant.restored', entity: 'tenant', entityId: tenant.id, title: tenant.name, details })
    tx.dropTags('pages', 'settings', 'theme')
    await this.#notify(tx, id, `“${fileName}” was restored.`)
  }

  #tell(tenant: Tenant, id: string, title: string): Promise<void> {
    return this.#database.forTenant(tenant.guid, (tx) => this.#notify(tx, id, title))
  }

  #notify(tx: Transaction, id: string, title: string): Promise<void> {
    return this.#notices.tell(tx, {
      ...{ to: { can: permission(core, 'archives', 'can_edit') }, title, href: '/admin/archives' },
      ...{ kind: restoreNotice, subject: { kind: restoreNotice, id } },
    })
  }

  /** Refuse changes for some minutes, in every process; 0 takes them again. */
  #pause({ guid }: Tenant, id: string, minutes: number): Promise<void> {
    return this.#database.system(async (tx) => {
      await tx.sql`update core.tenant_archive
        set paused_until = case when ${minutes} > 0 then now() + make_interval(mins => ${minutes}::integer) end
        where tenant_id = ${guid} and id = ${id}`
      tx.dropTags(tagOfTenant(guid))
    })
  }
}

interface Restoring {
  readonly tenant: Tenant
  readonly record: ArchiveRecord
  /** Of the backup's file. */
  readonly path: string
  readonly tell: Tell
  readonly signal: AbortSignal
}

const restoreNotice = 'core.restore'

/** Says how far one part of the work is, as a share of all of it. */
const part =
  (tell: Tell, from: number, to: number): Tell =>
  (done, of, message) =>
    tell(from + (to - from) * (of === 0 ? 0 : Math.min(done / of, 1)), 1, message)
