import { useEffect } from 'react'
import { type EditorParts, useEditor, useEditorState } from '../editor-context.tsx'
import { currentTrip, setTrip, type Trip } from './trip.ts'

/** Milliseconds in which header, pictures and fonts arrive and move what follows them. */
const settling = 2500

/** Whoever does one of these goes on from there. */
const takesOver = ['wheel', 'pointerdown', 'keydown', 'touchstart']

/** Back on the page that one came from, selection and scroll are as they were. Any other document ends the trip. */
export function useTripBack() {
  const parts = useEditor()
  const item = useEditorState((state) => state.item)
  const id = item && `${item.kind} ${item.id}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each document that is shown
  useEffect(() => {
    const trip = currentTrip()
    if (!trip || !item || (item.kind === 'component' && item.id === trip.template)) return
    setTrip(undefined)
    return parts.store.state.selectedPage?.slug === trip.page.slug ? asBefore(parts, trip) : undefined
  }, [id])
}

function asBefore({ store, geometry }: EditorParts, { selection, anchor }: Trip): () => void {
  store.selectAll(selection.filter((id) => store.node(id)))
  const stops: (() => void)[] = []
  const stop = () => {
    for (const each of stops.splice(0)) each()
  }
  const restore = () => {
    const view = geometry.frame?.contentWindow
    const box = anchor && geometry.boxOf(anchor.node)
    if (!view || (anchor && !box)) return
    const by = anchor && box ? box.top - anchor.top : -view.scrollY
    if (Math.abs(by) > 1) view.scrollBy(0, by)
  }
  restore()
  stops.push(geometry.subscribe(restore))
  const timer = setTimeout(stop, settling)
  stops.push(() => clearTimeout(timer))
  const view = geometry.frame?.contentWindow
  for (const event of takesOver) view?.addEventListener(event, stop)
  stops.push(() => {
    for (const event of takesOver) view?.removeEventListener(event, stop)
  })
  return stop
}
