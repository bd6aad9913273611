import { AshlarError, sanitiseSvg } from '@ashlar/sdk/server'
import type { Sharp } from 'sharp'
import { agrees, type FileType, fileTypeOf } from './file-type.ts'
import { imaging } from './imaging.ts'
import { mediaErrors } from './media.errors.ts'
import { type PictureSize, pictureSize } from './picture-size.ts'

/** OPEN-139. */
export const largestFile = 15 * 1024 * 1024
/** A drawing is read as text in one go, while everything else waits. */
const largestDrawing = 4 * 1024 * 1024
/** What a picture may hold before it is decoded (T9). */
export const mostPixels = 50_000_000

export interface GivenFile {
  readonly fileName: string
  readonly bytes: Buffer
  /** What the sender calls its type. */
  readonly declared?: string | undefined
}

/** A file as it may be kept and shown. */
export interface PreparedFile {
  readonly type: FileType
  readonly bytes: Buffer
  readonly size: PictureSize | null
  /** An animation. */
  readonly isMoving: boolean
}

/**
 * Make a file safe to keep (T8, T9): content, name and declared type say the same; drawings are sanitised; pictures are
 * decoded within a limit and written anew, turned as their camera says and without what it noted (place, time, owner).
 *
 * @throws 413, 422 naming the file and what is wrong with it
 */
export async function prepare({ fileName, bytes, declared }: GivenFile): Promise<PreparedFile> {
  if (bytes.length > largestFile) throw mediaErrors.MEDIA_TOO_LARGE(fileName)
  if (bytes.length === 0) throw mediaErrors.MEDIA_EMPTY(fileName)
  const type = fileTypeOf(bytes)
  if (!type) throw mediaErrors.MEDIA_TYPE_NOT_ALLOWED(fileName)
  if (!agrees(type, fileName, declared)) throw mediaErrors.MEDIA_TYPE_DISAGREES(fileName, type.extension.toUpperCase())
  if (type.kind !== 'image') return { type, bytes, size: null, isMoving: false }
  return type.extension === 'svg' ? drawing(type, fileName, bytes) : raster(type, fileName, bytes)
}

function drawing(type: FileType, fileName: string, bytes: Buffer): PreparedFile {
  if (bytes.length > largestDrawing) throw mediaErrors.MEDIA_DRAWING_TOO_LARGE(fileName)
  const clean = sanitiseSvg(bytes.toString('utf8'))
  if (clean === undefined) throw mediaErrors.MEDIA_BROKEN(fileName)
  const kept = Buffer.from(clean)
  return { type, bytes: kept, size: pictureSize(type.mimeType, kept), isMoving: false }
}

async function raster(type: FileType, fileName: string, bytes: Buffer): Promise<PreparedFile> {
  const options = { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true } as const
  // The header says it before anything is decoded.
  const told = pictureSize(type.mimeType, bytes)
  if (told && told.width * told.height > mostPixels) throw mediaErrors.MEDIA_TOO_MANY_PIXELS(fileName)
  const sharp = await imaging()
  try {
    const { width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (width * height * pages > mostPixels) throw mediaErrors.MEDIA_TOO_MANY_PIXELS(fileName)
    const isMoving = pages > 1 && (type.extension === 'gif' || type.extension === 'webp')
    const picture = sharp(bytes, { ...options, animated: isMoving })
    const upright = isMoving ? picture : picture.autoOrient()
    const { data, info } = await encoded(upright, type).toBuffer({ resolveWithObject: true })
    return { type, bytes: data, size: { width: info.width, height: isMoving ? height : info.height }, isMoving }
  } catch (error) {
    if (error instanceof AshlarError) throw error
    throw mediaErrors.MEDIA_BROKEN(fileName).causedBy(error)
  }
}

/** In the same format, close to what was given. */
function encoded(picture: Sharp, { extension }: FileType): Sharp {
  switch (extension) {
    case 'jpg':
      return picture.jpeg({ quality: 88, mozjpeg: false })
    case 'webp':
      return picture.webp({ quality: 88, effort: 3 })
    case 'avif':
      return picture.avif({ quality: 65, effort: 3 })
    case 'gif':
      return picture.gif({ effort: 3, reuse: true })
    default:
      return picture.png({ compressionLevel: 8 })
  }
}

/** A file of our own as it is: its type and size are read and nothing is changed. */
export function asItIs({ fileName, bytes }: GivenFile): PreparedFile {
  const type = fileTypeOf(bytes)
  if (!type) throw mediaErrors.MEDIA_TYPE_NOT_ALLOWED(fileName)
  return { type, bytes, size: type.kind === 'image' ? pictureSize(type.mimeType, bytes) : null, isMoving: false }
}
