import { useCan } from '@ashlar/sdk/admin'
import type { Page } from '@ashlar/sdk/platform'
import { RowActions } from '@ashlar/sdk/tables'
import { useTexts } from '@ashlar/sdk/ui'
import { archive, copyLink, duplicate, publish, remove, restore, toDraft } from './page-actions.ts'
import { editorAddress, siteAddress } from './page-state.ts'
import { publishChanges } from './unpublished/change-actions.ts'

export interface PageRowActionsProps {
  readonly page: Page
  /** Opens "Move to…"; absent where the person may not. */
  readonly onMove?: ((page: Page) => void) | undefined
}

/** Editor and site at once, everything else in the menu; only what the person may do. */
export function PageRowActions({ page, onMove }: PageRowActionsProps) {
  const t = useTexts('admin')
  const canEdit = useCan('pages.can_edit')
  const canCreate = useCan('pages.can_create')
  const canDelete = useCan('pages.can_delete')
  const name = { title: page.title }
  const status =
    page.status === 'published'
      ? [
          ...(page.hasUnpublishedChanges
            ? [{ label: t('Update'), icon: 'globe', onSelect: () => void publishChanges(page) }]
            : []),
          { label: t('Back to draft'), icon: 'file-pen-line', onSelect: () => void toDraft([page]) },
          { label: t('Archive'), icon: 'archive', onSelect: () => void archive([page]) },
        ]
      : [{ label: t('Publish'), icon: 'globe', onSelect: () => void publish([page]) }]
  return (
    <RowActions
      name={page.title}
      actions={[
        ...(page.deleted || page.isDummy
          ? []
          : [
              {
                label: t('Open in editor'),
                alone: t('Open {title} in the editor', name),
                icon: 'square-pen',
                to: editorAddress(page),
              },
              { label: t('View'), alone: t('View {title}', name), icon: 'external-link', href: siteAddress(page) },
            ]),
        { label: t('Page settings'), icon: 'sliders-horizontal', to: `/admin/pages/${page.id}` },
        ...(canCreate ? [{ label: t('Duplicate'), icon: 'copy', onSelect: () => void duplicate(page) }] : []),
        ...(onMove ? [{ label: t('Move to…'), icon: 'corner-down-right', onSelect: () => onMove(page) }] : []),
        { label: t('Copy link'), icon: 'link-2', onSelect: () => void copyLink(page) },
        ...(canEdit && !page.deleted ? ['separator' as const, ...status] : []),
        ...(canEdit && page.deleted
          ? [{ label: t('Restore'), icon: 'archive-restore', onSelect: () => void restore([page]) }]
          : []),
        ...(canDelete && !page.deleted
          ? [{ label: t('Delete'), icon: 'trash-2', danger: true, onSelect: () => void remove([page]) }]
          : []),
      ]}
    />
  )
}
