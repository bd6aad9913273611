import { useRef } from 'react'
import { inAMoment } from '../after-picture.ts'
import { roomAround } from '../canvas/room-around.ts'
import { useBox } from '../canvas/use-box.ts'
import type { Box } from '../dnd/drop-target.ts'
import { useEditor, useEditorState } from '../editor-context.tsx'
import { isWithin } from '../store/is-within.ts'
import { isVertical, type Layer, type Side, sides } from './sides.ts'
import { bandOf, gripPlace } from './spacing-geometry.ts'
import { SpacingGrip } from './spacing-grip.tsx'
import { spacingInCanvas } from './spacing-in-canvas.ts'
import { useAltKey } from './use-alt-key.ts'
import type { ShownSpacing } from './use-shown-spacing.ts'

const layers = ['padding', 'margin'] as const

/**
 * Grips on the inner sides of the selected block for its padding, and outside for its margin. They stand where they cover
 * nothing; where there is no such place, and for margins away from the block, the Alt key brings them.
 */
export function SpacingHandles({ shown }: { readonly shown: ShownSpacing }) {
  const { id } = shown
  const tools = useEditor()
  const { geometry } = tools
  const isHovered = useEditorState((state) => isWithin(state.editorContent, state.hovered, id))
  const dragged = useRef(false)
  const waiting = useRef<() => void>(undefined)
  const place = (element: HTMLElement, box: Box) => {
    const put = () => placeAll(element, box)
    waiting.current?.()
    // While it is dragged it follows at once; else what stands around is looked at when the picture is there.
    if (dragged.current) put()
    else waiting.current = inAMoment(() => element.isConnected && put())
  }
  const placeAll = (element: HTMLElement, box: Box) => {
    const spacing = spacingInCanvas(tools, id)
    const room = spacing && !dragged.current ? roomAround(geometry, id, box, 0) : undefined
    const { visible } = geometry
    if (!spacing || !visible) return
    const seen = { ...visible, left: visible.left - box.left, top: visible.top - box.top }
    const taken = [...(room?.inked.map((ink) => within(ink, box)) ?? []), ...toolsOver(element)]
    const spaced = { width: box.width, height: box.height, scale: geometry.scale, spacing }
    // A machine with a touch screen may have a mouse, too: what pressed last counts.
    const isFinger = geometry.pressed?.isFinger ?? matchMedia('(pointer: coarse)').matches
    const size = isFinger ? { length: 44, thickness: 24 } : { length: 28, thickness: 10 }
    element.toggleAttribute('data-touched', isFinger)
    for (const each of element.querySelectorAll<HTMLElement>('[data-side]')) {
      const [layer, side] = partOf(each)
      if (each.matches('.spg__b')) {
        lay(each, bandOf(spaced, layer, side))
        continue
      }
      const at = gripPlace(spaced, layer, side, size, seen, taken)
      // The one under the hand stays where it is along its side.
      if (each.dataset['dragged'] !== undefined) {
        if (at) each.style[isVertical(side) ? 'top' : 'left'] = `${isVertical(side) ? at.top : at.left}px`
        continue
      }
      each.classList.toggle('is-away', at === undefined)
      each.toggleAttribute('data-crowded', at?.isCrowded === true)
      if (at) lay(each, at)
    }
  }
  const ref = useBox(() => geometry.boxOf(id), place)
  useAltKey(ref)
  return (
    <div className="spg" ref={ref} data-hovered={isHovered || undefined}>
      {layers.flatMap((layer) =>
        sides.map((side) => (
          <SpacingGrip
            key={`${layer} ${side}`}
            shown={shown}
            layer={layer}
            side={side}
            onDrag={(isDragged) => {
              dragged.current = isDragged
              geometry.schedule()
            }}
          />
        )),
      )}
    </div>
  )
}

function partOf(element: HTMLElement): readonly [Layer, Side] {
  const { layer, side } = element.dataset
  return [layers.find((each) => each === layer) ?? 'padding', sides.find((each) => each === side) ?? 'top']
}

const within = (each: Box, { left, top }: Box): Box => ({ ...each, left: each.left - left, top: each.top - top })

/** The block's toolbar, pluses, tag and borders between columns, as they stand, from the corner of the overlay. */
function toolsOver(element: HTMLElement): readonly Box[] {
  const corner = element.getBoundingClientRect()
  const tools = element.closest('.ovs')?.querySelectorAll('.stb:not([hidden]), .plus, .tag, .colh > button') ?? []
  return Array.from(tools, (tool) => tool.getBoundingClientRect())
    .filter(({ width }) => width > 0)
    .map(({ left, top, width, height }) =>
      within({ left: left - 2, top: top - 2, width: width + 4, height: height + 4 }, corner),
    )
}

function lay({ style }: HTMLElement, { left, top, width, height }: Box) {
  style.left = `${left}px`
  style.top = `${top}px`
  style.width = `${width}px`
  style.height = `${height}px`
}
