import Type from 'typebox'
import { api, Done, Rows } from '../admin/api.ts'
import { MediaFolder, MediaItem, type MediaKind, MediaUse } from '../platform/media.ts'

const library = '/api/v1/admin/media/'
const folders = '/api/v1/admin/media-folders/'

/** Key of everything of the media library in the query cache. */
export const mediaKey = ['media'] as const

export interface MediaQuery {
  readonly search?: string
  readonly type?: MediaKind | undefined
  /** 0: files in no folder; without it those of all folders. */
  readonly folderId?: number | undefined
  readonly deleted?: boolean
  readonly orderBy?: 'createdAt' | 'name' | 'size'
  readonly orderDirection?: 'asc' | 'desc'
  readonly currentPage?: number
  readonly itemsPerPage?: number
}

const One = Type.Object({ success: Type.Literal(true), file: MediaItem })
const Detail = Type.Object({ success: Type.Literal(true), file: MediaItem, usedIn: Type.Array(MediaUse) })
const Uploaded = Type.Object({ success: Type.Literal(true), files: Type.Array(MediaItem) })
const OneFolder = Type.Object({ success: Type.Literal(true), folder: MediaFolder })

export interface UploadWays {
  readonly onProgress?: (share: number) => void
  readonly signal?: AbortSignal
}

/** A form with one file as the body of a call. The type of the blob would have its boundary in lower case. */
async function formWith(field: string, file: File): Promise<{ readonly body: Blob; readonly contentType: string }> {
  const form = new FormData()
  form.append(field, file, file.name)
  const sent = new Response(form)
  return { contentType: sent.headers.get('content-type') ?? '', body: await sent.blob() }
}

/** The media library's calls (OPEN-139). */
export const mediaCalls = {
  list: ({ search, ...query }: MediaQuery) =>
    api
      .get(library, { query: { ...query, search: search || undefined }, reply: Rows(MediaItem) })
      .then(({ results }) => results),
  one: (id: number) => api.get(`${library}${id}/`, { reply: Detail }),
  change: (id: number, change: Partial<Pick<MediaItem, 'name' | 'altText' | 'focalX' | 'focalY' | 'folderId'>>) =>
    api.put(`${library}${id}/`, change, { reply: One }).then(({ file }) => file),
  remove: (ids: readonly number[]) => api.post(`${library}delete/`, { ids }, { reply: Done }),
  restore: (ids: readonly number[]) => api.post(`${library}restore/`, { ids }, { reply: Done }),
  move: (ids: readonly number[], folderId: number | null) =>
    api.post(`${library}move/`, { ids, folderId }, { reply: Done }),
  upload: async (file: File, folderId: number | undefined, ways: UploadWays) => {
    const { body, contentType } = await formWith('file[]', file)
    const path = folderId === undefined ? library : `${library}?folderId=${folderId}`
    const { files } = await api.upload(path, body, { ...ways, contentType, reply: Uploaded })
    return files[0]
  },
  replace: async (id: number, file: File, ways: UploadWays = {}) => {
    const { body, contentType } = await formWith('file', file)
    return (await api.upload(`${library}${id}/replace/`, body, { ...ways, contentType, reply: One })).file
  },
  folders: () => api.get(folders, { reply: Rows(MediaFolder) }).then(({ results }) => results.rows),
  addFolder: (name: string, parentId: number | null) =>
    api.post(folders, { name, parentId }, { reply: OneFolder }).then(({ folder }) => folder),
  changeFolder: (id: number, change: { readonly name?: string; readonly parentId?: number | null }) =>
    api.put(`${folders}${id}/`, change, { reply: OneFolder }),
  removeFolder: (id: number) => api.delete(`${folders}${id}/`, { reply: Done }),
}
