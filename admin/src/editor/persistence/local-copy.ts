import type { Content } from '@ashlar/sdk'
import { decodeContent } from '@ashlar/sdk/editor'
import type { EditedItem } from '../store/editor-state.ts'

/** Characters; a larger copy is left out (OPEN-113). */
const largest = 1024 * 1024

export interface LocalCopy {
  readonly content: Content
  /** Revision that the change was begun from. */
  readonly revision: number
  /** Milliseconds since 1970. */
  readonly at: number
}

type Item = Pick<EditedItem, 'kind' | 'id' | 'param'>

const keyOf = ({ kind, id, param = kind }: Item) => `editorContent:${param}:${id}`

/** Keeps the last state of an item, encoded, in this browser, so that a crash or a lost connection costs nothing (OPEN-114). */
export function keepLocally(item: EditedItem, content: string, at: number): void {
  const text = JSON.stringify({ content, revision: item.revision, at })
  try {
    if (text.length > largest) localStorage.removeItem(keyOf(item))
    else localStorage.setItem(keyOf(item), text)
  } catch (error) {
    // Full or closed storage: the draft on the server still is there.
    console.warn('The page could not be kept in this browser.', error)
  }
}

export function forgetLocally(item: Item): void {
  try {
    localStorage.removeItem(keyOf(item))
  } catch (error) {
    console.warn('The copy of the page in this browser could not be removed.', error)
  }
}

/** The copy kept for the item; undefined when there is none or it can't be read. */
export function localCopy(item: Item): LocalCopy | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(item)) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return undefined
    if (!('content' in stored) || !('revision' in stored) || !('at' in stored)) return undefined
    const { content: encoded, revision, at } = stored
    if (typeof encoded !== 'string' || typeof revision !== 'number' || typeof at !== 'number') return undefined
    const { content } = decodeContent(encoded)
    return content && { content, revision, at }
  } catch {
    // OPEN-113: what can't be read counts as not there.
    return undefined
  }
}
