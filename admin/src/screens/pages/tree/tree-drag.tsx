import type { Page } from '@ashlar/sdk/platform'
import { texts } from '@ashlar/sdk/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { followPointer, type Point } from './follow-pointer.ts'
import { movePage, sentence } from './move-page.ts'
import { type Aim, aimAt, type ShownTree } from './tree-aim.ts'

const t = texts('admin')

export interface TreeDragProps extends ShownTree {
  readonly page: Page
  /** Where its grip was pressed. */
  readonly from: Point
  /** The pointer was let go, or somebody thought better of it. */
  readonly onEnd: () => void
}

/** A page on its way through the tree: a line or a frame says where it would stand, nothing moves before it is let go. */
export function TreeDrag({ page, from, onEnd, ...tree }: TreeDragProps) {
  const [at, setAt] = useState<Point>()
  const aim = at && aimAt(tree, page, at.y)
  const drop = useEffectEvent(() => {
    if (aim?.place) void movePage(tree.pages, page, aim.place)
    onEnd()
  })
  const cancel = useEffectEvent(onEnd)
  const { x, y } = from
  useEffect(
    () => followPointer({ from: { x, y }, onMove: setAt, onDrop: () => drop(), onCancel: () => cancel() }),
    [x, y],
  )
  if (!at) return null
  const isRefused = aim !== undefined && !aim.place
  return createPortal(
    <>
      {aim && <Mark aim={aim} />}
      <div className={`treechip${isRefused ? ' no' : ''}`} style={{ left: at.x, top: at.y }}>
        <b className="trunc">{page.title}</b>
        {aim && <span>{placeWords(tree.pages, page, aim)}</span>}
      </div>
    </>,
    document.body,
  )
}

function placeWords(pages: readonly Page[], page: Page, { place }: Aim): string {
  return place ? sentence(pages, page, place).replace(`“${page.title}” `, '') : t('A page cannot be below itself')
}

function Mark({ aim: { zone, place, row, level } }: { readonly aim: Aim }) {
  const left = row.left + 48 + level * 26
  const width = row.right - left - 12
  if (zone === 'inside') {
    const style = { top: row.top + 2, left: row.left + 2, width: row.width - 4, height: row.height - 4 }
    return <div className={`treemark treemark--in${place ? '' : ' no'}`} style={style} />
  }
  if (!place) return null
  return <div className="treemark" style={{ top: (zone === 'before' ? row.top : row.bottom) - 1.5, left, width }} />
}
