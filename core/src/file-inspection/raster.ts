import type { Sharp } from 'sharp'
import { imaging } from './imaging.ts'
import type { FileType, InspectionResult, PictureArea, VariantFormat } from './inspection-task.ts'
import { pictureSize } from './picture-size.ts'
import { essentialPng } from './png.ts'

/** What a picture may hold before it is decoded (T9). */
export const mostPixels = 50_000_000
const mostFrames = 2000

/** Write a picture anew: turned as its camera says and without what it noted (place, time, owner). */
export async function preparedRaster(type: FileType, given: Buffer): Promise<InspectionResult> {
  // The header says it before anything is decoded.
  const told = pictureSize(type.mimeType, given)
  if (told && told.width * told.height > mostPixels) return { refused: 'too many pixels' }
  const bytes = type.extension === 'png' ? essentialPng(given) : given
  if (bytes === undefined) return { refused: 'too many parts' }
  const sharp = await imaging()
  try {
    const { width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (pages > mostFrames) return { refused: 'too many frames' }
    if (width * height * pages > mostPixels) return { refused: 'too many pixels' }
    const isMoving = pages > 1 && (type.extension === 'gif' || type.extension === 'webp')
    const picture = sharp(bytes, {
      ...{ limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true },
      animated: isMoving,
    })
    const upright = isMoving ? picture : picture.autoOrient()
    const { data, info } = await encoded(upright, type).toBuffer({ resolveWithObject: true })
    const size = { width: info.width, height: isMoving ? height : info.height }
    return { prepared: { type, bytes: data, size, isMoving } }
  } catch (error) {
    return { refused: 'broken', detail: String(error) }
  }
}

/** In the same format, close to what was given. */
function encoded(picture: Sharp, { extension }: Pick<FileType, 'extension'>): Sharp {
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

/** A part of a kept picture, in the same format. */
export async function cropped(
  bytes: Buffer,
  { x: left, y: top, width, height }: PictureArea,
  extension: string,
): Promise<InspectionResult> {
  const sharp = await imaging()
  try {
    const part = sharp(bytes, { limitInputPixels: mostPixels }).extract({ left, top, width, height })
    return { cropped: await encoded(part, { extension }).toBuffer() }
  } catch (error) {
    return { refused: 'broken', detail: String(error) }
  }
}

/** Dots per inch at which drawings become pixels: three times those of a screen, for paper. */
const drawnAt = 288

/** A smaller or lighter form of a kept picture; a drawing becomes pixels. */
export async function resized(bytes: Buffer, width: number, format: VariantFormat): Promise<InspectionResult> {
  const sharp = await imaging()
  try {
    const picture = sharp(bytes, { limitInputPixels: mostPixels, density: drawnAt }).resize({
      ...{ width, withoutEnlargement: true },
    })
    return { resized: await inFormat(picture, format).toBuffer() }
  } catch (error) {
    return { refused: 'broken', detail: String(error) }
  }
}

function inFormat(picture: Sharp, format: VariantFormat): Sharp {
  switch (format) {
    case 'avif':
      return picture.avif({ quality: 52, effort: 2 })
    case 'webp':
      return picture.webp({ quality: 78, effort: 3 })
    case 'png':
      return picture.png({ compressionLevel: 8 })
  }
}
