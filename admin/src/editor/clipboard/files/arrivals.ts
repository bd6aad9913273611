import { type Content, type ContentNode, nodeAt } from '@ashlar/sdk'
import { texts } from '@ashlar/sdk/ui'
import type { EditorStore } from '../../store/editor-store.ts'
import type { Arrival, ArrivalPlace, PastePlace } from '../../store/paste-place.ts'
import { siblingsIn } from '../../store/places.ts'
import type { Taken } from '../foreign/pieces.ts'
import { fileKindOf } from './file-kinds.ts'

const t = texts('admin')

/** Names that one sentence tells. */
const mostNames = 3

let counter = 0

/** Sends the files on their way that the media library accepts; the others are told of. */
export function filesArrive(
  store: EditorStore,
  voice: { refuse(sentence: string): void },
  files: readonly File[],
  place: ArrivalPlace,
): void {
  const others = files.filter((file) => fileKindOf(file) === undefined)
  const accepted = files.filter((file) => fileKindOf(file) !== undefined)
  if (accepted.length > 0) arrive(store, { files: accepted, place })
  if (others.length === 0) return
  const names = others.slice(0, mostNames).map(({ name }) => `“${name}”`)
  const more = others.length - names.length
  const list = more > 0 ? t('{names} and {count} more', { names: names.join(', '), count: more }) : names.join(', ')
  voice.refuse(
    t(
      'The media library does not accept this file, so it was not added: {list}|The media library does not accept {count} files, so they were not added: {list}',
      { count: others.length, list },
    ),
  )
}

/** What was pasted waits for the pictures in it, so that all of it is one step. */
export function documentArrives(
  store: EditorStore,
  document: Taken,
  files: readonly File[],
  place: ArrivalPlace,
): void {
  arrive(store, { document, files, place })
}

function arrive(store: EditorStore, arrival: Omit<Arrival, 'key' | 'into' | 'room'>): void {
  counter += 1
  const { place } = arrival
  const room = 'replaces' in place ? store.node(place.replaces ?? '')?.props : undefined
  store.set({ arrivals: [...store.state.arrivals, { ...arrival, into: store.state.item, room, key: counter }] })
}

/**
 * The place as it is by now; where it has gone, the end of the page. A text that was to make room stays where somebody
 * has written into it since: `room` is what it said.
 */
export function placeNow(content: Content, place: ArrivalPlace, room?: ContentNode['props']): PastePlace {
  if ('beside' in place) {
    const { beside, replaces } = place
    if (beside === undefined || !nodeAt(content, beside)) return { beside: undefined }
    return replaces !== undefined && nodeAt(content, replaces)?.props !== room ? { beside } : place
  }
  const { parent, slot, after } = place
  if (!nodeAt(content, parent)) return { beside: undefined }
  const siblings = siblingsIn(content, parent, slot)
  const index = after === undefined ? 0 : siblings.includes(after) ? siblings.indexOf(after) + 1 : siblings.length
  return { beside: undefined, target: { parent, slot, index } }
}
