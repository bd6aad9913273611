import { api, Done, Rows } from '@ashlar/sdk/admin'
import { TenantArchive } from '@ashlar/sdk/platform'
import Type from 'typebox'

const path = (id: number) => `/api/v1/admin/tenants/${id}/archives/`
const OneArchive = Type.Object({ success: Type.Literal(true), archive: TenantArchive })
const Archives = Rows(TenantArchive)

export const isUnderWay = ({ state }: Pick<TenantArchive, 'state'>) => state === 'waiting' || state === 'running'

export const fetchArchives = (id: number) => api.get(path(id), { reply: Archives }).then(({ results }) => results.rows)
export const makeArchive = (id: number) => api.post(path(id), {}, { reply: OneArchive })
export const removeArchive = (id: number, archive: string) => api.delete(`${path(id)}${archive}/`, { reply: Done })
export const archiveFile = (id: number, archive: string) => `${path(id)}${archive}/file/`

export const bringArchive = (id: number, file: File, onProgress: (share: number) => void, signal: AbortSignal) =>
  api.upload(`/api/v1/admin/tenants/${id}/import/?name=${encodeURIComponent(file.name.slice(-200))}`, file, {
    ...{ reply: OneArchive, contentType: 'application/zip', onProgress, signal },
  })
