import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'

/** A store that speaks S3, on this machine. */
export interface S3Server {
  /** What a host is started with so that it keeps its files there. */
  readonly environment: Readonly<Record<string, string>>
  /** Names of a tenant's objects, without what the server notes about them. */
  objects(tenant: string): Promise<string[]>
  /** From now on it is away. */
  close(): Promise<void>
  [Symbol.asyncDispose](): Promise<void>
}

export async function startS3Server(): Promise<S3Server> {
  const folder = await mkdtemp(join(tmpdir(), 'ashlar-s3-'))
  const server = new S3rver({
    ...{ port: 0, silent: true, directory: folder },
    configureBuckets: [{ name: 'media', configs: [] }],
  })
  const { port } = await server.run()
  const close = () => server.close().catch(() => undefined)
  return {
    environment: {
      ...{ S3_ENDPOINT: `http://localhost:${port}`, S3_REGION: 'us-east-1', S3_BUCKET: 'media' },
      ...{ S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' },
    },
    objects: async (tenant) => {
      const names = await readdir(join(folder, 'media/media', tenant)).catch(() => [])
      return names.filter((name) => name.endsWith('_object'))
    },
    close,
    async [Symbol.asyncDispose]() {
      await close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
