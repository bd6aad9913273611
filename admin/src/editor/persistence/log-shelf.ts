import { documentName } from '@ashlar/sdk'
import type { EditedItem } from '../store/editor-state.ts'
import type { KeptLog } from './kept-log.ts'

/** Where logs of changes are kept between two openings of a document. Neither call throws: a log is a convenience. */
export interface LogShelf {
  read(item: ItemKey): Promise<KeptLog | undefined>
  write(item: ItemKey, log: KeptLog): Promise<void>
}

export type ItemKey = Pick<EditedItem, 'kind' | 'id' | 'param'>

export const itemKey = ({ kind, id, param = kind }: ItemKey): string => `${param}:${id}`

/** What presence and messages call it. */
export const nameOfItem = ({ kind, id, param = kind }: ItemKey): string => documentName(param, id)

const databaseName = 'ashlar-editor'
const storeName = 'logs'
/** Documents whose log is kept; the ones opened longest ago go. */
const most = 40

interface Stored extends KeptLog {
  readonly at: number
}

/** The change logs of this browser (OPEN-113): they outlive a reload, a save and a crash. */
export class BrowserLogs implements LogShelf {
  #opening: Promise<IDBDatabase> | undefined

  async read(item: ItemKey): Promise<KeptLog | undefined> {
    try {
      const stored: unknown = await settled((await this.#store('readonly')).get(itemKey(item)))
      return isStored(stored) ? stored : undefined
    } catch (error) {
      console.warn('The undo history could not be read from this browser.', error)
      return undefined
    }
  }

  async write(item: ItemKey, log: KeptLog): Promise<void> {
    try {
      const store = await this.#store('readwrite')
      const key = itemKey(item)
      if (log.steps.length === 0) await settled(store.delete(key))
      else await settled(store.put({ ...log, at: Date.now() } satisfies Stored, key))
      const count = await settled(store.count())
      if (count > most) await dropOldest(store, count - most)
    } catch (error) {
      console.warn('The undo history could not be saved in this browser.', error)
    }
  }

  async #store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
    this.#opening ??= opened()
    const database = await this.#opening.catch((error: unknown) => {
      this.#opening = undefined
      throw error
    })
    return database.transaction(storeName, mode).objectStore(storeName)
  }
}

async function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(storeName).createIndex('at', 'at')
  const database = await settled(request)
  // Whoever clears the browser's data is not kept waiting.
  database.onversionchange = () => database.close()
  return database
}

async function dropOldest(store: IDBObjectStore, count: number): Promise<void> {
  const keys = await settled(store.index('at').getAllKeys(null, count))
  // An index gives the keys of its records in its own order: the oldest first.
  await Promise.all(keys.map((key) => settled(store.delete(key))))
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

function isStored(value: unknown): value is Stored {
  return (
    typeof value === 'object' &&
    value !== null &&
    'position' in value &&
    Number.isInteger(value.position) &&
    'steps' in value &&
    Array.isArray(value.steps) &&
    value.steps.every((step) => typeof step === 'string')
  )
}
