import { useEffect, useState } from 'react'
import { siteAddress } from '../../screens/pages/page-state.ts'
import { useEditor, useEditorState, useSettledContent } from '../editor-context.tsx'
import { type Findings, findOn } from './find-on-page.ts'

/** What the page's checks find, while it is asked for; again after every change. */
export function useFindings(): Findings {
  const parts = useEditor()
  const content = useSettledContent()
  const page = useEditorState((state) => state.selectedPage)
  const [findings, setFindings] = useState<Findings>({ found: undefined, problem: undefined })
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the page, what the checks look at
  useEffect(() => {
    const stop = new AbortController()
    void findOn(parts, { content, page }, stop.signal).then((found) => {
      if (!stop.signal.aborted) setFindings(found)
    })
    return () => stop.abort()
  }, [parts, content, page?.showPageTitle, page && siteAddress(page)])
  return findings
}
