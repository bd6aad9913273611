import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** A picture that a package shows of itself. */
export interface Screenshot {
  /** By what it holds, not by its name. */
  readonly contentType: string
  readonly bytes: Buffer
}

/**
 * A picture in the folder of an unpacked package; undefined where it is missing, no picture, or too large. Its name was
 * checked with the manifest: it leads nowhere else.
 */
export async function readScreenshot(folder: string, file: string): Promise<Screenshot | undefined> {
  const { largestScreenshot, pictureTypeOf } = await import('@ashlar/sdk/check')
  const path = join(folder, file)
  const found = await stat(path).catch(() => undefined)
  if (!found?.isFile() || found.size > largestScreenshot) return undefined
  const bytes = await readFile(path)
  const contentType = pictureTypeOf(bytes)
  return contentType === undefined ? undefined : { contentType, bytes }
}
