import type { ChangeFolder, FolderBody, MediaFolder } from '@ashlar/sdk/platform'
import type { Database, Transaction } from '@ashlar/sdk/server'
import { FolderEntity, type Media, MediaEntity } from './media.entity.ts'
import { mediaErrors } from './media.errors.ts'
import { itemOf } from './media.view.ts'

/** Folders at most: they are shown as one tree. */
const most = 500

/** Folders of the tenant's media library. They order files for people; addresses know nothing of them. */
export class FolderService {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** All of them, by name. */
  list(): Promise<MediaFolder[]> {
    return this.#database.tenant(async (tx) => {
      const rows = await folders(tx)
        .orderBy(({ fn }) => fn('lower', ['name']))
        .orderBy('id')
        .limit(most)
        .execute()
      const newest = await tx
        .db(FolderEntity, MediaEntity)
        .selectFrom('media_folder')
        .innerJoinLateral(
          ({ selectFrom }) =>
            selectFrom('media')
              .selectAll('media')
              .whereRef('media.folderId', '=', 'media_folder.id')
              .where('deletedAt', 'is', null)
              .where('kind', '=', 'image')
              .orderBy('id', 'desc')
              .limit(3)
              .as('newest'),
          (join) => join.onTrue(),
        )
        .selectAll('newest')
        .execute()
      return rows.map((row) => folderOf(row, newest))
    })
  }

  /** @throws MEDIA_FOLDER_NOT_FOUND (404) */
  assert(id: number): Promise<void> {
    return this.#database.tenant((tx) => assertFolder(tx, id))
  }

  create({ name, parentId = null }: FolderBody): Promise<MediaFolder> {
    return this.#database.tenant(async (tx) => {
      if (parentId !== null) await assertFolder(tx, parentId)
      await assertFree(tx, name, parentId, 0)
      const row = await tx
        .db(FolderEntity)
        .insertInto('media_folder')
        .values({ name: name.trim(), parentId })
        .returningAll()
        .executeTakeFirstOrThrow()
      tx.audit({ action: 'media-folder.created', entity: 'media-folder', entityId: row.id, title: row.name })
      return folderOf({ ...row, files: 0 }, [])
    })
  }

  /** Rename or move. */
  change(id: number, change: ChangeFolder): Promise<MediaFolder> {
    return this.#database.tenant(async (tx) => {
      const before = await folderById(tx, id)
      const name = change.name?.trim() ?? before.name
      const parentId = change.parentId === undefined ? before.parentId : change.parentId
      if (parentId !== null) await assertOutside(tx, id, parentId)
      await assertFree(tx, name, parentId, id)
      await tx.db(FolderEntity).updateTable('media_folder').set({ name, parentId }).where('id', '=', id).execute()
      tx.audit({ action: 'media-folder.changed', entity: 'media-folder', entityId: id, title: name })
      return folderOf({ ...before, name, parentId }, [])
    })
  }

  /** Only an empty one; what was deleted out of it comes back outside of any folder. */
  remove(id: number): Promise<void> {
    return this.#database.tenant(async (tx) => {
      const { name, files } = await folderById(tx, id)
      const tables = tx.db(FolderEntity, MediaEntity)
      const inner = await tables.selectFrom('media_folder').select('id').where('parentId', '=', id).executeTakeFirst()
      if (files > 0 || inner) throw mediaErrors.MEDIA_FOLDER_NOT_EMPTY(name)
      await tables.updateTable('media').set({ folderId: null }).where('folderId', '=', id).execute()
      await tables.deleteFrom('media_folder').where('id', '=', id).execute()
      tx.audit({ action: 'media-folder.deleted', entity: 'media-folder', entityId: id, title: name })
    })
  }
}

/** @throws MEDIA_FOLDER_NOT_FOUND (404) */
export async function assertFolder(tx: Transaction, id: number): Promise<void> {
  await folderById(tx, id)
}

/** Folders with how many files are right in each. */
const folders = (tx: Transaction) =>
  tx
    .db(FolderEntity, MediaEntity)
    .selectFrom('media_folder')
    .select(['id', 'parentId', 'name'])
    .select(({ selectFrom }) =>
      selectFrom('media')
        .select(({ fn }) => fn.countAll<number>().as('files'))
        .whereRef('media.folderId', '=', 'media_folder.id')
        .where('media.deletedAt', 'is', null)
        .$asScalar()
        .$notNull()
        .as('files'),
    )

type Folder = Awaited<ReturnType<ReturnType<typeof folders>['execute']>>[number]

async function folderById(tx: Transaction, id: number): Promise<Folder> {
  const row = await folders(tx).where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) throw mediaErrors.MEDIA_FOLDER_NOT_FOUND()
  return row
}

async function assertFree(tx: Transaction, name: string, parentId: number | null, self: number): Promise<void> {
  const taken = await tx
    .db(FolderEntity)
    .selectFrom('media_folder')
    .select('id')
    .where(({ fn, val }) => fn.coalesce('parentId', val(0)), '=', parentId ?? 0)
    .where(({ eb, fn, val }) => eb(fn('lower', ['name']), '=', fn('lower', [val(name.trim())])))
    .where('id', '<>', self)
    .executeTakeFirst()
  if (taken) throw mediaErrors.MEDIA_FOLDER_TAKEN(name).at({ path: 'name', message: 'This name is already taken.' })
}

async function assertOutside(tx: Transaction, id: number, parentId: number): Promise<void> {
  for (let next: number | null = parentId; next !== null; next = (await folderById(tx, next)).parentId) {
    if (next === id) throw mediaErrors.MEDIA_FOLDER_INSIDE_ITSELF()
  }
}

function folderOf({ id, parentId, name, files }: Folder, newest: readonly Media[]): MediaFolder {
  const mine = newest.filter(({ folderId }) => folderId === id)
  return { id, parentId, name, files, thumbnails: mine.map((row) => itemOf(row).thumbnail) }
}
