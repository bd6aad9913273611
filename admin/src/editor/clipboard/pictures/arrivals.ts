import { type Content, nodeAt } from '@ashlar/sdk'
import { texts } from '@ashlar/sdk/ui'
import type { EditorStore } from '../../store/editor-store.ts'
import type { ArrivalPlace, PastePlace } from '../../store/paste-place.ts'
import { siblingsIn } from '../../store/places.ts'

const t = texts('admin')

const pictureTypes = ['jpeg', 'png', 'webp', 'avif', 'gif', 'svg+xml'].map((type) => `image/${type}`)

export const isPicture = (file: File): boolean => pictureTypes.includes(file.type)

/** Names that one sentence tells. */
const mostNames = 3

let counter = 0

/** Sends the pictures among the files on their way; the others are told of. */
export function filesArrive(
  store: EditorStore,
  voice: { refuse(sentence: string): void },
  files: readonly File[],
  place: ArrivalPlace,
): void {
  const others = files.filter((file) => !isPicture(file))
  const pictures = files.filter(isPicture)
  if (pictures.length > 0) {
    counter += 1
    store.set({ arrivals: [...store.state.arrivals, { key: counter, files: pictures, place }] })
  }
  if (others.length === 0) return
  const names = others.slice(0, mostNames).map(({ name }) => `“${name}”`)
  const more = others.length - names.length
  const list = more > 0 ? t('{names} and {count} more', { names: names.join(', '), count: more }) : names.join(', ')
  voice.refuse(
    t('One file is not a picture and was not added: {list}|{count} files are not pictures and were not added: {list}', {
      count: others.length,
      list,
    }),
  )
}

/** The place as it is by now; where it has gone, the end of the page. */
export function placeNow(content: Content, place: ArrivalPlace): PastePlace {
  if ('beside' in place) {
    const isThere = place.beside !== undefined && nodeAt(content, place.beside) !== undefined
    return isThere ? place : { beside: undefined }
  }
  const { parent, slot, after } = place
  if (!nodeAt(content, parent)) return { beside: undefined }
  const siblings = siblingsIn(content, parent, slot)
  const index = after === undefined ? 0 : siblings.includes(after) ? siblings.indexOf(after) + 1 : siblings.length
  return { beside: undefined, target: { parent, slot, index } }
}
