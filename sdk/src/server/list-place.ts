import { AshlarError } from './errors.ts'
import type { RowKey } from './list-order.ts'

type KeyType = 'text' | 'bigint' | 'date' | 'timestamptz'

const timestamp = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/

/** Checked before the database casts it, which would answer with an error of its own. */
const isKey: Readonly<Record<KeyType, (key: string) => boolean>> = {
  text: (key) => !key.includes('\0'),
  bigint: (key) => /^-?\d{1,18}$/.test(key),
  date: (key) => /^\d{4}-\d\d-\d\d$/.test(key) && !Number.isNaN(Date.parse(key)),
  timestamptz: (key) => timestamp.test(key) && !Number.isNaN(Date.parse(`${key.slice(0, 10)}T${key.slice(11, 19)}Z`)),
}

/** A row's place in a list, as replies give it in `next` and `previous`. */
export function placeOf({ id, key }: RowKey): string {
  return Buffer.from(JSON.stringify([key, id])).toString('base64url')
}

/** @throws INVALID_PLACE */
export function keyAt(place: string, type: KeyType): RowKey {
  const [key, id] = partsOf(place)
  if (typeof key !== 'string' || typeof id !== 'number' || !Number.isSafeInteger(id) || !isKey[type](key)) {
    const message = 'This is no place in the list. Use next or previous of an earlier reply with the same order.'
    throw new AshlarError('INVALID_PLACE', 422, message)
  }
  return { key, id }
}

function partsOf(place: string): readonly unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(place, 'base64url').toString())
    return Array.isArray(parts) ? parts : []
  } catch {
    return []
  }
}
