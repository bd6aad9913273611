import { texts } from '@ashlar/sdk/ui'
import { fileKindOf } from '../files/file-kinds.ts'

const t = texts('admin')

/** Pictures of one document that are uploaded. */
export const mostPictures = 50

/** Bytes of a picture that shows nothing: it keeps a place for one that is loaded later. */
const placeholder = 120

/** Why a picture that a document holds is not uploaded. */
export type HeldRefusal = 'badPictures' | 'extraPictures' | 'placeholder'

/** The pictures that a document holds as data, each as one file however often it is shown. */
export class HeldPictures {
  readonly #found = new Map<string, File | HeldRefusal>()
  #count = 0

  fileOf(address: string): File | HeldRefusal {
    const known = this.#found.get(address)
    if (known !== undefined) return known
    const file = this.#read(address)
    this.#found.set(address, file)
    return file
  }

  #read(address: string): File | HeldRefusal {
    const [, head, words] = /^data:([^,]{0,200}),(.*)$/is.exec(address) ?? []
    const type = head?.split(';')[0]?.trim().toLowerCase() ?? ''
    if (head === undefined || words === undefined || fileKindOf({ type, name: '' }) !== 'picture') return 'badPictures'
    const bytes = bytesOf(words, /;\s*base64\s*$/i.test(head))
    if (!bytes || bytes.length === 0) return 'badPictures'
    if (bytes.length <= placeholder) return 'placeholder'
    if (this.#count >= mostPictures) return 'extraPictures'
    this.#count += 1
    const ending = type.slice('image/'.length).replace('+xml', '')
    return new File([bytes], `${t('Image')} ${this.#count}.${ending}`, { type })
  }
}

/** Undefined where the data are no bytes. */
function bytesOf(words: string, isBase64: boolean): Uint8Array<ArrayBuffer> | undefined {
  try {
    const plain = decodeURIComponent(words)
    return isBase64 ? Uint8Array.from(atob(plain), (letter) => letter.charCodeAt(0)) : new TextEncoder().encode(plain)
  } catch {
    return undefined
  }
}
