import { nodeAt } from '@ashlar/sdk'
import { useTexts } from '@ashlar/sdk/ui'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { nameOf } from '../../blocks/naming.ts'
import { useBox } from '../canvas/use-box.ts'
import type { Box } from '../dnd/drop-target.ts'
import { useEditor } from '../editor-context.tsx'
import { OneStep } from '../store/one-step.ts'
import { type ColumnLine, columnLine, evenChanges, widthChanges } from './column-line.ts'
import { movedBorder, parts } from './shares.ts'
import { type ShownLine, useColumnLine } from './use-column-line.ts'

/** Handles between the columns of the line in which the selected block stands. */
export function ColumnHandles({ id }: { readonly id: string }) {
  const line = useColumnLine(id)
  return line?.columns.slice(1).map((column, at) => <ColumnHandle key={column} line={line} at={at} />)
}

/** Pixels of the handle across, in the canvas. */
const thickness = 16

interface ColumnHandleProps {
  readonly line: ShownLine
  /** The column before the handle. */
  readonly at: number
}

/** The border between two columns: dragged in twelfths, moved by the arrow keys, evened out by a double click. */
function ColumnHandle({ line, at }: ColumnHandleProps) {
  const t = useTexts('admin')
  const { store, blocks, commands, geometry } = useEditor()
  const { columns, shares, device } = line
  const [one, other] = [columns[at] ?? '', columns[at + 1] ?? '']
  const [share = 1, beside = 1] = [shares[at], shares[at + 1]]
  const drag = useRef<Drag>(undefined)
  const [isDragged, setDragged] = useState(false)
  const ref = useBox(() => borderOf(geometry.boxOf(one), geometry.boxOf(other)))
  const nameOfNode = (id: string) => {
    const node = nodeAt(store.content, id)
    return node ? nameOf(blocks, node) : ''
  }

  const move = (from: ColumnLine, by: number) => {
    const next = movedBorder(from.shares, at, by)
    const label = t('Change Width of {name} to {share} of {parts}', {
      name: nameOfNode(one),
      share: next[at] ?? share,
      parts,
    })
    commands.changeSeveral(widthChanges(store.content, from, next, device), label)
  }
  const even = () =>
    commands.changeSeveral(
      evenChanges(store.content, line, device),
      t('Share {name} evenly', { name: nameOfNode(line.row) }),
    )

  const down = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0) return
    event.preventDefault()
    event.currentTarget.focus()
    // Else the page's frame would take the pointer as soon as it is over it.
    event.currentTarget.setPointerCapture(event.pointerId)
    const [before, after] = [geometry.boxOf(one), geometry.boxOf(other)]
    const row = geometry.boxOf(line.row)
    if (!before || !after || !row) return
    const direction = after.left < before.left ? -1 : 1
    const pixels = ((row.width * geometry.scale) / parts) * direction
    drag.current = { x: event.clientX, pixels, by: 0, step: new OneStep(store) }
    setDragged(true)
  }
  const follow = (event: PointerEvent) => {
    const now = drag.current
    if (!now) return
    const by = Math.round((event.clientX - now.x) / now.pixels)
    if (by === now.by) return
    // Back where it began, the columns are as they were: an even share stays one.
    now.step.become(by === 0 ? undefined : () => moveFromStart(by))
    drag.current = { ...now, by }
  }
  const moveFromStart = (by: number) => {
    const begun = columnLine(store.content, blocks.catalogue, one, device)
    if (begun) move(begun, by)
  }
  const end = () => {
    drag.current = undefined
    setDragged(false)
  }
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && drag.current) {
      drag.current.step.takeBack()
      end()
    } else {
      const isMirrored = (geometry.boxOf(other)?.left ?? 0) < (geometry.boxOf(one)?.left ?? 0)
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
      const by = { Home: 1 - share, End: beside - 1 }[event.key] ?? (step && step * (isMirrored ? -1 : 1))
      if (by === undefined) return
      move(line, by)
    }
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div className="colh" ref={ref} data-dragged={isDragged || undefined}>
      <button
        type="button"
        role="slider"
        aria-orientation="horizontal"
        aria-label={t('Border between columns {one} and {other}', { one: at + 1, other: at + 2 })}
        aria-valuemin={1}
        aria-valuemax={share + beside - 1}
        aria-valuenow={share}
        aria-valuetext={t('{share} of {parts}', { share, parts })}
        title={t('Drag to change the widths. Double-click to share evenly.')}
        onPointerDown={down}
        onPointerMove={follow}
        onPointerUp={end}
        onPointerCancel={end}
        onDoubleClick={even}
        onKeyDown={key}
      />
      <span className="colh__v" aria-hidden="true">
        <b>{t('{share} of {parts}', { share, parts })}</b>
        <b>{t('{share} of {parts}', { share: beside, parts })}</b>
      </span>
    </div>
  )
}

interface Drag {
  readonly x: number
  /** Of one twelfth, towards the end of the line. */
  readonly pixels: number
  readonly by: number
  readonly step: OneStep
}

/** The gap between two columns; undefined where they do not stand beside each other. */
function borderOf(one: Box | undefined, other: Box | undefined): Box | undefined {
  if (!one || !other) return undefined
  const [first, second] = one.left <= other.left ? [one, other] : [other, one]
  const overlap = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top)
  if (overlap <= 0 || second.left < first.left + first.width - 1) return undefined
  const middle = (first.left + first.width + second.left) / 2
  const top = Math.min(one.top, other.top)
  const bottom = Math.max(one.top + one.height, other.top + other.height)
  return { left: middle - thickness / 2, top, width: thickness, height: bottom - top }
}
