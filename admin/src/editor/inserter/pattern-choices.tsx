import { isRefused } from '@ashlar/sdk'
import { useEffect, useMemo } from 'react'
import { foundPatterns, groupTitle } from '../../blocks/patterns/pattern-groups.ts'
import { usePatterns } from '../../blocks/patterns/use-patterns.ts'
import { useEditor } from '../editor-context.tsx'
import { addableOfPattern } from '../patterns/pattern-addable.ts'
import type { InserterPlace } from '../store/editor-state.ts'
import { patternPlace } from './pattern-place.ts'

/** A pattern as the list of blocks shows it. */
export interface PatternChoice {
  readonly key: string
  readonly title: string
  readonly group: string
  /** False where it could not be added, which has been said by then. */
  readonly put: () => boolean
}

/** Patterns shown of those that are found, and how many there are. */
export interface PatternChoices {
  readonly shown: readonly PatternChoice[]
  readonly count: number
}

export interface PatternChoicesProps {
  readonly place: InserterPlace
  readonly search: string
  readonly onFound: (choices: PatternChoices) => void
}

const most = 6

/** Finds the patterns for the list of blocks, which shows them: their code and data are fetched once the list is open. */
export function PatternChoices({ place, search, onFound }: PatternChoicesProps) {
  const { store, blocks, commands } = useEditor()
  const { library } = usePatterns(blocks)
  const at = useMemo(() => patternPlace(store.content, blocks.catalogue, place), [store, blocks, place])
  useEffect(() => {
    if (!library || !at) return
    const found = foundPatterns(library.sections, search).flatMap(({ offers }) => offers)
    const shown = found.slice(0, most).map((offer) => ({
      ...{ key: offer.key, title: offer.title, group: groupTitle(offer.group) },
      put: () => {
        const made = offer.content()
        const what = isRefused(made) ? undefined : addableOfPattern(offer, made.content)
        return what !== undefined && commands.insert(what, at)
      },
    }))
    onFound({ shown, count: found.length })
  }, [library, at, search, commands, onFound])
  return null
}
