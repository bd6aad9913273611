import type { Page } from '@ashlar/sdk/platform'
import { Button, Icon, useTexts, when } from '@ashlar/sdk/ui'
import { shownStatus, siteAddress } from '../../screens/pages/page-state.ts'
import { useEditor } from '../editor-context.tsx'
import { CheckRing } from './check-ring.tsx'
import { FindingList } from './finding-list.tsx'
import type { PublishPanelProps } from './publish-panel.tsx'
import { StatusForm } from './status-form.tsx'
import { useShowFinding } from './use-show-finding.ts'

export interface OpenPanelProps extends Omit<PublishPanelProps, 'open' | 'onOpenChange'> {
  readonly onClose: () => void
}

/** What the panel holds: the state of the page, the checks, the way to publish, and links. */
export function OpenPanel({ page, findings, onShare, onRevisions, onClose, ...acts }: OpenPanelProps) {
  const t = useTexts('admin')
  const { canEdit } = useEditor()
  const { found, problem } = findings
  const show = useShowFinding(onClose)
  const leaveTo = (open: () => void) => () => {
    onClose()
    open()
  }
  const [first] = found ?? []
  return (
    <div className="publ">
      <div className="publ__head">
        <div>
          <h2>{page.title}</h2>
          <p className="t2 xs">{saidOf(t, page)}</p>
        </div>
        {found && <CheckRing found={found} isWhole={problem === undefined} />}
      </div>
      <FindingList found={found} problem={problem} onShow={show} />
      {canEdit && <StatusForm {...{ page, ...acts, onClose }} onFix={first && (() => show(first))} />}
      <div className="publ__links">
        <a className="btn btn--ghost btn--sm" href={siteAddress(page)} target="_blank" rel="noreferrer">
          <Icon name="external-link" size="sm" />
          {t('View page')}
        </a>
        {canEdit && (
          <Button size="sm" variant="ghost" icon="link-2" onClick={leaveTo(onShare)}>
            {t('Share a preview')}
          </Button>
        )}
        <Button size="sm" variant="ghost" icon="history" onClick={leaveTo(onRevisions)}>
          {t('Revisions')}
        </Button>
      </div>
    </div>
  )
}

function saidOf(t: ReturnType<typeof useTexts>, page: Page): string {
  const { label } = shownStatus(page)
  if (label === 'Scheduled') return t('Visitors can see it from {when}.', { when: when(page.publish_date) })
  if (label === 'Published')
    return page.hasUnpublishedChanges ? t('Visitors do not see the latest changes yet.') : t('Visitors see it.')
  return t('Visitors do not see it.')
}
