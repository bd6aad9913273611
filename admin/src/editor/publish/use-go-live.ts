import { texts, toast } from '@ashlar/sdk/ui'
import { useEffect, useState } from 'react'
import type { Findings } from '../checks/find-on-page.ts'
import { useFindings } from '../checks/use-findings.ts'
import { problemInWords } from './problem-in-words.ts'

const t = texts('admin')

export interface GoLive {
  readonly findings: Findings
  readonly isBusy: boolean
  press(): void
}

/**
 * One press makes the page live where the checks find nothing, or could not be made. Else the panel opens with what they
 * found, and the person decides there.
 */
export function useGoLive(isPanelOpen: boolean, openPanel: () => void, goLive: () => Promise<boolean>): GoLive {
  const [pressed, setPressed] = useState<'no' | 'checking' | 'going live'>('no')
  const findings = useFindings(isPanelOpen || pressed === 'checking')
  const { found, problem } = findings
  // biome-ignore lint/correctness/useExhaustiveDependencies: decided once for each press, when the checks are through
  useEffect(() => {
    if (pressed !== 'checking' || !(found || problem)) return
    if (found && found.length > 0) {
      setPressed('no')
      openPanel()
      return
    }
    setPressed('going live')
    void goLive().then((isLive) => {
      setPressed('no')
      if (isLive && problem)
        toast.plain(problemInWords(t, problem, found), { id: 'editor-findings', icon: 'triangle-alert' })
    })
  }, [pressed, found, problem])
  return { findings, isBusy: pressed !== 'no', press: () => setPressed('checking') }
}
