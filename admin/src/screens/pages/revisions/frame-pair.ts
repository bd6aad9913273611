import { nodeClass } from '@ashlar/sdk/renderer'
import { besideIt, inBothOrders, type Pair, type Scrolled } from './side-by-side.ts'

/** One or two frames with versions of a page: they scroll together, and show a block that is asked for. */
export class FramePair {
  readonly #frames: readonly Document[]
  readonly #shared: readonly string[]
  /** Where a frame was put by us: hearing of it moves nothing. */
  readonly #put = new Map<Document, number>()
  #pairs: { readonly heights: string; readonly pairs: readonly Pair[] } | undefined

  /** `shared`: ids of the blocks that both versions have. */
  constructor(frames: readonly Document[], shared: readonly string[]) {
    this.#frames = frames
    this.#shared = shared
  }

  /** From now on each goes where the other is scrolled to; gives how that ends. */
  follow(): () => void {
    const listening = new AbortController()
    for (const frame of this.#frames) {
      frame.addEventListener('scroll', () => this.#follow(frame), { signal: listening.signal, passive: true })
    }
    return () => listening.abort()
  }

  /** To the middle of every frame that has the block; where it is missing, the frame follows the other. */
  show(id: string) {
    const found = this.#frames.flatMap((frame) => {
      const element = elementOf(frame, id)
      return element ? [{ frame, element }] : []
    })
    for (const { frame, element } of found) {
      const view = frame.defaultView
      if (!view) continue
      const { top, height } = element.getBoundingClientRect()
      this.#scroll(frame, view.scrollY + top - Math.max((view.innerHeight - height) / 2, 40))
    }
    if (found[0] && found.length === 1) this.#bringAlong(found[0].frame)
  }

  #follow(frame: Document) {
    const at = frame.defaultView?.scrollY ?? 0
    const put = this.#put.get(frame)
    this.#put.delete(frame)
    // A frame rounds to whole pixels of the screen.
    if (put === undefined || Math.abs(put - at) > 2) this.#bringAlong(frame)
  }

  #bringAlong(frame: Document) {
    const other = this.#frames.find((each) => each !== frame)
    const [here, there] = [scrolledOf(frame), other && scrolledOf(other)]
    if (!other || !here || !there) return
    const pairs = this.#pairsOf(here, there)
    const isFirst = frame === this.#frames[0]
    const seen = isFirst ? pairs : pairs.map(({ id, here: a, there: b }) => ({ id, here: b, there: a }))
    this.#scroll(other, besideIt(seen, here, there))
  }

  /** Not scrollIntoView: it would move the dialog around the frame as well. */
  #scroll(frame: Document, top: number) {
    const view = frame.defaultView
    if (!view) return
    const before = view.scrollY
    view.scrollTo({ top, behavior: 'instant' })
    if (view.scrollY !== before) this.#put.set(frame, view.scrollY)
  }

  /** Where the blocks stand; measured again when a page has grown, as by a picture that has come. */
  #pairsOf(here: Scrolled, there: Scrolled): readonly Pair[] {
    const heights = [here, there]
      .map(({ page, window }) => `${page}/${window}`)
      .sort()
      .join(' ')
    if (this.#pairs?.heights !== heights) this.#pairs = { heights, pairs: inBothOrders(this.#measured()) }
    return this.#pairs.pairs
  }

  #measured(): Pair[] {
    const [first, second] = this.#frames
    if (!first || !second) return []
    return this.#shared.flatMap((id) => {
      const [here, there] = [topOf(first, id), topOf(second, id)]
      return here === undefined || there === undefined ? [] : [{ id, here, there }]
    })
  }
}

function scrolledOf({ defaultView, documentElement }: Document): Scrolled | undefined {
  if (!defaultView) return undefined
  return { top: defaultView.scrollY, window: defaultView.innerHeight, page: documentElement.scrollHeight }
}

function topOf(frame: Document, id: string): number | undefined {
  const box = elementOf(frame, id)?.getBoundingClientRect()
  // What is hidden on this device stands nowhere.
  return box && box.height > 0 ? box.top + (frame.defaultView?.scrollY ?? 0) : undefined
}

export function elementOf(shown: Document, id: string): HTMLElement | undefined {
  return shown.querySelector<HTMLElement>(`.${CSS.escape(nodeClass(id))}`) ?? undefined
}
