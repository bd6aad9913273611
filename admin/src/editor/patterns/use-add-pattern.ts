import { isRefused } from '@ashlar/sdk'
import { useCallback } from 'react'
import type { PatternOffer } from '../../blocks/patterns/pattern-offers.ts'
import { useEditor } from '../editor-context.tsx'
import { addableOfPattern, blankSection } from './pattern-addable.ts'

/** Puts a pattern behind the selected section, else at the end of the page; on a blank page in place of its empty section. */
export function useAddPattern(): (offer: PatternOffer) => boolean {
  const { store, blocks, commands } = useEditor()
  return useCallback(
    (offer) => {
      const made = offer.content()
      const what = isRefused(made) ? undefined : addableOfPattern(offer, made.content)
      const replaces = blankSection(blocks, store.content)
      return what !== undefined && commands.insert(what, replaces === undefined ? {} : { replaces })
    },
    [store, blocks, commands],
  )
}
