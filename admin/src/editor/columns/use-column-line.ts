import { type Device, sameJson } from '@ashlar/sdk'
import { useRef } from 'react'
import { useEditor, useEditorState } from '../editor-context.tsx'
import { isLocked } from '../store/locks.ts'
import { type ColumnLine, columnLine } from './column-line.ts'

export interface ShownLine extends ColumnLine {
  readonly device: Device
}

/** The line that the block stands in, as the device in the canvas has it; undefined where it may not be changed. */
export function useColumnLine(id: string): ShownLine | undefined {
  const { blocks, canLayOut } = useEditor()
  // The same as long as the widths are: with every letter of a text all of this would be drawn anew.
  const last = useRef<ShownLine>(undefined)
  return useEditorState(({ editorContent, viewportDevice }) => {
    const device = viewportDevice === 'email' ? 'desktop' : viewportDevice
    const line = canLayOut ? columnLine(editorContent, blocks.catalogue, id, device) : undefined
    const next = line && !isLocked(editorContent, line.row) ? { ...line, device } : undefined
    if (!sameJson(last.current ?? null, next ?? null)) last.current = next
    return last.current
  })
}
