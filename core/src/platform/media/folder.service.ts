import type { ChangeFolder, FolderBody, MediaFolder } from '@ashlar/sdk/platform'
import type { Database, Transaction } from '@ashlar/sdk/server'
import { run, sql } from '../sql.ts'
import { mediaErrors } from './media.errors.ts'
import { itemOf, type MediaRow, mediaColumns } from './media.row.ts'

interface FolderRow {
  readonly id: number
  readonly parent_id: number | null
  readonly name: string
  readonly files: number
}

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
      const rows = await tx.sql<FolderRow>`
        select f.id, f.parent_id, f.name,
          (select count(*)::integer from core.media m where m.folder_id = f.id and m.deleted_at is null) as files
        from core.media_folder f order by lower(f.name), f.id limit ${most}`
      const newest = await run<MediaRow>(
        tx,
        sql`select m.* from core.media_folder f cross join lateral (
          select ${mediaColumns} from core.media where folder_id = f.id and deleted_at is null and kind = 'image'
          order by id desc limit 3) m`,
      )
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
      const [row] = await tx.sql<FolderRow>`
        insert into core.media_folder (name, parent_id) values (${name.trim()}, ${parentId})
        returning id, parent_id, name, 0 as files`
      if (!row) throw mediaErrors.MEDIA_FOLDER_NOT_FOUND()
      tx.audit({ action: 'media-folder.created', entity: 'media-folder', entityId: row.id, title: row.name })
      return folderOf(row, [])
    })
  }

  /** Rename or move. */
  change(id: number, change: ChangeFolder): Promise<MediaFolder> {
    return this.#database.tenant(async (tx) => {
      const before = await folderRow(tx, id)
      const name = change.name?.trim() ?? before.name
      const parentId = change.parentId === undefined ? before.parent_id : change.parentId
      if (parentId !== null) await assertOutside(tx, id, parentId)
      await assertFree(tx, name, parentId, id)
      await tx.sql`update core.media_folder set name = ${name}, parent_id = ${parentId} where id = ${id}`
      tx.audit({ action: 'media-folder.changed', entity: 'media-folder', entityId: id, title: name })
      return folderOf({ ...before, name, parent_id: parentId }, [])
    })
  }

  /** Only an empty one; what was deleted out of it comes back outside of any folder. */
  remove(id: number): Promise<void> {
    return this.#database.tenant(async (tx) => {
      const { name, files } = await folderRow(tx, id)
      const [inner] = await tx.sql<{ id: number }>`select id from core.media_folder where parent_id = ${id} limit 1`
      if (files > 0 || inner) throw mediaErrors.MEDIA_FOLDER_NOT_EMPTY(name)
      await tx.sql`update core.media set folder_id = null where folder_id = ${id}`
      await tx.sql`delete from core.media_folder where id = ${id}`
      tx.audit({ action: 'media-folder.deleted', entity: 'media-folder', entityId: id, title: name })
    })
  }
}

/** @throws MEDIA_FOLDER_NOT_FOUND (404) */
export async function assertFolder(tx: Transaction, id: number): Promise<void> {
  await folderRow(tx, id)
}

async function folderRow(tx: Transaction, id: number): Promise<FolderRow> {
  const [row] = await tx.sql<FolderRow>`
    select id, parent_id, name,
      (select count(*)::integer from core.media m where m.folder_id = f.id and m.deleted_at is null) as files
    from core.media_folder f where id = ${id} for update`
  if (!row) throw mediaErrors.MEDIA_FOLDER_NOT_FOUND()
  return row
}

async function assertFree(tx: Transaction, name: string, parentId: number | null, self: number): Promise<void> {
  const [taken] = await tx.sql<{ id: number }>`
    select id from core.media_folder
    where coalesce(parent_id, 0) = ${parentId ?? 0}::bigint and lower(name) = lower(${name.trim()}::text) and id <> ${self}`
  if (taken) throw mediaErrors.MEDIA_FOLDER_TAKEN(name).at({ path: 'name', message: 'This name is taken.' })
}

async function assertOutside(tx: Transaction, id: number, parentId: number): Promise<void> {
  for (let next: number | null = parentId; next !== null; next = (await folderRow(tx, next)).parent_id) {
    if (next === id) throw mediaErrors.MEDIA_FOLDER_INSIDE_ITSELF()
  }
}

function folderOf({ id, parent_id, name, files }: FolderRow, newest: readonly MediaRow[]): MediaFolder {
  const mine = newest.filter(({ folder_id }) => folder_id === id)
  return { id, parentId: parent_id, name, files, thumbnails: mine.map((row) => itemOf(row).thumbnail) }
}
