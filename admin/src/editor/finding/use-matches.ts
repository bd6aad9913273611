import type { Content } from '@ashlar/sdk'
import { useEffect, useMemo } from 'react'
import { useEditor, useSettledContent } from '../editor-context.tsx'
import { highlight } from './highlight.ts'
import { type Match, matchesIn } from './matches.ts'
import type { Sought } from './sought.ts'

export interface Matches {
  readonly matches: readonly Match[]
  /** The page in which they stand. */
  readonly content: Content
  /** In the page as it is at this moment. */
  readonly find: () => Match[]
}

/** The matches on the page, as it is now and whenever it is asked. */
export function useMatches(sought: Sought): Matches {
  const { store, blocks, shelf } = useEditor()
  const content = useSettledContent()
  return useMemo(() => {
    const templateOf = (id: number) => shelf.contentOf(shelf.all.find((entry) => entry.id === id))
    const find = () => matchesIn(store.content, blocks.catalogue, sought, templateOf)
    return { matches: matchesIn(content, blocks.catalogue, sought, templateOf), content, find }
  }, [store, content, blocks, shelf, sought])
}

/** Shows them in the page, the one where the person stands the most. */
export function useHighlight(matches: readonly Match[], at: number, sought: Sought): void {
  const { geometry } = useEditor()
  useEffect(() => {
    const frame = geometry.document
    if (!frame || matches.length === 0) return
    const here = matches[at]
    const before = matches.slice(0, Math.max(at, 0))
    const number = before.filter(({ node, place }) => place !== undefined && node === here?.node).length
    let stop: (() => void) | undefined
    // The page is drawn by then.
    const drawn = requestAnimationFrame(() => {
      const found = new Set(matches.map(({ node }) => node))
      stop = highlight(frame, found, sought, here?.place && { node: here.node, number })
    })
    return () => {
      cancelAnimationFrame(drawn)
      stop?.()
    }
  }, [geometry, matches, at, sought])
}
