import { useCan } from '@ashlar/sdk/admin'
import type { Page } from '@ashlar/sdk/platform'
import { toast, useTexts } from '@ashlar/sdk/ui'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import './tree.css'
import type { Point } from './follow-pointer.ts'
import { movePage } from './move-page.ts'
import type { ShownTree } from './tree-aim.ts'
import { TreeDrag } from './tree-drag.tsx'
import { type Step, stepped } from './tree-place.ts'

const MoveDialog = lazy(() => import('./move-dialog.tsx'))

/** What the tree's grips do. */
export interface TreeGrips {
  readonly step: (page: Page, step: Step) => void
  readonly open: (page: Page) => void
  readonly grab: (page: Page, at: Point) => void
}

export interface TreeMoves {
  /** Absent where the person may not move pages. */
  readonly grips?: TreeGrips
  /** "Move to…" for these. */
  readonly ask: (pages: readonly Page[]) => void
  /** The dialog, or the page under the pointer: stands beside the list. */
  readonly shown: ReactNode
}

/** Moving pages by keys, by "Move to…" and by pointer. */
export function useTreeMoves(tree: ShownTree): TreeMoves {
  const t = useTexts('admin')
  const [asked, ask] = useState<readonly Page[]>([])
  const [grabbed, setGrabbed] = useState<{ readonly page: Page; readonly at: Point }>()
  const grips: TreeGrips = {
    step: (page, step) => {
      const to = stepped(tree.pages, page, step)
      if (to) void movePage(tree.pages, page, to).then(() => focusGrip(page.id))
      else toast.plain(t('“{title}” cannot move further that way', { title: page.title }))
    },
    open: (page) => ask([page]),
    grab: (page, at) => setGrabbed({ page, at }),
  }
  return {
    ...(useCan('pages.can_edit') && { grips }),
    ask,
    shown: (
      <>
        {grabbed && <TreeDrag {...tree} page={grabbed.page} from={grabbed.at} onEnd={() => setGrabbed(undefined)} />}
        <Suspense>{asked.length > 0 && <MoveDialog pages={asked} onClose={() => ask([])} />}</Suspense>
      </>
    ),
  }
}

/** Whoever moves a page by its keys keeps it under their fingers. */
const focusGrip = (id: number) =>
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-grip="${id}"]`)?.focus())
