import { applyPatch, type Content, checkStructure, type Patch } from '@ashlar/sdk'
import { decodeContent } from '@ashlar/sdk/editor'
import Type from 'typebox'
import { Check } from 'typebox/value'
import type { EditedItem } from '../store/editor-state.ts'
import { type ItemKey, itemKey } from './log-shelf.ts'

/** Characters; a larger copy is left out (OPEN-113). */
const largest = 1024 * 1024

/** What is kept of a state that is not saved. */
export interface KeptState {
  /** Encoded. */
  readonly content: string
  /** What leads from it back to the version that it was begun from. */
  readonly back: Patch
  /** Milliseconds since 1970. */
  readonly at: number
}

export interface LocalCopy {
  /** What it is kept under. */
  readonly key: string
  readonly content: Content
  /** The version that the change was begun from; undefined where it can't be told. */
  readonly base: Content | undefined
  /** Revision of that version. */
  readonly revision: number
  /** Milliseconds since 1970. */
  readonly at: number
}

const Stored = Type.Object({
  content: Type.String(),
  revision: Type.Integer(),
  at: Type.Number(),
  back: Type.Optional(Type.Unknown()),
})

const keyOf = (item: ItemKey) => `editorContent:${itemKey(item)}`

/**
 * The last states of one item that are kept in this browser, so that a crash or a lost connection costs nothing
 * (OPEN-114). Each opening of the item has a copy of its own: two tabs with the same page never write over each other's.
 */
export class LocalCopies {
  readonly #item: ItemKey
  #own: string | undefined

  constructor(item: ItemKey) {
    this.#item = item
  }

  /** Keeps a state in the place of the one before; false when this browser does not. */
  keep(item: EditedItem, state: KeptState): boolean {
    const text = JSON.stringify({ ...state, revision: item.revision })
    try {
      if (text.length > largest) {
        this.forget()
        return false
      }
      this.#own ??= this.#freeKey()
      localStorage.setItem(this.#own, text)
      return true
    } catch (error) {
      // Full or closed storage.
      console.warn('The page could not be saved in this browser.', error)
      return false
    }
  }

  /** Forgets the own copy, or one that the person has given an answer to. */
  forget(key = this.#own): void {
    if (key === undefined) return
    try {
      localStorage.removeItem(key)
    } catch (error) {
      console.warn('The copy of the page in this browser could not be deleted.', error)
    }
  }

  /** Goes on in the place of a copy that was taken up. */
  adopt(key: string): void {
    if (this.#own !== undefined && this.#own !== key) this.forget()
    this.#own = key
  }

  /** All that can be read, the newest first. */
  all(): LocalCopy[] {
    try {
      return this.#keys()
        .flatMap((key) => read(key) ?? [])
        .sort((a, b) => b.at - a.at)
    } catch {
      // OPEN-113: what can't be read counts as not there.
      return []
    }
  }

  #keys(): string[] {
    const first = keyOf(this.#item)
    return Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '').filter(
      (key) => key === first || key.startsWith(`${first}~`),
    )
  }

  #freeKey(): string {
    const first = keyOf(this.#item)
    return localStorage.getItem(first) === null ? first : `${first}~${crypto.randomUUID().slice(0, 8)}`
  }
}

function read(key: string): LocalCopy | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    if (!Check(Stored, stored)) return undefined
    const { content } = decodeContent(stored.content)
    return content && { key, content, base: baseOf(content, stored.back), revision: stored.revision, at: stored.at }
  } catch {
    return undefined
  }
}

function baseOf(content: Content, back: unknown): Content | undefined {
  if (typeof back !== 'object' || back === null || !('nodes' in back)) return undefined
  const { nodes } = back
  if (typeof nodes !== 'object' || nodes === null) return undefined
  // The patch is as good as the document that it makes.
  return checkStructure(applyPatch(content, { nodes: { ...nodes } })).content
}
