import { later, useLater } from '@ashlar/sdk/editor'
import type { Page } from '@ashlar/sdk/platform'
import { IconButton, Popover, useTexts } from '@ashlar/sdk/ui'
import { useEffect, useState } from 'react'
import type { Findings } from '../checks/find-on-page.ts'
import type { Publishing } from './publishing.ts'

export interface PublishPanelProps {
  readonly page: Page
  readonly findings: Findings
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** Whether it was done; unsaved changes are saved first. */
  readonly onPublish: (change: Publishing) => Promise<boolean>
  /** Makes the unpublished changes live under a name, or without one; or takes them back. Whether it was done. */
  readonly onUpdate: (revisionName?: string) => Promise<boolean>
  readonly onDiscard: () => Promise<boolean>
  readonly onShare: () => void
  readonly onRevisions: () => void
}

const openPanel = later(async () => (await import('./open-panel.tsx')).OpenPanel)

/** The menu beside "Publish": status and date, results of the checks, links to view and share the page. */
export function PublishPanel({ open, onOpenChange, findings, ...props }: PublishPanelProps) {
  const t = useTexts('admin')
  const OpenPanel = useLater(open, openPanel, () => onOpenChange(false))
  const isLate = useIsLate(open)
  return (
    <Popover
      label={t('Status, checks and links')}
      // What is found late pushes the buttons below it away from the pointer, so the panel waits for it a little.
      open={open && OpenPanel !== undefined && (findings.found !== undefined || isLate)}
      onOpenChange={onOpenChange}
      align="end"
      width={400}
      trigger={<IconButton icon="chevron-down" label={t('Status, checks and links')} />}
    >
      {OpenPanel && <OpenPanel {...props} findings={findings} onClose={() => onOpenChange(false)} />}
    </Popover>
  )
}

/** Milliseconds. */
const patience = 400

/** Whether what was asked for has been on its way for so long that the person is to see something. */
function useIsLate(isAsked: boolean): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isAsked) return
    const timer = setTimeout(() => setLate(true), patience)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isAsked])
  return isLate
}
