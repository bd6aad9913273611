import { UploadList, useMediaUploads } from '@ashlar/sdk/media'
import type { MediaItem } from '@ashlar/sdk/platform'
import { texts } from '@ashlar/sdk/ui'
import { useEffect, useRef } from 'react'
import { useEditor, useEditorState } from '../../editor-context.tsx'
import type { Arrival } from '../../store/paste-place.ts'
import { clipOfBlocks } from '../clip.ts'
import { placeNow } from './arrivals.ts'
import { pictureBlocks } from './picture-blocks.ts'
import './arrival-list.css'

const t = texts('admin')

/** Pictures on their way into the page: how far they are, what failed, and how to try that again. */
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
  const { store, blocks, commands, announce } = useEditor()
  const arrived = useRef(new Map<File, MediaItem>())
  const place = useRef(arrival.place)
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
    const items = arrival.files.flatMap((file) => arrived.current.get(file) ?? [])
    arrived.current.clear()
    if (items.length > 0) {
      const made = pictureBlocks(items, blocks.catalogue)
      if (made.length > 0 && commands.paste(clipOfBlocks(made), placeNow(store.content, place.current))) {
        place.current = { beside: store.state.selected }
        announce(t('{count} picture added.|{count} pictures added.', { count: items.length }))
      }
    }
    if (all.every(({ state }) => state === 'done'))
      store.set({ arrivals: store.state.arrivals.filter(({ key }) => key !== arrival.key) })
  }, [all])
  return <UploadList uploads={uploads} />
}
