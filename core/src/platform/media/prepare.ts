import type { AshlarError } from '@ashlar/sdk/server'
import { type FileInspection, InspectionBusy } from '../../file-inspection/file-inspection.ts'
import { fileTypeOf } from '../../file-inspection/file-type.ts'
import { largestFile } from '../../file-inspection/inspect.ts'
import type {
  CheckedFile,
  FileClaims,
  FileSource,
  PreparedFile,
  Refused,
} from '../../file-inspection/inspection-task.ts'
import { pictureSize } from '../../file-inspection/picture-size.ts'
import { fileErrors } from '../files/file.errors.ts'
import { mediaErrors } from './media.errors.ts'

const mostMegabytes = largestFile / 1024 ** 2

/** A file as somebody sends it. */
export interface GivenFile {
  /** For the person who sent it. */
  readonly fileName: string
  readonly source: FileSource
  readonly claims: FileClaims
}

/**
 * Make a file safe to keep (T8, T9), in a process of its own.
 *
 * @throws 413, 422 naming the file and what is wrong with it; 503 while too many of the tenant's files wait
 */
export async function prepare(
  inspection: FileInspection,
  tenant: string,
  { fileName, source, claims }: GivenFile,
): Promise<PreparedFile> {
  const found = await inspection.inspect(tenant, source, claims).catch(busy)
  if ('refused' in found) throw refusal(fileName, found)
  return found
}

/**
 * See that a file is what it says, without changing it: one that is only ever downloaded.
 *
 * @throws 413, 422 naming the file and what is wrong with it; 503 while too many of the tenant's files wait
 */
export async function checkedFile(
  inspection: FileInspection,
  tenant: string,
  { fileName, source, claims }: GivenFile,
): Promise<CheckedFile> {
  const found = await inspection.check(tenant, source, claims).catch(busy)
  if (!('refused' in found)) return found
  throw found.refused === 'type not allowed' ? fileErrors.FILE_TYPE_NOT_ALLOWED(fileName) : refusal(fileName, found)
}

/** To the caller, too many waiting files are an answer. */
export function busy(error: unknown): never {
  throw error instanceof InspectionBusy ? mediaErrors.MEDIA_BUSY() : error
}

function refusal(fileName: string, { refused, detail = '' }: Refused): AshlarError {
  switch (refused) {
    case 'empty':
      return mediaErrors.MEDIA_EMPTY(fileName)
    case 'too large':
      return mediaErrors.MEDIA_TOO_LARGE(fileName, mostMegabytes)
    case 'type not allowed':
      return mediaErrors.MEDIA_TYPE_NOT_ALLOWED(fileName)
    case 'type disagrees':
      return mediaErrors.MEDIA_TYPE_DISAGREES(fileName, detail)
    case 'broken':
      return mediaErrors.MEDIA_BROKEN(fileName).causedBy(detail)
    case 'drawing too large':
      return mediaErrors.MEDIA_DRAWING_TOO_LARGE(fileName)
    case 'drawing too complex':
      return mediaErrors.MEDIA_DRAWING_TOO_COMPLEX(fileName)
    case 'too many pixels':
      return mediaErrors.MEDIA_TOO_MANY_PIXELS(fileName)
    case 'too many frames':
      return mediaErrors.MEDIA_TOO_MANY_FRAMES(fileName)
    case 'too many parts':
      return mediaErrors.MEDIA_TOO_MANY_PARTS(fileName)
    case 'too much work':
      return mediaErrors.MEDIA_TOO_MUCH_WORK(fileName).causedBy(detail)
  }
}

/** A file of our own as it is: its type and size are read and nothing is changed. */
export function asItIs(fileName: string, bytes: Buffer): PreparedFile {
  if (bytes.length > largestFile) throw mediaErrors.MEDIA_TOO_LARGE(fileName, mostMegabytes)
  const type = fileTypeOf(bytes)
  if (!type) throw mediaErrors.MEDIA_TYPE_NOT_ALLOWED(fileName)
  return { type, bytes, size: type.kind === 'image' ? pictureSize(type.mimeType, bytes) : null, isMoving: false }
}
