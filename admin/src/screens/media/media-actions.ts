import { ApiError, call } from '@ashlar/sdk/admin'
import { mediaChanged } from '@ashlar/sdk/media'
import { deleteManyMedia, getMedia, type MediaItem, moveMedia, restoreMedia } from '@ashlar/sdk/platform'
import { confirm, texts, toast } from '@ashlar/sdk/ui'

const t = texts('admin')

/** Do something and say how it went; true when it went well. */
export async function tried(
  work: () => Promise<unknown>,
  done?: string,
  undo?: () => Promise<unknown>,
): Promise<boolean> {
  try {
    await work()
    if (done !== undefined) {
      toast.success(done, undo ? { action: { label: t('Undo'), run: () => void tried(undo, t('Undone')) } } : {})
    }
    return true
  } catch (error) {
    const more = error instanceof ApiError ? { description: error.message } : {}
    toast.error(t('That did not work'), {
      ...more,
      action: { label: t('Try again'), run: () => void tried(work, done, undo) },
    })
    return false
  } finally {
    await mediaChanged()
  }
}

const idsOf = (items: readonly MediaItem[]) => items.map(({ id }) => id)

/** Into the trash. What stands on pages is asked for first; everything else is only undone. */
export async function removeFiles(items: readonly MediaItem[]): Promise<boolean> {
  const used = await usesOf(items)
  if (used.length > 0) {
    const places =
      used.slice(0, 5).join(', ') + (used.length > 5 ? t(' and {count} more', { count: used.length - 5 }) : '')
    const accepted = await confirm({
      description:
        items.length === 1
          ? t('“{name}” is in use: {places}. It will be missing there.', { name: items[0]?.name ?? '', places })
          : t('Some of these files are in use: {places}. They will be missing there.', { places }),
      detail: t('Deleted files stay in the trash for thirty days.'),
      destructive: true,
    })
    if (!accepted) return false
  }
  const ids = idsOf(items)
  return tried(
    () => call(deleteManyMedia, { body: { ids } }),
    t('“{name}” deleted|{count} files deleted', { count: items.length, name: items[0]?.name ?? '' }),
    () => call(restoreMedia, { body: { ids } }),
  )
}

async function usesOf(items: readonly MediaItem[]): Promise<readonly string[]> {
  const replies = await Promise.allSettled(items.map(({ id }) => call(getMedia, { params: { id } })))
  const titles = replies.flatMap((reply) =>
    reply.status === 'fulfilled' ? reply.value.usedIn.map(({ title }) => title) : [],
  )
  return [...new Set(titles)]
}

export const restoreFiles = (items: readonly MediaItem[]) =>
  tried(
    () => call(restoreMedia, { body: { ids: idsOf(items) } }),
    t('{count} file restored|{count} files restored', { count: items.length }),
  )

export const moveFiles = (ids: readonly number[], folderId: number | null) =>
  tried(
    () => call(moveMedia, { body: { ids, folderId } }),
    t('{count} file moved|{count} files moved', { count: ids.length }),
  )
