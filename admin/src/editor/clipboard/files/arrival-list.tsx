import type { BlockCatalogue } from '@ashlar/sdk'
import { UploadList, useMediaUploads } from '@ashlar/sdk/media'
import type { MediaItem } from '@ashlar/sdk/platform'
import { texts, toast } from '@ashlar/sdk/ui'
import { useEffect, useRef } from 'react'
import { useEditor, useEditorState } from '../../editor-context.tsx'
import type { EditorStore } from '../../store/editor-store.ts'
import type { Arrival } from '../../store/paste-place.ts'
import { clipOfBlocks } from '../clip.ts'
import { type Converted, converted } from '../foreign/convert.ts'
import { leftOutSentence } from '../foreign/left-out-words.ts'
import { placeNow } from './arrivals.ts'
import { arrivedBlocks } from './arrived-blocks.ts'
import './arrival-list.css'

const t = texts('admin')

/** Files on their way into the page: how far they are, what failed, and how to try that again. */
export function ArrivalList() {
  const arrivals = useEditorState((state) => state.arrivals)
  return (
    <div className="arrive">
      {arrivals.map((arrival) => (
        <OneArrival key={arrival.key} arrival={arrival} />
      ))}
    </div>
  )
}

/** They are put in together once none is on its way any more: one step to undo. What is tried again follows. */
function OneArrival({ arrival }: { readonly arrival: Arrival }) {
  const { store, blocks, clipboard, announce } = useEditor()
  const { catalogue } = blocks
  const arrived = useRef(new Map<File, MediaItem>())
  const place = useRef(arrival.place)
  const waiting = useRef(arrival.document)
  const hasBegun = useRef(false)
  const uploads = useMediaUploads(undefined, (item, file) => arrived.current.set(file, item))
  const { all, add } = uploads
  const wasShown = useRef(false)
  if (all.length > 0) wasShown.current = true
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    add(arrival.files)
  }, [arrival, add])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what arrives is told by the list
  useEffect(() => {
    if (!wasShown.current || all.some(({ state }) => state === 'waiting' || state === 'sending')) return
    const items = new Map(arrived.current)
    const document = waiting.current
    arrived.current.clear()
    waiting.current = undefined
    if (!isStillOpen(arrival, store)) {
      if (items.size > 0) toast.error(t('The files are in the media library. The page for them is no longer open.'))
    } else if (document || items.size > 0) {
      const made = document ? converted(document, catalogue, items) : convertedFiles(arrival.files, items, catalogue)
      if (clipboard.pasteConverted(made, placeNow(store.content, place.current, arrival.room))) {
        place.current = { beside: store.state.selected }
        if (!document) announce(t('{count} file added.|{count} files added.', { count: items.size }))
      }
    }
    if (all.every(({ state }) => state === 'done'))
      store.set({ arrivals: store.state.arrivals.filter(({ key }) => key !== arrival.key) })
  }, [all])
  return <UploadList uploads={uploads} />
}

/** Files that come after another document was opened belong to neither. */
function isStillOpen({ into }: Arrival, { state: { item } }: EditorStore): boolean {
  return into?.kind === item?.kind && into?.param === item?.param && into?.id === item?.id
}

/** In the order in which they were dropped, whichever came first. */
function convertedFiles(
  files: readonly File[],
  arrived: ReadonlyMap<File, MediaItem>,
  catalogue: BlockCatalogue,
): Converted {
  const made = arrivedBlocks(
    files.flatMap((file) => arrived.get(file) ?? []),
    catalogue,
  )
  return {
    clip: made.blocks.length === 0 ? undefined : clipOfBlocks(made.blocks),
    leftOut: leftOutSentence(made.leftOut),
  }
}
