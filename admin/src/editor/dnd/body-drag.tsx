import { useEffect } from 'react'
import { useEditor } from '../editor-context.tsx'
import { dragByBody } from './drag-by-body.ts'
import { useDragSession } from './editor-dnd.tsx'

/** Blocks of the page in the frame are dragged by themselves, not only by the handle of the one that is selected. */
export function BodyDrag({ frame }: { readonly frame: Document }) {
  const parts = useEditor()
  const session = useDragSession()
  useEffect(() => dragByBody(frame, parts, session), [frame, parts, session])
  return null
}
