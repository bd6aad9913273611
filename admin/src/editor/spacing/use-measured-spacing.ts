import { sameJson } from '@ashlar/sdk'
import { useEffect, useState } from 'react'
import { afterPicture } from '../after-picture.ts'
import { useEditor, useEditorState } from '../editor-context.tsx'
import type { MeasuredSpacing } from './measured-spacing.ts'
import { spacingInCanvas } from './spacing-in-canvas.ts'

/** How a block is spaced in the canvas; undefined while it is not there. Read after the picture, when `key` changes. */
export function useMeasuredSpacing(id: string, key: string): MeasuredSpacing | undefined {
  const tools = useEditor()
  const width = useEditorState((state) => state.canvasWidth)
  const viewport = useEditorState((state) => state.viewportDevice)
  const [shown, setShown] = useState<MeasuredSpacing>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the spacing follows from, and nothing that is typed
  useEffect(
    () =>
      afterPicture(() => {
        const next = spacingInCanvas(tools, id)
        setShown((before) => (before && next && sameJson({ ...before }, { ...next }) ? before : next))
      }),
    [tools, id, key, width, viewport],
  )
  return shown
}
