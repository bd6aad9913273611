import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { documentTypeOf } from './document-type.ts'
import { agrees, fileTypeOf } from './file-type.ts'
import type { FileClaims, FileSource, FileType, InspectionResult, InspectionTask, Refused } from './inspection-task.ts'
import { pictureSize } from './picture-size.ts'
import { cropped, preparedRaster, resized } from './raster.ts'

/** OPEN-139. */
export const largestFile = 15 * 1024 * 1024
const largestDrawing = 4 * 1024 * 1024

/** Do a task here and now. The server asks `FileInspection`, which does it in a process of its own. */
export async function performed(task: InspectionTask): Promise<InspectionResult> {
  const bytes = await bytesOf(task.source)
  switch (task.kind) {
    case 'inspect':
      return inspected(bytes, task.claims)
    case 'check':
      return checked(bytes, task.claims)
    case 'resize':
      return resized(bytes, task.width, task.format)
    case 'crop':
      return cropped(bytes, task.area, task.extension)
  }
}

async function bytesOf(source: FileSource): Promise<Buffer> {
  return 'path' in source ? readFile(source.path) : source.bytes
}

/**
 * Make a file safe to keep (T8, T9): content, name and declared type say the same; drawings are sanitised; pictures are
 * decoded within a limit and written anew.
 */
async function inspected(bytes: Buffer, { fileName, declared }: FileClaims): Promise<InspectionResult> {
  const wrong = sizeRefusal(bytes)
  if (wrong) return wrong
  const type = fileTypeOf(bytes)
  if (!type) return { refused: 'type not allowed' }
  if (!agrees(type, fileName, declared)) return { refused: 'type disagrees', detail: type.extension.toUpperCase() }
  if (type.kind !== 'image') return { prepared: { type, bytes, size: null, isMoving: false } }
  return type.extension === 'svg' ? preparedDrawing(type, bytes) : preparedRaster(type, bytes)
}

/** Content and name say the same. Nothing is changed: such a file is never shown, only downloaded (T8, T9). */
async function checked(bytes: Buffer, { fileName, declared }: FileClaims): Promise<InspectionResult> {
  const wrong = sizeRefusal(bytes)
  if (wrong) return wrong
  const known = fileTypeOf(bytes)
  const type = known ?? (await documentTypeOf(bytes, fileName))
  if (!type) return { refused: 'type not allowed' }
  // Browsers declare office documents and tables in many ways; only types with a signature are held to it.
  const said = known ? declared : undefined
  if (!agrees(type, fileName, said)) return { refused: 'type disagrees', detail: type.extension.toUpperCase() }
  return { checked: { type, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') } }
}

function sizeRefusal({ length }: Buffer): Refused | undefined {
  if (length > largestFile) return { refused: 'too large' }
  return length === 0 ? { refused: 'empty' } : undefined
}

async function preparedDrawing(type: FileType, bytes: Buffer): Promise<InspectionResult> {
  if (bytes.length > largestDrawing) return { refused: 'drawing too large' }
  const source = bytes.toString('utf8')
  // Most files are no drawings, and its parsers take as long to load as all the rest.
  const { isComplexSvg, sanitiseSvg } = await import('./sanitise-svg.ts')
  if (isComplexSvg(source)) return { refused: 'drawing too complex' }
  const clean = sanitiseSvg(source)
  if (clean === undefined) return { refused: 'broken' }
  const kept = Buffer.from(clean)
  return { prepared: { type, bytes: kept, size: pictureSize(type.mimeType, kept), isMoving: false } }
}
