import type { Readable } from 'node:stream'
import type { Person, PersonalData } from '@ashlar/sdk/server'
import type { MediaStorage } from '../../media-storage/storage.ts'
import type { CoreDatabase } from '../core-database.ts'
import { tenantOfWork } from '../media/byte-store.ts'
import { ImportEntity, type ImportRecord } from './import.entity.ts'
import { importErrors } from './import.errors.ts'

type Found = Pick<ImportRecord, 'id' | 'storageName' | 'state'>

/** Files that were uploaded for an import and name a person. They would go by themselves after a week. */
export class ImportData implements PersonalData {
  readonly id = 'core.imports'
  readonly title = 'Imports'
  readonly #database: CoreDatabase
  readonly #storage: MediaStorage

  constructor(database: CoreDatabase, storage: MediaStorage) {
    this.#database = database
    this.#storage = storage
  }

  /** The module that imports the rows hands over what became of them. */
  async export(): Promise<undefined> {}

  /** @throws IMPORT_UNDER_WAY (409) for an import that is running: it would bring the person back */
  async erase({ email = '' }: Person): Promise<void> {
    if (email === '') return
    const tenant = tenantOfWork()
    for (const found of await this.#imports()) {
      if (!(await this.#names(tenant, found, email))) continue
      if (found.state === 'running' || found.state === 'checking') throw importErrors.UNDER_WAY()
      await this.#database.tenant((tx) => tx.em.nativeDelete(ImportEntity, { id: found.id }))
      await this.#storage.remove(tenant, [found.storageName])
    }
  }

  #imports(): Promise<Found[]> {
    return this.#database.tenant((tx) =>
      tx.db(ImportEntity).selectFrom('data_import').select(['id', 'storageName', 'state']).execute(),
    )
  }

  async #names(tenant: string, { storageName }: Found, email: string): Promise<boolean> {
    const file = await this.#storage.open(tenant, storageName)
    return file !== undefined && holds(file.stream, email)
  }
}

/** Whether a file of any length holds a text, in either case. */
async function holds(stream: Readable, text: string): Promise<boolean> {
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for await (const part of stream) {
      const some = rest + decoder.decode(part, { stream: true }).toLowerCase()
      if (some.includes(text)) return true
      rest = some.slice(-text.length)
    }
    return false
  } finally {
    stream.destroy()
  }
}
