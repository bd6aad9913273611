import type { Config } from '../config/config.ts'
import { DiskStorage } from './disk-storage.ts'
import type { MediaStorage } from './storage.ts'

/** The storage that is configured. The client of S3 is large, so it is only loaded where it is used. */
export async function openStorage(
  { s3 }: Pick<Config, 's3'>,
  folder: { readonly path: string },
): Promise<MediaStorage> {
  if (!s3) return new DiskStorage(folder)
  const { S3Storage } = await import('./s3-storage.ts')
  return new S3Storage(s3)
}
