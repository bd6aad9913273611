import type { Page } from '@ashlar/sdk'
import { Link, useCan, useNavigate } from '@ashlar/sdk/admin'
import { Icon, IconButton, Menu, Tooltip, useTexts } from '@ashlar/sdk/ui'
import { archive, copyLink, duplicate, publish, remove, restore, toDraft } from './page-actions.ts'
import { editorAddress, siteAddress } from './page-state.ts'

export interface PageRowActionsProps {
  readonly page: Page
  /** Opens "Move to…"; absent where the person may not. */
  readonly onMove?: ((page: Page) => void) | undefined
}

/** Editor and site at once, everything else in the menu; only what the person may do. */
export function PageRowActions({ page, onMove }: PageRowActionsProps) {
  const t = useTexts('admin')
  const go = useNavigate()
  const canEdit = useCan('pages.can_edit')
  const canCreate = useCan('pages.can_create')
  const canDelete = useCan('pages.can_delete')
  const name = { title: page.title }
  const status =
    page.status === 'published'
      ? [
          { label: t('Back to draft'), icon: 'file-pen-line', onSelect: () => void toDraft([page]) },
          { label: t('Archive'), icon: 'archive', onSelect: () => void archive([page]) },
        ]
      : [{ label: t('Publish'), icon: 'globe', onSelect: () => void publish([page]) }]
  return (
    <>
      {!page.deleted && !page.isDummy && (
        <>
          <Tooltip label={t('Open in editor')}>
            <Link className="icb" to={editorAddress(page)} aria-label={t('Open {title} in the editor', name)}>
              <Icon name="square-pen" />
            </Link>
          </Tooltip>
          <Tooltip label={t('View')}>
            <a
              className="icb"
              href={siteAddress(page)}
              target="_blank"
              rel="noreferrer"
              aria-label={t('View {title}', name)}
            >
              <Icon name="external-link" />
            </a>
          </Tooltip>
        </>
      )}
      <Menu
        trigger={<IconButton icon="ellipsis" label={t('More about {title}', name)} tooltip={t('More')} />}
        entries={[
          {
            label: t('Open in editor'),
            icon: 'square-pen',
            onSelect: () => void go(editorAddress(page)),
            disabled: page.isDummy,
          },
          { label: t('Page settings'), icon: 'sliders-horizontal', onSelect: () => void go(`/admin/pages/${page.id}`) },
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
    </>
  )
}
