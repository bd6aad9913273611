import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { S3Config } from '../config/config.ts'
import type { ByteRange, MediaStorage, StoredBytes } from './storage.ts'

/** Media in an S3-compatible store, under `media/<tenant>/`. Visitors get them through the server, never from there. */
export class S3Storage implements MediaStorage {
  readonly #client: S3Client
  readonly #bucket: string

  constructor({ endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Config) {
    this.#bucket = bucket
    this.#client = new S3Client({
      endpoint,
      region,
      credentials: { accessKeyId, secretAccessKey },
      // Compatible stores answer on one host name for all buckets, and not all know the newer checksums.
      forcePathStyle: true,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    })
  }

  async put(tenant: string, name: string, bytes: Uint8Array, mimeType: string): Promise<void> {
    const Key = keyOf(tenant, name)
    await this.#client.send(new PutObjectCommand({ Bucket: this.#bucket, Key, Body: bytes, ContentType: mimeType }))
  }

  async putFile(tenant: string, name: string, path: string, mimeType: string): Promise<void> {
    const { size } = await stat(path)
    const kept = { Bucket: this.#bucket, Key: keyOf(tenant, name), ContentType: mimeType }
    await this.#client.send(new PutObjectCommand({ ...kept, Body: createReadStream(path), ContentLength: size }))
  }

  async open(tenant: string, name: string, range?: ByteRange): Promise<StoredBytes | undefined> {
    try {
      const {
        Body,
        ContentLength = 0,
        ContentRange,
      } = await this.#client.send(
        new GetObjectCommand({
          Bucket: this.#bucket,
          Key: keyOf(tenant, name),
          ...(range && { Range: `bytes=${range.start}-${range.end}` }),
        }),
      )
      if (!(Body instanceof Readable)) return undefined
      return { size: Number(ContentRange?.split('/')[1] ?? ContentLength), stream: Body }
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined
      throw error
    }
  }

  async remove(tenant: string, names: readonly string[]): Promise<void> {
    await this.#removeKeys(names.map((name) => keyOf(tenant, name)))
  }

  /** A bucket takes an object whole or not at all. */
  async sweep(): Promise<void> {}

  async removeAll(tenant: string): Promise<void> {
    for (;;) {
      const { Contents = [] } = await this.#client.send(
        new ListObjectsV2Command({ Bucket: this.#bucket, Prefix: keyOf(tenant, '') }),
      )
      if (Contents.length === 0) return
      await this.#removeKeys(Contents.flatMap(({ Key }) => Key ?? []))
    }
  }

  async #removeKeys(keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return
    const Objects = keys.map((Key) => ({ Key }))
    await this.#client.send(new DeleteObjectsCommand({ Bucket: this.#bucket, Delete: { Objects, Quiet: true } }))
  }
}

const keyOf = (tenant: string, name: string) => `media/${tenant}/${name}`
