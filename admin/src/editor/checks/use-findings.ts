import { useEffect, useState } from 'react'
import { useEditor, useEditorState, useSettledContent } from '../editor-context.tsx'
import { fetchPages } from '../persistence/calls.ts'
import {
  controlFindings,
  type DrawnControl,
  type Finding,
  headingFindings,
  hiddenNodes,
  type LinkState,
  linkFindings,
  linkStateOf,
  pathWithin,
  pictureFindings,
} from './checks.ts'
import { drawnPage } from './drawn-page.ts'

export interface Findings {
  /** Undefined until the page was looked at. */
  readonly found: readonly Finding[] | undefined
  /** Why links could not be looked at. */
  readonly problem: Error | undefined
}

/** What the page's checks find, while it is asked for; again after every change. */
export function useFindings(): Findings {
  const { blocks, geometry } = useEditor()
  const content = useSettledContent()
  const showsTitle = useEditorState((state) => state.selectedPage?.showPageTitle === true)
  const [findings, setFindings] = useState<Findings>({ found: undefined, problem: undefined })
  useEffect(() => {
    const stop = new AbortController()
    const hidden = hiddenNodes(content)
    const isShown = (id: string) => Object.hasOwn(content.nodes, id) && !hidden.has(id)
    const drawn = geometry.document
      ? drawnPage(geometry.document, isShown)
      : { headings: [] as const, controls: [] as const }
    const found = [
      ...pictureFindings(content, blocks.catalogue),
      ...headingFindings(drawn.headings, showsTitle),
      ...controlFindings(drawn.controls),
    ]
    linkStates(drawn.controls, stop.signal).then(
      (states) => {
        if (stop.signal.aborted) return
        const links = linkFindings(drawn.controls, location.origin, states)
        setFindings({ found: [...found, ...links], problem: undefined })
      },
      (error: unknown) => {
        if (stop.signal.aborted) return
        console.warn('The links of the page could not be looked at.', error)
        setFindings({ found, problem: error instanceof Error ? error : new Error(String(error)) })
      },
    )
    return () => stop.abort()
  }, [blocks, geometry, content, showsTitle])
  return findings
}

/** Paths that are asked for at most: a page of links must not become a flood of requests. */
const mostAsked = 40

async function linkStates(controls: readonly DrawnControl[], signal: AbortSignal) {
  const paths = new Set(
    controls.flatMap(({ href }) => (href === undefined ? [] : (pathWithin(href, location.origin) ?? []))),
  )
  const states = new Map<string, LinkState>()
  if (paths.size === 0) return states
  const pages = await fetchPages()
  const unknown: string[] = []
  for (const path of paths) {
    const state = linkStateOf(path, pages)
    if (state) states.set(path, state)
    else unknown.push(path)
  }
  // What no page has may be a module's: the site itself says. It keeps no account of addresses that staff miss.
  for (const path of unknown.slice(0, mostAsked)) {
    const { status } = await fetch(path, { method: 'HEAD', signal })
    states.set(path, status === 404 || status === 410 ? 'missing' : 'there')
  }
  return states
}
