import { sameJson } from '@ashlar/sdk'
import { useEffect, useState } from 'react'
import { type EffectiveType, effectiveType } from '../../../blocks/typography/effective-type.ts'
import { afterPicture } from '../../after-picture.ts'
import { useEditor, useEditorState } from '../../editor-context.tsx'

/**
 * How a text of a block looks in the canvas; undefined while it is not there. Read after the picture, when one of the
 * values changes that `key` names.
 */
export function useEffectiveType(id: string, part: string, key: string): EffectiveType | undefined {
  const { geometry } = useEditor()
  const width = useEditorState((state) => state.canvasWidth)
  const viewport = useEditorState((state) => state.viewportDevice)
  const [shown, setShown] = useState<EffectiveType>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the look follows from, and nothing that is typed
  useEffect(() => {
    let isLatest = true
    const read = (element: Element | null | undefined) => {
      const next = element ? effectiveType(element) : undefined
      if (isLatest) setShown((before) => (before && next && sameJson(before, next) ? before : next))
    }
    const callOff = afterPicture(() => {
      const root = geometry.elementOf(id)
      const element = part === '' ? root : root?.parentElement?.querySelector(`[data-node="${CSS.escape(id)}"]${part}`)
      read(element)
      // A colour that fades into another is known when it is there.
      const fading = element?.getAnimations() ?? []
      if (fading.length > 0) void Promise.allSettled(fading.map(({ finished }) => finished)).then(() => read(element))
    })
    return () => {
      isLatest = false
      callOff()
    }
  }, [geometry, id, part, key, width, viewport])
  return shown
}
