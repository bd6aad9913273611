import type { Readable } from 'node:stream'
import { token } from '@ashlar/sdk'

/** A part of a file. */
export interface ByteRange {
  /** First byte. */
  readonly start: number
  /** Last byte, included. */
  readonly end: number
}

/** Bytes of one kept file, or a part of them. */
export interface StoredBytes {
  /** Of the whole file. */
  readonly size: number
  /** Must be read or destroyed. */
  readonly stream: Readable
}

/**
 * Where the bytes of media lie: the data folder, or an S3-compatible store. A name is a file's within its tenant;
 * names are never used twice, so what lies under one never changes.
 */
export interface MediaStorage {
  /** Keep bytes for good: they outlive a crash once this has resolved. */
  put(tenant: string, name: string, bytes: Uint8Array, mimeType: string): Promise<void>
  /** The same for a file of the local disk, which is read while it is kept and stays where it is. */
  putFile(tenant: string, name: string, path: string, mimeType: string): Promise<void>
  /** Undefined when there is no such file. */
  open(tenant: string, name: string, range?: ByteRange): Promise<StoredBytes | undefined>
  /** Names that are not there are passed over. */
  remove(tenant: string, names: readonly string[]): Promise<void>
  /** Clear what processes left half-written that were killed; never what a living one writes. */
  sweep(): Promise<void>
  /** Everything that a tenant has: when the tenant itself goes. */
  removeAll(tenant: string): Promise<void>
}
export const MediaStorage = token<MediaStorage>('core.media-storage')

/** The whole of a file in memory; undefined when there is none. */
export async function bytesOf(storage: MediaStorage, tenant: string, name: string): Promise<Buffer | undefined> {
  const found = await storage.open(tenant, name)
  if (!found) return undefined
  const parts: Buffer[] = []
  for await (const part of found.stream) parts.push(Buffer.from(part))
  return Buffer.concat(parts)
}
