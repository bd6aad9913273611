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

/** Keeps the last state of an item in this browser, so that a crash or a lost connection costs nothing (OPEN-114). */
export function keepLocally(item: EditedItem, state: KeptState): void {
  const text = JSON.stringify({ ...state, revision: item.revision })
  try {
    if (text.length > largest) localStorage.removeItem(keyOf(item))
    else localStorage.setItem(keyOf(item), text)
  } catch (error) {
    // Full or closed storage: the draft on the server still is there.
    console.warn('The page could not be kept in this browser.', error)
  }
}

export function forgetLocally(item: ItemKey): void {
  try {
    localStorage.removeItem(keyOf(item))
  } catch (error) {
    console.warn('The copy of the page in this browser could not be removed.', error)
  }
}

/** The copy kept for the item; undefined when there is none or it can't be read. */
export function localCopy(item: ItemKey): LocalCopy | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(item)) ?? 'null')
    if (!Check(Stored, stored)) return undefined
    const { content } = decodeContent(stored.content)
    return content && { content, base: baseOf(content, stored.back), revision: stored.revision, at: stored.at }
  } catch {
    // OPEN-113: what can't be read counts as not there.
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
