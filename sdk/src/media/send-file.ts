import { type CallOptions, call } from '../admin/call.ts'
import type { MediaItem } from '../platform/media.ts'
import { replaceMedia, uploadMedia } from '../platform/media-calls.ts'

export type SendFileOptions = Pick<CallOptions, 'onProgress' | 'signal'>

/** A form with one file. */
export function formWith(field: string, file: File): FormData {
  const form = new FormData()
  form.append(field, file, file.name)
  return form
}

/** Into the media library, right into a folder where one is named. */
export async function uploadFile(
  file: File,
  folderId: number | undefined,
  options: SendFileOptions = {},
): Promise<MediaItem | undefined> {
  const { files } = await call(uploadMedia, { query: { folderId }, body: formWith('file[]', file), ...options })
  return files[0]
}

/** In the place of a file of the library, which keeps its address. */
export async function replaceFile(id: number, file: File, options: SendFileOptions = {}): Promise<MediaItem> {
  return (await call(replaceMedia, { params: { id }, body: formWith('file', file), ...options })).file
}
