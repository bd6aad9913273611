import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ProcessFiles } from './process-files.ts'
import type { ByteRange, MediaStorage, StoredBytes } from './storage.ts'

/** Media in the data folder: one folder a tenant. */
export class DiskStorage implements MediaStorage {
  readonly #folder: { readonly path: string }
  readonly #unfinished: ProcessFiles

  constructor(folder: { readonly path: string }) {
    this.#folder = folder
    this.#unfinished = new ProcessFiles(join(folder.path, '.unfinished'))
  }

  async put(tenant: string, name: string, bytes: Uint8Array): Promise<void> {
    await this.#keep(tenant, name, (file) => file.writeFile(bytes))
  }

  async putFile(tenant: string, name: string, path: string): Promise<void> {
    await this.#keep(tenant, name, (file) => file.writeFile(createReadStream(path)))
  }

  async open(tenant: string, name: string, range?: ByteRange): Promise<StoredBytes | undefined> {
    const file = await open(this.#pathOf(tenant, name)).catch((error: unknown) => {
      if (isMissing(error)) return undefined
      throw error
    })
    if (!file) return undefined
    const { size } = await file.stat()
    return { size, stream: file.createReadStream(range ? { start: range.start, end: range.end } : {}) }
  }

  async remove(tenant: string, names: readonly string[]): Promise<void> {
    await Promise.all(names.map((name) => rm(this.#pathOf(tenant, name), { force: true })))
  }

  sweep(): Promise<void> {
    return this.#unfinished.sweep()
  }

  async removeAll(tenant: string): Promise<void> {
    await rm(join(this.#folder.path, tenant), { recursive: true, force: true })
  }

  /** Written to the side, synced, then renamed: a name either has all its bytes or is not there. */
  async #keep(tenant: string, name: string, write: (file: FileHandle) => Promise<void>): Promise<void> {
    const path = this.#pathOf(tenant, name)
    await mkdir(join(path, '..'), { recursive: true })
    // Two processes may keep the same name at once: each has a file of its own.
    const unfinished = await this.#unfinished.path(randomUUID())
    try {
      const file = await open(unfinished, 'wx')
      try {
        await write(file)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(unfinished, path)
    } catch (error) {
      await rm(unfinished, { force: true })
      throw error
    }
  }

  #pathOf(tenant: string, name: string): string {
    return join(this.#folder.path, tenant, name)
  }
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'
