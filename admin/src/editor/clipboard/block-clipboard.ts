import type { Content } from '@ashlar/sdk'
import { texts } from '@ashlar/sdk/ui'
import type { LoadedBlocks } from '../../blocks/loaded-blocks.ts'
import { addedToWrite } from '../store/added-to-write.ts'
import type { EditorCommands } from '../store/commands.ts'
import type { EditorStore } from '../store/editor-store.ts'
import type { PastePlace } from '../store/paste-place.ts'
import { outermost } from '../store/selection.ts'
import { clipFrom, clipOf, clipType, type Flavours, flavoursOf } from './clip.ts'
import { documentArrives, filesArrive } from './files/arrivals.ts'
import type { Converted } from './foreign/convert.ts'
import { isOnlyFiles, type Offer, offerIn } from './foreign/offer.ts'

const t = texts('admin')

interface ClipboardVoice {
  announce(sentence: string): void
  refuse(sentence: string): void
}

/**
 * Copied blocks in the system's clipboard, so that they reach other pages, tabs and websites. Keys go through the
 * browser's own events, which ask nobody; menus through the asynchronous clipboard, which may ask, with the last copy of
 * this tab where it is refused.
 */
export class BlockClipboard {
  readonly #store: EditorStore
  readonly #blocks: LoadedBlocks
  readonly #commands: EditorCommands
  readonly #voice: ClipboardVoice
  #last: Content | undefined

  constructor(store: EditorStore, blocks: LoadedBlocks, commands: EditorCommands, voice: ClipboardVoice) {
    this.#store = store
    this.#blocks = blocks
    this.#commands = commands
    this.#voice = voice
  }

  /** What is selected goes into an event's data; false when nothing is. */
  put(data: DataTransfer): boolean {
    const flavours = this.#taken()
    if (!flavours) return false
    data.setData(clipType, flavours.blocks)
    data.setData('text/html', flavours.html)
    data.setData('text/plain', flavours.text)
    return true
  }

  /** Copies, then takes out; what may not be removed is not copied either. */
  cut(data: DataTransfer): boolean {
    const ids = this.#selected()
    if (ids.length === 0 || !this.put(data)) return false
    this.#commands.remove(ids)
    return true
  }

  holdsBlocks(data: DataTransfer): boolean {
    return clipFrom((type) => data.getData(type)) !== undefined
  }

  /**
   * Pastes what an event brings: copied blocks, or what other programs have written. False leaves it to others. Beside the
   * selected block, or the text in which it was pasted.
   */
  take(data: DataTransfer, isPlain = false, beside = this.#store.state.selected): boolean {
    const clip = clipFrom((type) => data.getData(type))
    if (clip) return this.#commands.paste(clip, this.#placeAt(beside))
    const files = [...data.files]
    const offer = offerIn(data, isPlain)
    if (files.length > 0 && isOnlyFiles(offer)) return this.#takeFiles(files, beside)
    if (offer) void this.#takeForeign(offer, beside)
    return offer !== undefined
  }

  #takeFiles(files: readonly File[], beside: string | undefined): true {
    filesArrive(this.#store, this.#voice, files, this.#placeAt(beside))
    return true
  }

  /** Most people never paste from elsewhere: what reads it is fetched with the first paste. */
  async #takeForeign(offer: Offer, beside: string | undefined): Promise<void> {
    const reader = await import('./foreign/convert.ts').catch((error: unknown) => {
      console.error(error)
      return undefined
    })
    if (!reader) return this.#voice.refuse(t('Could not paste. Check your connection, then try again.'))
    const read = reader.taken(offer)
    const files = reader.heldIn(read)
    if (files.length > 0) return documentArrives(this.#store, read, files, this.#placeAt(beside))
    this.pasteConverted(reader.converted(read, this.#blocks.catalogue), this.#placeAt(beside))
  }

  /** Puts in what has become blocks, and says what has not. */
  pasteConverted({ clip, leftOut }: Converted, place: PastePlace): boolean {
    const isDone = clip !== undefined && this.#commands.paste(clip, place)
    if (leftOut !== undefined && (isDone || !clip)) this.#voice.refuse(leftOut)
    else if (!clip) this.#voice.refuse(t('The clipboard has nothing that can stand on this page.'))
    return isDone
  }

  /** An empty text makes room for what is pasted into it. */
  #placeAt(beside: string | undefined): PastePlace {
    const node = beside === undefined ? undefined : this.#store.node(beside)
    if (!node || beside === undefined) return { beside: undefined }
    const words = node.props['text']
    const isEmpty =
      ['text', 'textbox'].includes(node.type) &&
      ((typeof words === 'string' && words.replaceAll(/<[^<>]*>/g, '').trim() === '') ||
        addedToWrite({ store: this.#store, blocks: this.#blocks }) === beside)
    return isEmpty ? { beside, replaces: beside } : { beside }
  }

  async copy(): Promise<boolean> {
    const flavours = this.#taken()
    if (!flavours) return false
    const blob = (type: string, text: string) => ({ [type]: new Blob([text], { type: type.replace('web ', '') }) })
    const plain = { ...blob('text/html', flavours.html), ...blob('text/plain', flavours.text) }
    // A browser that does not take a type of one's own finds the blocks in the HTML.
    await write({ ...plain, ...blob(clipType, flavours.blocks) })
      .catch(() => write(plain))
      .catch((error: unknown) =>
        console.warn('Could not write to the clipboard. You can paste in this tab only.', error),
      )
    return true
  }

  async cutSelected(): Promise<void> {
    const ids = this.#selected()
    if (await this.copy()) this.#commands.remove(ids)
  }

  async paste(): Promise<void> {
    const found = await this.#found()
    const clip = found && clipFrom((type) => found.get(type) ?? '')
    const beside = this.#store.state.selected
    const types = [...(found?.keys() ?? [])]
    const offer = found && !clip ? offerIn({ types, getData: (type) => found.get(type) ?? '' }, false) : undefined
    if (found && found.files.length > 0 && !clip && isOnlyFiles(offer)) return void this.#takeFiles(found.files, beside)
    if (offer) return this.#takeForeign(offer, beside)
    const copied = clip ?? this.#last
    if (copied) this.#commands.paste(copied, this.#placeAt(beside))
    else this.#refuseEmpty()
  }

  async pasteStyles(): Promise<void> {
    const ids = this.#selected()
    const clip = await this.#read()
    if (clip) this.#commands.pasteStyles(clip, ids)
  }

  #selected(): string[] {
    const { content, state } = this.#store
    return outermost(content, state.selection)
  }

  #taken(): Flavours | undefined {
    const ids = this.#selected()
    if (ids.length === 0) return undefined
    this.#last = clipOf(this.#store.content, ids)
    this.#voice.announce(t('{name} copied.', { name: this.#commands.whatOf(ids) }))
    return flavoursOf(this.#last, this.#blocks.catalogue)
  }

  async #read(): Promise<Content | undefined> {
    const found = await this.#found()
    const clip = (found && clipFrom((type) => found.get(type) ?? '')) ?? this.#last
    if (!clip) this.#refuseEmpty()
    return clip
  }

  #refuseEmpty() {
    this.#voice.refuse(t('The clipboard has no blocks or cannot be read. Press Ctrl+V to paste.'))
  }

  async #found(): Promise<Found | undefined> {
    return readClipboard().catch((error: unknown) => {
      console.warn('Could not read the clipboard. Pasting the last copy from this tab.', error)
      return undefined
    })
  }
}

const write = (items: Record<string, Blob>) => navigator.clipboard.write([new ClipboardItem(items)])

/** What lies in the clipboard, by its type, and the pictures there. */
class Found extends Map<string, string> {
  readonly files: File[] = []
}

async function readClipboard(): Promise<Found> {
  const found = new Found()
  for (const item of await navigator.clipboard.read()) {
    for (const type of item.types) {
      const isText = type === clipType || type === 'text/html' || type === 'text/plain'
      if (isText) found.set(type, await (await item.getType(type)).text())
      else if (type.startsWith('image/')) found.files.push(await pictureFrom(item, type))
    }
  }
  return found
}

const pictureFrom = async (item: ClipboardItem, type: string) =>
  new File([await item.getType(type)], `picture.${type.slice('image/'.length)}`, { type })
