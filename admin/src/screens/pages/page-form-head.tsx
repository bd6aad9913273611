import { ButtonLink, Link } from '@ashlar/sdk/admin'
import type { Page } from '@ashlar/sdk/platform'
import { Button, Icon, PageHeader, Tooltip, useTexts, when } from '@ashlar/sdk/ui'
import { editorAddress } from './page-state.ts'
import { StatusBadge } from './status-badge.tsx'

export interface PageFormHeadProps {
  readonly title: string
  readonly page?: Page
  readonly isDirty: boolean
  readonly isSaving: boolean
  /** What the filled button says; without it the person may only look. */
  readonly saveLabel?: string | undefined
  readonly onSave: () => void
}

/** Way back, name, status, what is unsaved, and the one filled action (PAGE-010). */
export function PageFormHead({ title, page, isDirty, isSaving, saveLabel, onSave }: PageFormHeadProps) {
  const t = useTexts('admin')
  return (
    <PageHeader
      title={title}
      before={
        <Tooltip label={t('Back to pages')}>
          <Link className="icb" to="/admin/pages" aria-label={t('Back to pages')}>
            <Icon name="arrow-left" />
          </Link>
        </Tooltip>
      }
      badges={page && <StatusBadge page={page} />}
      subtitle={page ? changed(page, t) : t('It starts as a draft that only you and your colleagues see.')}
      actions={
        <>
          {isDirty && (
            <span className="t3 xs row unsaved" role="status">
              <i className="udot" />
              {t('Unsaved changes')}
            </span>
          )}
          {page && !page.deleted && !page.isDummy && (
            <ButtonLink to={editorAddress(page)} icon="square-pen">
              {t('Open editor')}
            </ButtonLink>
          )}
          {saveLabel && (
            <Button variant="primary" disabled={!isDirty} busy={isSaving} onClick={onSave}>
              {saveLabel}
            </Button>
          )}
        </>
      }
    />
  )
}

function changed(page: Page, t: ReturnType<typeof useTexts>): string {
  const moment = when(page.changedAt)
  return page.changedBy === ''
    ? t('Changed {when}', { when: moment })
    : t('Changed by {name}, {when}', { name: page.changedBy, when: moment.charAt(0).toLowerCase() + moment.slice(1) })
}
