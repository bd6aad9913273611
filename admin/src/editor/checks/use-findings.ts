import { useEffect, useState } from 'react'
import { siteAddress } from '../../screens/pages/page-state.ts'
import { useEditor, useEditorState } from '../editor-context.tsx'
import type { Findings } from './find-on-page.ts'

/** Milliseconds for all links together: whoever publishes waits for them. */
const patience = 10_000

const none: Findings = { found: undefined, problem: undefined }

/** What the page's checks find, while that is wanted; again after every change. */
export function useFindings(isWanted: boolean): Findings {
  const parts = useEditor()
  const content = useEditorState((state) => (isWanted ? state.editorContent : undefined))
  const page = useEditorState((state) => state.selectedPage)
  const [findings, setFindings] = useState(none)
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the page, what the checks look at
  useEffect(() => {
    if (!content) {
      setFindings(none)
      return
    }
    const stop = new AbortController()
    // Fetched when it is first looked for something.
    void import('./find-on-page.ts')
      .then(({ findOn }) =>
        findOn(parts, { content, page }, AbortSignal.any([stop.signal, AbortSignal.timeout(patience)])),
      )
      .catch((error: unknown) => ({
        found: undefined,
        problem: error instanceof Error ? error : new Error(String(error)),
      }))
      .then((found) => {
        if (!stop.signal.aborted) setFindings(found)
      })
    return () => stop.abort()
  }, [parts, content, page?.showPageTitle, page && siteAddress(page)])
  return findings
}
