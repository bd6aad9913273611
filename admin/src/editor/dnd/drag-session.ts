import { nodeAt, type Target } from '@ashlar/sdk'
import { texts } from '@ashlar/sdk/ui'
import type { StoreApi } from 'zustand/vanilla'
import { nameOf, titleOfType } from '../../blocks/naming.ts'
import type { EditorParts } from '../editor-context.tsx'
import { placeForNew, placeOf, placesFor, siblingsIn } from '../store/places.ts'
import { outermost } from '../store/selection.ts'
import { placeAt } from '../store/wrapping.ts'
import { type ActiveDrag, atRest, type DragState } from './drag-state.ts'
import { sceneOf } from './drop-scene.ts'
import { type Drop, type DropScene, dropAt, dropOnto, type Point } from './drop-target.ts'
import { scrollNear } from './edge-scroll.ts'
import { type LayerHit, layerAt, layerPlace, scrollLayers } from './layer-drop.ts'

const t = texts('admin')

/** A way to what was wanted, offered beside the reason why it was refused. */
export interface Remedy {
  readonly label: string
  run(): void
}

interface DragVoice {
  /** A new drag: what was said of the last one is over. */
  lifted(): void
  refuse(reason: string, remedy?: Remedy): void
  announce(sentence: string): void
}

/** One drag from lift to drop. The page is not touched before the drop: only the line and the target's frame follow. */
export class DragSession {
  readonly #parts: EditorParts
  readonly #drags: StoreApi<DragState>
  readonly #voice: DragVoice
  #places: readonly Target[] = []
  #at = 0
  #pointer: Point = { x: 0, y: 0 }
  /** The next picture, when something has moved since the last. */
  #next = 0
  #listening: AbortController | undefined

  constructor(parts: EditorParts, drags: StoreApi<DragState>, voice: DragVoice) {
    this.#parts = parts
    this.#drags = drags
    this.#voice = voice
  }

  start(active: ActiveDrag, activator: Event) {
    if (activator instanceof PointerEvent) return this.lift(active, { x: activator.clientX, y: activator.clientY })
    this.#begin(active)
    this.#startByKeyboard(active)
  }

  /** By a pointer, at a point of the window. One that is not the window's own is told of with `follow`. */
  lift(active: ActiveDrag, pointer: Point) {
    this.#begin(active)
    this.#followPointer(pointer)
  }

  /** Where the pointer is now, of a drag that began elsewhere than in the window. */
  follow(pointer: Point) {
    this.#pointer = pointer
    this.#soon()
  }

  /** Lets go at a point of the window. */
  drop(pointer: Point) {
    this.#aim(document.elementFromPoint(pointer.x, pointer.y), pointer)
    this.end()
  }

  /** Says why something could not even be lifted. */
  refuse(reason: string) {
    this.#voice.refuse(reason)
  }

  #begin(active: ActiveDrag) {
    this.#voice.lifted()
    this.#drags.setState({ active, drop: undefined, pointer: undefined })
    this.#parts.store.set({ hovered: undefined, editing: undefined })
  }

  /** Arrow keys while a drag goes by keyboard. The place is ours to say, so dnd-kit is given no coordinates. */
  key(event: KeyboardEvent): undefined {
    const step = steps[event.code]
    const { active } = this.#drags.getState()
    if (step === undefined || !active) return undefined
    event.preventDefault()
    this.#at = Math.min(Math.max(this.#at + step, 0), this.#places.length - 1)
    this.#showPlace(active)
    return undefined
  }

  end() {
    const { active, drop, pointer } = this.#drags.getState()
    this.#rest()
    if (!active || !drop) return
    // Who let go of a block over the page goes on there; by keyboard the focus stays where it was lifted.
    if (pointer !== undefined) this.#parts.geometry.frame?.focus()
    if (!drop.allowed) return this.#voice.refuse(drop.reason, this.#remedyFor(active, drop.target))
    const { commands } = this.#parts
    if (active.id === undefined) commands.insert(active, { target: drop.target })
    else commands.move(...this.#movedTo(active.id, drop.target))
  }

  /** Something new may stand there once what it needs is put around it: offered, not done. */
  #remedyFor(active: ActiveDrag, target: Target): Remedy | undefined {
    const { store, blocks, commands } = this.#parts
    if (active.id !== undefined) return undefined
    const around = placeAt(store.content, blocks.catalogue, active.type, target)?.around
    if (around === undefined) return undefined
    return {
      label: t('Add it in a new {title}', { title: titleOfType(blocks, around) }),
      run: () => void commands.insert(active, { target }),
    }
  }

  /** Of several that are selected all go along; the place is counted without them. */
  #movedTo(id: string, target: Target): [ids: string[], target: Target] {
    const { content, state } = this.#parts.store
    const ids = state.selection.includes(id) ? outermost(content, state.selection) : [id]
    const siblings = siblingsIn(content, target.parent, target.slot, id)
    const index = siblings.slice(0, target.index).filter((each) => !ids.includes(each)).length
    return [ids, { ...target, index }]
  }

  cancel() {
    const { active } = this.#drags.getState()
    this.#rest()
    if (active) this.#voice.announce(t('{title} is back where it was.', { title: active.title }))
  }

  #rest() {
    this.#listening?.abort()
    cancelAnimationFrame(this.#next)
    this.#next = 0
    this.#drags.setState(atRest)
  }

  // Once a picture, and none where neither the pointer nor the page has moved.
  #soon() {
    if (this.#next === 0) this.#next = requestAnimationFrame(() => this.#look())
  }

  #look() {
    this.#next = 0
    const { x, y } = this.#pointer
    const under = document.elementFromPoint(x, y)
    const goesOn = this.#scroll(under, this.#pointer)
    this.#aim(under, this.#pointer)
    if (goesOn) this.#soon()
  }

  #followPointer(start: Point) {
    this.#pointer = start
    this.#listening = new AbortController()
    const { signal } = this.#listening
    addEventListener('pointermove', ({ clientX: x, clientY: y }) => this.follow({ x, y }), { capture: true, signal })
    // The last move may come with the release itself: the drop must be where the pointer was let go.
    addEventListener(
      'pointerup',
      ({ clientX: x, clientY: y }) => this.#aim(document.elementFromPoint(x, y), { x, y }),
      { capture: true, signal },
    )
    // The page may move under a pointer that rests: by the wheel, by pictures that arrive.
    const stop = this.#parts.geometry.subscribe(() => this.#soon())
    signal.addEventListener('abort', stop)
    this.#look()
  }

  #aim(under: Element | null, pointer: Point) {
    const { active, drop: before } = this.#drags.getState()
    if (!active) return
    const { geometry } = this.#parts
    const layer = layerAt(under, pointer)
    if (layer) return this.#aimAtLayer(active, pointer, layer)
    const point = geometry.inFrame(pointer)
    const hit = point && (geometry.nodeAt(point) ?? this.#parts.store.content.rootNodeId)
    const drop = point && hit !== undefined ? dropAt(this.#scene, active, hit, point) : undefined
    this.#drags.setState({
      pointer,
      layer: undefined,
      drop: drop && before && sameDrop(drop, before) ? before : drop,
    })
  }

  #aimAtLayer(active: ActiveDrag, pointer: Point, hit: LayerHit) {
    const { id } = hit
    const { store, blocks } = this.#parts
    const place = layerPlace(store.content, blocks.catalogue, hit, active.id)
    const drop = place && dropOnto(this.#scene, active, place.target)
    const { drop: before, layer } = this.#drags.getState()
    this.#drags.setState({
      pointer,
      layer: layer?.id === id && layer.edge === place?.edge ? layer : place && { id, edge: place.edge },
      drop: drop && before && sameDrop(drop, before) ? before : drop,
    })
  }

  /** True when something was scrolled: it goes on for as long as the pointer is near the edge. */
  #scroll(under: Element | null, pointer: Point): boolean {
    const { geometry } = this.#parts
    if (scrollLayers(under, pointer)) return true
    return scrollNear(geometry, pointer)
  }

  #startByKeyboard(active: ActiveDrag) {
    const { store, blocks } = this.#parts
    this.#places = placesFor(store.content, blocks.catalogue, active.type, active.id)
    const now =
      active.id === undefined
        ? placeForNew(store.content, blocks.catalogue, active.type, store.state.selected)
        : placeOf(store.content, active.id)
    const at = this.#places.findIndex((place) => now !== undefined && samePlace(place, now))
    this.#at = Math.max(at, 0)
    if (this.#places.length === 0) {
      this.#voice.announce(t('{title} cannot be added anywhere on this page.', { title: active.title }))
      return
    }
    this.#showPlace(active)
  }

  #showPlace(active: ActiveDrag) {
    const { geometry, store, blocks } = this.#parts
    const place = this.#places[this.#at]
    if (!place) return
    geometry.scrollTo(place.parent)
    const drop = dropOnto(this.#scene, active, place)
    this.#drags.setState({ drop, pointer: undefined })
    const parent = nodeAt(store.content, place.parent)
    if (drop?.allowed && parent) {
      this.#voice.announce(
        t('{title}: position {position} of {count} in {name}.', {
          title: active.title,
          position: drop.target.index + 1,
          count: drop.count,
          name: nameOf(blocks, parent),
        }),
      )
    }
  }

  get #scene(): DropScene {
    return sceneOf(this.#parts)
  }
}

const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

function samePlace(a: Target, b: Target): boolean {
  return a.parent === b.parent && a.slot === b.slot && a.index === b.index
}

function sameDrop(a: Drop, b: Drop): boolean {
  if (a.allowed && b.allowed)
    return samePlace(a.target, b.target) && a.line.top === b.line.top && a.line.left === b.line.left
  return !a.allowed && !b.allowed && a.over === b.over && a.box.top === b.box.top
}
