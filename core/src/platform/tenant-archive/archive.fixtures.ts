import { fromBufferPromise } from 'yauzl'
import { ZipFile } from 'yazl'

/** The files in an archive. */
export type Files = ReadonlyMap<string, Buffer>

export async function unpacked(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = await fromBufferPromise(bytes)
  const files = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry()) {
    const parts = await (await zip.openReadStreamPromise(entry)).toArray()
    files.set(entry.fileName, Buffer.concat(parts))
  }
  return files
}

export async function packed(files: ReadonlyMap<string, Buffer | string>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, bytes] of files) zip.addBuffer(Buffer.from(bytes), name)
  zip.end()
  const parts: Buffer[] = []
  for await (const part of zip.outputStream) parts.push(Buffer.from(part))
  return Buffer.concat(parts)
}

export const text = (files: Files, name: string) => files.get(name)?.toString('utf8') ?? ''

/** A name inside a ZIP file, in both places where it stands. */
export function swapped(zip: Buffer, from: string, to: string): Buffer {
  return Buffer.from(zip.toString('latin1').replaceAll(from, to), 'latin1')
}
