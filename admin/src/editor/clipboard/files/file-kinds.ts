/** What becomes of a file on the page. */
export type FileKind = 'picture' | 'video' | 'document'

/** The types that the media library accepts, each with the endings of files whose type the computer does not know. */
const kinds: readonly (readonly [kind: FileKind, types: RegExp, endings: RegExp])[] = [
  ['picture', /^image\/(jpeg|png|webp|avif|gif|svg\+xml)$/, /\.(jpe?g|png|webp|avif|gif|svg)$/i],
  ['video', /^video\/(mp4|webm|x-m4v)$/, /\.(mp4|m4v|webm)$/i],
  ['document', /^(application\/pdf|text\/vtt)$/, /\.(pdf|vtt)$/i],
]

/** Undefined for a file that the media library does not accept. */
export const fileKindOf = ({ type, name }: Pick<File, 'type' | 'name'>): FileKind | undefined =>
  kinds.find(([, types, endings]) => (type === '' ? endings.test(name) : types.test(type)))?.[0]

/** Of files that are still held over the page; their names are told only once they are dropped. */
export const draggedKindOf = (type: string): FileKind => fileKindOf({ type, name: '' }) ?? 'picture'

export const blockOfKind = { picture: 'image', video: 'video', document: 'textbox' } as const satisfies Record<
  FileKind,
  string
>
