import type { FastifyRequest } from 'fastify'
import { token } from '../../definition/token.ts'
import type { RouteScope } from '../routes.ts'

/** A file of a form, on the local disk until `use` has ended. */
export interface UploadedFile {
  readonly path: string
  readonly name: string
  /** MIME type as the sender declares it. */
  readonly declared: string
}

/** What a form may bring; files are counted and measured while they arrive. */
export interface UploadLimits {
  readonly files: number
  /** Bytes of one file. */
  readonly each: number
  /** Bytes of all files. */
  readonly all: number
}

/** Takes forms with files (`multipart/form-data`), which are written to disk while they arrive, never held in memory. */
export interface Uploads {
  /** Let the routes of this scope take forms: call it before the first route, in a scope of its own. */
  accept(scope: RouteScope): Promise<void>
  /**
   * Take the files of a form and do something with each, one after the other. Whatever happens, none of them stays.
   *
   * @throws MEDIA_NO_FORM, MEDIA_CUT_OFF (400), MEDIA_NO_FILE (422), MEDIA_TOO_LARGE, MEDIA_TOO_MANY,
   * MEDIA_REQUEST_TOO_LARGE (413), MEDIA_STORAGE_FULL (507)
   */
  each<T>(
    request: FastifyRequest,
    limits: UploadLimits,
    use: (file: UploadedFile, place: number) => Promise<T>,
  ): Promise<T[]>
}
export const Uploads = token<Uploads>('core.uploads')
