import type { BodyOf } from '@ashlar/sdk'
import type { restoreBackup, TenantArchive } from '@ashlar/sdk/platform'
import type { Actor, Tenant, Transaction } from '@ashlar/sdk/server'
import { type Author, authorOf } from '../author.ts'
import type { CoreDatabase } from '../core-database.ts'
import { errors } from '../errors.ts'
import type { ConfirmationService } from '../identity/confirmation.service.ts'
import { planErrors } from '../plans/plan.errors.ts'
import { archiveErrors } from './archive.errors.ts'
import { planRestoreJob, restoreTenant } from './archive.jobs.ts'
import { archiveOf } from './archive.record.ts'
import { archive } from './archive-run.ts'
import type { SafetyCopies } from './safety-copies.ts'
import type { ArchiveRecord } from './tenant-archive.entity.ts'
import { type ArchiveUpload, begin, kept, type TenantArchives } from './tenant-archive.service.ts'

/** Restores of backups: planned first, begun by somebody who has seen the plan; jobs do the work. */
export class Restores {
  readonly #database: CoreDatabase
  readonly #archives: TenantArchives
  readonly #copies: SafetyCopies
  readonly #confirmation: ConfirmationService

  constructor(
    database: CoreDatabase,
    archives: TenantArchives,
    copies: SafetyCopies,
    confirmation: ConfirmationService,
  ) {
    this.#database = database
    this.#archives = archives
    this.#copies = copies
    this.#confirmation = confirmation
  }

  /** Read a backup that is kept here. @throws 404, 409 while other work on the website's archives is under way */
  async plan(tenantId: number, source: string, author: Author): Promise<TenantArchive> {
    const tenant = await this.#archives.tenant(tenantId)
    return this.#database.forTenant(tenant.guid, async (tx) => {
      const found = await this.#copies.find(tx, source)
      if (found === undefined) throw errors.NOT_FOUND('such backup')
      const given = { kind: 'restore', fileName: found.fileName, storageName: '', size: 0, source } as const
      const record = await begin(tx, given, author)
      await tx.enqueue(planRestoreJob, { archive: record.id })
      note(tx, tenant, 'tenant.restore-planned', record)
      return archiveOf(record)
    })
  }

  /** Read a backup that somebody sends. */
  upload(tenantId: number, file: ArchiveUpload, author: Author): Promise<TenantArchive> {
    const how = { kind: 'restore', job: planRestoreJob, action: 'tenant.restore-planned' } as const
    return this.#archives.take(tenantId, file, author, how)
  }

  /** @throws 404, 422 for a name or password that is not right, 409 for one that has no plan, 403 PLAN_REQUIRED */
  async start(
    tenantId: number,
    id: string,
    { name, currentPassword }: BodyOf<typeof restoreBackup>,
    actor: Actor,
  ): Promise<TenantArchive> {
    const tenant = await this.#archives.tenant(tenantId)
    await this.#database.forTenant(tenant.guid, (tx) => restoreOf(tx, id))
    if (name.trim() !== tenant.name.trim()) {
      const differs = archiveErrors.RESTORE_NAME_DIFFERS()
      throw differs.at({ path: 'name', message: differs.message })
    }
    await this.#confirmation.confirm(actor, currentPassword)
    return this.#database.forTenant(tenant.guid, async (tx) => {
      const planned = await restoreOf(tx, id)
      if (planned.state !== 'planned') throw archiveErrors.RESTORE_NOT_PLANNED()
      const [over] = planned.plan?.exceeded ?? []
      if (over) throw planErrors.PLAN_REQUIRED(over.limit, over.wouldBe, over.most)
      const busy = await kept(tx)
        .where('state', 'in', ['waiting', 'running'])
        .where('isSafetyCopy', '=', false)
        .executeTakeFirst()
      if (busy !== undefined) throw archiveErrors.ARCHIVE_UNDER_WAY()
      const record = await archive(tx, id)
        .set({ state: 'waiting', fraction: 0, authorName: authorOf(actor).name })
        .returningAll()
        .executeTakeFirstOrThrow()
      await tx.enqueue(restoreTenant, { archive: id })
      note(tx, tenant, 'tenant.restore-asked', record)
      return archiveOf(record)
    })
  }
}

/** Nobody else starts it until the unit of work ends. @throws 404 */
async function restoreOf(tx: Transaction, id: string): Promise<ArchiveRecord> {
  const found = await kept(tx).where('id', '=', id).where('kind', '=', 'restore').forUpdate().executeTakeFirst()
  if (found === undefined) throw errors.NOT_FOUND('such restore')
  return found
}

function note(tx: Transaction, { id, name }: Tenant, action: string, { fileName }: ArchiveRecord): void {
  tx.audit({ action, entity: 'tenant', entityId: id, title: name, details: { file: fileName } })
}
